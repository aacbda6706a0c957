/** An element is at rest when it is where it was at least a frame ago and nothing is animating it now. */
import { holds } from '../dom';
import { nextFrame } from './rhythm';

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

/**
 * The element stays where it is over the next frame. One that is animated stays over two that are drawn: over one it may
 * have gone and come back.
 */
export async function staysInPlace(element: Element): Promise<boolean> {
  noteRest(element);
  const animated = isAnimated(element);
  for (let frames = animated ? 2 : 1; frames > 0; frames--) {
    const drawn = await nextFrame(element.ownerDocument);
    if (!isSamePlace(element) || (animated && !drawn)) return false;
  }
  return true;
}

/** The element is where it was noted. */
function isSamePlace(element: Element): boolean {
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

/** An element that pulses or bobs without end never rests: it is pressed once it stayed near for so many ms and places. */
const SWAY_MS = 600;
const SWAY_PLACES = 4;

/** Where an element that is animated without end has been each time it was asked. */
export class Sway {
  #common: { left: number; top: number; right: number; bottom: number } | undefined;
  #began = 0;
  /** A browser that draws nothing for a while shows nothing of where it goes: looks do not count, places do. */
  readonly #places = new Set<string>();

  constructor(private readonly element: Element) {}

  /** Half of it, each way, was under the same place all the time. */
  isSmall(): boolean {
    const { left, top, right, bottom, width, height } = this.element.getBoundingClientRect();
    if (this.#places.size === 0) this.#began = performance.now();
    this.#places.add(`${left} ${top} ${right} ${bottom}`);
    const known = this.#common ?? { left, top, right, bottom };
    this.#common = {
      left: Math.max(known.left, left),
      top: Math.max(known.top, top),
      right: Math.min(known.right, right),
      bottom: Math.min(known.bottom, bottom),
    };
    const common = this.#common;
    const isNear = common.right - common.left >= width / 2 && common.bottom - common.top >= height / 2;
    const isLong = this.#places.size >= SWAY_PLACES && performance.now() - this.#began >= SWAY_MS;
    return isNear && isLong && this.#isEndless();
  }

  #isEndless(): boolean {
    return this.element.ownerDocument.getAnimations().some(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.target === null) return false;
      return holds(effect.target, this.element) && effect.getComputedTiming().iterations === Infinity;
    });
  }
}
