/** What the scan found, as a person would say it: role, label, kind, heading, visibility. */
import type { ActionRole, Landmark } from '../../generated/types';
import { cut, label } from '../../lib/text';
import { getName, getRole, labelOf, scrub, seenText, type Unseen, visibleProxy, whyUnseen } from '../aria';
import { memo } from '../dom';
import { whyUnseenAt } from './alike';
import { kindOfHandle } from './handles';
import { kindOf } from './kinds';
import type { Find, Place } from './scan';
import { type Sources, sourcesOf } from './sources';

/** A thing that a person can click or set. */
export interface Control {
  element: Element;
  place: Place;
  use: 'control' | 'choice' | 'weak';
  role: string;
  label: string;
  kind: string | undefined;
  href: string | undefined;
  unseen: Unseen | undefined;
  /** The heading before it. */
  heading: string;
  order: number;
  /** Where else its label comes from. */
  sources: Sources;
  isNameless: boolean;
  /** What parts it from other controls of its row. */
  rowKey: string | undefined;
}

/** A field of a form or of a region. */
export interface FieldFind {
  element: Element;
  place: Place;
  heading: string;
  order: number;
  /** What tells it from fields of the same name: set when the form has such. */
  part?: string;
}

const ACTION_ROLES = new Set<string>(['button', 'link', 'menuitem', 'tab', 'checkbox', 'radio']);

/** The role as the summary has it; `other` for the rest. */
export function actionRole(role: string): ActionRole {
  return ACTION_ROLES.has(role) ? (role as ActionRole) : 'other';
}

/** Where a person sees the control, or what shows it. */
export function shownAt({ element, place }: Control): Element {
  return place.behind ?? element;
}

/** Describes one find that can be clicked or set. */
export function describeControl(find: Find, heading: string, order: number): Control {
  const { element, place } = find;
  const role = getRole(element);
  const href = hrefOf(element);
  const name = label(labelOf(element));
  const unseen = whyUnseenAt(element, place);
  const isNameless = getName(element) === '';
  return {
    element,
    place,
    use: find.kind === 'choice' || find.kind === 'weak' ? find.kind : 'control',
    role,
    label: name,
    kind: kindAs(find, name, href),
    href,
    unseen: unseen !== undefined && visibleProxy(element) !== null ? undefined : unseen,
    heading,
    order,
    sources: sourcesOf(element, isNameless),
    isNameless,
    rowKey: undefined,
  };
}

function kindAs({ element, kind }: Find, name: string, href: string | undefined): string | undefined {
  if (element.hasAttribute('download')) return downloadKind(name);
  return (kind === 'weak' ? kindOfHandle(element) : undefined) ?? kindOf(name, href);
}

function downloadKind(name: string): string {
  return kindOf(name) === 'download_invoice' ||
    /invoice|rechnung|factur|fatura|receipt|請求書|发票/i.test(name)
    ? 'download_invoice'
    : 'download';
}

/** The address of the page, and what relative links start from. */
const addressOf = memo((document: Document) => {
  const { origin } = document.location;
  const base = document.baseURI.replace(/#.*$/s, '');
  const isPlain = base.startsWith(`${origin}/`) && /^https?:/.test(origin);
  return { origin, path: isPlain ? base.slice(origin.length) : undefined };
});

/** Fragments and absolute paths that mean what they say, without dots to walk and characters to escape. */
const PLAIN_FRAGMENT = /^#[\w/-]+$/;
const PLAIN_PATH = /^\/(?:[\w-][\w./-]*)?(?:\?[\w&=%+-]*)?(?:#[\w-]*)?$/;
const DOTS = /\/\.\.?(?:\/|$|[?#])|%/;

/** A link's path, or its whole address on another origin; at most 200 characters. */
export function hrefOf(element: Element): string | undefined {
  const tag = element.nodeName;
  if (tag === 'a') return hrefInDrawing(element as SVGAElement);
  if (tag !== 'A' && tag !== 'AREA') return undefined;
  const { origin, path } = addressOf(element.ownerDocument);
  const plain = tag === 'A' && path !== undefined ? plainPathOf(element, path) : undefined;
  if (plain !== undefined) return cut(plain, 200);
  const { href } = element as HTMLAnchorElement;
  if (typeof href !== 'string' || !/^https?:/.test(href)) return undefined;
  const isHere = href.startsWith(origin) && href[origin.length] === '/';
  return cut(isHere ? href.slice(origin.length) : href, 200);
}

function hrefInDrawing(link: SVGAElement): string | undefined {
  const url = URL.parse(link.href.baseVal, link.baseURI);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const isHere = url.origin === link.ownerDocument.location.origin;
  return cut(isHere ? url.href.slice(url.origin.length) : url.href, 200);
}

/** The path as its `href` has it, which is slow where there are thousands; undefined for what is not plain. */
function plainPathOf(link: Element, path: string): string | undefined {
  const stated = link.getAttribute('href') ?? '';
  if (PLAIN_FRAGMENT.test(stated)) return `${path}${stated}`;
  return PLAIN_PATH.test(stated) && !stated.includes('//') && !DOTS.test(stated) ? stated : undefined;
}

const CONTROL = 'a[href],button,[role=button],[role=menuitem],[role=link],[tabindex]';

/** What opens the place under the pointer, by its control. '' where nothing does. */
export function openerLabel({ behind, item }: Place): string {
  if (behind === null || item !== null) return '';
  const controls = behind.matches(CONTROL) ? [behind] : [...behind.querySelectorAll(CONTROL)];
  return label(labelOf(controls.find((one) => whyUnseen(one) === undefined) ?? behind));
}

/** The words on a group: its legend or its name. */
export function groupLabel(place: Place): string {
  return place.group === null ? '' : label(getName(place.group));
}

/** What tells the row of a control from the others: its heading, first link or first cells. */
export const itemLabel = memo((item: Element): string => itemTitle(item) || label(seenText(item, 80)));

/** The heading of an item, or what a branch says before what hangs from it. '' where nothing tells its title from the rest. */
export const itemTitle = memo((item: Element): string => {
  const key = item.querySelector('h1,h2,h3,h4,h5,h6,[role=heading],th,[role=rowheader]');
  return key === null ? ownWords(item) : label(seenText(key, 80));
});

/** The words of a branch, without those of what hangs from it. */
function ownWords(item: Element): string {
  const branch = item.querySelector(':scope > ul, :scope > ol, :scope > [role=group]');
  if (branch === null) return '';
  const parts: string[] = [];
  for (let at = item.firstChild; at !== null && at !== branch; at = at.nextSibling) {
    if (at.nodeType === Node.ELEMENT_NODE) parts.push(seenText(at as Element, 80));
    else if (at.nodeType === Node.TEXT_NODE) parts.push((at as Text).data);
  }
  return label(scrub(parts.join(' '), item.ownerDocument));
}

/** Like controls of like rows are told apart by the heading that each stands under, as far as that is another one. */
export function tellApart<T extends { label: string; context?: string }>(
  told: readonly T[],
  headingOf: (index: number) => string,
): T[] {
  const keyOf = ({ label: said, context = '' }: T) => `${said}\n${context}`;
  const seen = new Map<string, number>();
  for (const one of told) seen.set(keyOf(one), (seen.get(keyOf(one)) ?? 0) + 1);
  return told.map((one, index) => {
    const { context } = one;
    const heading = label(headingOf(index));
    if ((seen.get(keyOf(one)) ?? 0) < 2 || heading === '' || context?.includes(heading)) return one;
    return { ...one, context: context === undefined ? heading : label(`${heading}: ${context}`) };
  });
}

/** The landmark, where there is one, as an object to spread. */
export function landmarkPart(place: Place): { landmark?: Landmark } {
  return place.landmark === undefined ? {} : { landmark: place.landmark };
}
