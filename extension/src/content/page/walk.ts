/** One walk finds everything; the next one walks only where something may have changed, and takes the rest from the last. */
import { type Dirt, NO_DIRT, type Root, rootsIn, shadowRootOf } from '../dom';
import { type Natives, noteNative } from './native';
import type { Find, Place } from './scan';
import { outermost, samePlace, visitElement } from './scan';

/** What one walk knows of an element and of what is inside. Entries are shared by walks and never change. */
export interface Entry {
  readonly element: Element;
  readonly place: Place;
  readonly isItem: boolean;
  finds: Find[];
  /** Of those inside that hold a find, or that lie between. */
  inside: Entry[];
  /** Finds here and inside. */
  count: number;
}

export interface Walk {
  finds: Find[];
  top: Entry;
  /** Of what was looked at. */
  natives: Natives;
}

/** What a walk goes on from, and whom it tells of each shadow root. */
export interface Way {
  last?: Entry | undefined;
  dirt?: Dirt;
  onRoot?: (root: Root) => void;
  /** The walk is over: all shadow roots have been told. */
  onWalked?: (walk: Walk) => void;
}

/** What the children of one element have in common. */
interface Frame {
  outer: Entry | undefined;
  place: Place;
  /** What was known of them. */
  known: ReadonlyMap<Element, Entry> | undefined;
  /** Something around them changed how they may look. */
  deep: boolean;
}

/** Most elements hold nothing: they share these. */
const NOTHING: Entry[] = [];
const NO_FINDS: Find[] = [];

/** Walks the composed tree below `root`, in its order. Each `yield` is a point where the work may pause. */
export function* walkTree(
  root: Element,
  place: Place = outermost(root),
  { last, dirt = NO_DIRT, onRoot }: Way = {},
): Generator<void, Walk> {
  const finds: Find[] = [];
  const known = last?.element === root ? new Map([[root, last]]) : undefined;
  const natives: Natives = new Map();
  const work: Work = { elements: [], frames: [], finds, natives, dirt, onRoot };
  push(root, { outer: undefined, place, known, deep: false }, work);
  let top: Entry | undefined;
  let steps = 0;
  for (let frame = work.frames.pop(); frame !== undefined; frame = work.frames.pop()) {
    const element = work.elements.pop() ?? null;
    if (element === null) {
      close(frame.outer as Entry);
      continue;
    }
    const old = frame.known?.get(element);
    const isKnown = old !== undefined && isSame(old, element, frame, dirt);
    const entry = isKnown ? old : open(element, frame);
    if (frame.outer !== undefined) put(frame.outer, entry);
    top ??= entry;
    if (isKnown) gather(entry, finds);
    else enter(element, frame, entry, old, work);
    if ((++steps & 7) === 0) yield;
  }
  return { finds, top: top as Entry, natives };
}

function open(element: Element, { place }: Frame): Entry {
  const isItem = place.collection?.items.has(element) === true;
  return { element, place, isItem, finds: NO_FINDS, inside: NOTHING, count: 0 };
}

function put(outer: Entry, entry: Entry): void {
  if (outer.inside === NOTHING) outer.inside = [entry];
  else outer.inside.push(entry);
}

/** All inside is known now. What holds no find is not remembered further. */
function close(entry: Entry): void {
  let count = entry.finds.length;
  for (const inner of entry.inside) count += inner.count;
  entry.count = count;
  if (count === 0) entry.inside = NOTHING;
}

/** Nothing in it, around it or of its item changed. */
function isSame(old: Entry, element: Element, { place, deep }: Frame, { path }: Dirt): boolean {
  if (deep || path.has(element) || !samePlace(old.place, place)) return false;
  // The names of a table may stand before its rows.
  const before = element.childElementCount > 1 ? element.previousElementSibling : null;
  if (before !== null && path.has(before)) return false;
  if (place.item !== null && path.has(place.item)) return false;
  return old.isItem === (place.collection?.items.has(element) === true);
}

/** What is still to be looked at, last first, with the frame of each; no element where an outer one ends. */
interface Work {
  elements: (Element | null)[];
  frames: Frame[];
  finds: Find[];
  natives: Natives;
  dirt: Dirt;
  onRoot: Way['onRoot'];
}

function push(element: Element | null, frame: Frame, { elements, frames }: Work): void {
  elements.push(element);
  frames.push(frame);
}

function enter(element: Element, frame: Frame, entry: Entry, old: Entry | undefined, work: Work): void {
  const { finds, dirt, onRoot, natives } = work;
  noteNative(element, natives);
  const before = finds.length;
  const inner = visitElement(element, frame.place, finds, old?.finds);
  if (finds.length > before) entry.finds = finds.slice(before);
  entry.count = entry.finds.length;
  if (inner === undefined) {
    tellRootsIn(element, onRoot);
    return;
  }
  const shadow = shadowRootOf(element);
  if (shadow === null && element.firstElementChild === null && element.nodeName !== 'SLOT') return;
  const first = old?.inside[0]?.place;
  const place = first !== undefined && samePlace(first, inner) ? first : inner;
  const deep = frame.deep || dirt.deep.has(element);
  const known = deep || old === undefined ? undefined : new Map(old.inside.map((one) => [one.element, one]));
  const inside: Frame = { outer: entry, place, known, deep };
  push(null, inside, work);
  pushChildren(element, shadow, inside, work);
}

/** The finds of an entry in their order. */
function gather(from: Entry, finds: Find[]): void {
  const stack = [from];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.count === 0) continue;
    for (const find of at.finds) finds.push(find);
    for (let index = at.inside.length - 1; index >= 0; index--) stack.push(at.inside[index] as Entry);
  }
}

/** The children as they are rendered, last first: the shadow tree instead of the light one, slots with what is assigned to them. */
function pushChildren(element: Element, shadow: ShadowRoot | null, frame: Frame, work: Work): void {
  const { onRoot } = work;
  if (shadow !== null) {
    onRoot?.(shadow);
    // Its own children may be shown nowhere.
    tellRootsIn(element, onRoot);
    pushAll(shadow.lastElementChild, frame, work);
    return;
  }
  if (element.nodeName === 'SLOT') {
    const assigned = (element as HTMLSlotElement).assignedElements();
    for (const one of assigned.reverse()) push(one, frame, work);
    if (assigned.length > 0) {
      tellRootsIn(element, onRoot);
      return;
    }
  }
  pushAll(element.lastElementChild, frame, work);
}

/** What is not walked is watched all the same. */
function tellRootsIn(element: Element, onRoot: Way['onRoot']): void {
  if (onRoot === undefined || element.firstElementChild === null) return;
  for (const root of rootsIn(element)) onRoot(root);
}

function pushAll(last: Element | null, frame: Frame, work: Work): void {
  for (let child = last; child !== null; child = child.previousElementSibling) push(child, frame, work);
}
