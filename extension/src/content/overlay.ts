/** What the copilot draws over a page: a ring around what it is about to use, and masks over secrets; the page keeps its shape. */

/** The one element of ours in a page is hidden from assistive technology and from perception, and takes no input. */
import { withDeadline } from '../lib/wait';
import { OVERLAY_TAG } from './dom';

/** What was changed in one frame is drawn with the next, and shown after it. */
const DRAWN_FRAMES = 3;
/** How long, in ms, one may take. */
const FRAME_MS = 1_000;
const STYLE = `
  :host { all: initial; position: fixed; inset: 0; width: 100%; height: 100%; margin: 0; padding: 0; border: 0;
    background: none; overflow: hidden; pointer-events: none; z-index: 2147483647; }
  .ring { position: fixed; box-sizing: border-box; border: 2px solid #2563eb; border-radius: 6px;
    box-shadow: 0 0 0 3px #2563eb40; transition: all 120ms ease-out; }
  .label { position: fixed; max-width: 320px; padding: 2px 8px; border-radius: 4px; background: #1d4ed8; color: #fff;
    font: 12px/18px system-ui, sans-serif; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .mask { position: fixed; background: #111827; }
  @media (prefers-reduced-motion: reduce) { .ring { transition: none; } }
`;
const GAP = 4;
const LABEL_HEIGHT = 22;

export class Overlay {
  #host: HTMLElement | undefined;
  #root: ShadowRoot | undefined;
  #ringed: { element: Element; ring: HTMLElement; label: HTMLElement } | undefined;
  #masks = new Map<Element, HTMLElement>();
  #end: AbortController | undefined;

  constructor(private readonly document: Document) {}

  /** Draws the ring around an element, with what is going to be done. */
  highlight(element: Element, text: string): void {
    this.clearHighlight();
    const root = this.#open();
    const ring = this.#add(root, 'ring');
    const label = this.#add(root, 'label');
    label.textContent = text;
    this.#ringed = { element, ring, label };
    this.#place();
  }

  clearHighlight(): void {
    this.#ringed?.ring.remove();
    this.#ringed?.label.remove();
    this.#ringed = undefined;
    this.#closeIfEmpty();
  }

  /** Covers exactly these elements; an empty list uncovers all. */
  mask(elements: readonly Element[]): void {
    for (const mask of this.#masks.values()) mask.remove();
    this.#masks.clear();
    if (elements.length > 0) {
      const root = this.#open();
      for (const element of elements) this.#masks.set(element, this.#add(root, 'mask'));
      this.#place();
    }
    this.#closeIfEmpty();
  }

  /** Resolves once the masks are on the screen. Raises DeadlineError when the page draws nothing: then nobody may take a picture. */
  async whenMasked(): Promise<void> {
    if (this.#masks.size === 0 || this.document.visibilityState === 'hidden') return;
    for (let frame = 0; frame < DRAWN_FRAMES; frame++)
      await withDeadline(new Promise((resolve) => requestAnimationFrame(resolve)), FRAME_MS);
  }

  /** Takes everything away. */
  remove(): void {
    this.#end?.abort();
    this.#host?.remove();
    this.#host = undefined;
    this.#root = undefined;
    this.#ringed = undefined;
    this.#masks.clear();
  }

  #open(): ShadowRoot {
    if (this.#root && this.#host?.isConnected) return this.#root;
    const host = this.document.createElement(OVERLAY_TAG);
    host.setAttribute('aria-hidden', 'true');
    host.setAttribute('popover', 'manual');
    const root = host.attachShadow({ mode: 'closed' });
    const style = this.document.createElement('style');
    style.textContent = STYLE;
    root.append(style);
    this.document.documentElement.append(host);
    host.showPopover();
    this.#host = host;
    this.#root = root;
    this.#follow();
    return root;
  }

  #add(root: ShadowRoot, name: string): HTMLElement {
    const box = this.document.createElement('div');
    box.className = name;
    root.append(box);
    return box;
  }

  /** Keeps in place while the page scrolls or changes its size. */
  #follow(): void {
    this.#end = new AbortController();
    const options = { capture: true, passive: true, signal: this.#end.signal };
    this.document.addEventListener('scroll', () => this.#place(), options);
    this.document.defaultView?.addEventListener('resize', () => this.#place(), options);
  }

  #place(): void {
    for (const [element, mask] of this.#masks) moveTo(mask, element.getBoundingClientRect(), 0);
    if (!this.#ringed) return;
    const { element, ring, label } = this.#ringed;
    const rect = element.getBoundingClientRect();
    moveTo(ring, rect, GAP);
    const above = rect.top - LABEL_HEIGHT - GAP;
    label.style.left = `${Math.max(rect.left - GAP, 0)}px`;
    label.style.top = `${above > 0 ? above : rect.bottom + GAP + 2}px`;
  }

  #closeIfEmpty(): void {
    if (!this.#ringed && this.#masks.size === 0) this.remove();
  }
}

function moveTo(box: HTMLElement, rect: DOMRect, gap: number): void {
  box.style.left = `${rect.left - gap}px`;
  box.style.top = `${rect.top - gap}px`;
  box.style.width = `${rect.width + 2 * gap}px`;
  box.style.height = `${rect.height + 2 * gap}px`;
}
