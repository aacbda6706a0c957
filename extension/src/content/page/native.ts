/**
 * States that change without a trace in the tree: open popovers, undefined elements, of which browsers' own sheets make
 * something, and a custom element's shadow root that a script attaches later.
 */
import { isCustomName, shadowRootOf } from '../dom';

const STATES = ':popover-open,:not(:defined)';

/** Elements that can change so, and how each was when it was looked at. */
export type Natives = Map<Element, NativeState>;

interface NativeState {
  matches: boolean;
  hasRoot: boolean;
}

/** Notes the element if it can be in such a state. */
export function noteNative(element: Element, natives: Natives): void {
  const isCustom = isCustomName(element.nodeName);
  const isOne =
    isCustom || (element.hasAttributes() && (element.hasAttribute('popover') || element.hasAttribute('is')));
  // Only a custom element without a root may get one; a root stays.
  const hasRoot = !isCustom || shadowRootOf(element) !== null;
  if (isOne) natives.set(element, { matches: element.matches(STATES), hasRoot });
}

/** Those that are in another state now; the ones that are gone are forgotten. */
export function turnedOf(natives: Natives): Element[] {
  const turned: Element[] = [];
  for (const [element, was] of natives) {
    if (!element.isConnected) natives.delete(element);
    else if (element.matches(STATES) !== was.matches || (!was.hasRoot && shadowRootOf(element) !== null))
      turned.push(element);
  }
  return turned;
}
