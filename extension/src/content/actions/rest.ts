/** An element is at rest when it is where it was at least a frame ago and nothing is animating it now. */
import { holds } from '../dom';

/** One frame at 60 Hz, ms. */
const FRAME_MS = 16;

interface Place {
  rect: DOMRect;
  at: number;
  scroll: string;
}

const places = new WeakMap<Element, Place>();

/** Remembers where the element is, so that a later act need not wait a frame to know that it rests. */
export function noteRest(element: Element): void {
  places.set(element, { rect: element.getBoundingClientRect(), at: performance.now(), scroll: readScroll() });
}

/** The element has not moved between two moments at least a frame apart. Notes where it is now. */
export function isAtRest(element: Element): boolean {
  const known = places.get(element);
  const rests = known !== undefined && performance.now() - known.at >= FRAME_MS && isSamePlace(element);
  if (!rests || isAnimated(element)) return false;
  noteRest(element);
  return true;
}

/** The element is where it was noted. */
export function isSamePlace(element: Element): boolean {
  const known = places.get(element);
  if (!known || known.scroll !== readScroll()) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const { rect } = known;
  return rect.x === x && rect.y === y && rect.width === width && rect.height === height;
}

/** A running animation or transition of the element or of what it is in. */
function isAnimated(element: Element): boolean {
  return element.ownerDocument.getAnimations().some((animation) => {
    if (animation.playState !== 'running') return false;
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return target !== null && holds(target, element);
  });
}

function readScroll(): string {
  return `${window.scrollX} ${window.scrollY}`;
}
