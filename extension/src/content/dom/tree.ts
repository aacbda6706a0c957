/** The tree as a person meets it: open and closed shadow roots belong to it, in document order. */
import { OVERLAY_TAG } from './own';
import { memo, memoLast } from './pass';

export type Root = Document | ShadowRoot;

interface ChromeDom {
  dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null };
}

/** https://dom.spec.whatwg.org/#dom-element-attachshadow: the built-in elements that may host a shadow root. */
const HOST_TAGS = new Set(
  'ARTICLE ASIDE BLOCKQUOTE BODY DIV FOOTER H1 H2 H3 H4 H5 H6 HEADER MAIN NAV P SECTION SPAN'.split(' '),
);

/** Built-in elements that cannot, and that most of a page is made of. */
const HOSTLESS =
  'a abbr b br button caption code col dd dl dt em fieldset figcaption figure form g hr i img input label legend li link meta ol optgroup option path pre rect script select small strong style summary sub sup svg table tbody td textarea tfoot th thead time tr u ul use video'.split(
    ' ',
  );
const NEVER_HOSTS = new Set(HOSTLESS.flatMap((tag) => [tag, tag.toUpperCase()]));

/** Whether elements of this name are defined by the page: https://html.spec.whatwg.org/#valid-custom-element-name */
export function isCustomName(name: string): boolean {
  return !NEVER_HOSTS.has(name) && !HOST_TAGS.has(name) && name.includes('-');
}

/** The element's shadow root, closed ones included where the browser lets an extension see them; our own is no part of the page. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const name = element.nodeName;
  if (NEVER_HOSTS.has(name)) return null;
  const open = element.shadowRoot;
  // A built-in host of a closed root is an empty box in practice; asking for each full one would be slow.
  if (open === null && !name.includes('-') && !(HOST_TAGS.has(name) && isBare(element))) return null;
  if (element.localName === OVERLAY_TAG) return null;
  if (open !== null) return open;
  const { dom } = (globalThis as unknown as { chrome?: ChromeDom }).chrome ?? {};
  return dom?.openOrClosedShadowRoot?.(element) ?? null;
}

function isBare(element: Element): boolean {
  if (element.firstElementChild !== null) return element.nodeName === 'BODY';
  // Of a text node itself nothing is asked: the browser would first have to make it known to scripts.
  return !element.hasChildNodes() || (element.textContent ?? '').trim() === '';
}

/** The parent element; the host for a child of a shadow root. */
export function parentOf(node: Node): Element | null {
  const parent = node.parentNode;
  if (parent === null) return null;
  if (parent.nodeType === Node.ELEMENT_NODE) return parent as Element;
  return parent.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((parent as ShadowRoot).host ?? null) : null;
}

/** The document or shadow root that the element is in; null when it is detached. */
export const rootOf = memoLast((element: Element): Root | null => {
  const root = element.getRootNode();
  if (root.nodeType === Node.DOCUMENT_NODE) return root as Document;
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in root ? (root as ShadowRoot) : null;
});

/** The nearest element of the composed ancestors, the element itself first, that the test accepts. */
export function closestWhere(element: Element, test: (candidate: Element) => boolean): Element | null {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) if (test(at)) return at;
  return null;
}

/** `closest` through shadow roots. */
export function closest(element: Element, css: string): Element | null {
  for (let at: Element | null = element; at !== null; ) {
    const found: Element | null = at.closest(css);
    if (found !== null) return found;
    const root: Root | null = rootOf(at);
    at = root !== null && 'host' in root ? root.host : null;
  }
  return null;
}

/** Whether `outer` is `inner` or holds it, through shadow roots. */
export function holds(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at !== null; ) {
    if (outer.contains(at)) return true;
    const root: Root | null = rootOf(at);
    at = root !== null && 'host' in root ? root.host : null;
  }
  return false;
}

const MAY_HOST = `:not(${HOSTLESS.join(',')})`;

/** The elements of one root that have a shadow root, in order. */
function findHosts(root: Root | Element): [Element, ShadowRoot][] {
  const hosts: [Element, ShadowRoot][] = [];
  for (const element of root.querySelectorAll(MAY_HOST)) {
    const shadow = shadowRootOf(element);
    if (shadow !== null) hosts.push([element, shadow]);
  }
  return hosts;
}

/** The hosts of each root of a document, in order. */
export type Hosts = ReadonlyMap<Root, readonly [Element, ShadowRoot][]>;

let knownHosts: ((document: Document) => Hosts | undefined) | undefined;

/** Asks somebody who watches the document for its hosts from now on; gives what ends that. */
export function knowHosts(know: (document: Document) => Hosts | undefined): () => void {
  knownHosts = know;
  return () => {
    if (knownHosts === know) knownHosts = undefined;
  };
}

/** Runs the work while hosts are looked for: one may have come where nobody could see it come. */
export function findingHosts<T>(work: () => T): T {
  const know = knownHosts;
  knownHosts = undefined;
  try {
    return work();
  } finally {
    knownHosts = know;
  }
}

const hostsIn = memo((root: Root | Element): readonly [Element, ShadowRoot][] => {
  const known = root.nodeType === Node.ELEMENT_NODE ? undefined : knownHosts?.(documentOf(root as Root));
  return known?.get(root as Root) ?? findHosts(root);
});

function documentOf(root: Root): Document {
  return 'host' in root ? root.ownerDocument : root;
}

/** The hosts of all these roots and of the document. */
export function hostsOf(document: Document, roots: Iterable<Root>): Hosts {
  const hosts = new Map<Root, [Element, ShadowRoot][]>([[document, []]]);
  for (const root of roots) hosts.set(root, []);
  for (const root of hosts.keys()) {
    if (!('host' in root) || !root.host.isConnected) continue;
    hosts.get(rootOf(root.host) as Root)?.push([root.host, root]);
  }
  for (const list of hosts.values()) list.sort(([a], [b]) => (isBefore(a, b) ? -1 : 1));
  return hosts;
}

/** Whether it stands before the other one in their tree. */
export function isBefore(a: Element, b: Element): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** All elements that match the CSS below `root`, in shadow roots too, in composed document order. Raises on bad CSS. */
export function queryAll(root: Root | Element, css: string): Element[] {
  const answers = answersOf(root);
  let found = answers.get(css);
  if (found === undefined) {
    found = findAll(root, css);
    answers.set(css, found);
  }
  return [...found];
}

/** What was asked of a root in this pass. */
const answersOf = memo((_: Root | Element) => new Map<string, Element[]>());

function findAll(root: Root | Element, css: string): Element[] {
  const matched = root.querySelectorAll(css);
  const hosts = hostsIn(root);
  const own = root.nodeType === Node.ELEMENT_NODE ? shadowRootOf(root as Element) : null;
  const inside = own === null ? [] : queryAll(own, css);
  if (hosts.length === 0) return [...inside, ...matched];
  const found = inside;
  let next = 0;
  for (const [host, shadow] of hosts) {
    for (let element = matched[next]; element !== undefined; element = matched[next]) {
      if (element !== host && !isBefore(element, host)) break;
      found.push(element);
      next++;
    }
    found.push(...queryAll(shadow, css));
  }
  for (; next < matched.length; next++) found.push(matched[next] as Element);
  return found;
}

/** The document and all its shadow roots, the outer ones first. */
export function allRoots(root: Root): Root[] {
  return [root, ...hostsIn(root).flatMap(([, shadow]) => allRoots(shadow))];
}

/** All shadow roots of the element and below. */
export function rootsIn(element: Element): Root[] {
  const own = shadowRootOf(element);
  const inside = findHosts(element).flatMap(([, shadow]) => allRoots(shadow));
  return own === null ? inside : [...allRoots(own), ...inside];
}

/** The labels of one root by what they are `for`, '' for none. `element.labels` walks the whole document each time. */
const labelsByFor = memo((root: Root): Map<string, HTMLLabelElement[]> => {
  const found = new Map<string, HTMLLabelElement[]>();
  for (const label of root.querySelectorAll('label')) {
    const known = found.get(label.htmlFor);
    if (known === undefined) found.set(label.htmlFor, [label]);
    else known.push(label);
  }
  return found;
});

/** The labels of a form control, those that name it by id first. */
export function labelsOf(control: Element): HTMLLabelElement[] {
  const root = rootOf(control);
  const byFor = root && labelsByFor(root);
  if (byFor?.size === 0) return [];
  const named = control.id === '' ? [] : (byFor?.get(control.id) ?? []);
  const around = control.closest('label');
  return around === null || around.control !== control || named.includes(around) ? named : [...named, around];
}

/** The element with this id in the same root. */
export function byId(element: Element, id: string): Element | null {
  const root = rootOf(element);
  return root === null || id === '' ? null : root.getElementById(id);
}
