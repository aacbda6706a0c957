/** What names the columns of a table: rows of names, also several, also in a table of their own. */
import { seenText } from '../aria';
import { spreadCells } from '../dom';

/** Boxes between a table and the header that a library draws as a table of its own, at most. */
const MAX_UP = 3;
const FILTER = 'input:not([type=hidden],[type=checkbox],[type=radio]),select,textarea';

/** The rows of names above the columns: without a title over all of them, and without fields to filter by. */
export function headerRows(table: HTMLTableElement, isHeaderRow: (row: Element) => boolean): Element[][] {
  const own = namingRows(table, isHeaderRow);
  if (own.length > 0) return own;
  const columns = [...table.rows].find((row) => row.cells.length > 1);
  const apart = columns === undefined ? undefined : headApart(table, isHeaderRow);
  const rows = apart === undefined ? [] : namingRows(apart, isHeaderRow);
  // The head may have a cell above the bar that scrolls.
  const more = (rows[0]?.length ?? 0) - (columns === undefined ? 0 : spreadCells(columns).length);
  return more === 0 || more === 1 ? rows : [];
}

function namingRows(table: HTMLTableElement, isHeaderRow: (row: Element) => boolean): Element[][] {
  const all = [...(table.tHead ? table.tHead.rows : table.rows)];
  const data = table.tHead ? -1 : all.findIndex((row) => !isHeaderRow(row));
  const rows = (data < 0 ? all : all.slice(0, data)).map(spreadCells);
  const naming = rows.filter((cells) => cells.length === 1 || new Set(cells).size > 1);
  const plain = naming.filter((cells) => !cells.some((cell) => cell.querySelector(FILTER) !== null));
  return plain.length > 0 ? plain : naming;
}

/** The table of nothing but names that stands right before this one, as libraries build it where the rows scroll below it. */
function headApart(
  table: HTMLTableElement,
  isHeaderRow: (row: Element) => boolean,
): HTMLTableElement | undefined {
  let at: Element | null = table;
  for (let up = 0; at !== null && up <= MAX_UP; up++, at = at.parentElement) {
    if (at !== table && at.getElementsByTagName('table').length > 1) return undefined;
    const before: Element | null = at.previousElementSibling;
    if (before === null) continue;
    const tables = before.nodeName === 'TABLE' ? [before] : [...before.getElementsByTagName('table')];
    const head = tables[0] as HTMLTableElement | undefined;
    const isHead = tables.length === 1 && head !== undefined && [...head.rows].every(isHeaderRow);
    return isHead ? head : undefined;
  }
  return undefined;
}

/** The cell that names each column best: the lowest one that says something. */
export function namingCells(rows: readonly Element[][]): Element[] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: columns }, (_, at) => {
    const cells = rows.map((row) => row[at]).filter((cell) => cell !== undefined);
    return (cells.findLast((cell) => seenText(cell, 80) !== '') ?? cells.at(-1)) as Element;
  });
}

/** What stands over several columns and over this name: "Home" of "Home: won, lost". */
export function namesAbove(rows: readonly Element[][], at: number, name: Element): string[] {
  const above: Element[] = [];
  for (const cells of rows) {
    const cell = cells[at];
    if (cell === name || cell === undefined) break;
    if (cells[at - 1] === cell || cells[at + 1] === cell) above.push(cell);
  }
  return [...new Set(above)].map((cell) => seenText(cell, 80));
}
