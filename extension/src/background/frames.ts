/** The content script is injected on demand, and a frame is addressed by its document: what was meant for one page never reaches the next. */
import { MAX_FRAMES } from '../generated/limits.ts';
import type { Failed, MiniPCD } from '../generated/types.ts';
import type { ContentAnswer, ContentRequest, HelloReply, ReplyTo, SummaryLimits } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import {
  type DarkFrame,
  describeDark,
  describeRefusal,
  type FrameDetails,
  findUnlisted,
  hasUnlisted,
} from './darkFrames.ts';
import type { Deadline } from './deadline.ts';
import { defer } from './defer.ts';
import { isWeb } from './origins.ts';

/** A frame that answers. The path is by index from the top, [] for the top frame itself. */
export interface Frame {
  chromeId: number;
  frameId: number;
  documentId: string;
  path: string[];
  url: string;
  origin: string;
  title: string;
  ts: number;
  /** How many frames stand in it, as it says itself. */
  children?: number;
  /** When it was asked for with the greeting. */
  summary?: MiniPCD;
}

export type Answer<T> =
  | { kind: 'reply'; reply: T }
  /** The document went away before it answered. */
  | { kind: 'gone'; error: string }
  /** The content script refused the message: a defect. */
  | { kind: 'refused'; error: string };

/** A tab that can be talked to, and its live documents. */
interface Live {
  tab: chrome.tabs.Tab;
  documents: FrameDetails[];
}

/** A child frame that is silent for so long is left out; the top frame has the call's deadline. */
const CHILD_MS = 1_500;
/** Characters of an address and of a title that the wire takes. */
export const MAX_URL = 8_192;
export const MAX_TITLE = 200;
const CONTENT_SCRIPT = '/content.js';
const MAX_GREETED = 500;
const NO_PAGE = failed('tab_gone', 'the tab has no page; it may have crashed. Reload it with tabs.navigate');

export class Frames {
  /** Origins of the top documents whose content script has answered in this life of the worker, by document id. */
  readonly #greeted = new Map<string, string>();

  constructor(private readonly generation: () => number) {}

  /** The page's top frame, with the content script in it. */
  async top(chromeId: number, run: Deadline): Promise<Frame | Failed> {
    const live = await this.#list(chromeId, run);
    if ('ok' in live) return live;
    const top = live.documents.find((frame) => frame.frameId === 0);
    return top ? this.#greet(chromeId, top, run) : NO_PAGE;
  }

  /** The top frame for an action: not asked again when it is known to answer, and never loaded anew after a crash. */
  async topToActOn(chromeId: number, run: Deadline): Promise<Frame | Failed> {
    const live = await this.#list(chromeId, run, false);
    if ('ok' in live) return live;
    const top = live.documents.find((frame) => frame.frameId === 0);
    if (!top) return NO_PAGE;
    const { documentId, frameId, url } = top;
    const origin = this.#greeted.get(documentId);
    if (origin === undefined) return this.#greet(chromeId, top, run);
    const title = (live.tab.title ?? '').slice(0, MAX_TITLE);
    return { chromeId, frameId, documentId, path: [], url: url.slice(0, MAX_URL), origin, title, ts: 0 };
  }

  /** The frame at that path. */
  async find(chromeId: number, path: readonly string[], run: Deadline): Promise<Frame | Failed> {
    if (path.length === 0) return this.top(chromeId, run);
    const all = await this.all(chromeId, run);
    if ('ok' in all) return all;
    const found = all.frames.find((frame) => isSamePath(frame.path, path));
    if (found) return found;
    const dark = all.dark.find((frame) => isSamePath(frame.path, path));
    if (dark)
      return failed(
        'needs_grant',
        `the frame ${path.join('.')} (${dark.origin}) cannot be read: allow that site in the panel`,
      );
    return failed(
      'frame_gone',
      `there is no frame ${path.join('.')} in the page any more; look at the page again`,
    );
  }

  /** Every frame of the page, the top one first, with its summary where `limits` are given. */
  async all(
    chromeId: number,
    run: Deadline,
    limits?: SummaryLimits,
  ): Promise<{ frames: Frame[]; dark: DarkFrame[] } | Failed> {
    const live = await this.#list(chromeId, run);
    if ('ok' in live) return live;
    const { documents: details } = live;
    const top = details.find((frame) => frame.frameId === 0);
    if (!top) return NO_PAGE;
    const children = details.filter((frame) => frame.frameId !== 0).slice(0, MAX_FRAMES);
    const [greeted, seen] = await Promise.all([
      this.#greet(chromeId, top, run, limits),
      this.#greetAll(chromeId, children, run),
    ]);
    if ('ok' in greeted) return greeted;
    const frames = [greeted, ...seen.frames];
    const { unread } = seen;
    if (hasUnlisted(frames, details) && children.length < MAX_FRAMES) {
      const unlisted = await run.waitAtMost(
        findUnlisted(chromeId, CONTENT_SCRIPT, details),
        CHILD_MS,
        'page',
      );
      const more = await this.#greetAll(
        chromeId,
        (unlisted ?? []).slice(0, MAX_FRAMES - children.length),
        run,
      );
      frames.push(...more.frames);
    }
    return { frames, dark: describeDark(unread, details, frames) };
  }

  async #greetAll(
    chromeId: number,
    children: FrameDetails[],
    run: Deadline,
  ): Promise<{ frames: Frame[]; unread: FrameDetails[] }> {
    const greeted = await Promise.all(
      children.map((child) => run.waitAtMost(this.#greet(chromeId, child, run), CHILD_MS, 'page')),
    );
    const isRead = (frame: Frame | Failed | undefined): frame is Frame =>
      frame !== undefined && !('ok' in frame);
    return { frames: greeted.filter(isRead), unread: children.filter((_, index) => !isRead(greeted[index])) };
  }

  /** Asks a frame. Never rejects for what a page does; hangs while the page is blocked, so wait through the run. */
  async ask<R extends ContentRequest>(
    frame: Pick<Frame, 'chromeId' | 'documentId'>,
    request: R,
  ): Promise<Answer<ReplyTo<R>>> {
    let answer: ContentAnswer<R['kind']> | undefined;
    try {
      answer = await chrome.tabs.sendMessage(frame.chromeId, request, { documentId: frame.documentId });
    } catch (error) {
      this.#greeted.delete(frame.documentId);
      return { kind: 'gone', error: messageOf(error) };
    }
    if (answer === undefined) {
      this.#greeted.delete(frame.documentId);
      return { kind: 'gone', error: 'the document went away' };
    }
    return answer.ok
      ? { kind: 'reply', reply: answer.reply as ReplyTo<R> }
      : { kind: 'refused', error: answer.error };
  }

  /** Tells every frame of a tab that has the content script; who does not answer is not waited for. */
  async tell(chromeId: number, request: ContentRequest): Promise<void> {
    const details = (await chrome.webNavigation.getAllFrames({ tabId: chromeId }).catch(() => null)) ?? [];
    for (const { documentId } of details) {
      // A released document is greeted again before it is used again: the greeting starts its watch.
      if (request.kind === 'release') this.#greeted.delete(documentId);
      void this.ask({ chromeId, documentId }, request);
    }
  }

  /** The live documents of the tab, once it can be talked to. */
  async #list(chromeId: number, run: Deadline, mayRevive = true): Promise<Live | Failed> {
    const [tab, first] = await run.wait(Promise.all([findTab(chromeId), listDocuments(chromeId)]));
    if (!tab) return failed('tab_gone', 'the tab is closed; tabs.list shows the open ones');
    if (!mayRevive && isCrashed(tab))
      return failed('tab_gone', 'the page crashed; look at it again, which reloads it, before acting on it');
    const isAsleep = tab.discarded || tab.status === 'unloaded';
    const isOnItsWay = !isWeb(tab.url ?? '') && isWeb(tab.pendingUrl ?? '');
    if (isAsleep) await untilLoaded(chromeId, run, () => chrome.tabs.reload(chromeId));
    else if (isOnItsWay) await untilLoaded(chromeId, run);
    const details = isAsleep || isOnItsWay ? await run.wait(listDocuments(chromeId)) : first;
    const documents = details.filter((frame) => (frame.documentLifecycle ?? 'active') === 'active');
    const url = documents.find((frame) => frame.frameId === 0)?.url ?? tab.url ?? '';
    if (!isWeb(url))
      return failed(
        'unsupported',
        `"${url.slice(0, 100)}" is not a web page; open an http or https address first`,
      );
    return { tab, documents };
  }

  /** Says hello to a document, and puts the content script there when nobody answers. */
  async #greet(
    chromeId: number,
    details: FrameDetails,
    run: Deadline,
    summary?: SummaryLimits,
  ): Promise<Frame | Failed> {
    const { documentId, frameId } = details;
    const hello = { kind: 'hello' as const, generation: this.generation(), ...(summary ? { summary } : {}) };
    let answer = await run.wait(this.ask({ chromeId, documentId }, hello), 'page');
    if (answer.kind === 'gone') {
      const refusal = await run.wait(inject(chromeId, documentId), 'page');
      if (refusal) return describeRefusal(refusal, details.url);
      answer = await run.wait(this.ask({ chromeId, documentId }, hello), 'page');
    }
    if (answer.kind !== 'reply')
      return failed(
        'frame_gone',
        `the page changed while it was looked at (${answer.error.slice(0, 200)}); look again`,
      );
    const frame = toFrame(chromeId, frameId, documentId, answer.reply);
    if (frameId === 0 && !('ok' in frame)) this.#remember(documentId, frame.origin);
    return frame;
  }

  #remember(documentId: string, origin: string): void {
    this.#greeted.set(documentId, origin);
    const [oldest] = this.#greeted.keys();
    if (this.#greeted.size > MAX_GREETED && oldest !== undefined) this.#greeted.delete(oldest);
  }
}

function findTab(chromeId: number): Promise<chrome.tabs.Tab | null> {
  return chrome.tabs.get(chromeId).catch(() => null);
}

async function listDocuments(chromeId: number): Promise<FrameDetails[]> {
  return (await chrome.webNavigation.getAllFrames({ tabId: chromeId }).catch(() => null)) ?? [];
}

/** The tab's renderer died: Chrome has unloaded it, and not to save memory. */
export function isCrashed(tab: chrome.tabs.Tab): boolean {
  return tab.status === 'unloaded' && !tab.discarded;
}

function toFrame(chromeId: number, frameId: number, documentId: string, hello: HelloReply): Frame | Failed {
  const path = frameId === 0 ? [] : hello.framePath;
  if (path === null) return failed('frame_gone', 'the frame was taken out of the page; look again');
  const { origin, ts, children, summary } = hello;
  const [url, title] = [hello.url.slice(0, MAX_URL), hello.title.slice(0, MAX_TITLE)];
  const about = { chromeId, frameId, documentId, path, url, origin, title, ts, children };
  return { ...about, ...(summary ? { summary } : {}) };
}

/** Null when the script is in; else Chrome's reason. */
async function inject(chromeId: number, documentId: string): Promise<string | null> {
  try {
    const target = { tabId: chromeId, documentIds: [documentId] };
    await chrome.scripting.executeScript({ target, files: [CONTENT_SCRIPT], injectImmediately: true });
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Waits until the tab has loaded what it is loading, or what `begin` makes it load. */
async function untilLoaded(
  chromeId: number,
  run: Deadline,
  begin: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const loaded = defer();
  const listener = (tabId: number, change: { status?: string }) => {
    if (tabId === chromeId && change.status === 'complete') loaded.resolve();
  };
  chrome.tabs.onUpdated.addListener(listener);
  try {
    await run.wait(begin(), 'navigation');
    const tab = await run.wait(chrome.tabs.get(chromeId), 'navigation');
    if (tab.status !== 'complete') await run.wait(loaded.promise, 'navigation');
  } finally {
    chrome.tabs.onUpdated.removeListener(listener);
  }
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** The frame path that an id carries: "f0-1.a12" is action 12 in frame ['0', '1']. */
export function framePathOfId(id: string): string[] {
  const prefix = /^f(\d+(?:-\d+)*)\./.exec(id)?.[1];
  return prefix === undefined ? [] : prefix.split('-');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
