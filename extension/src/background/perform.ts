/** One call to one frame: admitted by the guard, run by the content script, its stored reply released. */
import type { ToolCall, ToolResult } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import type { Frame } from './frames.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';
import { askAwake } from './silence.ts';
import { mayTrust } from './trusted.ts';

/** What a frame made of a call. */
export interface Outcome {
  /** Null: the document went away after it had been told to go. */
  result: ToolResult | null;
  frame: Frame | null;
  /** The address that the document began to load. */
  leaving?: string;
  /** The address for which a new tab was asked. */
  opens?: string;
}

/**
 * Runs a call in a frame. Failures of the page are values. The content script may forget a reply at once when nothing
 * was dispatched; what was dispatched it keeps until the ledger has stored the result (`calls`).
 */
export async function perform(parts: Parts, run: Run, frame: Frame, call: ToolCall): Promise<Outcome> {
  const refusal = parts.guard.refuse(call, frame.origin, run.sealed);
  if (refusal) return { result: refusal, frame };
  const request = {
    kind: 'run' as const,
    call: { ...call, deadlineMs: run.contentMs },
    ...(run.sealed ?? {}),
    ...(mayTrust() ? { mayTrust: true } : {}),
    ...(await isConfirmed(parts, run, call)),
  };
  const answer = await askAwake((place, asked) => parts.frames.ask(place, asked), run, frame, request);
  if (answer.kind === 'gone') {
    if (run.dispatched) return { result: null, frame };
    return { result: failed('frame_gone', 'the page changed before anything was done; look again'), frame };
  }
  if (answer.kind === 'refused')
    return { result: failed('unsupported', answer.error, { dispatched: run.dispatched }), frame };
  if (!run.dispatched) void parts.frames.ask(frame, { kind: 'ack', id: call.id });
  return { frame, ...answer.reply };
}

async function isConfirmed(parts: Parts, run: Run, call: ToolCall): Promise<{ confirmed?: boolean }> {
  if (!call.grant || !run.admitted) return {};
  return (await parts.guard.isApproved(call, run.admitted)) ? { confirmed: true } : {};
}
