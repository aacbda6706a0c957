/** A CSS path of an element that lasts as long as it can: stable ids and attributes before positions. */
import { memo, type Root, rootOf } from '../dom';

const UNSTABLE =
  /\d{3,}|[0-9a-f]{8,}|^:|^(?:ember|react|radix|headlessui|mui|ext-gen|yui|gwt|__)|[:«»]|--?\d+$/i;
const TEST_IDS = ['data-testid', 'data-test-id', 'data-test', 'data-qa', 'data-cy'];

/** Whether an id looks written by a person, so that it is there after the next render too. */
export function isStableId(id: string): boolean {
  return id !== '' && id.length <= 60 && !UNSTABLE.test(id);
}

/** CSS that finds exactly this element in the document; ` >>> ` steps into shadow roots. '' when it is detached. */
export function cssPathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; ) {
    const root: Root | null = rootOf(at);
    if (root === null) return '';
    steps.unshift(pathIn(root, at));
    at = 'host' in root ? root.host : null;
  }
  return steps.join(' >>> ');
}

/** Only positions, from the root: right even where ids are repeated. '' when it is detached. */
export function positionPathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; ) {
    const root: Root | null = rootOf(at);
    if (root === null) return '';
    const parts: string[] = [];
    for (let node: Element | null = at; node !== null; node = node.parentElement)
      parts.unshift(position(node));
    steps.unshift(parts.join(' > '));
    at = 'host' in root ? root.host : null;
  }
  return steps.join(' >>> ');
}

/** CSS by attributes alone (id, test id, name), or undefined where the element has none that is unique. */
export function attributePathOf(element: Element): string | undefined {
  const root = rootOf(element);
  return root === null || 'host' in root ? undefined : anchorIn(root, element);
}

function pathIn(root: Root, element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const anchor = anchorIn(root, at);
    if (anchor !== undefined) {
      parts.unshift(anchor);
      break;
    }
    parts.unshift(position(at));
  }
  return parts.join(' > ');
}

function anchorIn(root: Root, element: Element): string | undefined {
  const id = element.id;
  if (typeof id === 'string' && isStableId(id) && idCount(root, id) === 1) return `#${CSS.escape(id)}`;
  const tag = CSS.escape(element.localName);
  for (const attribute of [...TEST_IDS, 'name']) {
    const value = element.getAttribute(attribute);
    if (value === null || value === '' || value.length > 80 || UNSTABLE.test(value)) continue;
    const css = `${tag}[${attribute}="${CSS.escape(value)}"]`;
    if (root.querySelectorAll(css).length === 1) return css;
  }
  return undefined;
}

function idCount(root: Root, id: string): number {
  return root.querySelectorAll(`#${CSS.escape(id)}`).length;
}

/** `tag` or `tag:nth-of-type(n)` among its siblings of the same parent. */
function position(element: Element): string {
  const tag = CSS.escape(element.localName);
  const parent = element.parentNode;
  if (parent === null || parent.nodeType === Node.DOCUMENT_NODE) return tag;
  let index = 1;
  let alone = true;
  for (let at = element.previousElementSibling; at !== null; at = at.previousElementSibling) {
    if (at.localName === element.localName) index++;
  }
  for (let at = element.nextElementSibling; at !== null && alone; at = at.nextElementSibling) {
    if (at.localName === element.localName) alone = false;
  }
  return index === 1 && alone ? tag : `${tag}:nth-of-type(${index})`;
}

/** Where an element stands, without positions: the tags up to the nearest stable id. Part of a fingerprint. */
export const stablePathOf = memo((element: Element): string => {
  const parts: string[] = [];
  for (let at: Element | null = element; at !== null && parts.length < 4; at = at.parentElement) {
    if (at !== element && typeof at.id === 'string' && isStableId(at.id)) {
      parts.unshift(`#${at.id}`);
      break;
    }
    if (at === element) parts.unshift(at.localName);
    else if (/^(?:form|dialog|main|nav|header|footer|aside|table|fieldset)$/.test(at.localName))
      parts.unshift(at.localName);
  }
  return parts.join('>');
});
