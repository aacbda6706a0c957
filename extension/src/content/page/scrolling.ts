/** A list that draws its rows while it is scrolled is brought to another part of it. */
import { pause, throwIfCancelled } from '../../lib/wait';
import { type Collection, detectCollection, itemsOf } from './collections';

const MAX_SCROLLS = 200;
/** How long, in ms, a list may take to draw what it was scrolled to. */
export const DRAW_MS = 60;

/** What scrolls where no box of its own does. */
export function pageScroller({ element }: Collection): Element {
  const { scrollingElement, documentElement } = element.ownerDocument;
  return scrollingElement ?? documentElement;
}

/** The collection with the items that are in the document now; one that was drawn anew is looked for in its scroller. */
export function refresh(collection: Collection, scroller: Element | null): Collection {
  const { element, shape } = collection;
  if (element.isConnected || scroller === null)
    return { element, shape, items: new Set(itemsOf(element, shape)) };
  for (const candidate of scroller.querySelectorAll(element.localName)) {
    const found = collectionAt(candidate);
    if (found?.shape === shape) return found;
  }
  return { element, shape, items: new Set() };
}

/** The collection that an element is, without a snapshot. */
export function collectionAt(element: Element): Collection | undefined {
  return detectCollection(element, { landmark: undefined, item: null, control: null, collection: null });
}

/** Scrolls down from the top step by step, until nothing new comes or there is enough; stays where it ended. */
export async function scrollThrough(
  scroller: Element,
  take: () => void,
  isEnough: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  scroller.scrollTop = 0;
  let quiet = 0;
  for (let step = 0; step < MAX_SCROLLS && quiet < 3 && !isEnough(); step++) {
    throwIfCancelled(signal);
    await pause(DRAW_MS, signal);
    take();
    if (isEnough()) return;
    const before = scroller.scrollTop;
    scroller.scrollTop = before + Math.max(40, scroller.clientHeight * 0.8);
    quiet = scroller.scrollTop === before ? quiet + 1 : 0;
  }
}
