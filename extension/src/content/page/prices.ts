/** Prices as shops tell them: what is paid now, what was paid before, what a part of it costs. */
import type { Cell } from '../../generated/types';
import { parseMoney } from './amounts';
import { digitsApart } from './apart';
import { read } from './cell';
import { cellOfText } from './cells';
import type { Habits } from './habits';

/** What something cost before. */
const OLD_PRICE = 'old price';
const STRUCK = 's,del,strike';
/** What a part of it costs: not what is paid, where that is told too. */
const UNIT_PRICE = 'unit price';
const PER_UNIT = /(?:\/|\b(?:per|pro|par|por))\s*\p{L}+\.?$/iu;

/** What the price of the leaf is called; `named`: by the page itself. */
export function namePrice(leaf: Element, text: string, named: string | undefined): string {
  if (isStruck(leaf)) return OLD_PRICE;
  return named ?? (PER_UNIT.test(text) ? UNIT_PRICE : 'price');
}

/** Where nothing else is told, what a part costs is the price. */
export function takeUnitPrice(found: Map<string, Cell>): void {
  const unit = found.get(UNIT_PRICE);
  if (unit === undefined || found.has('price')) return;
  found.delete(UNIT_PRICE);
  found.set('price', unit);
}

/** The price that the leaf says, beside one that is struck out too. */
export function priceIn(leaf: Element, text: string, habits: Habits): Cell | undefined {
  if (digitsApart(leaf).length > 0) return undefined;
  if (parseMoney(text, habits)) return cellOfText(text, habits);
  if (text.length > 60 || leaf.firstElementChild === null || !/\d\D+\d/.test(text)) return undefined;
  const old = [...leaf.querySelectorAll('*')].find((one) => isStruckItself(one));
  const now = old === undefined ? '' : text.replace(read(old), '').trim();
  return parseMoney(now, habits) ? cellOfText(now, habits) : undefined;
}

/** Boxes around a price that may strike it out. */
const MAX_UP = 5;

function isStruck(leaf: Element): boolean {
  let at: Element | null = leaf;
  for (let up = 0; at !== null && up < MAX_UP; up++, at = at.parentElement)
    if (isStruckItself(at)) return true;
  return false;
}

function isStruckItself(element: Element): boolean {
  return element.matches(STRUCK) || getComputedStyle(element).textDecorationLine.includes('line-through');
}
