/** A tab keeps its logical id for life, through discards and prerenders; an id is never given to another tab. */
import type { Failed, TabInfo } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import { type Area, Cell, isNumber, isRecordOf } from './cell.ts';
import { originOf } from './origins.ts';

interface Row {
  chromeId: number;
  sessionId?: string;
}

/** The next page that a tab shows this soon after a call or a claim is likely to be asked, too. */
const IN_USE_MS = 30_000;

export interface OwnedTab {
  tabId: number;
  chromeId: number;
}

export class Tabs {
  readonly #rows: Cell<Record<string, Row>>;
  /** In `storage.local`: ids are not reused after a restart of the browser either. */
  readonly #next: Cell<number>;
  readonly #byChromeId = new Map<number, number>();
  /** When a tab was last used, by its logical id: what an earlier life of the worker knew is not worth keeping. */
  readonly #usedAt = new Map<number, number>();

  constructor(session: Area, local: Area) {
    this.#rows = new Cell(session, 'tabs', {}, isRecordOf(isRow));
    this.#next = new Cell(local, 'nextTab', 1, isNumber);
  }

  async load(): Promise<void> {
    await Promise.all([this.#rows.load(), this.#next.load()]);
    for (const [tabId, row] of Object.entries(this.#rows.value))
      this.#byChromeId.set(row.chromeId, Number(tabId));
    const alive = await chrome.tabs.query({});
    for (const tab of alive) if (tab.id !== undefined) this.idOf(tab.id);
    const ids = new Set(alive.map((tab) => tab.id));
    for (const chromeId of [...this.#byChromeId.keys()]) if (!ids.has(chromeId)) this.forget(chromeId);
  }

  /** The logical id of a tab of Chrome; a new one when it was not known. */
  idOf(chromeId: number): number {
    const known = this.#byChromeId.get(chromeId);
    if (known !== undefined) return known;
    const tabId = Math.max(1, this.#next.value);
    void this.#next.save(tabId + 1);
    this.#byChromeId.set(chromeId, tabId);
    void this.#rows.save({ ...this.#rows.value, [tabId]: { chromeId } });
    return tabId;
  }

  chromeIdOf(tabId: number): number | null {
    return this.#rows.value[tabId]?.chromeId ?? null;
  }

  ownerOf(tabId: number): string | null {
    return this.#rows.value[tabId]?.sessionId ?? null;
  }

  ownedBy(sessionId: string): OwnedTab[] {
    return Object.entries(this.#rows.value)
      .filter(([, row]) => row.sessionId === sessionId)
      .map(([tabId, row]) => ({ tabId: Number(tabId), chromeId: row.chromeId }));
  }

  /** Every tab that belongs to a session. */
  listOwned(): OwnedTab[] {
    return Object.entries(this.#rows.value)
      .filter(([, row]) => row.sessionId !== undefined)
      .map(([tabId, row]) => ({ tabId: Number(tabId), chromeId: row.chromeId }));
  }

  /** The tab for a call of the session: its own, or a free one, which is its own from now on. */
  use(tabId: number, sessionId: string): OwnedTab | Failed {
    const row = this.#rows.value[tabId];
    if (!row) return failed('tab_gone', `tab ${tabId} is closed; tabs.list shows the open ones`);
    if (row.sessionId !== undefined && row.sessionId !== sessionId)
      return failed('not_allowed', `tab ${tabId} belongs to another session; open one with tabs.open`);
    this.#usedAt.set(tabId, performance.now());
    return { tabId, chromeId: row.chromeId };
  }

  /** A task is at work in it, as far as calls and claims tell. */
  isInUse(tabId: number): boolean {
    const at = this.#usedAt.get(tabId);
    return at !== undefined && performance.now() - at < IN_USE_MS;
  }

  /** Gives the tab to the session, or frees it. True when that changed anything. */
  claim(tabId: number, sessionId: string | null): boolean {
    const row = this.#rows.value[tabId];
    if (sessionId === null) this.#usedAt.delete(tabId);
    else if (row) this.#usedAt.set(tabId, performance.now());
    if (!row || (row.sessionId ?? null) === sessionId) return false;
    const claimed: Row = { chromeId: row.chromeId, ...(sessionId ? { sessionId } : {}) };
    void this.#rows.save({ ...this.#rows.value, [tabId]: claimed });
    return true;
  }

  replace(addedChromeId: number, removedChromeId: number): void {
    const tabId = this.#byChromeId.get(removedChromeId);
    if (tabId === undefined) return;
    this.#byChromeId.delete(removedChromeId);
    this.#byChromeId.set(addedChromeId, tabId);
    const row = this.#rows.value[tabId];
    void this.#rows.save({ ...this.#rows.value, [tabId]: { ...row, chromeId: addedChromeId } });
  }

  forget(chromeId: number): void {
    const tabId = this.#byChromeId.get(chromeId);
    if (tabId === undefined) return;
    this.#byChromeId.delete(chromeId);
    this.#usedAt.delete(tabId);
    const { [String(tabId)]: _, ...others } = this.#rows.value;
    void this.#rows.save(others);
  }

  /** What the server is told of a tab. */
  describe(tab: chrome.tabs.Tab): TabInfo {
    const tabId = this.idOf(tab.id ?? chrome.tabs.TAB_ID_NONE);
    const url = tab.url || tab.pendingUrl || '';
    const origin = originOf(url);
    const owner = this.ownerOf(tabId);
    const opener = tab.openerTabId === undefined ? undefined : this.#byChromeId.get(tab.openerTabId);
    return {
      tabId,
      url: url.slice(0, 8_192),
      title: (tab.title ?? '').slice(0, 200),
      active: tab.active,
      status: statusOf(tab),
      ...(origin ? { origin } : {}),
      ...(owner ? { sessionId: owner, inUse: true } : {}),
      ...(opener === undefined ? {} : { openerTabId: opener }),
    };
  }
}

/** Chrome says "unloaded" both of a discarded tab and of one whose renderer died. */
function statusOf(tab: chrome.tabs.Tab): TabInfo['status'] {
  if (tab.discarded) return 'discarded';
  if (tab.status === 'unloaded') return 'crashed';
  return tab.status === 'loading' ? 'loading' : 'complete';
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && isNumber((value as Row).chromeId);
}
