/** A download belongs to the tab whose page started it, and to the call that was acting there. */
import type { Download, DownloadEvent } from '../generated/types.ts';
import { defer } from './defer.ts';
import { originOf } from './origins.ts';
import type { Run } from './run.ts';

/** After an action so long may pass before a download that it started shows up, ms. */
const WINDOW_MS = 15_000;
const MAX_KEPT = 100;

/** What was last acted on in a tab. `began` is the wall clock, ms. */
interface Act {
  chromeId: number;
  callId: string;
  pageUrl: string;
  began: number;
  open: boolean;
  /** The address that the tab went to; nothing but a download of just that is meant. */
  address?: string;
}

interface Kept {
  item: chrome.downloads.DownloadItem;
  act: Act | null;
}

export class Downloads {
  #acts: Act[] = [];
  readonly #kept = new Map<number, Kept>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly report: (event: Omit<DownloadEvent, 'tabId'> & { chromeId?: number }) => void,
  ) {}

  /** From now on a download that this page starts is this call's. The returned function ends the action. */
  begin(chromeId: number, callId: string, pageUrl: string, address?: string): () => void {
    const about = { chromeId, callId, pageUrl, ...(address === undefined ? {} : { address }) };
    const act: Act = { ...about, began: Date.now(), open: true };
    this.#acts = [...this.#acts.filter((other) => Date.now() - other.began < WINDOW_MS || other.open), act];
    return () => {
      act.open = false;
    };
  }

  created(item: chrome.downloads.DownloadItem): void {
    const act = this.#match(item);
    this.#kept.set(item.id, { item, act });
    // The exploration that ran into it has gone on already.
    if (act?.address !== undefined && !act.open) void this.#throwAway(item);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#tell(item.id);
  }

  /** A download moved on; its record is read anew. */
  async changed(id: number): Promise<void> {
    const [item] = await chrome.downloads.search({ id });
    const kept = this.#kept.get(id);
    if (!item || !kept) return;
    const before = kept.item.state;
    kept.item = item;
    this.#tell(before === item.state ? null : id);
  }

  /** The newest download of a call, if it started one. */
  ofCall(callId: string): Download | null {
    return this.#newest((kept) => kept.act?.callId === callId);
  }

  /** The newest download that the last action of the tab started. */
  ofTab(chromeId: number): Download | null {
    const last = this.#acts.findLast((act) => act.chromeId === chromeId);
    return last ? this.#newest((kept) => kept.act === last) : null;
  }

  async #throwAway(item: chrome.downloads.DownloadItem): Promise<void> {
    this.#kept.delete(item.id);
    if (item.state === 'complete') await chrome.downloads.removeFile(item.id).catch(() => undefined);
    else await chrome.downloads.cancel(item.id).catch(() => undefined);
    await chrome.downloads.erase({ id: item.id });
  }

  /** Whether a tab's navigation became a download. Such a file was not asked for: it is thrown away. */
  async discard(chromeId: number): Promise<boolean> {
    const found = [...this.#kept.values()].filter((kept) => kept.act?.chromeId === chromeId);
    await Promise.all(found.map(({ item }) => this.#throwAway(item)));
    return found.length > 0;
  }

  /** Resolves when `check` holds, asked at each change of a download. */
  until(check: () => boolean, run: Run, ms: number): Promise<boolean> {
    const holds = defer<boolean>();
    const ask = () => {
      if (check()) holds.resolve(true);
    };
    this.#listeners.add(ask);
    ask();
    return run
      .waitAtMost(holds.promise, ms, 'download')
      .then((held) => held === true)
      .finally(() => this.#listeners.delete(ask));
  }

  #newest(wanted: (kept: Kept) => boolean): Download | null {
    const found = [...this.#kept.values()].filter(wanted).at(-1);
    return found ? describeDownload(found.item) : null;
  }

  /** The action that started it: the page it was referred by, else the one that is open, else (no referrer) the newest. */
  #match(item: chrome.downloads.DownloadItem): Act | null {
    const recent = this.#acts.filter((act) => act.open || Date.now() - act.began < WINDOW_MS);
    const addressed = recent.findLast((act) => act.address === item.url);
    const plain = recent.filter((act) => act.address === undefined && act.callId !== addressed?.callId);
    const hasActedSince = plain.some((act) => act.began >= (addressed?.began ?? 0));
    if (addressed && (addressed.open || !hasActedSince)) return addressed;
    const referred = plain.filter((act) => item.referrer !== '' && isFrom(item.referrer, act.pageUrl));
    const open = plain.filter((act) => act.open);
    const likely = referred.findLast((act) => act.open) ?? open.at(-1) ?? referred.at(-1);
    return likely ?? (item.referrer === '' ? plain.at(-1) : undefined) ?? null;
  }

  #tell(reportId: number | null): void {
    const kept = reportId === null ? undefined : this.#kept.get(reportId);
    for (const listener of [...this.#listeners]) listener();
    if (!kept || kept.act?.address !== undefined) return;
    this.report({
      type: 'download',
      download: describeDownload(kept.item),
      ...(kept.act ? { callId: kept.act.callId, chromeId: kept.act.chromeId } : {}),
    });
  }
}

function isFrom(referrer: string, pageUrl: string): boolean {
  return referrer === pageUrl.replace(/#.*$/s, '') || (originOf(referrer) ?? '') === originOf(pageUrl);
}

/** The wire's view of Chrome's record. `path` is known once the file is complete. */
export function describeDownload(item: chrome.downloads.DownloadItem): Download {
  const name = item.filename.split(/[\\/]/).at(-1) || fileNameOf(item.finalUrl || item.url);
  const complete = item.state === 'complete';
  return {
    id: item.id,
    filename: name.slice(0, 500),
    state: item.state,
    bytes: complete ? Math.max(item.fileSize, item.bytesReceived) : item.bytesReceived,
    url: (item.finalUrl || item.url).slice(0, 8_192),
    ...(item.mime ? { mime: item.mime.slice(0, 120) } : {}),
    ...(complete && item.filename ? { path: item.filename.slice(0, 4_096) } : {}),
  };
}

function fileNameOf(url: string): string {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : '';
  return last || 'download';
}
