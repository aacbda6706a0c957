/** A call id acts once in this document: a repeated id joins the call or gets its stored reply, until it is acknowledged. */
import { EFFECTS } from '../generated/limits';
import type { ToolCall } from '../generated/types';
import type { RunReply, RunRequest } from '../lib/contract';
import { failed } from '../lib/result';

/** One call under way: who may stop it and whether it is past the gate. */
export interface CallLife {
  readonly call: ToolCall;
  readonly signal: AbortSignal;
  dispatched: boolean;
  /** Whether the browser's own input would reach what it is meant for. Set while such input is asked for. */
  isAimed?: () => boolean;
}

type Perform = (request: RunRequest, life: CallLife) => Promise<RunReply>;
type EndReason = 'cancel' | 'fence' | 'timeout' | 'leaving';

interface Entry {
  life: CallLife;
  end: AbortController;
  reply: Promise<RunReply>;
  done: boolean;
}

/** Ids of writes that were dispatched and acknowledged; more than a document ever sees in one task. */
const MAX_SPENT = 2_000;

export class Calls {
  #entries = new Map<string, Entry>();
  #spent = new Set<string>();
  #fences = new Map<string, number>();

  /** The reply of the call, new or not. Never rejects for what the page does. */
  run(request: RunRequest, perform: Perform): Promise<RunReply> {
    const { call } = request;
    const known = this.#entries.get(call.id);
    if (known) return known.reply;
    if (this.#spent.has(call.id)) {
      const error =
        'this call was carried out and acknowledged before; look at the page instead of repeating it';
      return Promise.resolve({ result: failed('outcome_unknown', error, { dispatched: true }) });
    }
    if (this.isFenced(call.sessionId, call.epoch)) {
      return Promise.resolve({
        result: failed('cancelled', 'the session was stopped before this call began'),
      });
    }
    return this.#begin(request, perform).reply;
  }

  #begin(request: RunRequest, perform: Perform): Entry {
    const { call } = request;
    const end = new AbortController();
    const life: CallLife = { call, signal: end.signal, dispatched: false };
    const timer = setTimeout(() => end.abort('timeout' satisfies EndReason), call.deadlineMs);
    const reply = perform(request, life).finally(() => {
      clearTimeout(timer);
      entry.done = true;
    });
    const entry: Entry = { life, end, reply, done: false };
    this.#entries.set(call.id, entry);
    return entry;
  }

  /** The reply has been stored elsewhere. A write that was dispatched stays known by its id. */
  forget(id: string): boolean {
    const entry = this.#entries.get(id);
    if (!entry?.done) return false;
    this.#entries.delete(id);
    if (entry.life.dispatched && isWrite(entry.life.call)) this.#spend(id);
    return true;
  }

  #spend(id: string): void {
    this.#spent.add(id);
    const [oldest] = this.#spent;
    if (this.#spent.size > MAX_SPENT && oldest !== undefined) this.#spent.delete(oldest);
  }

  /** Ends a call at its next boundary; what was dispatched stays done. */
  cancel(id: string): boolean {
    const entry = this.#entries.get(id);
    if (!entry || entry.done) return false;
    entry.end.abort('cancel' satisfies EndReason);
    return true;
  }

  /** Whether the trusted input that the call waits for would reach its element now. */
  isAimed(id: string): boolean {
    return this.#entries.get(id)?.life.isAimed?.() ?? false;
  }

  /** Refuses smaller epochs of that session from now on. Answers the calls that were past the gate already. */
  raiseFence(sessionId: string, epoch: number): { epoch: number; dispatched: string[] } {
    const held = Math.max(epoch, this.#fences.get(sessionId) ?? 0);
    this.#fences.set(sessionId, held);
    const open = [...this.#entries.values()].filter(
      ({ life, done }) => !done && life.call.sessionId === sessionId && life.call.epoch < held,
    );
    const dispatched = open.filter(({ life }) => life.dispatched).map(({ life }) => life.call.id);
    for (const { end } of open) end.abort('fence' satisfies EndReason);
    return { epoch: held, dispatched };
  }

  isFenced(sessionId: string, epoch: number): boolean {
    return epoch < (this.#fences.get(sessionId) ?? 0);
  }

  /** A call is past the gate and not over: input events may be its own. */
  get acting(): boolean {
    return [...this.#entries.values()].some(({ life, done }) => life.dispatched && !done);
  }

  /** Ends everything: the document goes, or the extension does. */
  endAll(): void {
    for (const { end } of this.#entries.values()) end.abort('leaving' satisfies EndReason);
  }
}

/** A call whose repetition would do it twice. */
export function isWrite(call: ToolCall): boolean {
  if (call.name === 'dom.type') return call.args.replace === false;
  return EFFECTS[call.name] === 'write';
}
