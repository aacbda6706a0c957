/** An EffectWatch sees what the page does from just before an action on: changes, network, scrolling, leaving. */
import { label } from '../../lib/text';
import { yieldTask } from '../../lib/wait';
import { beginAct, endAct, holds, isClock, isOwnChange, isTick } from '../dom';
import { RequestWatch } from './requests';
import { hearSigns } from './signs';

/** Attributes whose change a person would notice or that a program waits for. */
const TELLING = [
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-hidden',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'class',
  'data-state',
  'disabled',
  'hidden',
  'href',
  'inert',
  'open',
  'src',
  'style',
  'value',
];
const MAX_TOUCHED = 400;
const MAX_TEXTS = 40;
/** Of what goes on by itself: one of them may be the answer, most are not. */
const MAX_PASSING = 5;
/** Longer than what is told of it, so that a secret in it is whole when it is struck out. */
const MAX_TEXT = 500;
/** Elements whose text is the page's own matter, or a part of a field. */
const NOT_SAID =
  'script, style, noscript, template, title, textarea, [contenteditable], [aria-hidden="true"]';
/** After a response the page gets this many ms to show it. */
const RESPONSE_MS = 40;
/** A page that moved to another address by script shows something new within this many ms, or it has. */
const MOVED_MS = 600;

interface NavigateLike extends Event {
  destination?: { url: string; sameDocument: boolean };
  downloadRequest?: string | null;
}

export class EffectWatch {
  /** URL of the document that the page began to load. */
  leaving: string | undefined;
  /** Something a person could notice happened since the watch began. */
  seen = false;
  /** Of that, something that does not go on by itself. */
  reacted = false;
  /** Elements that were added or changed, for finding what an action opened. */
  readonly touched = new Set<Element>();
  /** Something was added, changed or said that does not go on by itself. */
  answered = false;
  /** Texts that came, and whether by themselves. */
  readonly #texts = new Map<string, boolean>();
  /** What is acted on: that it looks pressed or focused is no effect. */
  acted: Element | undefined;
  #changed = false;
  /** The page moved to another address without a new document, and since then showed something. */
  #moved: number | undefined;
  #showed = false;
  /** A style that changes again and again is an animation: only its first change counts against quiet. */
  #styled = new WeakSet<Node>();
  #lastResponse = Number.NEGATIVE_INFINITY;
  readonly #unhear: () => void;
  #mutations: MutationObserver;
  readonly requests: RequestWatch;
  #busyBefore: number;
  readonly #url: string;
  #wakers: (() => void)[] = [];

  constructor(
    private readonly document: Document,
    roots: Iterable<Node> = [],
  ) {
    this.#mutations = new MutationObserver((records) => this.#note(records));
    this.also(document);
    for (const root of roots) this.also(root);
    this.#busyBefore = this.#countBusy();
    this.#url = document.URL;
    beginAct();
    const began = performance.now();
    // What was under way before is no effect (an icon, say).
    this.requests = new RequestWatch(document, (asked) => {
      this.#lastResponse = performance.now();
      if (asked >= began) this.#sense();
    });
    this.#unhear = hearSigns(document, {
      see: (event) => {
        if (event.type !== 'focusin' || isTyped(event.composedPath()[0])) this.#see();
      },
      submit: (event) => this.requests.submitted(event),
      gather: () => {
        this.#changed = true;
      },
      navigate: (event) => this.#navigate(event as NavigateLike),
      hide: () => this.#leave(this.leaving ?? this.document.URL),
    });
  }

  /** Watches one more root: a shadow root that the action works in. */
  also(root: Node): void {
    this.#mutations.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      attributes: true,
      attributeFilter: TELLING,
    });
  }

  /** Texts that came, in their order. What comes by itself is told of an act that had an effect. */
  get texts(): string[] {
    const told = [...this.#texts].filter(([, isPassing]) => this.reacted || !isPassing);
    return told.map(([text]) => text);
  }

  /** Whether anything changed since `takeChanged` was asked. */
  get isChanged(): boolean {
    this.#note(this.#mutations.takeRecords());
    return this.#changed;
  }

  /** Whether anything changed since the last time this was asked. */
  takeChanged(): boolean {
    const changed = this.isChanged;
    this.#changed = false;
    return changed;
  }

  /** The page says that it is working, has just received something, or moved and has nothing to show for it yet. */
  isBusy(): boolean {
    if (this.#moved !== undefined && !this.#showed && performance.now() - this.#moved < MOVED_MS) return true;
    if (performance.now() - this.#lastResponse < RESPONSE_MS) return true;
    return this.#countBusy() > this.#busyBefore;
  }

  /** Resolves when the page begins to leave; the caller bounds the wait. */
  whenLeaving(): Promise<void> {
    if (this.leaving !== undefined) return Promise.resolve();
    return new Promise((resolve) => this.#wakers.push(resolve));
  }

  stop(): void {
    endAct();
    this.#mutations.disconnect();
    this.#unhear();
    this.requests.stop();
    this.#wakers = [];
  }

  #countBusy(): number {
    const spinning = '[aria-busy="true"],progress:not([value]),[role="progressbar"]:not([aria-valuenow])';
    return this.document.querySelectorAll(spinning).length;
  }

  #note(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (isOwnChange(record)) continue;
      const goesOn = this.#goesOn(record);
      this.#noteText(record, goesOn);
      this.#touch(record, goesOn);
      if (goesOn) {
        this.seen = true;
        continue;
      }
      if (!this.#isAnimation(record)) this.#changed = true;
      if (!this.#isLook(record)) this.#sense();
      if (record.type !== 'attributes') this.#showed = true;
    }
  }

  #touch({ type, target, addedNodes }: MutationRecord, goesOn: boolean): void {
    for (const node of type === 'childList' ? addedNodes : [target]) {
      if (!goesOn) this.answered = true;
      if (node instanceof Element && this.touched.size < MAX_TOUCHED) this.touched.add(node);
    }
  }

  /** A change that comes by itself, elsewhere than at what is acted on. */
  #goesOn(record: MutationRecord): boolean {
    const { target } = record;
    const at = target instanceof Element ? target : target.parentElement;
    if (this.acted !== undefined && at !== null && holds(this.acted, at)) return false;
    return isTick(record);
  }

  /** A change of class or style on what is pressed itself: focus ring, ripple, pressed look. */
  #isLook({ attributeName, target }: MutationRecord): boolean {
    if (attributeName !== 'class' && attributeName !== 'style') return false;
    return this.acted !== undefined && (this.acted.contains(target) || target.contains(this.acted));
  }

  #noteText(record: MutationRecord, goesOn: boolean): void {
    if (this.#texts.size >= MAX_TEXTS || record.type === 'attributes') return;
    if (goesOn && (isClock(record) || this.#countPassing() >= MAX_PASSING)) return;
    const nodes = record.type === 'childList' ? [...record.addedNodes] : [record.target];
    for (const node of nodes) {
      const text = label(node.textContent ?? '', MAX_TEXT);
      if (text !== '' && isText(node)) this.#texts.set(text, goesOn && this.#texts.get(text) !== false);
    }
  }

  #countPassing(): number {
    return [...this.#texts.values()].filter(Boolean).length;
  }

  #isAnimation({ attributeName, target }: MutationRecord): boolean {
    if (attributeName !== 'style') return false;
    if (this.#styled.has(target)) return true;
    this.#styled.add(target);
    return false;
  }

  #navigate(event: NavigateLike): void {
    this.#see();
    const url = event.destination?.url ?? '';
    if (typeof event.downloadRequest === 'string') return;
    if (event.destination?.sameDocument) {
      this.#move(url);
      return;
    }
    if (!/^(https?|blob|data|about|file):/.test(url)) return;
    // Later listeners may stop it; one that the page intercepted has moved this document's own URL by then.
    void yieldTask().then(() => {
      if (event.defaultPrevented) return;
      if (this.document.URL === url) this.#move(url);
      else this.#leave(url);
    });
  }

  /** To another place of the same page nothing new needs to be shown. */
  #move(url: string): void {
    const now = performance.now();
    if (url.split('#')[0] !== this.#url.split('#')[0]) this.#moved ??= now;
  }

  #sense(): void {
    this.seen = true;
    this.reacted = true;
  }

  #see(): void {
    this.#sense();
    this.#changed = true;
  }

  #leave(url: string): void {
    this.#sense();
    this.leaving = url;
    for (const wake of this.#wakers.splice(0)) wake();
  }
}

/** A field in which the caret now stands: for it, focus is the effect. */
function isTyped(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
  );
}

/** A node of which a person reads the text: a text, or an element that holds little else. */
function isText(node: Node): boolean {
  const holder = node instanceof Element ? node : node.parentElement;
  if (!holder?.isConnected || holder.closest(NOT_SAID) || holder.childElementCount > 3) return false;
  return holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
