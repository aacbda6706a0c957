/** The browser's own input goes where pointer and focus are, also into a frame of another site: asked before it is given. */
import type { Point } from './events';
import { findFocused } from './focus';
import { findHit, isReached } from './hit';

const FRAMES = 'iframe, frame, object, embed, fencedframe';

/** A press at the point reaches the element itself, and no frame. */
export function isUnderPointer(element: Element, point: Point): boolean {
  const hit = findHit(element.ownerDocument, point);
  return element.isConnected && hit !== null && isReached(hit, element) && !hit.matches(FRAMES);
}

/** The keys of the keyboard reach this document, and no frame in it. */
export function isFocusOurs(document: Document): boolean {
  return findFocused(document)?.matches(FRAMES) !== true;
}

/** A frame of another origin, however deep, which may take the focus at any moment. */
export function holdsForeignFrame(view: Window): boolean {
  for (let index = 0; index < view.length; index++) {
    const inner = view[index];
    if (inner && (!isReadable(inner) || holdsForeignFrame(inner))) return true;
  }
  return false;
}

function isReadable(view: Window): boolean {
  try {
    return Boolean(view.document);
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
