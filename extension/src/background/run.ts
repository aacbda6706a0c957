/** A call on its way: its deadline, what was admitted for it, and whether something may have happened in the page. */
import type { Failed, Timings, ToolCall } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import { Deadline, type Phase } from './deadline.ts';

/** Left for the way back: the content script's own deadline is this much earlier. */
const RETURN_MS = 150;

/** The document that may dispatch for this call, bound by the channel: Chrome's document id and origin. */
export interface Admitted {
  documentId: string;
  origin: string;
  /** The page that the user sees, which an approval is bound to. */
  page: { documentId: string; origin: string };
}

export interface Sealed {
  secrets: Record<string, string>;
  secretOrigins: Record<string, string>;
}

export class Run<C extends ToolCall = ToolCall> extends Deadline {
  readonly timings: Timings = {};
  admitted: Admitted | null = null;
  /** The element that the content script was allowed to act on. */
  target: DispatchTarget | null = null;
  /** Its trusted input was given. */
  trusted = false;
  /** So long it may act, on performance.now(). */
  leasedUntil = 0;

  constructor(
    readonly call: C,
    readonly sealed: Sealed | null = null,
  ) {
    super(call.deadlineMs, (phase) => describeDeadline(phase, call.deadlineMs, this.target !== null));
  }

  /** Something may have happened in the page. */
  get dispatched(): boolean {
    return this.target !== null;
  }

  /** How long the content script may take, ms. */
  get contentMs(): number {
    return Math.max(1, Math.floor(this.remainingMs - Math.min(RETURN_MS, this.call.deadlineMs / 10)));
  }
}

/** The failure of a call whose time is over while it waited for that. Pure. */
export function describeDeadline(phase: Phase, ms: number, dispatched: boolean): Failed {
  const more = { dispatched };
  switch (phase) {
    case 'queue':
      return failed('timeout', `the tab was busy with earlier actions for ${ms} ms; nothing was done`, more);
    case 'page':
      return describeBlocked(ms, dispatched);
    case 'server':
      return failed('link_lost', `the server gave no leave to act within ${ms} ms`, more);
    case 'navigation':
      return failed('timeout', `the page did not finish loading within ${ms} ms`, more);
    case 'download':
      return failed('timeout', `the download did not finish within ${ms} ms`, more);
    case 'screenshot':
      return failed('timeout', `the browser gave no picture within ${ms} ms`, more);
  }
}

/** The failure of a page that answers nothing. Pure. */
export function describeBlocked(ms: number, dispatched: boolean): Failed {
  return failed(
    'page_blocked',
    `the page did not answer within ${ms} ms: a dialog of the page may be open, or its script is busy. ` +
      'Answer the dialog in the browser, or reload the page',
    { dispatched },
  );
}
