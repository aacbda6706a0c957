/** Dirt is what a next look must read anew, in the tree as it is rendered; whatever is not dirty is as it was. */
import { parentOf, rootOf, shadowRootOf } from './tree';

export interface Dirt {
  /** Elements that may have changed themselves, and all around them. */
  path: ReadonlySet<Element>;
  /** Of those, the ones in which everything may have changed. */
  deep: ReadonlySet<Element>;
}

export const NO_DIRT: Dirt = { path: new Set(), deep: new Set() };

/** The dirt of elements that changed themselves and of those that changed with all that is in them. */
export function dirtOf(touched: Iterable<Element>, restyled: Iterable<Element>): Dirt {
  const path = new Set<Element>();
  const deep = new Set<Element>();
  const climb = (from: Element) => {
    for (let at: Element | null = from; at !== null && !path.has(at); ) {
      path.add(at);
      const outer: Element | null = parentOf(at);
      // Where a child of a host is shown, only the open slot tells.
      const slot: Element | null = at.assignedSlot;
      if (slot === null && outer !== null && isHostOf(outer, at)) deep.add(outer);
      at = slot ?? outer;
    }
  };
  for (const element of touched) if (element.isConnected) climb(element);
  for (const element of restyled) {
    if (!element.isConnected) continue;
    deep.add(element);
    climb(element);
  }
  return { path, deep };
}

/** Whether the host shows its own children through a slot. */
function isHostOf(host: Element, child: Element): boolean {
  return rootOf(child) === rootOf(host) && shadowRootOf(host) !== null;
}

/** Whether anything in or around the element changed. */
export function isDirty(element: Element, { path, deep }: Dirt): boolean {
  if (path.has(element)) return true;
  if (deep.size === 0) return false;
  for (let at: Element | null = element; at !== null; at = at.assignedSlot ?? parentOf(at)) {
    if (deep.has(at)) return true;
  }
  return false;
}
