/** How people who read the page's language write dates, numbers and prices. */
import { closest } from '../dom';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

export interface Habits {
  /** Undefined where the page does not say its language, or says `en`: then 3/4/2026 is no date that anybody could know. */
  order?: DateOrder | undefined;
  /** The sign before the decimals. */
  decimal?: '.' | ',' | undefined;
  /** How many years its own calendar is ahead of the common one: 543 in Thai, -621 in Persian. */
  ahead?: number | undefined;
  /** BCP 47: the language, and the country where it is told. */
  language?: string | undefined;
  country?: string | undefined;
}

const NONE: Habits = {};

/** The habits of the language that the element is in. */
export function habitsAt(element: Element): Habits {
  const stated = closest(element, '[lang]');
  return stated === null ? NONE : habitsOf(stated.getAttribute('lang') ?? '');
}

const known = new Map<string, Habits>();

/** Of a language tag; none where it is not one, or the browser does not know the language. */
export function habitsOf(tag: string): Habits {
  const found = known.get(tag) ?? (/^[a-z]{2,3}(?:[-_]|$)/i.test(tag) ? new HabitsOf(tagOf(tag)) : NONE);
  known.set(tag, found);
  return found;
}

/** Languages that every browser knows; in whichever country, it writes them by the common calendar. */
const COMMON = new Set('en de fr es pt it nl sv'.split(' '));

/** Each is found out when it is asked for: what knows all languages takes 15 ms or more to answer a new browser. */
class HabitsOf implements Habits {
  private place: Intl.Locale | null | undefined;
  private written: Pick<Habits, 'order' | 'ahead'> | undefined;
  private sign: '.' | ',' | undefined;

  constructor(private readonly tag: string) {}

  get language(): string | undefined {
    return this.locale?.language;
  }

  get country(): string | undefined {
    return this.locale?.region;
  }

  get order(): DateOrder | undefined {
    return this.dates.order;
  }

  get ahead(): number | undefined {
    return COMMON.has(this.language ?? '') ? undefined : this.dates.ahead;
  }

  get decimal(): '.' | ',' | undefined {
    if (this.locale === null) return undefined;
    this.sign ??= decimalOf(this.locale.toString());
    return this.sign;
  }

  /** Null where the browser does not know the language. */
  private get locale(): Intl.Locale | null {
    if (this.place === undefined) {
      const locale = new Intl.Locale(this.tag);
      const isKnown =
        COMMON.has(locale.language) || Intl.DateTimeFormat.supportedLocalesOf(this.tag).length > 0;
      this.place = isKnown ? locale : null;
    }
    return this.place;
  }

  private get dates(): Pick<Habits, 'order' | 'ahead'> {
    this.written ??= this.locale === null ? NONE : datesOf(this.locale.toString());
    return this.written;
  }
}

function datesOf(name: string): Pick<Habits, 'order' | 'ahead'> {
  const dates = new Intl.DateTimeFormat(name);
  const { calendar, locale } = dates.resolvedOptions();
  const parts = dates.formatToParts(0).map(({ type }) => type[0] ?? '');
  // British and American sites both write `en`.
  const order = locale === 'en' ? '' : parts.filter((part) => 'dmy'.includes(part)).join('');
  return {
    order: order === 'dmy' || order === 'mdy' || order === 'ymd' ? order : undefined,
    ahead: calendar === 'gregory' ? undefined : yearOf(calendar, COMMON_YEAR) - COMMON_YEAR,
  };
}

function decimalOf(name: string): '.' | ',' {
  const parts = new Intl.NumberFormat(name).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

const COMMON_YEAR = 2000;

/** What the calendar calls the middle of the year. */
function yearOf(calendar: string, year: number): number {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { year: 'numeric', timeZone: 'UTC' });
  return Number(format.formatToParts(Date.UTC(year, 6, 1)).find(({ type }) => type === 'year')?.value);
}

/** The first two parts of what pages write: `en_GB`, `zh-Hans-x-foo`. */
function tagOf(tag: string): string {
  const [language = '', ...rest] = tag.split(/[-_]/);
  const country = rest.find((part) => /^[a-z]{2}$/i.test(part));
  return country === undefined ? language : `${language}-${country}`;
}
