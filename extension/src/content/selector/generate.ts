/** What `generate` says of an element, `resolve` finds again: every selector is tried before it is given. */
import type { ByRole, ByText, RoleSelector } from '../../generated/types';
import { fold, hash } from '../../lib/text';
import { getName, getRole, scrub } from '../aria';
import { closestWhere, framePathOf, inPass, landmarkOf, textOf } from '../dom';
import { boxAround, calledOf, isLarge, ownBoxOf, tellingWordsOf } from './own';
import { attributePathOf, cssPathOf, positionPathOf, stablePathOf } from './path';
import { matchesOf, queryCss, resolve } from './resolve';
import { numberedAs, twinNumberOf } from './twins';

/** The primary selector and at most four others, the ones that last longest first. */
export interface Generated {
  selector: RoleSelector;
  altSelectors: RoleSelector[];
}

const MAX_NAME = 120;
const MAX_ALTERNATIVES = 4;
const NAMELESS_ROLES = new Set(['generic', 'paragraph', 'document']);

/** Selectors of an attached element. */
export function generate(element: Element): Generated {
  return inPass(() => {
    const document = element.ownerDocument;
    const path = framePathOf(document);
    const inFrame = path !== null && path.length > 0 ? { framePath: path } : {};
    const found: RoleSelector[] = [];
    for (const candidate of candidates(element)) {
      if (holdsSecret(candidate, document)) continue;
      if (!finds(document, candidate, element)) continue;
      found.push({ ...candidate, ...inFrame });
      if (found.length > MAX_ALTERNATIVES) break;
    }
    const [selector, ...altSelectors] = found;
    const last: RoleSelector = { kind: 'css', css: positionPathOf(element) || ':not(*)', ...inFrame };
    return { selector: selector ?? last, altSelectors };
  });
}

/** Names are scrubbed on both sides; what a page repeats in a text or an attribute would tell it. */
function holdsSecret(selector: RoleSelector, document: Document): boolean {
  const said =
    selector.kind === 'text' ? selector.text : selector.kind === 'css' ? attributesIn(selector.css) : '';
  return said !== '' && scrub(said, document) !== said;
}

function attributesIn(css: string): string {
  return (css.match(/\[[^\]]*\]|#[^\s>]+/g) ?? []).join(' ');
}

function finds(document: Document, selector: RoleSelector, element: Element): boolean {
  if (selector.kind === 'css' && selector.nth === undefined) {
    const found = queryCss(document, selector.css);
    return found.length === 1 && found[0] === element;
  }
  const found = resolve(document, selector);
  return found.ok && found.element === element;
}

/** By cost: role and name, in its landmark, text, attributes, the n-th of its name, stable path, positions. */
function* candidates(element: Element): Generator<RoleSelector> {
  const landmark = landmarkOf(element);
  const role = roleSelector(element);
  if (role) {
    yield role;
    if (landmark) yield { ...role, withinLandmark: landmark };
  }
  const text = role ? undefined : textSelector(element);
  if (text) {
    yield text;
    if (landmark) yield { ...text, withinLandmark: landmark };
  }
  const attributes = attributePathOf(element);
  if (attributes) yield { kind: 'css', css: attributes };
  const counted = role ? nthOf(role, element) : undefined;
  if (counted) yield counted;
  const path = cssPathOf(element);
  if (path && path !== attributes && path.length <= 2_000) yield { kind: 'css', css: path };
  const position = positionPathOf(element);
  if (position && position !== path && position.length <= 2_000) yield { kind: 'css', css: position };
}

function roleSelector(element: Element): ByRole | undefined {
  const role = getRole(element);
  const name = getName(element);
  if (NAMELESS_ROLES.has(role) || name === '' || role === 'none' || role === 'presentation') return undefined;
  if (name.length <= MAX_NAME) return { kind: 'role', role, name };
  return { kind: 'role', role, name: name.slice(0, MAX_NAME).trimEnd(), nameMode: 'includes' };
}

function textSelector(element: Element): ByText | undefined {
  if (/^(?:INPUT|SELECT|TEXTAREA|FORM|TABLE|UL|OL|BODY|HTML)$/.test(element.nodeName)) return undefined;
  const text = textOf(element, MAX_NAME + 1);
  return text === '' || text.length > MAX_NAME ? undefined : { kind: 'text', text };
}

/** The selector with the position of the element among those that it matches. */
function nthOf(selector: ByRole, element: Element): ByRole | undefined {
  const nth = matchesOf(element.ownerDocument, selector).indexOf(element);
  return nth < 0 ? undefined : { ...selector, nth };
}

const ITEM = /^(?:TR|LI|ARTICLE)$/;
const ITEM_ROLES = new Set(['row', 'listitem', 'article', 'option', 'treeitem']);

function itemOf(element: Element): Element | null {
  const isItem = (at: Element) => ITEM.test(at.nodeName) || ITEM_ROLES.has(at.getAttribute('role') ?? '');
  return closestWhere(element, isItem);
}

/** What tells the element from others that are called the same: its row, and the box in it that is its alone. */
function placeWordsOf(element: Element, box: Element | null): string {
  const item = itemOf(element);
  const boxes = new Set([item, box].filter((one) => one !== null && one !== element));
  const words = [...boxes].map((one) => tellingWordsOf(one as Element));
  // Side by side with others of its kind: what stands right before it.
  if (box === element) words.push(wordsBefore(element));
  if (box === element || isLarge(element)) words.push(numberAmongLike(element));
  return words.join('\u0001');
}

const MAX_BEFORE = 3;
const MAX_BESIDE = 300;

function wordsBefore(element: Element): string {
  let at = element.previousElementSibling;
  for (let seen = 0; at !== null && seen < MAX_BEFORE; seen++, at = at.previousElementSibling) {
    if (at.localName === element.localName) return '';
    const text = fold(textOf(at, 80));
    if (text !== '') return text;
  }
  return '';
}

/** A number where another one of its kind stands behind the same words. */
function numberAmongLike(element: Element): string {
  const [called, words] = [calledOf(element), wordsBefore(element)];
  const isLike = (other: Element) =>
    other !== element &&
    other.localName === element.localName &&
    wordsBefore(other) === words &&
    calledOf(other) === called;
  const beside = [...(element.parentElement?.children ?? [])].slice(0, MAX_BESIDE);
  return beside.some(isLike) || numberedAs(element) !== undefined ? twinNumberOf(element) : '';
}

/**
 * A short hash of frame, role, name, stable place and row of the element. It changes when the element becomes
 * another thing for a person (another name, another row), and stays when it is only rendered again.
 */
export function fingerprint(element: Element): string {
  return inPass(() => printOf(element, ownBoxOf(element)));
}

/** Whether the element has the fingerprint, or had it while there were others like it. */
export function hasFingerprint(element: Element, wanted: string): boolean {
  return inPass(() => {
    const own = ownBoxOf(element);
    if (printOf(element, own) === wanted) return true;
    return own === null && printOf(element, boxAround(element)) === wanted;
  });
}

function printOf(element: Element, box: Element | null): string {
  const parts = [
    (framePathOf(element.ownerDocument) ?? ['?']).join('.'),
    getRole(element),
    calledOf(element),
    stablePathOf(element),
    element.getAttribute('type') ?? '',
    placeWordsOf(element, box),
    hrefPath(element),
  ];
  return hash(parts.join('\u0000'));
}

function hrefPath(element: Element): string {
  const href = element.getAttribute('href');
  return href === null ? '' : href.replace(/[?#].*$/s, '');
}

/** Among more of a kind none is looked for: that takes too long. */
const MAX_LIKE = 500;

/** The one element that the selector describes, but for its place among others, and that has the fingerprint. */
export function findByFingerprint(
  document: Document,
  selector: RoleSelector,
  wanted: string,
): Element | undefined {
  if (selector.kind !== 'role') return undefined;
  return inPass(() => {
    const like = matchesOf(document, selector);
    if (like.length > MAX_LIKE) return undefined;
    const same = like.filter((element) => hasFingerprint(element, wanted));
    return same.length === 1 ? same[0] : undefined;
  });
}
