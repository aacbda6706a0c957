/** What a field or a mute control is called by where it stands: the header of its column, the words beside it. */
import { hasOwnText, isSilent, parentOf, spreadCells, textOf } from '../dom';

/** A letter or a digit: more than a sign. */
export const SPEAKS = /[\p{L}\p{N}]/u;
const SETS = 'input:not([type=hidden]),select,textarea,button';
const CHOICE = 'input[type=checkbox],input[type=radio]';
/** What holds data of its own, or is a button: its text names no field beside it. */
const DATA = 'table:has(td),ul:has(li + li),ol:has(li + li),dl,button,[role=button]';
const BUTTON = 'button,[role=button]';
type Way = 'previousSibling' | 'nextSibling';
const UNREAD = new Set(['STYLE', 'SCRIPT', 'NOSCRIPT', 'TEMPLATE', 'LINK', 'META', 'BR', 'WBR']);

/** The only field of a cell is called by the header of its column (https://html.spec.whatwg.org/multipage/tables.html#header-cell). */
export function labelFromColumn(field: Element): string {
  const cell = field.closest('td');
  const table = cell?.closest('table');
  if (!cell || !table || cell.querySelectorAll(SETS).length > 1) return '';
  const heads = [...(table.tHead?.rows ?? [...table.rows].slice(0, 1))].map(spreadCells);
  // In a table of names and values the row tells what a value is.
  if (heads.some((cells) => cells.includes(cell)) || (heads.at(-1)?.length ?? 0) < 3) return '';
  const column = cell.parentElement === null ? -1 : spreadCells(cell.parentElement).indexOf(cell);
  // Names in two rows: "2026" over "Plan" and "Actual".
  const names = heads
    .filter((cells) => cells.length === 1 || new Set(cells).size > 1)
    .map((cells) => cells[column])
    .filter((name) => name?.nodeName === 'TH' && textOf(name, 80) !== '');
  return [...new Set(names)].map((name) => textOf(name as Element, 80)).join(' ');
}

/** The text just before or after the element, or before the cell or box that holds only it. */
export function labelFromNeighbour(element: Element): string {
  // A box or a radio button stands before its words, a field behind them.
  const ways: Way[] = element.matches(CHOICE)
    ? ['nextSibling', 'previousSibling']
    : ['previousSibling', 'nextSibling'];
  let at: Element | null = element;
  for (let up = 0; at !== null && at.nodeName !== 'BODY' && up < 3; up++, at = parentOf(at)) {
    for (const way of ways) {
      const named = at === element ? textSibling(at, way) : namedBy(at, way, element);
      const text = named === null ? '' : textOf(named, 90).replace(/\s*[:：*]+$/, '');
      if (SPEAKS.test(text) && text.length <= 80) return text;
    }
    if (at !== element && textOf(at, 90).length > 60) return '';
  }
  return '';
}

/** Rows of fields below a row of names, at most. */
const MAX_ROWS = 40;

/** What names the field beside the box that it is in. The words of a box with a field of its own are for that one. */
function namedBy(box: Element, way: Way, field: Element): Node | null {
  const sibling = textSibling(box, way);
  if (!(sibling instanceof Element)) return sibling;
  if (!holdsField(sibling)) return columnOf(sibling, field) ?? sibling;
  let head: Element | null = sibling;
  for (let rows = 0; head !== null && holdsField(head) && rows < MAX_ROWS; rows++)
    head = head.previousElementSibling;
  return head === null || way === 'nextSibling' ? null : columnOf(head, field);
}

function holdsField(box: Element): boolean {
  return box.querySelector('input:not([type=hidden]),select,textarea') !== null;
}

/** In a row of names that stands above, the one above the field. */
function columnOf(names: Element, field: Element): Element | null {
  if (names.childElementCount < 2) return null;
  const box = field.getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  const above = [...names.children].filter((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    return left <= middle && middle <= right && bottom <= box.top + 2;
  });
  return above.length === 1 ? (above[0] ?? null) : null;
}

/** Data, or the label of another field. */
function isOfOther(beside: Element, element: Element): boolean {
  const labelled = (beside as Partial<HTMLLabelElement>).control ?? null;
  return beside.matches(DATA) || isToolbar(beside) || (labelled !== null && !element.contains(labelled));
}

/** Nothing but buttons: what they do names no field. */
function isToolbar(box: Element): boolean {
  const { children } = box;
  return children.length > 0 && !hasOwnText(box) && [...children].every((child) => child.matches(BUTTON));
}

/** The nearest sibling that a person reads: white space, comments, styles and scripts are passed over, fields end it. */
function textSibling(element: Element, way: Way): Node | null {
  for (let at: Node | null = element[way]; at !== null; at = at[way]) {
    if (at.nodeType === Node.TEXT_NODE && (at as Text).data.trim() !== '') return at;
    // "Phone", a list of country codes that has a name of its own, the number.
    if (way === 'previousSibling' && at.nodeName === 'SELECT' && isNamed(at as Element)) continue;
    if (at.nodeType === Node.ELEMENT_NODE && !UNREAD.has(at.nodeName))
      return isSilent(at) || isOfOther(at as Element, element) ? null : at;
  }
  return null;
}

function isNamed(field: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => (field.getAttribute(name) ?? '') !== '');
}
