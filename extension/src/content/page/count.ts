/** How many items a collection has: what it says itself, what is there, or what the space that it scrolls through tells. */
import { parentOf, textOf } from '../dom';
import type { Collection } from './collections';
import { isBeside, type Track, trackOf } from './track';

/** Only so many times the space that the items fill tells that there are more. */
const SPACIOUS = 1.5;
/** So much space, in px, may be nothing but margins. */
const MARGINS = 100;

/** How many items there are, shown or not, and whether only some of them are in the document. */
export function countOf(collection: Collection): { count: number; virtual: boolean } {
  const { element, items } = collection;
  const here = items.size;
  const rows = element.getAttribute('aria-rowcount');
  const stated = rows === null ? setSize(items) : Number(rows) - headerRows(element);
  if (Number.isInteger(stated) && stated > here + 1) return { count: stated, virtual: true };
  const estimate = estimateBySpace(collection);
  return estimate > here * SPACIOUS ? { count: estimate, virtual: true } : { count: here, virtual: false };
}

/** `aria-rowcount` counts the row of names too: https://www.w3.org/TR/wai-aria-1.2/#aria-rowcount */
function headerRows(element: Element): number {
  return element.querySelector('[role=columnheader],thead th') === null ? 0 : 1;
}

function setSize(items: Set<Element>): number {
  for (const item of items) return Number(item.getAttribute('aria-setsize') ?? 0);
  return 0;
}

/** Items that stand in one line fill nothing of what scrolls them down with all else. */
function isStrip([first, ...more]: Iterable<Element>): boolean {
  return first !== undefined && more.every((one) => isBeside(first, one));
}

/** A list that scrolls through far more space than its items and what else is there fill shows only some of them. */
function estimateBySpace({ items }: Collection): number {
  const [first] = items;
  const last = [...items].at(-1);
  if (first === undefined || last === undefined || items.size < 5) return items.size;
  const track = trackOf(items);
  if (track === null || (track.axis === 'y' && isStrip(items))) return items.size;
  const filled = track.placeOf(last) + track.lengthOf(last) - track.placeOf(first);
  const length = filled / items.size;
  if (length <= 4 || filled <= 0 || track.whole <= filled * SPACIOUS) return items.size;
  const space = track.whole - otherContent(first, items, track);
  return space < filled + MARGINS ? items.size : Math.max(items.size, Math.round(space / length));
}

/** How much of the track, in px, is filled by what is not of the list: headings, texts, other lists. */
function otherContent(first: Element, items: ReadonlySet<Element>, track: Track): number {
  let sum = 0;
  for (let at = first; at !== track.box; ) {
    const parent = parentOf(at);
    if (parent === null) break;
    for (const other of parent.children) {
      if (other !== at && !items.has(other) && !isBeside(at, other) && hasContent(other))
        sum += track.lengthOf(other);
    }
    at = parent;
  }
  return sum;
}

/** What only keeps room for items says and shows nothing. */
function hasContent(element: Element): boolean {
  return textOf(element, 1) !== '' || element.querySelector('img,canvas,video,iframe,input') !== null;
}
