/** A page that falls silent right behind a dispatch shows a dialog of its own, or its script is busy: that is told then, not at the deadline. */
import type { ContentRequest, ReplyTo } from '../lib/contract.ts';
import { Interrupted } from './deadline.ts';
import type { Answer, Frame } from './frames.ts';
import { describeBlocked, type Run } from './run.ts';

const LOOK_MS = 1_000;
/** A script that is busy is let to finish for so long. */
const SILENT_MS = 3_000;

type Place = Pick<Frame, 'chromeId' | 'documentId'>;
/** Asks a document; hangs while its page is blocked. */
export type Ask = <R extends ContentRequest>(place: Place, request: R) => Promise<Answer<ReplyTo<R>>>;
export interface Patience {
  lookMs: number;
  silentMs: number;
}

/**
 * The document's answer. Throws Interrupted with `page_blocked` when it was told to dispatch and since then does not
 * even answer a question that costs nothing: `alert()` holds every message to a page without an error.
 */
export async function askAwake<R extends ContentRequest>(
  ask: Ask,
  run: Run,
  place: Place,
  request: R,
  { lookMs, silentMs }: Patience = { lookMs: LOOK_MS, silentMs: SILENT_MS },
): Promise<Answer<ReplyTo<R>>> {
  const answer = ask(place, request);
  for (;;) {
    const first = await run.waitAtMost(answer, lookMs, 'page');
    if (first) return first;
    if (!run.dispatched) continue;
    // An id that no call has: the document forgets nothing.
    const sign = ask(place, { kind: 'ack', id: `${run.call.id}:awake` });
    const awake = await run.waitAtMost(Promise.race([answer, sign]), silentMs, 'page');
    if (!awake) throw new Interrupted(describeBlocked(lookMs + silentMs, true));
  }
}
