/** A date is one only where its day, month and year can be known: as ISO 8601, with its zone where one is told. */
import { clean, plain } from '../../lib/text';
import type { DateOrder } from './habits';

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
/** A zone that says how far it is from UTC, and names that only its people know. */
const ZONE = String.raw`(z|(?:utc|gmt)?\s?[+-]\d{1,2}:?(?:\d{2})?|utc|gmt|ce?s?t|mes?z|e[sd]t|c[sd]t|m[sd]t|p[sd]t|bst|ist|jst|a?e[sd]t)`;
const TIME = String.raw`(?:[,\s]+(?:at |um |a las? |à |as )?(\d{1,2})[:h](\d{2})(?::\d{2})?\s*([ap]\.?m\.?)?(?:\s*uhr)?(?:\s*${ZONE})?)?`;
const WEEKDAY = String.raw`(?:\p{L}{2,12}\.?,?\s+)?`;

type Order = DateOrder | 'my' | 'ym' | 'dotted' | 'numbers';
const DATE_SHAPES: readonly [RegExp, Order][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t(\d{2}):(\d{2})(?::[\d.]+)?()(z|[+-]\d{2}:?\d{2})?)?$/, 'ymd'],
  [new RegExp(String.raw`^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})\.?${TIME}$`), 'ymd'],
  [/^(\d{4})-(\d{2})$/, 'ym'],
  [new RegExp(String.raw`^(\d{4})年(\d{1,2})月(\d{1,2})日${TIME}$`), 'ymd'],
  [/^(\d{4})年(\d{1,2})月$/, 'ym'],
  [new RegExp(String.raw`^${WEEKDAY}(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})${TIME}$`, 'u'), 'dotted'],
  [new RegExp(String.raw`^${WEEKDAY}(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})${TIME}$`, 'u'), 'numbers'],
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

/**
 * A date as ISO 8601: 2026-10-31, 2026-10-31T14:05, 2026-10-31T14:05+02:00 or 2026-10. `order` is that of the page's
 * language; where it is not known, 3/4/2026 is undefined, as is what is told from now on: "3 days ago".
 */
export function parseDate(text: string, order?: DateOrder): string | undefined {
  const folded = plain(clean(text));
  if (folded.length > 60 || !/\d{2}/.test(folded)) return undefined;
  for (const [shape, stated] of DATE_SHAPES) {
    const found = shape.exec(folded);
    if (found !== null) return isoOf(found, stated, order);
  }
  return undefined;
}

function isoOf(found: RegExpExecArray, stated: Order, order: DateOrder | undefined): string | undefined {
  const [, a = '', b = '', c = ''] = found;
  if (stated === 'my' || stated === 'ym') {
    const [year, month] = stated === 'my' ? [b, numberOf(a)] : [a, Number(b)];
    return isMonth(month) ? `${year}-${pad(month)}` : undefined;
  }
  const known = stated === 'dotted' ? 'dmy' : stated === 'numbers' ? orderOf(a, b, c, order) : stated;
  const day = known && dayOf(known, a, b, c);
  return day && `${day}${timeOf(found)}`;
}

/** By the numbers, which alone may tell, then by the page's language. */
function orderOf(a: string, b: string, c: string, order: DateOrder | undefined): DateOrder | undefined {
  if (c.length === 2 && (order === undefined || order === 'ymd')) return order;
  if (Number(a) > 12 || a === b) return 'dmy';
  if (Number(b) > 12) return 'mdy';
  return order === 'ymd' ? undefined : order;
}

function dayOf(order: DateOrder, a: string, b: string, c: string): string | undefined {
  const parts = { dmy: [c, b, a], mdy: [c, a, b], ymd: [a, b, c] }[order] as [string, string, string];
  const [year, month, day] = [fullYear(parts[0]), numberOf(parts[1]), Number(parts[2])];
  const last = isMonth(month) ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
  return day < 1 || day > last ? undefined : `${year}-${pad(month)}-${pad(day)}`;
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/functions/strptime.html: 69 to 99 are of the last century. */
function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : Number(year) + (Number(year) < 69 ? 2000 : 1900);
}

function timeOf(found: RegExpExecArray): string {
  const [hour, minute, half = '', zone = ''] = found.slice(4);
  if (hour === undefined || minute === undefined || Number(hour) > 24 || Number(minute) > 59) return '';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0);
  return `T${pad(hours)}:${minute}${offsetOf(zone)}`;
}

/** `Z`, `+02:00`, or nothing for a name that means several zones. */
function offsetOf(zone: string): string {
  if (/^(?:z|utc|gmt)$/.test(zone)) return 'Z';
  const [, sign, hours, minutes] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined ? '' : `${sign}${pad(Number(hours))}:${minutes ?? '00'}`;
}

function numberOf(text: string): number {
  return MONTH_NUMBERS.get(text) ?? Number(text);
}

function isMonth(month: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= 12;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
