/** A box that scrolls things one way: where it is, and where they are, in px from where reading begins. */
import { holds, parentOf } from '../dom';

export type Axis = 'x' | 'y';

export class Track {
  constructor(
    readonly box: Element,
    readonly axis: Axis,
  ) {}

  /** How far it is scrolled from its beginning. */
  get at(): number {
    return Math.abs(this.axis === 'x' ? this.box.scrollLeft : this.box.scrollTop);
  }

  set at(way: number) {
    const signed = isTurned(this.box, this.axis) ? -way : way;
    // At once, on boxes too that glide.
    this.box.scrollTo({ [this.axis === 'x' ? 'left' : 'top']: signed, behavior: 'instant' });
  }

  /** How much of its content it shows, and has. */
  get shown(): number {
    return this.axis === 'x' ? this.box.clientWidth : this.box.clientHeight;
  }

  get whole(): number {
    return this.axis === 'x' ? this.box.scrollWidth : this.box.scrollHeight;
  }

  /** Where the element begins in its content. */
  placeOf(element: Element): number {
    const own = element.getBoundingClientRect();
    const isPage = this.box === this.box.ownerDocument.scrollingElement;
    const outer = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : this.box.getBoundingClientRect();
    if (this.axis === 'x')
      return (isTurned(this.box, 'x') ? outer.right - own.right : own.left - outer.left) + this.at;
    return (isTurned(this.box, 'y') ? outer.bottom - own.bottom : own.top - outer.top) + this.at;
  }

  /** The element's length along the way. */
  lengthOf(element: Element): number {
    const { width, height } = element.getBoundingClientRect();
    return this.axis === 'x' ? width : height;
  }
}

/** Whether reading begins at the right, or at the bottom: there the way is counted in negative numbers. */
function isTurned(box: Element, axis: Axis): boolean {
  const { direction, display, flexDirection } = getComputedStyle(box);
  const isFlex = display.endsWith('flex');
  if (axis === 'y') return isFlex && flexDirection === 'column-reverse';
  return (direction === 'rtl') !== (isFlex && flexDirection === 'row-reverse');
}

const MAX_UP = 6;
/** What is longer than its box by less, in px, need not be scrolled. */
const LEAST = 40;

/** What scrolls the element along the axis, if it is not the page. */
export function trackAround(element: Element, axis: Axis): Track | null {
  for (let at = parentOf(element), up = 0; at !== null && up < MAX_UP; at = parentOf(at), up++) {
    if (at.nodeName === 'BODY' || at.nodeName === 'HTML') return null;
    const track = new Track(at, axis);
    if (track.whole <= track.shown + LEAST || track.shown === 0) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) return track;
  }
  return null;
}

/** What scrolls the items: down; where they stand side by side, the nearer of what scrolls them down and sideways. */
export function trackOf(items: Iterable<Element>): Track | null {
  const [first, second] = items;
  if (first === undefined) return null;
  const down = trackAround(first, 'y');
  if (second === undefined || !isBeside(first, second)) return down;
  const along = trackAround(first, 'x');
  const isNearer =
    along !== null && (down === null || (down.box !== along.box && holds(down.box, along.box)));
  return isNearer ? along : down;
}

/** Whether both stand in one line of text, in whichever order. */
export function isBeside(first: Element, second: Element): boolean {
  const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return Math.abs(one.top - other.top) < 4 && one.left !== other.left;
}

/** What scrolls the columns of the row, where cells fill only a part of that. */
export function columnTrackOf(cells: readonly Element[]): Track | null {
  const [first] = cells;
  const track = first === undefined ? null : trackAround(first, 'x');
  if (track === null) return null;
  const filled = cells.reduce((sum, cell) => sum + track.lengthOf(cell), 0);
  return filled < track.whole * 0.9 ? track : null;
}
