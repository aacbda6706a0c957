/** The version grows with each material change: what a person would call another page, not a ticking clock. */
import { noteBeats, type Root, rootsIn } from '../dom';
import { Pending } from './pending';

const STRUCTURE =
  'main,nav,header,footer,aside,a,button,input,select,textarea,summary,form,dialog,iframe,h1,h2,h3,h4,h5,h6,li,tr,p,label,[role],[onclick],[tabindex],[contenteditable]';
const TEXT_HOLDERS =
  'a,button,label,summary,legend,th,td,li,h1,h2,h3,h4,h5,h6,title,p,output,[role]:not([role=timer],[role=marquee],[role=progressbar]),[aria-live]';
const SAID = new Set(
  'disabled hidden open checked selected role href title alt placeholder type value inert readonly required aria-label aria-labelledby aria-hidden aria-expanded aria-checked aria-pressed aria-selected aria-disabled aria-invalid aria-modal aria-busy aria-current aria-rowcount aria-owns'.split(
    ' ',
  ),
);

/** A hidden page of which nobody asked anything for so long is not watched. */
const REST_MS = 30_000;
const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true } as const;

/** Watches a document and its shadow roots: one observer for each, all of one batch. */
export class Watch {
  /** Counts every mutation, material or not: what was read before an older count may be wrong. */
  changes = 0;
  /** Counts what can have changed which shadow roots there are, and their order. */
  structure = 0;
  readonly pending: Pending;
  private readonly observer: MutationObserver;
  /** The document and all its shadow roots, and some that were. */
  readonly roots = new Set<Root>();
  private readonly rendered = new WeakMap<Element, boolean>();
  private readonly stops = new AbortController();
  private url: string;
  private isResting = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly document: Document,
    private readonly onMaterial: () => void,
  ) {
    this.pending = new Pending(document, this.roots);
    this.observer = new MutationObserver((records) => this.read(records));
    this.url = document.location.href;
    const { signal } = this.stops;
    const options = { capture: true, passive: true, signal };
    // Where things stand is read when it is told: a scrolled page is not walked again, only what was read of it is dropped.
    document.addEventListener('scroll', () => this.changes++, options);
    document.addEventListener('visibilitychange', () => this.restSoon(), { signal });
    const view = document.defaultView;
    view?.addEventListener('resize', () => this.doubt(), { passive: true, signal });
    for (const event of ['popstate', 'hashchange', 'pageshow']) {
      view?.addEventListener(event, () => this.checkUrl(), { signal });
    }
    const { navigation } = (view ?? {}) as { navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', () => this.checkUrl(), { signal });
    this.watchRoot(document);
  }

  /** Also watches a shadow root that came since. */
  watchRoot(root: Root): void {
    if (this.roots.has(root)) return;
    this.roots.add(root);
    this.structure++;
    this.observer.observe(root, EVERYTHING);
    // What resizes things without a change of the tree: a picture that came, or did not. No root tells the one around it.
    const options = { capture: true, passive: true, signal: this.stops.signal };
    for (const event of ['load', 'error'])
      root.addEventListener(event, ({ target }) => this.doubt(target), options);
  }

  /** Forgets shadow roots that are gone. */
  forgetRoots(): void {
    for (const root of this.roots) if ('host' in root && !root.host.isConnected) this.roots.delete(root);
  }

  /** Takes in what happened so far, now. */
  flush(): void {
    if (this.isResting) this.wake();
    const records = this.observer.takeRecords();
    if (records.length > 0) this.read(records);
    this.checkUrl();
  }

  stop(): void {
    clearTimeout(this.rest);
    this.observer.disconnect();
    this.stops.abort();
  }

  private doubt(target?: EventTarget | null): void {
    this.changes++;
    const parent = target instanceof Node ? target.parentElement : null;
    if (parent === null) this.pending.addAll();
    else this.pending.restyle(parent);
  }

  private restSoon(): void {
    clearTimeout(this.rest);
    if (this.document.visibilityState === 'visible') {
      if (this.isResting) this.wake();
      return;
    }
    this.rest = setTimeout(() => {
      this.observer.disconnect();
      this.isResting = true;
    }, REST_MS);
  }

  /** Whatever happened meanwhile, it was not seen. */
  private wake(): void {
    this.isResting = false;
    this.changes++;
    this.structure++;
    this.pending.addAll();
    for (const root of this.roots) this.observer.observe(root, EVERYTHING);
    this.onMaterial();
    this.restSoon();
  }

  private checkUrl(): void {
    if (this.url === this.document.location.href) return;
    this.url = this.document.location.href;
    this.changes++;
    // Relative addresses lead elsewhere now.
    this.pending.addAll();
    this.onMaterial();
  }

  private read(records: readonly MutationRecord[]): void {
    this.changes += records.length;
    if (records.some(({ type }) => type === 'childList')) this.structure++;
    this.pending.add(records);
    noteBeats(records);
    if (!this.pending.isAll) this.watchAdded(records);
    // After a flood only the fact matters.
    const few = records.length > 500 ? records.slice(-500) : records;
    if (few.some((record) => this.isMaterial(record)) || this.url !== this.document.location.href) {
      if (this.url !== this.document.location.href) this.pending.addAll();
      this.url = this.document.location.href;
      this.onMaterial();
    }
  }

  private watchAdded(records: readonly MutationRecord[]): void {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE || !node.isConnected) continue;
        for (const root of rootsIn(node as Element)) this.watchRoot(root);
      }
    }
  }

  private isMaterial(record: MutationRecord): boolean {
    const element =
      record.target.nodeType === Node.ELEMENT_NODE ? (record.target as Element) : record.target.parentElement;
    switch (record.type) {
      case 'characterData':
        return isSaid(element);
      case 'childList':
        return (
          hasStructure(record.addedNodes) ||
          hasStructure(record.removedNodes) ||
          isSwap(record) ||
          this.isTextChange(record, element)
        );
      case 'attributes':
        return element !== null && this.isAttributeMaterial(element, record);
    }
  }

  private isTextChange(record: MutationRecord, element: Element | null): boolean {
    const nodes = [...record.addedNodes, ...record.removedNodes];
    return (
      nodes.some((node) => node.nodeType === Node.TEXT_NODE && (node as Text).data.trim() !== '') &&
      isSaid(element)
    );
  }

  private isAttributeMaterial(element: Element, record: MutationRecord): boolean {
    const name = record.attributeName ?? '';
    if (SAID.has(name)) return element.matches(STRUCTURE) || element.querySelector(STRUCTURE) !== null;
    if (name !== 'class' && name !== 'style') return false;
    if (!element.matches(STRUCTURE) && element.querySelector(STRUCTURE) === null) return false;
    // Only a change of what is rendered counts; the first change cannot be compared and counts.
    const now = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const before = this.rendered.get(element);
    this.rendered.set(element, now);
    return before !== now;
  }
}

/** What a page shows in its main part is another thing now, however it is built. */
function isSwap({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (target.nodeName !== 'MAIN' && (target as Partial<Element>).role !== 'main') return false;
  return [...addedNodes, ...removedNodes].some(
    (node) => node.nodeType === Node.ELEMENT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

function isSaid(element: Element | null): boolean {
  return element !== null && element.closest(TEXT_HOLDERS) !== null;
}

function hasStructure(nodes: NodeList): boolean {
  for (const node of nodes) {
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as Element;
    if (element.matches(STRUCTURE) || element.querySelector(STRUCTURE) !== null) return true;
  }
  return false;
}
