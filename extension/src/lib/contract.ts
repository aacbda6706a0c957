/** What background and content script say to each other: every request has one reply type, every question an answer. */
import type { Box, Failed, MiniPCD, RoleSelector, SentForm, ToolCall, ToolResult } from '../generated/types';

/** Counts are per frame; background divides its budget among frames before it asks. */
export interface SummaryLimits {
  bytes: number;
  actions: number;
  forms: number;
  collections: number;
}

/** `generation` is the worker's; a content script of an older extension load refuses a newer one by being orphaned. */
export interface HelloRequest {
  kind: 'hello';
  generation: number;
  /** The path that the frame goes by from now on, where it stands in a shadow root and no window lists it. */
  framePath?: string[];
  /** Asks for the summary with the greeting: one message less. */
  summary?: SummaryLimits;
}

/** One call for this frame. The id is the key: a second `run` of the same id joins the first or gets its stored reply. */
export interface RunRequest {
  kind: 'run';
  call: ToolCall;
  /** Values of vault entries by handle, and the origin that each may be typed on. They are never stored or echoed. */
  secrets?: Record<string, string>;
  secretOrigins?: Record<string, string>;
  /** The guard has seen a human's yes for exactly this call. */
  confirmed?: boolean;
  /** An ignored step can be done by the browser's own input, if the user says yes. */
  mayTrust?: boolean;
  /** URL of the tab before its last action: what `dom.waitFor urlChange` compares with in a document that is new. */
  urlBefore?: string;
}

export type ContentRequest =
  | HelloRequest
  | ({ kind: 'summary' } & SummaryLimits)
  | RunRequest
  | { kind: 'ack'; id: string }
  | { kind: 'fence'; sessionId: string; epoch: number }
  | { kind: 'cancel'; id: string }
  /** Right before the browser's own input of that call: would it still reach what it is meant for? */
  | { kind: 'aimed'; id: string }
  | { kind: 'highlight'; selector?: RoleSelector; label: string }
  /** `mask` covers secret fields and every child frame but the `readable` ones, by index, which cover their own. */
  | { kind: 'boxes'; ids: string[]; mask?: boolean; readable?: string[] }
  /** Where the child frame with that index in `window.frames` shows its document. */
  | { kind: 'frameBox'; index: string }
  | { kind: 'release' };

export interface HelloReply {
  generation: number;
  /** Index path from the top frame, ['0', '1']; [] in the top frame; null when no window lists the frame. */
  framePath: string[] | null;
  url: string;
  origin: string;
  title: string;
  /** Version of the page model, ms. */
  ts: number;
  visible: boolean;
  /** How many frames stand in the document, those in shadow roots left out. */
  children: number;
  /** Those of them that a person cannot use now, by index. */
  unseen: string[];
  /** When it was asked for. */
  summary?: MiniPCD;
}

export interface RunReply {
  result: ToolResult;
  /**
   * URL of the document that this frame began to load while the call settled. The reply comes at once, because this
   * document is about to go: background completes the observation from the next one (or from a download).
   */
  leaving?: string;
  /** A clicked link that asks for a new tab: background opens it when the browser blocked the pop-up (no tab came). */
  opens?: string;
}

export interface FenceReply {
  epoch: number;
  /** Calls of that session that were past the fence already and whose reply is not out yet. */
  dispatched: string[];
}

/** The upper left corner of a frame's document in the viewport of the document around it, CSS pixels. */
export interface FrameBox {
  x: number;
  y: number;
}

/** The reply to each kind of request. */
export interface ContentReplies {
  hello: HelloReply;
  summary: MiniPCD;
  run: RunReply;
  ack: { forgotten: boolean };
  fence: FenceReply;
  cancel: { cancelled: boolean };
  aimed: { aimed: boolean };
  highlight: { shown: boolean };
  boxes: Box[];
  frameBox: FrameBox | null;
  release: { released: boolean };
}
export type ContentKind = ContentRequest['kind'];
export type ReplyTo<R extends ContentRequest> = ContentReplies[R['kind']];

/** What travels back: a reply, or why there is none (a defect or a refused message, never a page's failure). */
export type ContentAnswer<K extends ContentKind = ContentKind> =
  | { ok: true; reply: ContentReplies[K] }
  | { ok: false; error: string };

/** What a write is about to touch, so that the guard decides on the element and not on what the call says of it. */
export interface DispatchTarget {
  role: string;
  label: string;
  fingerprint: string;
  /** The element's activation submits a form. */
  submits: boolean;
  /** A secret goes into the element. */
  secret: boolean;
  /** What a person reads there that the label is not: cut off, or hidden behind a name for screen readers. */
  says?: string;
  /** Where the act sends to, "POST https://shop.example/pay"; absent where it neither submits nor follows a link. */
  destination?: string;
  /** What goes along: told when somebody is to say yes to it, or has. */
  form?: SentForm;
  /** What is done there although no name says so: Delete on a list, Enter in a chat box, a bare cross in a row. */
  effect?: 'deletes' | 'sends';
}

/** The last question before an act: sent after all checks, answered before the first event is dispatched. */
export interface DispatchingQuestion {
  kind: 'dispatching';
  id: string;
  sessionId: string;
  epoch: number;
  target: DispatchTarget;
  /** So often a yes came too late to act on. */
  tries?: number;
}

/** Held keys are named as KeyboardEvent has them. Points are CSS pixels of the page's viewport. */
export type TrustedInput =
  | {
      kind: 'mouse';
      x: number;
      y: number;
      button: 'left' | 'middle' | 'right';
      clicks: number;
      modifiers: readonly string[];
    }
  | { kind: 'key'; key: string; code: string; keyCode: number; modifiers: readonly string[] }
  | { kind: 'text'; text: string };

/** The call was told to go: its input is to be the browser's own. Answered with true once it is done. */
export interface TrustedQuestion {
  kind: 'trusted';
  id: string;
  input: TrustedInput;
}

/**
 * A number: act within so many ms, counted from when it was asked; later, ask again. false: the fence is up. A failure:
 * refused for that reason (needs_confirm, needs_grant, not_allowed).
 */
export type DispatchingAnswer = number | false | Failed;

/** `scroll` is the user's wheel or touch, not the page's. Only trusted input counts, and none while a call acts. */
export type BackgroundMessage =
  | DispatchingQuestion
  | TrustedQuestion
  | { kind: 'pageChanged'; ts: number; url: string }
  | { kind: 'userInput'; input: 'click' | 'key' | 'scroll' };
