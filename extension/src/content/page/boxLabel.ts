/** What one of several like controls or fields outside of rows is told by: the words of the box that is its alone. */
import { clean, label } from '../../lib/text';
import { labelOf, seenText } from '../aria';
import { memo } from '../dom';
import { ownBoxOf } from '../selector';

const HEADING = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,th';
/** A box that says more than this is no row of a thing. */
const MAX_CHARS = 60;

/** '' where nothing on the page is like the element, or nothing short tells it from what is. */
export const boxLabel = memo((element: Element): string => {
  const box = ownBoxOf(element);
  if (box === null || box === element) return '';
  const heading = box.querySelector(HEADING);
  const title = heading === null ? '' : seenText(heading, MAX_CHARS);
  const text = title || wordsBefore(box, element) || seenText(box, MAX_CHARS + 1);
  const rest = clean(text.replace(labelOf(element), ''));
  return text.length > MAX_CHARS || !/[\p{L}\p{N}]/u.test(rest) ? '' : label(rest);
});

/** What is read in the box before the element. */
function wordsBefore(box: Element, element: Element): string {
  const parts: string[] = [];
  for (let at = box.firstElementChild; at !== null && at !== element; ) {
    if (at.contains(element)) at = at.firstElementChild;
    else {
      parts.push(seenText(at, MAX_CHARS));
      at = at.nextElementSibling;
    }
  }
  return clean(parts.join(' ')).slice(0, MAX_CHARS);
}
