/** dom.scroll brings an element into view, or moves what scrolls here by pixels or to an end. */
import type { CallOf } from '../../generated/types';
import { parentOf } from '../dom';
import { type ActContext, type ActOutcome, refuse } from './context';
import { findHit } from './hit';
import { scrollIntoView } from './ready';
import { findOne } from './target';

export async function scroll(context: ActContext, call: CallOf<'dom.scroll'>): Promise<ActOutcome> {
  const { selector, to, y } = call.args;
  const found = selector ? findOne(context.document, selector) : undefined;
  if (found && !found.ok) return found;
  if (!found && to === undefined && y === undefined) {
    return refuse('bad_argument', 'dom.scroll needs a selector, y, or to ("top" or "bottom")');
  }
  const stopped = context.stopped();
  if (stopped) return stopped;
  const inner = found ? findScroller(found.element) : undefined;
  if (found && (y === undefined || !inner) && to === undefined) scrollIntoView(found.element, 'center');
  else scrollBy(inner ?? findMainScroller(context.document), { to, y });
  return { ok: true, settling: 'effect', data: {}, ...(found ? { selector: found.selector } : {}) };
}

function scrollBy(scroller: Element, how: { to: 'top' | 'bottom' | undefined; y: number | undefined }): void {
  const behavior = 'instant';
  if (how.to === 'top') scroller.scrollTo({ top: 0, behavior });
  else if (how.to === 'bottom') scroller.scrollTo({ top: scroller.scrollHeight, behavior });
  else scroller.scrollBy({ top: how.y ?? 0, behavior });
}

/** The document, or where that does not scroll, the scrolling box around the middle of the viewport, or the largest. */
export function findMainScroller(document: Document): Element {
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollHeight > root.clientHeight + 1) return root;
  const middle = findHit(document, { x: window.innerWidth / 2, y: window.innerHeight / 2 });
  return (middle && findScroller(middle)) ?? findLargestScroller(document) ?? root;
}

function findLargestScroller(document: Document): Element | undefined {
  const scrolling = [...document.querySelectorAll('main, section, div, ul, [role]')].filter(isScroller);
  return scrolling.sort((a, b) => b.clientHeight * b.clientWidth - a.clientHeight * a.clientWidth)[0];
}

/** The element itself or the nearest box around it that scrolls up and down. */
function findScroller(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) if (isScroller(at)) return at;
  return undefined;
}

function isScroller(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 1) return false;
  return /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);
}
