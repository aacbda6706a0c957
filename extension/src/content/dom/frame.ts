/** A frame's path is the list of its indexes from the top: `parent.frames[i] === self` holds across origins. */

const assumed = new WeakMap<Document, readonly string[] | null>();

/** Sets the path of a document whose window cannot tell: a frame in a shadow root, and in tests. */
export function assumeFramePath(document: Document, path: readonly string[] | null): void {
  assumed.set(document, path);
}

/** The path of the document's frame: [] in the top frame; null where the parent does not list it (a frame in a shadow root). */
export function framePathOf(document: Document): string[] | null {
  const known = assumed.get(document);
  if (known !== undefined) return known === null ? null : [...known];
  const path: string[] = [];
  let at: Window | null = document.defaultView;
  if (at === null) return null;
  while (at !== at.parent) {
    const index = indexIn(at.parent, at);
    if (index === undefined) return null;
    path.unshift(String(index));
    at = at.parent;
  }
  return path;
}

function indexIn(parent: Window, child: Window): number | undefined {
  for (let index = 0; index < parent.length; index++) if (parent[index] === child) return index;
  return undefined;
}

/** What ids of this frame start with: '' in the top frame, `f0-1.` below. */
export function idPrefixOf(document: Document): string {
  const path = framePathOf(document);
  return path === null || path.length === 0 ? '' : `f${path.join('-')}.`;
}
