/** States that change without a trace in the tree, and of which browsers' own sheets make something: open popovers, undefined elements. */
import { isCustomName } from '../dom';

const STATES = ':popover-open,:not(:defined)';

/** Elements that can be in such a state, and whether they were in one when they were looked at. */
export type Natives = Map<Element, boolean>;

/** Notes the element if it can be in such a state. */
export function noteNative(element: Element, natives: Natives): void {
  const isOne =
    isCustomName(element.nodeName) ||
    (element.hasAttributes() && (element.hasAttribute('popover') || element.hasAttribute('is')));
  if (isOne) natives.set(element, element.matches(STATES));
}

/** Those that are in another state now; the ones that are gone are forgotten. */
export function turnedOf(natives: Natives): Element[] {
  const turned: Element[] = [];
  for (const [element, was] of natives) {
    if (!element.isConnected) natives.delete(element);
    else if (element.matches(STATES) !== was) turned.push(element);
  }
  return turned;
}
