/** Where a tab is going, told by webNavigation: a page that leaves cannot tell it itself. */
import { defer } from './defer.ts';
import type { Run } from './run.ts';

export interface Commit {
  documentId: string;
  url: string;
}

interface Progress {
  pending: string | null;
  commits: number;
  last: Commit | null;
  errors: number;
  error: string | null;
  /** In-page moves: history API and fragments. */
  moves: number;
  closed: boolean;
}

const MAX_READY = 500;
const NOTHING: Readonly<Progress> = {
  pending: null,
  commits: 0,
  last: null,
  errors: 0,
  error: null,
  moves: 0,
  closed: false,
};

export class Navigations {
  readonly #tabs = new Map<number, Progress>();
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #ready = new Set<string>();

  started(details: { tabId: number; frameId: number; url: string }): void {
    if (details.frameId !== 0) return;
    this.#of(details.tabId).pending = details.url;
    this.#tell(details.tabId);
  }

  committed(details: { tabId: number; frameId: number; documentId?: string; url: string }): void {
    if (details.frameId !== 0) return;
    const tab = this.#of(details.tabId);
    tab.pending = null;
    tab.commits += 1;
    tab.last = { documentId: details.documentId ?? '', url: details.url };
    this.#tell(details.tabId);
  }

  domReady(details: { tabId: number; frameId: number; documentId?: string }): void {
    if (details.frameId !== 0 || !details.documentId) return;
    this.#ready.add(details.documentId);
    const [oldest] = this.#ready;
    if (this.#ready.size > MAX_READY && oldest !== undefined) this.#ready.delete(oldest);
    this.#tell(details.tabId);
  }

  failed(details: { tabId: number; frameId: number; error: string }): void {
    if (details.frameId !== 0) return;
    const tab = this.#of(details.tabId);
    tab.pending = null;
    tab.errors += 1;
    tab.error = details.error;
    this.#tell(details.tabId);
  }

  movedInPage(details: { tabId: number; frameId: number }): void {
    if (details.frameId !== 0) return;
    this.#of(details.tabId).moves += 1;
    this.#tell(details.tabId);
  }

  closed(tabId: number): void {
    this.#of(tabId).closed = true;
    this.#tell(tabId);
    this.#tabs.delete(tabId);
  }

  replaced(addedTabId: number, removedTabId: number): void {
    const progress = this.#tabs.get(removedTabId);
    if (progress) this.#tabs.set(addedTabId, progress);
    this.#tabs.delete(removedTabId);
  }

  isReady(documentId: string): boolean {
    return this.#ready.has(documentId);
  }

  watch(tabId: number): Watch {
    const progress = this.#of(tabId);
    return new Watch(progress, { ...progress }, (listener) => this.#listen(tabId, listener), this);
  }

  /** Of a tab that was just made: what happened before the watch counts too. */
  watchNew(tabId: number): Watch {
    return new Watch(this.#of(tabId), NOTHING, (listener) => this.#listen(tabId, listener), this);
  }

  #of(tabId: number): Progress {
    let progress = this.#tabs.get(tabId);
    if (!progress) {
      progress = { ...NOTHING };
      this.#tabs.set(tabId, progress);
    }
    return progress;
  }

  #listen(tabId: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(tabId) ?? new Set();
    this.#listeners.set(tabId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(tabId);
    };
  }

  #tell(tabId: number): void {
    for (const listener of [...(this.#listeners.get(tabId) ?? [])]) listener();
  }
}

/** What happened in one tab since the watch began. */
export class Watch {
  constructor(
    private readonly progress: Readonly<Progress>,
    private readonly base: Readonly<Progress>,
    private readonly listen: (listener: () => void) => () => void,
    private readonly navigations: Navigations,
  ) {}

  /** A navigation is under way. */
  get pending(): boolean {
    return this.progress.pending !== null;
  }

  get commit(): Commit | null {
    return this.progress.commits > this.base.commits ? this.progress.last : null;
  }

  /** The net error of the last navigation, "net::ERR_ABORTED" for a download. */
  get error(): string | null {
    return this.progress.errors > this.base.errors ? this.progress.error : null;
  }

  get moved(): boolean {
    return this.progress.moves > this.base.moves;
  }

  get closed(): boolean {
    return this.progress.closed;
  }

  /** The new document is parsed, or nothing is on its way. */
  get settled(): boolean {
    if (this.pending) return false;
    return this.commit === null || this.navigations.isReady(this.commit.documentId);
  }

  /** Resolves when the new page is parsed, or after `ms`. A page from the back/forward cache is complete at once. */
  async parsed(chromeId: number, run: Run, ms: number): Promise<void> {
    if (this.settled || this.closed) return;
    const tab = await run.wait(
      chrome.tabs.get(chromeId).catch(() => null),
      'navigation',
    );
    if (tab?.status === 'complete' && !this.pending) return;
    const isOver = this.until(() => this.settled || this.closed, run);
    await run.waitAtMost(isOver, ms, 'navigation');
  }

  /** Resolves when `check` holds, asked at each event of the tab. */
  until(check: () => boolean, run: Run): Promise<void> {
    const holds = defer();
    const ask = () => {
      if (check()) holds.resolve();
    };
    const stop = this.listen(ask);
    ask();
    return run.wait(holds.promise, 'navigation').finally(stop);
  }
}
