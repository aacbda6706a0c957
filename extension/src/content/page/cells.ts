/** A text becomes a typed value only when all of it is one: money with its currency, a date in ISO 8601, a number. */
import type { Cell } from '../../generated/types';
import { clean, cut } from '../../lib/text';
import { parseMoney, parseNumber } from './amounts';
import { parseDate } from './dates';
import type { Habits } from './habits';

/** The typed cell of a text: money, then date, then number, else text. */
export function cellOfText(text: string, habits: Habits = {}): Cell {
  const shown = cut(clean(text), 500);
  const money = shown.length <= 60 ? parseMoney(shown, habits) : undefined;
  if (money) return { type: 'money', text: shown, value: money.value, currency: money.currency };
  const date = parseDate(shown, habits);
  if (date) return { type: 'date', text: shown, value: date };
  const number = shown.length <= 30 ? parseNumber(shown.replace(/^%\s?|\s?%$/, ''), habits) : Number.NaN;
  if (!Number.isNaN(number)) return { type: 'number', text: shown, value: number };
  return { type: 'text', text: shown, value: shown };
}
