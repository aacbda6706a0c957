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
/** Of more children none is compared with the others. */
const MAX_ROWS = 5_000;
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
  const parent = row.parentElement;
  const titled = parent && childrenByTitle(parent);
  const group = titled?.get(title) ?? [row];
  const isLong = parent !== null && titled === null;
  if (isLong || numberedAs(row) !== undefined || (timesSaid(group).get(saidIn(row)) ?? 0) > 1)
    return `${title} ${saidIn(row)} ${twinNumberOf(row)}`;
  if (group.length === 1) return title;
  for (const [words, sharedIn] of TELLING) {
    const own = words(row);
    const shared = sharedIn(group).get(row) ?? 0;
    if (shared < own.length) return `${title} ${own.slice(0, shared + 1).join(' ')}`;
  }
  return `${title} ${saidIn(row)}`;
});

/** The children by their titles; null where there are too many to read them all. */
const childrenByTitle = memo((parent: Element): Map<string, Element[]> | null => {
  if (parent.childElementCount > MAX_ROWS) return null;
  const titled = new Map<string, Element[]>();
  for (const row of parent.children) {
    const group = titled.get(titleOf(row));
    if (group) group.push(row);
    else titled.set(titleOf(row), [row]);
  }
  return titled;
});

/** How many of the group say the same. */
const timesSaid = memo((group: readonly Element[]): Map<string, number> => {
  const times = new Map<string, number>();
  // What has no like is not read for it.
  if (group.length > 1) for (const row of group) times.set(saidIn(row), (times.get(saidIn(row)) ?? 0) + 1);
  return times;
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

const saidIn = memo((row: Element): string => wordsOf(row).join(' '));

const lettersOf = memo((row: Element): string[] => wordsOf(row).filter(hasLetters));

/** Long numbers are names: of orders, of invoices. */
function hasLetters(word: string): boolean {
  return /\p{L}|\d{4}/u.test(word);
}

/** With how many words each of the group begins as another one of it does: in their order, as one beside it. */
const sharing = (words: (row: Element) => string[]) =>
  memo((group: readonly Element[]): Map<Element, number> => {
    const sorted = group.map((row) => ({ row, key: words(row).join('\u0000') }));
    sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
    const shared = new Map<Element, number>(group.map((row) => [row, 0]));
    for (const [index, { row }] of sorted.slice(1).entries()) {
      const before = sorted[index]?.row ?? row;
      const count = countShared(words(before), words(row));
      for (const one of [before, row]) shared.set(one, Math.max(shared.get(one) ?? 0, count));
    }
    return shared;
  });

const TELLING = [
  [lettersOf, sharing(lettersOf)],
  [wordsOf, sharing(wordsOf)],
] as const;

function countShared(own: readonly string[], other: readonly string[]): number {
  const differs = own.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? own.length : differs;
}
