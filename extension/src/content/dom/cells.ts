/** Where the cells of a table stand: which columns each one spans, and which rows below it. */
import { memo } from './pass';
import { isRendered } from './text';

/** Columns that one cell spans, at most. */
const MAX_SPAN = 20;

/** The cells of a row, one for each column that it spans, with those of the rows above that reach down to it. */
export function spreadCells(row: Element): Element[] {
  const reaching = row.parentElement === null ? null : reachingCells(row.parentElement);
  return reaching?.get(row) ?? spread([...row.children]);
}

const spread = (cells: readonly Element[]) =>
  cells.flatMap((cell) => Array.from({ length: columnsOf(cell) }, () => cell));

function columnsOf(cell: Element): number {
  return Math.min((cell as HTMLTableCellElement).colSpan || 1, MAX_SPAN);
}

/** By row; null where no cell of the group reaches down: https://html.spec.whatwg.org/multipage/tables.html#forming-a-table. */
const reachingCells = memo((group: Element): ReadonlyMap<Element, Element[]> | null => {
  if (group.querySelector(':scope > tr > [rowspan]') === null) return null;
  const found = new Map<Element, Element[]>();
  const above: { cell: Element; rows: number }[] = [];
  for (const row of group.children) {
    // What is filtered out takes no place.
    if (!isRendered(row)) continue;
    const cells: Element[] = [];
    const reachDown = () => {
      for (let at = above[cells.length]; at !== undefined && at.rows > 0; at = above[cells.length]) {
        at.rows--;
        cells.push(at.cell);
      }
    };
    for (const cell of row.children) {
      reachDown();
      const { rowSpan } = cell as HTMLTableCellElement;
      const rows = rowSpan === 0 ? Number.POSITIVE_INFINITY : (rowSpan || 1) - 1;
      for (const one of spread([cell])) {
        above[cells.length] = { cell, rows };
        cells.push(one);
      }
    }
    reachDown();
    found.set(row, cells);
  }
  return found;
});
