/** A table of plain boxes: a row of names above rows of as many cells each, which stand below the names. */
import { memo } from '../dom';

export interface BoxTable {
  header: Element;
  rows: Element[];
}

const MAX_COLUMNS = 20;
const MAX_NAME_CHARS = 40;
/** What stands so near, in px, stands in one column. */
const NEAR = 3;
const HOLDS_TABLE = 'table,[role=row],[role=grid],main,nav,h1,dl';

/**
 * The table that the children of the element make, if they surely do. The row of names is the first child, where it is of
 * another class than the next, or what stands right before the element. Boxes are measured only of what is built like one.
 */
export const boxTableOf = memo((element: Element): BoxTable | undefined => {
  const { firstElementChild: first, lastElementChild: last } = element;
  if (first === null || last === null || element.childElementCount < 2) return undefined;
  const columns = last.childElementCount;
  if (columns < 2 || columns > MAX_COLUMNS || !isPlain(last)) return undefined;
  const header = headerAbove(element, columns) ?? (first.className === last.className ? undefined : first);
  if (header === undefined || header.childElementCount !== columns || !saysNames(header)) return undefined;
  const rows = [...element.children].filter((row) => row !== header && isLike(row, last));
  if (rows.length < 2 || rows.length < element.childElementCount - 2) return undefined;
  if (element.querySelector(HOLDS_TABLE) !== null || isCalendar(rows)) return undefined;
  const measured = [header, rows[0], rows.at(-1)].map((row) => [...(row?.children ?? [])].map(boxOf));
  return areColumns(measured) ? { header, rows } : undefined;
});

const boxOf = (element: Element) => element.getBoundingClientRect();

function isPlain(row: Element): boolean {
  return (row.nodeName === 'DIV' || row.nodeName.includes('-')) && !row.hasAttribute('role');
}

function isLike(row: Element, other: Element): boolean {
  return row.nodeName === other.nodeName && row.childElementCount === other.childElementCount;
}

/** The row before the box of rows, or the only row in the box before it. */
function headerAbove(element: Element, columns: number): Element | undefined {
  const before = element.previousElementSibling;
  const row = before?.childElementCount === 1 ? before.firstElementChild : before;
  return row?.childElementCount === columns && isPlain(row) ? row : undefined;
}

/** Short texts without digits in most of the cells, no two alike, and nothing to fill in or to follow. */
function saysNames(header: Element): boolean {
  if (header.querySelector('input:not([type=checkbox]),select,textarea,a[href],img') !== null) return false;
  const names = [...header.children].map((cell) => (cell.textContent ?? '').trim());
  const said = names.filter((name) => name !== '');
  if (said.length < 2 || said.length * 2 < names.length || new Set(said).size < said.length) return false;
  return said.every((name) => name.length <= MAX_NAME_CHARS && !/\d/.test(name));
}

/** The days of a month are no data. */
function isCalendar(rows: readonly Element[]): boolean {
  return rows.every((row) =>
    [...row.children].every((cell) => /^\s*\d{0,2}\s*$/.test(cell.textContent ?? '')),
  );
}

/** Whether the cells of each row stand side by side, each below the one above it. */
function areColumns([header = [], ...rows]: readonly DOMRect[][]): boolean {
  let above = header;
  for (const row of rows) {
    const isBelow = row.every((cell, at) => isInColumn(cell, above[at]) && isAfter(cell, row[at - 1]));
    if (!isBelow) return false;
    above = row;
  }
  return header.every((cell, at) => isAfter(cell, header[at - 1]));
}

function isInColumn(cell: DOMRect, above: DOMRect | undefined): boolean {
  if (above === undefined || cell.top < above.bottom - NEAR) return false;
  const middle = (box: DOMRect) => (box.left + box.right) / 2;
  const pairs = [
    [cell.left, above.left],
    [cell.right, above.right],
    [middle(cell), middle(above)],
  ] as const;
  return pairs.some(([one, other]) => Math.abs(one - other) <= NEAR);
}

/** Right of the cell before it, or left where writing goes so. */
function isAfter(cell: DOMRect, before: DOMRect | undefined): boolean {
  if (before === undefined) return true;
  const isBeside = cell.left >= before.right - NEAR || cell.right <= before.left + NEAR;
  return isBeside && cell.top < before.bottom && cell.bottom > before.top;
}
