/** What tells one of several like things from the others: the words of the part of the page that is its alone. */
import { fold } from '../../lib/text';
import { getName, getRole, labelOf } from '../aria';
import { isRendered, memo, shadowRootOf, textOf } from '../dom';
import { numberedAs, twinNumberOf } from './twins';

/** So far up, and at so many elements each time, is looked for another one that is like it. */
const MAX_UP = 12;
const MAX_LOOKED_AT = 300;
/** What holds more than this is no control that others are like. */
const MAX_INNER = 40;
const MAX_ROWS = 300;
const MAX_TITLE = 80;
const MAX_WORDS = 300;
const TITLES = 'h1,h2,h3,h4,h5,h6,[role=heading],th,[role=rowheader],a[href],td,[role=gridcell]';
const MAX_TITLES = 8;

/** Whether another element is like the one that is asked about: the same tag, role and name. */
interface Likeness {
  tag: string;
  test: (other: Element) => boolean;
}

/** Whether it holds so much that it is rather a part of the page: nobody looks far for what is like it. */
export function isLarge(element: Element): boolean {
  return element.getElementsByTagName('*').length > MAX_INNER;
}

/** The largest box around the element, or itself, in which nothing else is like it; null where nothing on the page is. */
export const ownBoxOf = memo((element: Element): Element | null => {
  if (isLarge(element)) return null;
  let likeness = likenessOf(element);
  let at = element;
  for (let up = 0; up < MAX_UP; up++) {
    const parent = at.parentNode;
    if (parent instanceof Element) {
      if (holdsLike(parent.getElementsByTagName(likeness.tag), likeness)) return at;
      at = parent;
    } else if (parent instanceof ShadowRoot) {
      if (holdsLike(parent.querySelectorAll(likeness.tag), likeness)) return at;
      // Another host of the kind holds another one of these.
      const { host } = parent;
      likeness = { tag: host.localName, test: (other) => other !== host };
      at = host;
    } else return null;
  }
  return null;
});

function likenessOf(element: Element): Likeness {
  const role = getRole(element);
  const called = calledOf(element);
  const test = (other: Element) =>
    other !== element &&
    mayBeCalledAlike(element, other) &&
    getRole(other) === role &&
    calledOf(other) === called;
  return { tag: element.localName, test };
}

const NAMED = ['aria-labelledby', 'aria-label', 'title', 'placeholder', 'alt', 'value'];

/** Tells most others apart without their names, which take long to compute. */
function mayBeCalledAlike(element: Element, other: Element): boolean {
  const [type, otherType] = [element.getAttribute('type'), other.getAttribute('type')];
  if (type !== otherType) return false;
  // Of anything but a plain text, parts may be hidden.
  if (element.childElementCount + other.childElementCount > 0 || isWritten(element)) return true;
  if (NAMED.some((name) => element.getAttribute(name) !== other.getAttribute(name))) return true;
  return lastingIn(element.textContent ?? '') === lastingIn(other.textContent ?? '');
}

function isWritten(element: Element): boolean {
  return element instanceof HTMLElement && element.isContentEditable;
}

/** The name; of what has none what a person would call it. */
export const calledOf = memo((element: Element): string => {
  const name = fold(getName(element));
  if (name !== '' || isLarge(element)) return name || titleOf(element);
  return lastingIn(labelOf(element));
});

/** The words but for the numbers, unless they are all that there is. */
function lastingIn(text: string): string {
  const words = fold(text).slice(0, MAX_TITLE).split(' ');
  const lasting = words.filter((word) => hasLetters(word) || !/\d/.test(word));
  return (lasting.length > 0 ? lasting : words).join(' ');
}

function holdsLike(all: ArrayLike<Element>, { test }: Likeness): boolean {
  const end = Math.min(all.length, MAX_LOOKED_AT);
  for (let index = 0; index < end; index++) {
    const other = all[index];
    if (other !== undefined && test(other)) return true;
  }
  return false;
}

/** The nearest box that says more than the element in it: its part of the page, though nothing else is like it. */
export function boxAround(element: Element): Element | null {
  const own = textOf(element, MAX_WORDS);
  let at = element.parentElement;
  for (let up = 0; at !== null && up < MAX_UP; up++, at = at.parentElement)
    if (textOf(at, MAX_WORDS) !== own || numberedAs(at) !== undefined) return at;
  return null;
}

/**
 * The words that tell a row, item, card or box from those beside it, folded: its heading, first link or first cell with
 * letters, else the first thing it says; more of its words where others begin alike. Numbers count only where nothing
 * else tells: they are often those of places, or change. One that says the same as another, but for what stands in its
 * fields, has a number.
 */
export const tellingWordsOf = memo((row: Element): string => {
  const title = titleOf(row);
  const siblings = siblingsOf(row);
  const rivals = siblings.filter((other) => titleOf(other) === title);
  const isLong = siblings.length + 1 >= MAX_ROWS;
  if (isLong || numberedAs(row) !== undefined || rivals.some((other) => saysSame(other, row)))
    return `${title} ${wordsOf(row).join(' ')} ${twinNumberOf(row)}`;
  if (rivals.length === 0) return title;
  for (const words of [lettersOf, wordsOf]) {
    const own = words(row);
    let shared = 0;
    for (const other of rivals) {
      shared = Math.max(shared, countShared(own, words(other)));
      if (shared === own.length) break;
    }
    if (shared < own.length) return `${title} ${own.slice(0, shared + 1).join(' ')}`;
  }
  return `${title} ${wordsOf(row).join(' ')}`;
});

const titleOf = memo((row: Element): string => {
  for (const key of [...row.querySelectorAll(TITLES)].slice(0, MAX_TITLES)) {
    const text = fold(textOf(key, MAX_TITLE));
    if (hasLetters(text)) return text;
  }
  const said = firstSaidIn(row, { left: MAX_WALKED });
  return said !== '' ? said : lettersOf(row).join(' ').slice(0, MAX_TITLE);
});

/** What says something else in a while: times, what is told by and by, what is written, what a control does next. */
const PASSING =
  'time,button,select,textarea,input,script,style,[contenteditable],[aria-live],[role=button],[role=textbox],[role=log],[role=status],[role=timer],[role=alert]';
const MAX_WALKED = 100;

/** The words of the first text that has any and stays as it is, folded. */
function firstSaidIn(box: Element, budget: { left: number }): string {
  for (const node of (shadowRootOf(box) ?? box).childNodes) {
    if (budget.left-- <= 0) return '';
    let said = '';
    if (node instanceof Text)
      said = fold(node.data.slice(0, MAX_WORDS)).split(' ').filter(hasLetters).join(' ');
    else if (node instanceof Element && !node.matches(PASSING) && isRendered(node))
      said = firstSaidIn(node, budget);
    if (said !== '') return said.slice(0, MAX_TITLE);
  }
  return '';
}

const wordsOf = memo((row: Element): string[] => fold(textOf(row, MAX_WORDS)).split(' '));

function saysSame(other: Element, row: Element): boolean {
  return wordsOf(other).join(' ') === wordsOf(row).join(' ');
}

const lettersOf = memo((row: Element): string[] => wordsOf(row).filter(hasLetters));

/** Long numbers are names: of orders, of invoices. */
function hasLetters(word: string): boolean {
  return /\p{L}|\d{4}/u.test(word);
}

function siblingsOf(row: Element): Element[] {
  const all = row.parentElement === null ? [] : childrenOf(row.parentElement);
  return all.filter((one) => one !== row);
}

const childrenOf = memo((parent: Element): Element[] => {
  const all: Element[] = [];
  for (let at = parent.firstElementChild; at !== null && all.length < MAX_ROWS; at = at.nextElementSibling)
    all.push(at);
  return all;
});

function countShared(own: readonly string[], other: readonly string[]): number {
  const differs = own.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? own.length : differs;
}
