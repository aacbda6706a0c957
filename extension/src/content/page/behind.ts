/** What only the pointer brings into view is hidden, but in a person's reach: it is listed behind what opens it. */
import { openerAt, whyUnseen } from '../aria';
import { isUnrendered } from '../dom';
import type { Place } from './scan';

const MENU = 'ul,ol,menu,nav,[role=menu]';

/** The place with what opens it under the pointer; undefined where nothing shows the element. */
export function placeBehind(element: Element, place: Place): Place | undefined {
  const isHidden = isUnrendered(element) && (place.behind === null || !isDisplayed(element));
  const opener = openerAt(element);
  if (opener === undefined) return isHidden ? undefined : place;
  if (place.behind !== null) return place;
  if (whyUnseen(opener) !== undefined) return isHidden ? undefined : place;
  const isMenu = element.matches(MENU) || element.querySelector(MENU) !== null;
  return { ...place, behind: opener, ...(isMenu ? { collection: null, item: null } : {}) };
}

function isDisplayed(element: Element): boolean {
  return getComputedStyle(element).display !== 'none';
}
