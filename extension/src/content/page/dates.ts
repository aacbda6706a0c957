/** A date is one only where its day, month and year can be known: as ISO 8601, with its zone where one is told. */
import { clean, plain } from '../../lib/text';
import type { DateOrder, Habits } from './habits';

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

/** The languages of the names of months; that of the page is asked too. */
const DAY_LANGUAGES = 'en de fr es pt it nl sv'.split(' ');
/** Names that people write beside those of Unicode. */
const MORE_DAYS = 'tues weds thur thurs sonnabend'.split(' ');

type Order = DateOrder | 'my' | 'ym' | 'dotted' | 'numbers';
const DATE_SHAPES: readonly [RegExp, Order][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t(\d{2}):(\d{2})(?::[\d.]+)?()(z|[+-]\d{2}:?\d{2})?)?$/, 'ymd'],
  [new RegExp(String.raw`^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})\.?${TIME}$`), 'ymd'],
  [/^(\d{4})-(\d{2})$/, 'ym'],
  [new RegExp(String.raw`^(\d{4})年(\d{1,2})月(\d{1,2})日${TIME}$`), 'ymd'],
  [/^(\d{4})年(\d{1,2})月$/, 'ym'],
  [new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})${TIME}$`, 'u'), 'dotted'],
  [new RegExp(String.raw`^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})${TIME}$`, 'u'), 'numbers'],
  [
    new RegExp(
      String.raw`^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]+(?:of |de )?${MONTH}\.?[,\s-]+(?:de |del )?(\d{4})${TIME}$`,
      'u',
    ),
    'dmy',
  ],
  [new RegExp(String.raw`^(\d{1,2})-${MONTH}-(\d{2})${TIME}$`, 'u'), 'dmy'],
  [new RegExp(String.raw`^${MONTH}\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${TIME}$`, 'u'), 'mdy'],
  [new RegExp(String.raw`^${MONTH}\.?,?\s+(?:de )?(\d{4})$`, 'u'), 'my'],
  [/^(0?[1-9]|1[0-2])\/(\d{4})$/, 'my'],
];

/**
 * A date as ISO 8601: 2026-10-31, 2026-10-31T14:05, 2026-10-31T14:05+02:00 or 2026-10. The habits are those of the
 * page's language; where they are not known, 3/4/2026 is undefined, as is what is told from now on ("3 days ago"), and
 * what is told in another calendar than the common one.
 */
export function parseDate(text: string, habits: Habits = {}): string | undefined {
  const said = plain(clean(text));
  if (said.length > 60 || !/\d{2}/.test(said)) return undefined;
  const folded = inKnownMonths(said, habits.language);
  const alone = readShapes(folded, habits);
  if (alone !== null) return alone;
  // "Sat, 31 Oct 2026": the day of the week is known by its name, so that "Version 1.2.2024" is no date.
  const [named, name = ''] = /^([\p{L}-]{2,16})\.?,?\s+/u.exec(folded) ?? [];
  const dated = named === undefined ? null : readShapes(folded.slice(named.length), habits);
  return dated !== null && isWeekday(name, habits.language) ? dated : undefined;
}

/** The date of the first shape that the text has; undefined where that is none, null where it has no shape of a date. */
function readShapes(folded: string, habits: Habits): string | undefined | null {
  for (const [shape, stated] of DATE_SHAPES) {
    const found = shape.exec(folded);
    if (found !== null) return isoOf(found, stated, habits);
  }
  return null;
}

function isWeekday(name: string, language = 'en'): boolean {
  return [...DAY_LANGUAGES, language].some((one) => weekdaysOf(one).has(name));
}

const months = new Map<string, ReadonlyMap<string, string>>();

/** With the months of the page's own language as in English, and without its word for "year" at the end. */
function inKnownMonths(text: string, language = 'en'): string {
  if (DAY_LANGUAGES.includes(language.slice(0, 2))) return text;
  const known = monthsOf(language);
  const isSaid = (word: string) => known.has(word.replace(/\.$/, ''));
  if (!(text.match(/\p{L}+\.?/gu) ?? []).some(isSaid)) return text;
  const named = text.replace(/\p{L}+\.?/gu, (word) => known.get(word.replace(/\.$/, '')) ?? word);
  return named.replace(/(\d{4})\s?(?:г|р|r|жыл|yil|il)\.?$/u, '$1');
}

/** The months alone and as they stand beside a day, which differs: ноябрь, 12 ноября. */
function monthsOf(language: string): ReadonlyMap<string, string> {
  const known = months.get(language);
  if (known) return known;
  const names = new Map<string, string>();
  const english = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
  for (const month of ['long', 'short'] as const) {
    for (const more of [{}, { day: 'numeric' } as const]) {
      const format = new Intl.DateTimeFormat(language, {
        ...more,
        month,
        calendar: 'gregory',
        timeZone: 'UTC',
      });
      for (let index = 0; index < 12; index++) {
        const date = Date.UTC(2001, index, 1);
        const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        if (!/\d/.test(name)) names.set(plain(name).replace(/\.$/, ''), plain(english.format(date)));
      }
    }
  }
  months.set(language, names);
  return names;
}

const weekdays = new Map<string, ReadonlySet<string>>();

/** The names of the days of the week, as texts are compared. */
function weekdaysOf(language: string): ReadonlySet<string> {
  const known = weekdays.get(language);
  if (known) return known;
  const names = new Set(language === 'en' ? MORE_DAYS : []);
  for (const weekday of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    for (let day = 1; day <= 7; day++)
      names.add(plain(format.format(Date.UTC(2000, 0, day))).replace(/\.$/, ''));
  }
  weekdays.set(language, names);
  return names;
}

function isoOf(found: RegExpExecArray, stated: Order, habits: Habits): string | undefined {
  const [, a = '', b = '', c = ''] = found;
  if (isOfOwnCalendar([a, b, c].find((part) => /^\d{4}$/.test(part)) ?? c, habits.ahead)) return undefined;
  if (stated === 'my' || stated === 'ym') {
    const [year, month] = stated === 'my' ? [b, numberOf(a)] : [a, Number(b)];
    return isMonth(month) ? `${year}-${pad(month)}` : undefined;
  }
  const known = stated === 'dotted' ? 'dmy' : stated === 'numbers' ? orderOf(a, b, c, habits) : stated;
  const day = known && dayOf(known, a, b, c);
  const time = timeOf(found);
  return day && time !== undefined ? `${day}${time}` : undefined;
}

/** A year that is nearer to those of the other calendar; two digits may be of either. */
function isOfOwnCalendar(year: string, ahead: number | undefined): boolean {
  if (ahead === undefined) return false;
  const years = Number(year) - 2000;
  return year.length < 4 || Math.abs(years - ahead) < Math.abs(years);
}

/** By the numbers, which alone may tell, then by the page's language. */
function orderOf(a: string, b: string, c: string, habits: Habits): DateOrder | undefined {
  if (Number(b) > 12) return 'mdy';
  if (c.length === 4 && (Number(a) > 12 || a === b)) return 'dmy';
  const { order } = habits;
  if (c.length === 2 && (order === undefined || order === 'ymd')) return order;
  if (Number(a) > 12 || a === b) return 'dmy';
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

/** Nothing where no time is told, undefined where there is no such time; the day may end at 24:00. */
function timeOf(found: RegExpExecArray): string | undefined {
  const [hour, minute, half = '', zone = ''] = found.slice(4);
  if (hour === undefined || minute === undefined) return '';
  if (Number(minute) > 59 || Number(hour) > (minute === '00' && half === '' ? 24 : 23)) return undefined;
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
