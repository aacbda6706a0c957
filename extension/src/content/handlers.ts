/** One document's answers to background: every kind of request has a row, and calls go through the book of calls. */
import type { Box, Failed, MiniPCD, ToolResult } from '../generated/types';
import type {
  BackgroundMessage,
  ContentKind,
  ContentReplies,
  ContentRequest,
  DispatchingAnswer,
  HelloReply,
  RunReply,
  RunRequest,
  SummaryLimits,
} from '../lib/contract';
import { log } from '../lib/log';
import { failed } from '../lib/result';
import { label } from '../lib/text';
import { endSigns, Mouse, noteRest, restSigns } from './actions';
import { labelOf } from './aria';
import { Calls } from './calls';
import { withoutSecrets } from './discreet';
import { assumeFramePath, boxIn, framePathOf } from './dom';
import { boxOfFrame } from './frameBox';
import { findMasked } from './masks';
import { type ObservedPage, Witness } from './observe';
import { Overlay } from './overlay';
import { performCall } from './perform';
import type { ReadCall, Stage } from './scene';
import { resolve } from './selector';
import { findUnseenFrames } from './unseenFrames';

/** The page model as the handlers use it. */
export interface Page extends ObservedPage {
  /** Looks at the page in slices: what is asked next has it. */
  look(): Promise<unknown>;
  summary(limits: SummaryLimits): Promise<MiniPCD>;
  answer(call: ReadCall, signal: AbortSignal): Promise<ToolResult>;
  elementFor(id: string): Element | null;
  /** The document and its shadow roots. */
  roots(): Iterable<Node>;
}

/** Sends to background; rejects when nobody is there. */
export type Send = (message: BackgroundMessage) => Promise<unknown>;

type Request<K extends ContentKind> = Extract<ContentRequest, { kind: K }>;
type Rows = {
  readonly [K in ContentKind]: (request: Request<K>) => ContentReplies[K] | Promise<ContentReplies[K]>;
};

export class Handlers {
  readonly calls = new Calls();
  readonly #overlay: Overlay;
  readonly #stage: Stage;
  readonly #rows: Rows = {
    hello: (request) => this.#greet(request),
    summary: ({ bytes, actions, forms, collections }) =>
      this.page.summary({ bytes, actions, forms, collections }),
    run: (request) => this.#run(request),
    ack: ({ id }) => ({ forgotten: this.calls.forget(id) }),
    fence: ({ sessionId, epoch }) => this.calls.raiseFence(sessionId, epoch),
    cancel: ({ id }) => ({ cancelled: this.calls.cancel(id) }),
    aimed: ({ id }) => ({ aimed: this.calls.isAimed(id) }),
    highlight: (request) => ({ shown: this.#highlight(request) }),
    boxes: (request) => this.#boxes(request),
    frameBox: ({ index }) => boxOfFrame(this.document, index),
    release: () => {
      this.#overlay.remove();
      restSigns(this.document);
      this.onRelease();
      return { released: true };
    },
  };

  constructor(
    private readonly document: Document,
    private readonly page: Page,
    send: Send,
    private readonly onRelease: () => void = () => undefined,
  ) {
    this.#overlay = new Overlay(document);
    this.#stage = {
      document,
      witness: new Witness(page, document),
      look: () => page.look(),
      version: () => page.version,
      roots: () => page.roots(),
      mouse: new Mouse(document),
      answer: (call, signal) => this.#answer(call, signal),
      ask: (question) => send(withoutSecrets(question, document)).then(readAnswer, explainSilence),
      trust: (question) =>
        send(question).then(
          (answer) => (answer === true ? undefined : readFailure(answer)),
          () => readFailure(undefined),
        ),
      isFenced: (sessionId, epoch) => this.calls.isFenced(sessionId, epoch),
      urlBefore: undefined,
    };
  }

  /** The reply to a request. Rejects for a defect of ours only. */
  async handle<K extends ContentKind>(request: Request<K>): Promise<ContentReplies[K]> {
    const row: Rows[K] = this.#rows[request.kind as K];
    return withoutSecrets(await row(request), this.document);
  }

  /** Nothing of ours stays in the page. */
  dispose(): void {
    this.calls.endAll();
    this.#overlay.remove();
    endSigns(this.document);
  }

  #run(request: RunRequest): Promise<RunReply> {
    return this.calls.run(request, (each, life) => performCall(this.#stage, each, life));
  }

  /** What was asked about is likely to be acted on next. */
  async #answer(call: ReadCall, signal: AbortSignal): Promise<ToolResult> {
    const result = await this.page.answer(call, signal);
    for (const id of call.name === 'getDetails' ? call.args.ids : []) {
      const element = this.page.elementFor(id);
      if (element) noteRest(element);
    }
    return result;
  }

  async #greet({ generation, framePath, summary }: Request<'hello'>): Promise<HelloReply> {
    const { document, page } = this;
    if (framePath) assumeFramePath(document, framePath);
    const told = summary ? { summary: await page.summary(summary) } : {};
    return {
      ...told,
      generation,
      framePath: framePathOf(document),
      url: document.URL,
      origin: self.origin,
      title: document.title,
      ts: page.version,
      visible: document.visibilityState === 'visible',
      children: document.defaultView?.length ?? 0,
      unseen: findUnseenFrames(document),
    };
  }

  #highlight(request: Request<'highlight'>): boolean {
    const found = request.selector && resolve(this.document, request.selector);
    if (!found?.ok) {
      this.#overlay.clearHighlight();
      return false;
    }
    noteRest(found.element);
    this.#overlay.highlight(found.element, label(request.label));
    return true;
  }

  /** The boxes of what is in the viewport, CSS pixels; with `mask`, what is secret or cannot be asked is covered for a picture. */
  async #boxes({ ids, mask, readable = [] }: Request<'boxes'>): Promise<Box[]> {
    if (mask !== undefined) this.#overlay.mask(mask ? findMasked(this.document, readable) : []);
    if (mask) await this.#overlay.whenMasked();
    return ids.flatMap((id) => {
      const element = this.page.elementFor(id);
      const box = element && boxOn(element, id);
      return box ? [box] : [];
    });
  }
}

function boxOn(element: Element, id: string): Box | undefined {
  const rect = boxIn(element);
  const shown = rect.bottom > 0 && rect.right > 0 && rect.top < innerHeight && rect.left < innerWidth;
  if (!shown || rect.width < 1 || rect.height < 1) return undefined;
  const { round } = Math;
  const [x, y, w, h] = [round(rect.left), round(rect.top), round(rect.width), round(rect.height)];
  return { id, x, y, w, h, label: label(labelOf(element)) };
}

/** The worker died with the question: it may be asked again, because nothing was dispatched. */
function explainSilence(error: unknown): DispatchingAnswer {
  log('debug', 'content', 'no answer before the act', { error });
  return failed('link_lost', 'the extension was restarted just before the act; nothing was done');
}

/** Whether the input was given is not known when nobody answers. */
function readFailure(answer: unknown): Failed {
  if (typeof answer === 'object' && answer !== null && 'code' in answer) return answer as Failed;
  return failed(
    'outcome_unknown',
    'the extension was restarted during the input; look before doing it again',
  );
}

/** Anything but a clear yes or a failure is a no. */
function readAnswer(answer: unknown): DispatchingAnswer {
  if (answer === undefined) return explainSilence(new Error('no answer'));
  if (typeof answer === 'object' && answer !== null && 'code' in answer) return answer as DispatchingAnswer;
  return typeof answer === 'number' && answer;
}
