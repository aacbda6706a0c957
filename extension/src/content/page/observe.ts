/** The version grows with each material change: what a person would call another page, not a ticking clock. */
import { allRoots, type Root } from '../dom';

const STRUCTURE =
  'a,button,input,select,textarea,summary,form,dialog,iframe,h1,h2,h3,h4,h5,h6,li,tr,p,label,[role],[onclick],[tabindex],[contenteditable]';
const TEXT_HOLDERS =
  'a,button,label,summary,legend,th,td,li,h1,h2,h3,h4,h5,h6,title,p,[role]:not([role=timer],[role=marquee],[role=progressbar]),[aria-live]';
const SAID = new Set(
  'disabled hidden open checked selected role href title alt placeholder type value inert readonly required aria-label aria-labelledby aria-hidden aria-expanded aria-checked aria-pressed aria-selected aria-disabled aria-invalid aria-modal aria-busy aria-current aria-rowcount aria-owns'.split(
    ' ',
  ),
);

/** What may change the look of a page without changing its tree: CSS answers to checks, focus, hovering and scrolling. */
const TOUCHES =
  'transitionend animationend load toggle scroll input change click keyup focusin focusout pointerover'.split(
    ' ',
  );

/** Watches a document and its shadow roots. */
export class Watch {
  /** Counts every mutation, material or not: a snapshot of an older count may be wrong. */
  changes = 0;
  private readonly observer: MutationObserver;
  private readonly watched = new WeakSet<Root>();
  private readonly rendered = new WeakMap<Element, boolean>();
  private readonly stops = new AbortController();
  private url: string;

  constructor(
    private readonly document: Document,
    private readonly onMaterial: () => void,
  ) {
    this.observer = new MutationObserver((records) => this.read(records));
    this.url = document.location.href;
    const { signal } = this.stops;
    const touched = () => {
      this.changes++;
    };
    for (const event of TOUCHES) {
      document.addEventListener(event, touched, { capture: true, passive: true, signal });
    }
    const view = document.defaultView;
    view?.addEventListener('resize', touched, { passive: true, signal });
    for (const event of ['popstate', 'hashchange', 'pageshow']) {
      view?.addEventListener(event, () => this.checkUrl(), { signal });
    }
    const { navigation } = (view ?? {}) as { navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', () => this.checkUrl(), { signal });
    this.watchRoots();
  }

  /** Also watches shadow roots that came since. */
  watchRoots(): void {
    for (const root of allRoots(this.document)) {
      if (this.watched.has(root)) continue;
      this.watched.add(root);
      this.observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
  }

  /** Takes in what happened so far, now. */
  flush(): void {
    const records = this.observer.takeRecords();
    if (records.length > 0) this.read(records);
    this.checkUrl();
  }

  stop(): void {
    this.observer.disconnect();
    this.stops.abort();
  }

  private checkUrl(): void {
    if (this.url === this.document.location.href) return;
    this.url = this.document.location.href;
    this.changes++;
    this.onMaterial();
  }

  private read(records: readonly MutationRecord[]): void {
    this.changes += records.length;
    // After a flood only the fact matters.
    const few = records.length > 500 ? records.slice(-500) : records;
    if (few.some((record) => this.isMaterial(record)) || this.url !== this.document.location.href) {
      this.url = this.document.location.href;
      this.onMaterial();
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
