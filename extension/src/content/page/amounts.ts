/** A text is a number or a price only when all of it is one, and grouped as people group digits. */
import { clean } from '../../lib/text';
import type { Habits } from './habits';

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
  s$: 'SGD',
  nt$: 'TWD',
  mx$: 'MXN',
  r$: 'BRL',
  '£': 'GBP',
  '¥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  '₹': 'INR',
  rs: 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  руб: 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₦': 'NGN',
  '₸': 'KZT',
  zł: 'PLN',
  kč: 'CZK',
  lei: 'RON',
  лв: 'BGN',
};
/** What such a sign means to those who read the language, or live in the country. Letters are a sign only to them: 12 ft. */
const LOCAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    SG: 'SGD',
    HK: 'HKD',
    TW: 'TWD',
    MX: 'MXN',
    AR: 'ARS',
    CL: 'CLP',
    CO: 'COP',
  },
  kr: {
    sv: 'SEK',
    SE: 'SEK',
    da: 'DKK',
    DK: 'DKK',
    fo: 'DKK',
    kl: 'DKK',
    nb: 'NOK',
    nn: 'NOK',
    no: 'NOK',
    NO: 'NOK',
    is: 'ISK',
    IS: 'ISK',
  },
  ft: { hu: 'HUF', HU: 'HUF' },
  fr: { CH: 'CHF', LI: 'CHF', gsw: 'CHF', rm: 'CHF' },
  tl: { tr: 'TRY', TR: 'TRY' },
  rm: { ms: 'MYR', MY: 'MYR' },
  rp: { id: 'IDR', ID: 'IDR', jv: 'IDR', su: 'IDR' },
  '¥': { zh: 'CNY' },
  rs: { PK: 'PKR', LK: 'LKR', ur: 'PKR', si: 'LKR' },
};
const CODES = new Set(
  'EUR USD GBP JPY CNY CHF AUD CAD NZD HKD SGD TWD SEK NOK DKK ISK PLN CZK HUF RON BGN RSD TRY RUB UAH KZT ILS INR PKR LKR KRW THB VND PHP IDR MYR BRL MXN ARS CLP COP PEN UYU ZAR NGN KES AED SAR QAR KWD BHD OMR TND MAD EGP'.split(
    ' ',
  ),
);
/** Currencies of three decimals. */
const THOUSANDTHS = new Set('KWD BHD OMR TND'.split(' '));

const SPACES = String.raw`'’\u00a0\u2009\u202f `;
const DIGITS = String.raw`\d(?:[\d.,${SPACES}]*\d)?`;
const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mln: 1e6,
  million: 1e6,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
};
const SCALE = String.raw`(?:[kKM]\b|\s?(?:[Tt]sd|[Mm]n|[Mm]io|[Mm]ln|[Mm]illion|[Bb]n|[Mm]rd|[Bb]illion)\b\.?)`;
const SIGN = String.raw`[+\-−–]`;
const NUMBER = new RegExp(String.raw`^(${SIGN}?)\s?(${DIGITS})(${SCALE})?(-?)$`, 'u');
const ROUND = /^\((.*)\)$/u;

/**
 * A number as people write it: 1,234.56 · 1.234,56 · 1 234,56 · 1'234.56 · 1,23,456 · (12) · 12k. NaN for anything
 * else: versions, lists, numbers of telephones and of items. 1.234 and 1,234 are what the page's language makes of them.
 */
export function parseNumber(text: string, habits: Pick<Habits, 'decimal'> = {}): number {
  const said = latin(text).trim();
  const inner = ROUND.exec(said)?.[1]?.trim();
  const [, sign = '', digits = '', scale = '', after = ''] = NUMBER.exec(inner ?? said) ?? [];
  const value = amountOf(digits, habits) * timesOf(scale);
  const isLess = inner !== undefined || after !== '' || /[-−–]/.test(sign);
  return round(isLess ? -value : value);
}

function timesOf(scale: string): number {
  return scale === '' ? 1 : (TIMES[scale.trim().replace('.', '').toLowerCase()] ?? Number.NaN);
}

function round(value: number): number {
  return value === 0 ? 0 : Math.round(value * 1e6) / 1e6;
}

/** The first of the ten digits of Arabic, Persian and Hindi: https://www.unicode.org/charts/ */
const ZEROS = [0x660, 0x6f0, 0x966];

/** Digits of other scripts, and full-width characters. Raised and lowered digits stay: they are notes and powers. */
function latin(text: string): string {
  return text
    .replace(/[！-～￠-￦]/gu, (wide) => wide.normalize('NFKC'))
    .replace(/[٠-٩۰-۹०-९]/gu, digitOf)
    .replace(/٫/g, '.')
    .replace(/٬/g, "'");
}

function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}

const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;
const LAKHS = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const ADDRESS = /^(?:(?:\d|\d\d|1\d\d|2[0-4]\d|25[0-5])\.){3}(?:\d|\d\d|1\d\d|2[0-4]\d|25[0-5])$/;

/** Digits with at most one decimal sign, and one kind of sign between groups. NaN where they stand otherwise. */
function amountOf(written: string, habits: Pick<Habits, 'decimal'>): number {
  const digits = written.replace(/[’]/g, "'").replace(/\s/g, ' ');
  if (digits === '' || ADDRESS.test(digits) || /^0\d/.test(digits)) return Number.NaN;
  if (/^\d+$/.test(digits)) return Number(digits);
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1) ?? '';
  const isLone = marks.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (isLone && last !== (habits.decimal ?? '.')) return Number(digits.replace(last, ''));
  if (/[.,]/.test(last) && marks.indexOf(last) === marks.length - 1) {
    const at = digits.lastIndexOf(last);
    const whole = digits.slice(0, at);
    const isWhole = /^\d+$/.test(whole) || isGrouped(whole);
    return isWhole ? Number(`${whole.replace(/\D/g, '')}.${digits.slice(at + 1)}`) : Number.NaN;
  }
  return isGrouped(digits) ? Number(digits.replace(/\D/g, '')) : Number.NaN;
}

function isGrouped(digits: string): boolean {
  return GROUPED.test(digits) || LAKHS.test(digits);
}

const CURRENCY = String.raw`(?:(?:US|A|CA|C|NZ|HK|NT|MX|S|R)?\$|[€£¥円元₹₨₩₽₺₴₪฿₫₱₦₸]|zł|kč|kr\.?|ft|fr\.?|rs\.?|rp\.?|rm|tl|lei|лв\.?|руб\.?|[A-Z]{3})`;
const AMOUNT = `${DIGITS}(?:${SCALE})?`;
const MONEY = new RegExp(
  String.raw`^(?:(?:from|ab|dès|desde|a partir de)\s+)?([(]?${SIGN}?)\s*(?:(${CURRENCY})\s*([(]?${SIGN}?)\s?(${AMOUNT})(?:[.,][-–—])?|(${AMOUNT})(?:[.,][-–—])?\s*(${CURRENCY}))\s*(-?)\)?(?:\s*(?:\/|per|pro|par|por)\s*\p{L}+\.?|\s*(?:incl|excl|inkl|zzgl|ttc|ht|\+)\b.{0,20})?$`,
  'iu',
);

export interface Money {
  value: number;
  /** ISO 4217. */
  currency: string;
}

/** Amount and currency of a text that is a price and nothing else. */
export function parseMoney(text: string, habits: Habits = {}): Money | undefined {
  const found = MONEY.exec(latin(clean(text)));
  if (found === null) return undefined;
  const [, outer = '', before, inner = '', first, second, after, behind = ''] = found;
  const currency = currencyOf(before ?? after ?? '', habits);
  if (currency === undefined) return undefined;
  const amount = (first ?? second ?? '').trim();
  const value = parseNumber(amount, {
    get decimal() {
      return decimalOf(amount, currency, habits);
    },
  });
  if (Number.isNaN(value)) return undefined;
  const isLess = /[(\-−–]/.test(outer + inner + behind);
  return { value: isLess ? -Math.abs(value) : value, currency };
}

function currencyOf(sign: string, habits: Habits): string | undefined {
  // Small letters are words: 5 pen, 3 try.
  if (CODES.has(sign)) return sign;
  const mark = sign.toLowerCase().replace(/\.$/, '').replace('₨', 'rs');
  const here = LOCAL[mark];
  if (here === undefined) return SIGNS[mark];
  const { language = '', country = '' } = habits;
  return here[country] ?? here[language] ?? SIGNS[mark];
}

/** A currency writes two decimals: 1.234 € is a thousand, but for a price of fuel where the language says so. */
function decimalOf(amount: string, currency: string, { decimal }: Habits): Habits['decimal'] {
  if (decimal === ',' || THOUSANDTHS.has(currency)) return decimal;
  return currency === 'USD' || amount.includes(',') ? '.' : ',';
}
