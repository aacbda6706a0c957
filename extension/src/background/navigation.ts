/** Where a frame is going, told by webNavigation: a page that leaves cannot tell it itself. Frame 0 is the tab's page. */
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

/** What webNavigation tells of a frame. */
interface Told {
  tabId: number;
  frameId: number;
}

export class Navigations {
  readonly #frames = new Map<string, Progress>();
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #ready = new Set<string>();

  started(told: Told & { url: string }): void {
    this.#of(told).pending = told.url;
    this.#tell(told.tabId);
  }

  committed(told: Told & { documentId?: string; url: string }): void {
    const frame = this.#of(told);
    frame.pending = null;
    frame.commits += 1;
    frame.last = { documentId: told.documentId ?? '', url: told.url };
    if (told.frameId === 0) this.#forgetChildren(told.tabId);
    this.#tell(told.tabId);
  }

  domReady(told: Told & { documentId?: string }): void {
    if (!told.documentId) return;
    this.#ready.add(told.documentId);
    const [oldest] = this.#ready;
    if (this.#ready.size > MAX_READY && oldest !== undefined) this.#ready.delete(oldest);
    this.#tell(told.tabId);
  }

  failed(told: Told & { error: string }): void {
    const frame = this.#of(told);
    frame.pending = null;
    frame.errors += 1;
    frame.error = told.error;
    this.#tell(told.tabId);
  }

  movedInPage(told: Told): void {
    this.#of(told).moves += 1;
    this.#tell(told.tabId);
  }

  closed(tabId: number): void {
    this.#of({ tabId, frameId: 0 }).closed = true;
    this.#tell(tabId);
    this.#forgetChildren(tabId);
    this.#frames.delete(keyOf({ tabId, frameId: 0 }));
  }

  replaced(addedTabId: number, removedTabId: number): void {
    const progress = this.#frames.get(keyOf({ tabId: removedTabId, frameId: 0 }));
    if (progress) this.#frames.set(keyOf({ tabId: addedTabId, frameId: 0 }), progress);
    this.#forgetChildren(removedTabId);
    this.#frames.delete(keyOf({ tabId: removedTabId, frameId: 0 }));
  }

  isReady(documentId: string): boolean {
    return this.#ready.has(documentId);
  }

  watch(tabId: number, frameId = 0): Watch {
    const progress = this.#of({ tabId, frameId });
    return new Watch(progress, { ...progress }, (listener) => this.#listen(tabId, listener), this);
  }

  /** Of a tab that was just made: what happened before the watch counts too. */
  watchNew(tabId: number): Watch {
    const progress = this.#of({ tabId, frameId: 0 });
    return new Watch(progress, NOTHING, (listener) => this.#listen(tabId, listener), this);
  }

  #of(told: Told): Progress {
    const known = this.#frames.get(keyOf(told));
    if (known) return known;
    const progress = { ...NOTHING };
    this.#frames.set(keyOf(told), progress);
    return progress;
  }

  #forgetChildren(tabId: number): void {
    for (const key of this.#frames.keys())
      if (key.startsWith(`${tabId}:`) && key !== keyOf({ tabId, frameId: 0 })) this.#frames.delete(key);
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

function keyOf({ tabId, frameId }: Told): string {
  return `${tabId}:${frameId}`;
}

/** What happened in one frame since the watch began. */
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
