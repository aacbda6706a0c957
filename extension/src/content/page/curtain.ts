/** What lies over the whole window is in the way of what stands behind it. */
import { elementAt } from '../aria';
import { closestWhere } from '../dom';

/** The box around the element, or itself, that is out of the flow and as big as the window. */
export function overlayAround(element: Element, width: number, height: number): Element | null {
  return closestWhere(element, (at) => {
    const { position } = getComputedStyle(at);
    if (position !== 'fixed' && position !== 'absolute') return false;
    const box = at.getBoundingClientRect();
    return box.width >= width * 0.95 && box.height >= height * 0.95 && at.nodeName !== 'MAIN';
  });
}

/** What would get the clicks of a person anywhere, so far as the middle and a corner of the window tell. */
export function findCurtain(document: Document): Element | null {
  const view = document.defaultView;
  if (view === null) return null;
  const { innerWidth: width, innerHeight: height } = view;
  const overlayAt = (x: number, y: number) => {
    const hit = elementAt(document, x, y);
    return hit === null ? null : overlayAround(hit, width, height);
  };
  return overlayAt(3, height - 3) && overlayAt(width / 2, height / 2);
}
