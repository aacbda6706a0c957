/** The last question before a write is answered from the channel: the asking document must be the one that was admitted. */
import type { ToolCall } from '../generated/types.ts';
import type { DispatchingAnswer, DispatchingQuestion } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import { Interrupted } from './deadline.ts';
import { getEffect } from './ledger.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';

/** Who asks, as Chrome says it. */
export type Sender = Pick<chrome.runtime.MessageSender, 'documentId' | 'frameId' | 'origin' | 'tab'>;

export async function answerDispatching(
  parts: Parts,
  run: Run | null,
  question: DispatchingQuestion,
  sender: Sender,
): Promise<DispatchingAnswer> {
  const cameAt = performance.now();
  if (!run) return failed('link_lost', 'the extension was restarted in the middle of it; nothing was done');
  if (run.signal.aborted) return false;
  const { call, admitted } = run;
  if (!admitted || sender.documentId !== admitted.documentId || (sender.origin ?? 'null') !== admitted.origin)
    return failed(
      'not_allowed',
      'another document than the one that was looked at asked to act; nothing was done',
    );
  if (!parts.fence.allows(call.sessionId, call.epoch)) return false;
  const refusal = await parts.guard.refuseTarget(call, question.target, admitted);
  if (refusal) return refusal;
  const tries = question.tries ?? 0;
  const isLate = tries > 0 && run.dispatched;
  if (!isLate && !isFirst(run, call)) return false;
  // From here on the fence must hold without another wait: `dispatch` marks at once and then stores.
  if (run.signal.aborted || !parts.fence.allows(call.sessionId, call.epoch)) return false;
  const place = { chromeId: sender.tab?.id ?? -1, documentId: admitted.documentId };
  const { says: _, ...target } = question.target; // only for the guard: page text is not kept
  const { destination: __, form: ___, ...kept } = target; // nor are addresses and values: nobody else should know them
  const marking = isLate || parts.ledger.dispatch(call.id, place, kept);
  // Leave to act is asked for while the mark is written, and once more when that took too long.
  const leased = isLeased(parts, run, tries);
  const isMarked = (await marking) || getEffect(call) !== 'write';
  if (!isMarked || !(await leased) || !(await isLeased(parts, run, tries))) return false;
  // A stop or the deadline that came meanwhile wins: the content script has not dispatched yet.
  if (run.signal.aborted || !parts.fence.allows(call.sessionId, call.epoch)) return false;
  run.target = target;
  return run.leasedUntil - cameAt;
}

async function isLeased(parts: Parts, run: Run, tries: number): Promise<boolean> {
  try {
    return await parts.leases.take(run, tries);
  } catch (error) {
    if (error instanceof Interrupted) return false;
    throw error;
  }
}

/** A write is dispatched once; setting a value may be asked for again after a re-mount. */
function isFirst(run: Run, call: ToolCall): boolean {
  return !run.dispatched || getEffect(call) !== 'write';
}
