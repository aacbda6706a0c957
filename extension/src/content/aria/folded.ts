/** What stands in a box that is folded to nothing, a closed accordion, is hidden, though it has a size itself. */
import { memo, parentOf } from '../dom';
import { findHoverOpener } from './hover';

/** Whether a box around the element that cuts off what does not fit into it has no height or no width, and no pointer opens it. */
export function isFoldedAway(element: Element): boolean {
  const box = foldAround(element);
  if (box === null) return false;
  const isHeld = getComputedStyle(box).position !== 'static';
  for (let at: Element | null = element; at !== null && at !== box; at = parentOf(at)) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || (position === 'absolute' && !isHeld)) return false;
  }
  return findHoverOpener(element) === undefined;
}

const foldAround = memo((element: Element): Element | null => {
  const parent = parentOf(element);
  if (parent === null || parent === element.ownerDocument.body) return null;
  return isFold(parent) ? parent : foldAround(parent);
});

function isFold(element: Element): boolean {
  if (element.clientHeight > 0 && element.clientWidth > 0) return false;
  const { display, overflowX, overflowY } = getComputedStyle(element);
  // Nothing is cut off by what makes no box of its own.
  if (display === 'contents' || display === 'inline') return false;
  const { width, height } = element.getBoundingClientRect();
  return (height < 1 && overflowY !== 'visible') || (width < 1 && overflowX !== 'visible');
}
