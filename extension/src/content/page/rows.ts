/** Rows that are drawn again while a list scrolls are told once; those that say the same are several when they stand elsewhere. */

import type { Track } from './track';

/** A row where it stands: px in the window, and from the beginning of what is scrolled. */
interface Placed {
  element: Element;
  /** Across the way that is scrolled. */
  beside: number;
  inView: number;
  top: number;
  length: number;
  /** Its number in the list, where it is told. */
  index: string | null;
  /** What tells it from others: its number, or what it says. */
  key: string;
}

/** What was seen of a list so far, look by look. */
export class SeenRows {
  readonly #known = new Map<string, Placed[]>();

  /** Those of the rows that were not there before, in the order in which they are seen. */
  takeNew(rows: Iterable<Element>, track: Track, says: (row: Element) => string): Element[] {
    const placed = placeRows(rows, track, says);
    const shift = this.#shiftOf(placed);
    const used = new Set<Placed>();
    const isNew = (row: Placed) => {
      const known = this.#known.get(row.key) ?? [];
      const same = known.find((before) => !used.has(before) && isSame(before, row, shift));
      if (same === undefined) this.#known.set(row.key, [...known, { ...row, top: row.top + shift }]);
      else same.inView = row.inView;
      used.add(same ?? (this.#known.get(row.key)?.at(-1) as Placed));
      return same === undefined;
    };
    return placed.filter(isNew).map(({ element }) => element);
  }

  /** How far rows that can be no others stand from where they stood: heights above them are learned while scrolling. */
  #shiftOf(rows: readonly Placed[]): number {
    const counts = new Map<string, number>();
    for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
    const shifts = rows.flatMap(({ key, top }) => {
      const [before, second] = this.#known.get(key) ?? [];
      return before && !second && counts.get(key) === 1 ? [before.top - top] : [];
    });
    return shifts.sort((a, b) => a - b)[shifts.length >> 1] ?? 0;
  }
}

/** A list that uses its elements again does not keep them in order. */
function placeRows(rows: Iterable<Element>, track: Track, says: (row: Element) => string): Placed[] {
  const placed = [...rows].map((element) => {
    const { left, top } = element.getBoundingClientRect();
    const [inView, beside] = track.axis === 'x' ? [left, top] : [top, left];
    const index = numberOf(element);
    const key = index ?? says(element);
    return {
      element,
      beside,
      inView,
      top: track.placeOf(element),
      length: track.lengthOf(element),
      index,
      key,
    };
  });
  return placed.sort((a, b) => a.top - b.top || a.beside - b.beside);
}

/** The number of the row in its list, where it is told. */
export function numberOf(row: Element): string | null {
  return (
    row.getAttribute('aria-rowindex') ?? row.getAttribute('aria-posinset') ?? row.getAttribute('data-index')
  );
}

/** By its number, in its old place, or stuck to the window. */
function isSame(before: Placed, now: Placed, shift: number): boolean {
  if (now.index !== null) return true;
  if (before.element === now.element && before.inView === now.inView) return true;
  const near = Math.max(4, Math.min(before.length, now.length) / 2);
  return Math.abs(before.top - now.top - shift) < near && Math.abs(before.beside - now.beside) < near;
}
