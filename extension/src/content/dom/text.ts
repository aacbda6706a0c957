/** Text of an element is what a person reads there: hidden parts, scripts and values of fields are not in it. */
import { clean } from '../../lib/text';
import { memo } from './pass';
import { shadowRootOf } from './tree';

const SILENT = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE TEXTAREA SELECT OPTION INPUT HEAD TITLE IFRAME OBJECT CANVAS VIDEO AUDIO DATALIST'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);

/** Whether what stands in the node is not read as text. */
export function isSilent(node: Node): boolean {
  return SILENT.has(node.nodeName);
}

/** Whether a text that says something stands right in it. */
export function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node as Text).data.trim() !== '',
  );
}

/** The visible text below the node, shadow roots included, clean, of about `max` characters at most. */
export function textOf(node: Node, max = 2_000): string {
  const parts: string[] = [];
  let length = 0;
  const stack: (Node | string)[] = [node];
  while (stack.length > 0 && length < max * 1.5 + 200) {
    const at = stack.pop();
    if (at === undefined) break;
    if (typeof at === 'string') {
      parts.push(at);
    } else if (at.nodeType === Node.TEXT_NODE) {
      const data = (at as Text).data.slice(0, max * 4);
      parts.push(data);
      length += data.length;
    } else if (at.nodeType === Node.ELEMENT_NODE) {
      pushChildren(at as Element, at === node, stack);
    } else if (at.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
      pushNodes(at.childNodes, stack);
    }
  }
  return clean(parts.join('')).slice(0, max);
}

function pushChildren(element: Element, isTop: boolean, stack: (Node | string)[]): void {
  if (SILENT.has(element.nodeName) && !isTop) return;
  if (!isTop && !isRendered(element)) return;
  const spaced = !INLINE.has(element.nodeName) && !element.nodeName.includes('-');
  if (spaced) stack.push(' ');
  const shadow = shadowRootOf(element);
  if (shadow !== null) pushNodes(shadow.childNodes, stack);
  else if (element.nodeName === 'SLOT') pushSlot(element as HTMLSlotElement, stack);
  else pushNodes(element.childNodes, stack);
  if (spaced) stack.push(' ');
}

function pushSlot(slot: HTMLSlotElement, stack: (Node | string)[]): void {
  const assigned = slot.assignedNodes();
  const nodes = assigned.length > 0 ? assigned : [...slot.childNodes];
  for (let index = nodes.length - 1; index >= 0; index--) stack.push(nodes[index] as Node);
}

function pushNodes(nodes: NodeListOf<ChildNode>, stack: (Node | string)[]): void {
  for (let node = nodes[nodes.length - 1] as ChildNode | null; node; node = node.previousSibling)
    stack.push(node);
}

/** How an element is rendered: with a box that is seen, faded out, `visibility: hidden`, `display: contents` or not at all. */
export type Rendering = 'shown' | 'transparent' | 'invisible' | 'contents' | 'none';

const SEEN = { visibilityProperty: true, opacityProperty: true } as const;
const THERE = { visibilityProperty: true } as const;

export const renderingOf = memo((element: Element): Rendering => {
  if (element.checkVisibility(SEEN)) return 'shown';
  if (element.checkVisibility(THERE)) return 'transparent';
  if (element.checkVisibility()) return 'invisible';
  return getComputedStyle(element).display === 'contents' ? 'contents' : 'none';
});

/** Of these, where they hold no other, the whole rendering is asked for sooner or later. */
const ASKED_FOR = new Set(['A', 'BUTTON']);
/** So far down such a one is looked for. */
const DEPTH = 3;

/** Whether neither the element nor anything in it is rendered. Costs less than its whole rendering. */
export function isUnrendered(element: Element): boolean {
  const first = element.firstElementChild;
  // What has no children is looked at because it is something: its whole rendering is asked for next.
  if (first === null) return renderingOf(element) === 'none';
  if (isBoxAround(first)) return false;
  return !element.checkVisibility() && getComputedStyle(element).display !== 'contents';
}

/** Whether the first of its innermost elements is a control that has a box: then all around it is rendered too. */
function isBoxAround(element: Element): boolean {
  let at: Element | null = element;
  for (let depth = 0; at !== null && depth < DEPTH; depth++) {
    const inner: Element | null = at.firstElementChild;
    if (inner === null) {
      const rendering = ASKED_FOR.has(at.nodeName) ? renderingOf(at) : 'none';
      return rendering !== 'none' && rendering !== 'contents';
    }
    at = inner;
  }
  return false;
}

/** Whether the element or something in it has a box that is not `visibility: hidden`. */
export function isRendered(element: Element): boolean {
  const rendering = renderingOf(element);
  return rendering === 'invisible' ? hasVisibleChild(element) : rendering !== 'none';
}

/** `visibility: visible` below `visibility: hidden` is seen. */
function hasVisibleChild(element: Element): boolean {
  for (const child of element.children) {
    if (child.checkVisibility(THERE)) return true;
  }
  return false;
}
