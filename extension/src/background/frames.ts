/** The content script is injected on demand, and a frame is addressed by its document: what was meant for one page never reaches the next. */
import { MAX_FRAMES } from '../generated/limits.ts';
import type { Failed, MiniPCD } from '../generated/types.ts';
import type { ContentAnswer, ContentRequest, HelloReply, ReplyTo, SummaryLimits } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import {
  type DarkFrame,
  describeDark,
  type FrameDetails,
  findUnlisted,
  hasUnlisted,
  nameHidden,
} from './darkFrames.ts';
import type { Deadline } from './deadline.ts';
import { CONTENT_SCRIPT, describeRefusal, type Injections } from './inject.ts';
import type { Lines } from './lines.ts';
import { listLive } from './live.ts';

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
  /** Those of them that a person cannot use now, by index. */
  unseen?: string[];
  /** When it was asked for with the greeting. */
  summary?: MiniPCD;
}

export type Answer<T> =
  | { kind: 'reply'; reply: T }
  /** The document went away before it answered. */
  | { kind: 'gone'; error: string }
  /** The content script refused the message: a defect. */
  | { kind: 'refused'; error: string };

/** A child frame that is silent for so long is left out; the top frame has the call's deadline. */
const CHILD_MS = 1_500;
/** Tells when no more frames need be asked than were. */
type Enough = (frames: readonly Frame[]) => boolean;
/** For `all`: batch by batch, however many frames the page has. */
export const EVERY_FRAME: Enough = () => false;
const FIRST_BATCH: Enough = () => true;
/** Characters of an address and of a title that the wire takes. */
export const MAX_URL = 8_192;
export const MAX_TITLE = 200;
const NO_PAGE = failed('tab_gone', 'the tab has no page; it may have crashed. Reload it with tabs.navigate');

/** No window lists the frame: it stands in a shadow root, or was taken out of the page. */
const UNNAMED = failed('frame_gone', 'the frame was taken out of the page; look again');

export class Frames {
  /** The tabs' top documents whose content script has answered in this life of the worker. */
  readonly #tops = new Map<number, Frame>();
  /** What the frames of a tab that no window lists go by, by document. Each knows its own name, too. */
  readonly #hidden = new Map<number, Map<string, number>>();

  constructor(
    private readonly generation: () => number,
    private readonly lines: Pick<Lines, 'find'>,
    private readonly scripts: Pick<Injections, 'put'>,
  ) {}

  /** The page's top frame, with the content script in it. */
  async top(chromeId: number, run: Deadline): Promise<Frame | Failed> {
    const live = await listLive(chromeId, run);
    if ('ok' in live) return live;
    const top = live.find((frame) => frame.frameId === 0);
    return top ? this.#greet(chromeId, top, run) : NO_PAGE;
  }

  /** The top frame for an action: not asked again while it holds a line to us, and never loaded anew after a crash. */
  async topToActOn(chromeId: number, run: Deadline): Promise<Frame | Failed> {
    const known = this.#known(chromeId);
    if (known) return known;
    const live = await listLive(chromeId, run, false);
    if ('ok' in live) return live;
    const top = live.find((frame) => frame.frameId === 0);
    return top ? this.#greet(chromeId, top, run) : NO_PAGE;
  }

  /** The tab shows another document now, or none: the one that was known is not its top any more. */
  left(chromeId: number): void {
    this.#tops.delete(chromeId);
    this.#hidden.delete(chromeId);
  }

  /** A document of the tab changed its address without loading. */
  moved({ tabId, documentId, url }: { tabId: number; documentId?: string; url: string }): void {
    const known = this.#tops.get(tabId);
    if (known && known.documentId === documentId) known.url = url.slice(0, MAX_URL);
  }

  /** Held by a line, a document is alive and shown: the line of one that goes to the back/forward cache is cut. */
  #known(chromeId: number): Frame | undefined {
    const top = this.#tops.get(chromeId);
    return top && this.lines.find(top.documentId) ? { ...top } : undefined;
  }

  /** The frame at that path. */
  async find(chromeId: number, path: readonly string[], run: Deadline): Promise<Frame | Failed> {
    if (path.length === 0) return this.top(chromeId, run);
    const isThere = (frame: Frame) => isSamePath(frame.path, path);
    const all = await this.all(chromeId, run, undefined, (frames) => frames.some(isThere));
    if ('ok' in all) return all;
    const found = all.frames.find(isThere);
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

  /**
   * The frames of the page, the top one first, with its summary where `limits` are given: `MAX_FRAMES` child frames and
   * then as many more until it is enough. `unasked` is how many of those that the browser lists are left.
   */
  async all(
    chromeId: number,
    run: Deadline,
    limits?: SummaryLimits,
    isEnough: Enough = FIRST_BATCH,
  ): Promise<{ frames: Frame[]; dark: DarkFrame[]; unasked: number } | Failed> {
    // Asked while the browser is: the top document is nearly always the one that was known.
    const known = this.#known(chromeId);
    const early = known && this.#greet(chromeId, known, run, limits);
    early?.catch(() => undefined); // told below, if it concerns the page at all
    const live = await listLive(chromeId, run);
    if ('ok' in live) return live;
    const top = live.find((frame) => frame.frameId === 0);
    if (!top) return NO_PAGE;
    const children = live.filter((frame) => frame.frameId !== 0);
    const [greeted, seen] = await Promise.all([
      early && known?.documentId === top.documentId ? early : this.#greet(chromeId, top, run, limits),
      this.#greetAll(chromeId, children.slice(0, MAX_FRAMES), run),
    ]);
    if ('ok' in greeted) return greeted;
    const { unread } = seen;
    const frames = [greeted, ...seen.frames];
    let asked = Math.min(children.length, MAX_FRAMES);
    for (; asked < children.length && !isEnough(frames); asked += MAX_FRAMES) {
      const more = await this.#greetAll(chromeId, children.slice(asked, asked + MAX_FRAMES), run);
      frames.push(...more.frames);
      unread.push(...more.unread);
    }
    if (hasUnlisted(frames, live) && children.length < MAX_FRAMES) {
      const unlisted = await run.waitAtMost(findUnlisted(chromeId, CONTENT_SCRIPT, live), CHILD_MS, 'page');
      const room = MAX_FRAMES - children.length;
      const more = await this.#greetAll(chromeId, (unlisted ?? []).slice(0, room), run);
      frames.push(...more.frames);
    }
    const unasked = Math.max(0, children.length - asked);
    return { frames, dark: describeDark(unread, live, frames), unasked };
  }

  async #greetAll(
    chromeId: number,
    children: FrameDetails[],
    run: Deadline,
  ): Promise<{ frames: Frame[]; unread: FrameDetails[] }> {
    const greeted = await Promise.all(
      children.map((child) => run.waitAtMost(this.#greet(chromeId, child, run), CHILD_MS, 'page')),
    );
    for (const [index, child] of children.entries()) {
      if (greeted[index] !== UNNAMED) continue;
      const framePath = this.#nameHidden(chromeId, child.documentId, greeted);
      const again = this.#greet(chromeId, child, run, undefined, framePath);
      greeted[index] = await run.waitAtMost(again, CHILD_MS, 'page');
    }
    const isRead = (frame: Frame | Failed | undefined): frame is Frame =>
      frame !== undefined && !('ok' in frame);
    return { frames: greeted.filter(isRead), unread: children.filter((_, index) => !isRead(greeted[index])) };
  }

  #nameHidden(
    chromeId: number,
    documentId: string,
    greeted: readonly (Frame | Failed | undefined)[],
  ): string[] {
    const names = this.#hidden.get(chromeId) ?? new Map<string, number>();
    this.#hidden.set(chromeId, names);
    const others = greeted.flatMap((frame) => (frame && !('ok' in frame) ? frame.path.join() : []));
    return nameHidden(names, documentId, others);
  }

  /** Asks a frame. Never rejects for what a page does; hangs while the page is blocked, so wait through the run. */
  async ask<R extends ContentRequest>(
    frame: Pick<Frame, 'chromeId' | 'documentId'>,
    request: R,
  ): Promise<Answer<ReplyTo<R>>> {
    let answer: ContentAnswer<R['kind']> | undefined;
    try {
      answer = (await this.#send(frame, request)) as ContentAnswer<R['kind']> | undefined;
    } catch (error) {
      this.#forget(frame);
      return { kind: 'gone', error: messageOf(error) };
    }
    if (answer === undefined) {
      this.#forget(frame);
      return { kind: 'gone', error: 'the document went away' };
    }
    return answer.ok
      ? { kind: 'reply', reply: answer.reply as ReplyTo<R> }
      : { kind: 'refused', error: answer.error };
  }

  #send(
    { chromeId, documentId }: Pick<Frame, 'chromeId' | 'documentId'>,
    request: ContentRequest,
  ): Promise<unknown> {
    const line = this.lines.find(documentId);
    return line ? line.ask(request) : chrome.tabs.sendMessage(chromeId, request, { documentId });
  }

  /** Tells every frame of a tab that has the content script; who does not answer is not waited for. */
  async tell(chromeId: number, request: ContentRequest): Promise<void> {
    const details = (await chrome.webNavigation.getAllFrames({ tabId: chromeId }).catch(() => null)) ?? [];
    for (const { documentId } of details) {
      // A released document is greeted again before it is used again: the greeting starts its watch.
      if (request.kind === 'release') this.#forget({ chromeId, documentId });
      void this.ask({ chromeId, documentId }, request);
    }
  }

  /** Says hello to a document, and puts the content script there when nobody answers. */
  async #greet(
    chromeId: number,
    details: Pick<FrameDetails, 'documentId' | 'frameId' | 'url'>,
    run: Deadline,
    summary?: SummaryLimits,
    framePath?: string[],
  ): Promise<Frame | Failed> {
    const { documentId, frameId } = details;
    const more = { ...(summary ? { summary } : {}), ...(framePath ? { framePath } : {}) };
    const hello = { kind: 'hello' as const, generation: this.generation(), ...more };
    let answer = await run.wait(this.ask({ chromeId, documentId }, hello), 'page');
    if (answer.kind === 'gone') {
      const refusal = await run.wait(this.scripts.put(chromeId, documentId), 'page');
      if (refusal) return describeRefusal(refusal, details.url);
      answer = await run.wait(this.ask({ chromeId, documentId }, hello), 'page');
    }
    if (answer.kind !== 'reply')
      return failed(
        'frame_gone',
        `the page changed while it was looked at (${answer.error.slice(0, 200)}); look again`,
      );
    const frame = toFrame(chromeId, frameId, documentId, answer.reply);
    if (frameId === 0 && !('ok' in frame)) this.#remember(frame);
    return frame;
  }

  #remember({ summary: _, ...top }: Frame): void {
    this.#tops.set(top.chromeId, top);
  }

  #forget({ chromeId, documentId }: Pick<Frame, 'chromeId' | 'documentId'>): void {
    if (this.#tops.get(chromeId)?.documentId === documentId) this.#tops.delete(chromeId);
  }
}

function toFrame(chromeId: number, frameId: number, documentId: string, hello: HelloReply): Frame | Failed {
  const path = frameId === 0 ? [] : hello.framePath;
  if (path === null) return UNNAMED;
  const { origin, ts, children, unseen, summary } = hello;
  const [url, title] = [hello.url.slice(0, MAX_URL), hello.title.slice(0, MAX_TITLE)];
  const about = { chromeId, frameId, documentId, path, url, origin, title, ts, children, unseen };
  return { ...about, ...(summary ? { summary } : {}) };
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
