/** A list that draws its rows while it is scrolled is brought to another part of it. */
import { pause, throwIfCancelled } from '../../lib/wait';
import { type Collection, detectCollection, itemsOf } from './collections';
import { Track } from './track';

const MAX_SCROLLS = 200;
/** How long, in ms, a list may take to draw what it was scrolled to. */
const DRAW_MS = 60;

/** Waits until the page had time to draw, and heard of the scrolling, which it does before a frame; hidden pages have none. */
export async function untilDrawn(signal?: AbortSignal): Promise<void> {
  const frame = new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await Promise.all([pause(DRAW_MS, signal), Promise.race([frame, pause(4 * DRAW_MS, signal)])]);
}

/** What scrolls where no box of its own does. */
export function pageTrack({ element }: Collection): Track {
  const { scrollingElement, documentElement } = element.ownerDocument;
  return new Track(scrollingElement ?? documentElement, 'y');
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

/** Scrolls from the beginning step by step, until nothing new comes or there is enough; stays where it ended. */
export async function scrollThrough(
  track: Track,
  take: () => void,
  isEnough: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  track.at = 0;
  let quiet = 0;
  for (let step = 0; step < MAX_SCROLLS && quiet < 3 && !isEnough(); step++) {
    throwIfCancelled(signal);
    await untilDrawn(signal);
    take();
    if (isEnough()) return;
    const before = track.at;
    track.at = before + Math.max(40, track.shown * 0.8);
    quiet = track.at === before ? quiet + 1 : 0;
  }
}
