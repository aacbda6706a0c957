/** How people who read the page's language write dates, numbers and prices. */

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

export interface Habits {
  /** Undefined where the page does not say its language: then 3/4/2026 is no date that anybody could know. */
  order?: DateOrder | undefined;
  /** The sign before the decimals. */
  decimal?: '.' | ',' | undefined;
  /** BCP 47: the language, and the country where it is told. */
  language?: string | undefined;
  country?: string | undefined;
}

const NONE: Habits = {};

/** The habits of the language that the element is in. */
export function habitsAt(element: Element): Habits {
  const stated = element.closest('[lang]');
  return stated === null ? NONE : habitsOf(stated.getAttribute('lang') ?? '');
}

const known = new Map<string, Habits>();

/** Of a language tag; none where it is not one. */
export function habitsOf(tag: string): Habits {
  const found = known.get(tag) ?? compute(tag);
  known.set(tag, found);
  return found;
}

function compute(tag: string): Habits {
  if (!/^[a-z]{2,3}(?:[-_]|$)/i.test(tag)) return NONE;
  const { language, region: country } = new Intl.Locale(tagOf(tag));
  const parts = new Intl.DateTimeFormat(tagOf(tag)).formatToParts(0).map(({ type }) => type[0] ?? '');
  const order = parts.filter((part) => 'dmy'.includes(part)).join('');
  const decimal = new Intl.NumberFormat(tagOf(tag)).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return {
    language,
    country,
    order: order === 'dmy' || order === 'mdy' || order === 'ymd' ? order : undefined,
    decimal: decimal?.value === ',' ? ',' : '.',
  };
}

/** The first two parts of what pages write: `en_GB`, `zh-Hans-x-foo`. */
function tagOf(tag: string): string {
  const [language = '', ...rest] = tag.split(/[-_]/);
  const country = rest.find((part) => /^[a-z]{2}$/i.test(part));
  return country === undefined ? language : `${language}-${country}`;
}
