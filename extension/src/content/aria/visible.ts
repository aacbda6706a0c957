/** Visible means that a person could see and use it: rendered, of a size, on the page, not inert. */
import {
  boxIn,
  closest,
  codeEditorOf,
  imageOf,
  isRendered,
  labelsOf,
  memo,
  parentOf,
  renderingOf,
  rootOf,
} from '../dom';

/** Why a person cannot use an element now. */
export type Unseen = 'hidden' | 'transparent' | 'zero-size' | 'off-page' | 'inert';

/** Inputs that designs hide and replace by their label. */
const PROXIED = new Set(['checkbox', 'radio', 'file']);

/** So many boxes around its input at most belong to a combobox. */
const COMBOBOX_DEPTH = 4;
/** Px that a box has at least in which something can be pressed. */
const LEAST_PRESSED = 12;

/** Whether a person sees the element, or the label that stands for it. */
export function isVisible(element: Element): boolean {
  return whyUnseen(element) === undefined || visibleProxy(element) !== null;
}

/** What keeps a person from seeing the element; undefined when nothing does. */
export const whyUnseen = memo((element: Element): Unseen | undefined => {
  if (!element.isConnected) return 'hidden';
  if (element.nodeName === 'OPTION' || element.nodeName === 'OPTGROUP') return whyOptionUnseen(element);
  if (element.nodeName === 'AREA') return whyAreaUnseen(element);
  if (!isRendered(element)) return 'hidden';
  if (mayBeInert(element) && isInert(element)) return 'inert';
  const box = boxOf(element);
  if (box.width <= 1 || box.height <= 1) return 'zero-size';
  if (isOffPage(element, box)) return 'off-page';
  return renderingOf(element) === 'transparent' ? 'transparent' : undefined;
});

function whyOptionUnseen(option: Element): Unseen | undefined {
  const select = option.closest('select,datalist');
  return select === null || select.nodeName === 'DATALIST' ? 'hidden' : whyUnseen(select);
}

function whyAreaUnseen(area: Element): Unseen | undefined {
  const image = imageOf(area);
  return image === null ? 'hidden' : whyUnseen(image);
}

const hasInert = memo((document: Document): boolean => document.querySelector('[inert]') !== null);

/** Looking around so many elements costs less than asking the whole page. */
const FEW = 30;
const asked = memo((_: Document) => ({ times: 0 }));

/** Few pages have anything inert: when many elements are asked about, nobody need look around them. */
function mayBeInert(element: Element): boolean {
  const root = rootOf(element);
  return root === null || 'host' in root || asked(root).times++ < FEW || hasInert(root);
}

/** Whether the element or one around it is inert. */
export const isInert = memo((element: Element): boolean => {
  if (element.hasAttribute('inert')) return true;
  const parent = parentOf(element);
  return parent !== null && isInert(parent);
});

/** The element's box in the viewport; that of its first child with a size where it has none itself (floats, `contents`). */
export const boxOf = memo((element: Element): DOMRect => {
  if (element.nodeName === 'AREA') return boxIn(element);
  const own = element.getBoundingClientRect();
  if (own.width > 1 && own.height > 1) return own;
  if (element.firstElementChild === null) return renderingOf(element) === 'contents' ? boxIn(element) : own;
  if (isClipped(element)) return own;
  let seen = 0;
  for (const child of element.querySelectorAll('*')) {
    if (++seen > 12) break;
    const box = child.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && isRendered(child)) return box;
  }
  return own;
});

function isClipped(element: Element): boolean {
  const { overflow, clip, clipPath } = getComputedStyle(element);
  return (
    overflow !== 'visible' || (clip !== 'auto' && clip !== '') || (clipPath !== 'none' && clipPath !== '')
  );
}

/** Left of or above everything that scrolling can reach. */
function isOffPage(element: Element, box: DOMRect): boolean {
  if (box.right > 0 && box.bottom > 0) return false;
  const view = element.ownerDocument.defaultView;
  if (view === null) return false;
  if (box.right + view.scrollX > 0 && box.bottom + view.scrollY > 0) return false;
  // A box that was scrolled out of its own scroller can come back.
  return !isInScroller(element, box);
}

function isInScroller(element: Element, box: DOMRect): boolean {
  for (let at = parentOf(element); at !== null; at = parentOf(at)) {
    const [left, top] = wayBack(at);
    if ((top > 0 && box.bottom + top > 0) || (left > 0 && box.right + left > 0)) return true;
  }
  return false;
}

/**
 * How far, in px, the box can be scrolled back to the left and up. Where writing or a flex box begins at the other end,
 * that end is 0 and what lies before it is negative: https://www.w3.org/TR/cssom-view-1/#dom-element-scrollleft
 */
function wayBack(element: Element): [left: number, top: number] {
  const { scrollLeft, scrollTop, scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const [wide, high] = [scrollWidth - clientWidth, scrollHeight - clientHeight];
  if (wide <= 0 && high <= 0) return [0, 0];
  const { direction, display, flexDirection, overflow } = getComputedStyle(element);
  const isPage = element === element.ownerDocument.scrollingElement;
  if (!isPage && overflow === 'visible') return [scrollLeft, scrollTop];
  const isFlex = display.endsWith('flex');
  const isFromRight = (direction === 'rtl') !== (isFlex && flexDirection === 'row-reverse');
  const isFromBottom = isFlex && flexDirection === 'column-reverse';
  return [scrollLeft + (isFromRight ? wide : 0), scrollTop + (isFromBottom ? high : 0)];
}

/**
 * What a person sees and clicks instead: of a hidden checkbox, radio or file input the visible label (or wrapping
 * control), of the field that a code editor listens on the editor, of a combobox's unseen input the box around it.
 */
export function visibleProxy(element: Element): Element | null {
  const editor = codeEditorOf(element);
  if (editor !== null) return whyUnseen(editor) === undefined ? editor : null;
  if (element.nodeName === 'INPUT' && element.getAttribute('role') === 'combobox')
    return boxOfCombobox(element);
  if (element.nodeName !== 'INPUT' || !PROXIED.has((element as HTMLInputElement).type)) return null;
  for (const label of labelsOf(element)) {
    if (whyUnseen(label) === undefined) return label;
  }
  if (element.getAttribute('aria-hidden') === 'true') return null;
  const parent = parentOf(element);
  const seen = parent !== null && whyUnseen(element) === 'transparent' && whyUnseen(parent) === undefined;
  return seen ? parent : null;
}

/** Made transparent or a few pixels wide while the box shows what was chosen. */
function boxOfCombobox(input: Element): Element | null {
  const reason = whyUnseen(input);
  if (reason !== 'transparent' && reason !== 'zero-size') return null;
  let box = parentOf(input);
  for (let step = 0; step < COMBOBOX_DEPTH && box !== null; step += 1, box = parentOf(box)) {
    const { width, height } = box.getBoundingClientRect();
    if (Math.min(width, height) >= LEAST_PRESSED && whyUnseen(box) === undefined) return box;
  }
  return null;
}

/** Whether the top of the box is within the first 1.2 viewports of the document. */
export function isAboveFold(element: Element, factor: number): boolean {
  const view = element.ownerDocument.defaultView;
  return view !== null && boxOf(element).top < view.innerHeight * factor;
}

/** The element that would get a click at the middle of this one, where that is another one and in the viewport. */
export function coverOf(element: Element): Element | null {
  const target = visibleProxy(element) ?? element;
  const box = boxOf(target);
  const view = target.ownerDocument.defaultView;
  if (view === null) return null;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) return null;
  const hit = elementAt(target.ownerDocument, x, y);
  if (hit === null || isRelated(target, hit)) return null;
  return hit;
}

/** The innermost element at a point of the viewport, CSS pixels, open shadow roots looked into. */
export function elementAt(document: Document, x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit; ) {
    hit = inner;
    inner = hit.shadowRoot?.elementFromPoint(x, y);
  }
  return hit;
}

function isRelated(target: Element, hit: Element): boolean {
  for (let at: Element | null = hit; at !== null; at = parentOf(at)) if (at === target) return true;
  for (let at: Element | null = target; at !== null; at = parentOf(at)) if (at === hit) return true;
  const label = closest(hit, 'label');
  return label !== null && (label as HTMLLabelElement).control === target;
}
