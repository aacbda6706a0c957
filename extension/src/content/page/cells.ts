/** A text becomes a typed value only when all of it is one: money with its currency, a date in ISO 8601, a number. */
import type { Cell } from '../../generated/types';
import { clean, cut, plain } from '../../lib/text';

/** https://www.iso.org/iso-4217-currency-codes.html: signs that mean one currency, the commonest use where several. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  r$: 'BRL',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  zł: 'PLN',
  kč: 'CZK',
  kr: 'SEK',
  ft: 'HUF',
  fr: 'CHF',
};
const CODES = new Set(
  'EUR USD GBP JPY CNY CHF AUD CAD NZD HKD SGD SEK NOK DKK PLN CZK HUF RON BGN TRY RUB UAH ILS INR KRW THB VND PHP IDR MYR BRL MXN ARS CLP COP PEN ZAR AED SAR EGP'.split(
    ' ',
  ),
);
const NUMBER = String.raw`[+\-−–]?\s?\d[\d.,'’\u00a0\u202f ]*`;
const CURRENCY = String.raw`(?:(?:US|A|CA|C|NZ|HK|R)?\$|[€£¥￥円元₹₩₽₺₴₪฿₫₱]|zł|kč|kr\.?|ft|fr\.?|[A-Z]{3})`;
const MONEY = new RegExp(
  String.raw`^(?:(?:from|ab|dès|desde|a partir de)\s+)?([+\-−–(]?)\s*(?:(${CURRENCY})\s*(${NUMBER})|(${NUMBER})\s*(${CURRENCY}))\s*\)?(?:\s*(?:\/|per|pro|par|por)\s*\p{L}+\.?|\s*(?:incl|excl|inkl|zzgl|ttc|ht|\+)\b.{0,20})?$`,
  'iu',
);

/** A number as people write it: 1,234.56 · 1.234,56 · 1 234,56 · 1'234.56. NaN for anything else. */
export function parseNumber(text: string): number {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[−–]/g, '-');
  if (!/^[+-]?\d[\d.,]*$/.test(compact)) return Number.NaN;
  const comma = compact.lastIndexOf(',');
  const dot = compact.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) {
    const [decimal, grouping] = comma > dot ? [',', '.'] : ['.', ','];
    return Number(compact.split(grouping).join('').replace(decimal, '.'));
  }
  const mark = comma >= 0 ? ',' : '.';
  const groups = compact.split(mark);
  const isGrouping = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  if (groups.length > 2 || (isGrouping && mark === ',' && !/^[+-]?0/.test(compact)))
    return Number(groups.join(''));
  if (isGrouping && mark === '.' && groups.length > 2) return Number(groups.join(''));
  return Number(compact.replace(',', '.'));
}

/** Amount and ISO 4217 code of a text that is a price and nothing else. */
export function parseMoney(text: string): { value: number; currency: string } | undefined {
  const found = MONEY.exec(clean(text));
  if (found === null) return undefined;
  const [, sign = '', before, first, second, after] = found;
  const mark = (before ?? after ?? '').toLowerCase().replace(/\.$/, '');
  const code = mark.toUpperCase();
  const currency = SIGNS[mark] ?? (CODES.has(code) ? code : undefined);
  let value = parseNumber((first ?? second ?? '').trim().replace(/[.,]$/, ''));
  if (currency === undefined || Number.isNaN(value)) return undefined;
  // A currency writes two decimals: 1.234 € is a thousand.
  if (/^\d{1,3}[.]\d{3}$/.test((first ?? second ?? '').trim()) && currency !== 'USD') value *= 1_000;
  if (sign === '(' || /[-−–]/.test(sign)) value = -Math.abs(value);
  return { value: Math.round(value * 1e6) / 1e6, currency };
}

const MONTHS: readonly string[] = [
  'jan|january|januar|janner|janvier|janv|enero|ene|janeiro|gennaio|januari',
  'feb|february|februar|fevrier|fevr|fev|febrero|fevereiro|febbraio|februari',
  'mar|march|marz|maerz|mrz|mars|marzo|marco|maart',
  'apr|april|avril|avr|abril|abr|aprile',
  'may|mai|mayo|maio|maggio|mei',
  'jun|june|juni|juin|junio|junho|giugno',
  'jul|july|juli|juillet|juil|julio|julho|luglio',
  'aug|august|aout|agosto|ago|augustus|augusti',
  'sep|sept|september|septembre|septiembre|setembro|set|settembre',
  'oct|october|oktober|okt|octobre|octubre|outubro|out|ottobre',
  'nov|november|novembre|noviembre|novembro',
  'dec|december|dezember|dez|decembre|diciembre|dic|dezembro|dicembre',
];
const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1])),
);
const MONTH = `(${[...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|')})`;
const TIME = String.raw`(?:[,\s]+(?:at |um |a las? |à |as )?(\d{1,2})[:h](\d{2})(?::\d{2})?\s*([ap]\.?m\.?)?(?:\s*(?:uhr|utc|gmt|z))?)?`;
const WEEKDAY = String.raw`(?:\p{L}{2,12}\.?,?\s+)?`;

type Order = 'ymd' | 'dmy' | 'mdy' | 'my' | 'ym';
const DATE_SHAPES: readonly [RegExp, Order][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t(\d{2}):(\d{2})\S*)?$/, 'ymd'],
  [new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`), 'ymd'],
  [/^(\d{4})-(\d{2})$/, 'ym'],
  [new RegExp(String.raw`^(\d{4})年(\d{1,2})月(\d{1,2})日${TIME}$`), 'ymd'],
  [/^(\d{4})年(\d{1,2})月$/, 'ym'],
  [new RegExp(String.raw`^${WEEKDAY}(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})${TIME}$`, 'u'), 'dmy'],
  [
    new RegExp(
      String.raw`^${WEEKDAY}(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]+(?:of |de )?${MONTH}\.?[,\s-]+(?:de |del )?(\d{4})${TIME}$`,
      'u',
    ),
    'dmy',
  ],
  [
    new RegExp(String.raw`^${WEEKDAY}${MONTH}\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${TIME}$`, 'u'),
    'mdy',
  ],
  [new RegExp(String.raw`^${MONTH}\.?,?\s+(?:de )?(\d{4})$`, 'u'), 'my'],
  [/^(0?[1-9]|1[0-2])\/(\d{4})$/, 'my'],
];

/** A date as ISO 8601: 2026-10-31, 2026-10-31T14:05 or 2026-10. `monthFirst`: 10/31/2026 as in the United States. */
export function parseDate(text: string, monthFirst = false): string | undefined {
  const folded = plain(clean(text));
  if (folded.length > 60 || !/\d{2}/.test(folded)) return undefined;
  for (const [shape, order] of DATE_SHAPES) {
    const found = shape.exec(folded);
    if (found !== null) return isoDate(found, order, monthFirst);
  }
  return undefined;
}

function isoDate(found: RegExpExecArray, order: Order, monthFirst: boolean): string | undefined {
  const [, a = '', b = '', c = '', hour, minute, half] = found;
  if (order === 'my' || order === 'ym') {
    const [year, month] = order === 'my' ? [b, monthNumber(a)] : [a, Number(b)];
    return isMonth(month) ? `${year}-${pad(month)}` : undefined;
  }
  let [year, month, day] = order === 'ymd' ? [a, monthNumber(b), Number(c)] : [c, monthNumber(b), Number(a)];
  if (order === 'mdy') [month, day] = [monthNumber(a), Number(b)];
  const isSwapped = /^\d+$/.test(b) && order === 'dmy' && (month > 12 || (monthFirst && day <= 12));
  if (isSwapped) [month, day] = [day, month];
  if (!isMonth(month) || day < 1 || day > 31) return undefined;
  const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  if (hour === undefined || minute === undefined) return date;
  return `${date}T${pad(hourOf(Number(hour), half))}:${minute}`;
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}

function monthNumber(text: string): number {
  return MONTH_NUMBERS.get(text) === undefined ? Number(text) : Number(MONTH_NUMBERS.get(text));
}

function isMonth(month: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= 12;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** The typed cell of a text: money, then date, then number, else text. */
export function cellOfText(text: string, monthFirst = false): Cell {
  const shown = cut(clean(text), 500);
  const money = shown.length <= 60 ? parseMoney(shown) : undefined;
  if (money) return { type: 'money', text: shown, value: money.value, currency: money.currency };
  const date = parseDate(shown, monthFirst);
  if (date) return { type: 'date', text: shown, value: date };
  const number = parseNumber(shown.replace(/\s?%$/, ''));
  if (shown.length <= 30 && !Number.isNaN(number)) return { type: 'number', text: shown, value: number };
  return { type: 'text', text: shown, value: shown };
}
