/** What a person would hit at a point: the topmost element through shadow roots, and what stands in the way. */
import { boxesIn, closest, holds, shadowRootOf } from '../dom';
import type { Point } from './events';

/** The innermost element at a point of the viewport, CSS pixels. */
export function findHit(document: Document, point: Point): Element | null {
  let hit = document.elementFromPoint(point.x, point.y);
  while (hit) {
    const inner: Element | null | undefined = shadowRootOf(hit)?.elementFromPoint(point.x, point.y);
    if (!inner || inner === hit || inner.getRootNode() === hit.getRootNode()) return hit;
    hit = inner;
  }
  return hit;
}

/** Pressing what is hit reaches `target`: it is inside, or it is a label of it. A link in a label is for itself. */
export function isReached(hit: Element, target: Element): boolean {
  if (holds(target, hit)) return target.nodeName !== 'LABEL' || !isLinkIn(target, hit);
  const label = closest(hit, 'label') as HTMLLabelElement | null;
  return label?.control === target && !isLinkIn(label, hit);
}

function isLinkIn(label: Element, hit: Element): boolean {
  const link = closest(hit, 'a[href],button');
  const isOwn = link === label || link === (label as Partial<HTMLLabelElement>).control;
  return link !== null && !isOwn && holds(label, link);
}

/** What of a group of a drawing takes a press: between its shapes there is nothing. */
const DRAWN = 'circle,ellipse,rect,polygon,path,image,text';

/** Up to seven points of the part of the element that is inside the viewport, the middle first. */
export function computePoints(element: Element): Point[] {
  const width = document.documentElement.clientWidth || window.innerWidth;
  const height = document.documentElement.clientHeight || window.innerHeight;
  const shapes = element.nodeName === 'g' ? [...element.querySelectorAll(DRAWN)] : [];
  const shown = shapes.find((shape) => shape.getClientRects().length > 0) ?? element;
  for (const rect of boxesIn(shown)) {
    const left = Math.max(rect.left, 0);
    const top = Math.max(rect.top, 0);
    const right = Math.min(rect.right, width);
    const bottom = Math.min(rect.bottom, height);
    if (right - left < 1 || bottom - top < 1) continue;
    const at = (fx: number, fy: number) => ({ x: left + (right - left) * fx, y: top + (bottom - top) * fy });
    const sides = [at(0.1, 0.5), at(0.9, 0.5)];
    return [at(0.5, 0.5), at(0.25, 0.5), at(0.75, 0.5), at(0.5, 0.2), at(0.5, 0.8), ...sides];
  }
  return [];
}

/** What covers this frame in the documents above it, as far as they may be read; the frame's own point is `point`. */
export function findCoverAbove(view: Window, point: Point): Element | null {
  const frame = readFrameElement(view);
  if (!frame) return null;
  const rect = frame.getBoundingClientRect();
  const above = { x: rect.left + frame.clientLeft + point.x, y: rect.top + frame.clientTop + point.y };
  const hit = findHit(frame.ownerDocument, above);
  if (hit !== frame) return hit;
  return frame.ownerDocument.defaultView ? findCoverAbove(frame.ownerDocument.defaultView, above) : null;
}

/** The iframe element that holds the view; null at the top and across origins. */
function readFrameElement(view: Window): Element | null {
  try {
    return view.frameElement;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
