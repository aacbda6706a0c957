/** Every call gets exactly one result, and the result of an id is always the same one. */
import { MAX_LEASE_MS } from '../generated/limits.ts';
import type {
  Ack,
  CallFrame,
  Failed,
  Fence,
  Frame,
  ToolCall,
  ToolResult,
  Welcome,
} from '../generated/types.ts';
import type {
  ContentRequest,
  DispatchingAnswer,
  DispatchingQuestion,
  TrustedQuestion,
} from '../lib/contract.ts';
import { log } from '../lib/log.ts';
import { failed } from '../lib/result.ts';
import { Interrupted } from './deadline.ts';
import { answerDispatching, type Sender } from './dispatching.ts';
import { messageOf } from './frames.ts';
import { ACT_MS } from './leases.ts';
import type { Entry } from './ledger.ts';
import type { Parts } from './parts.ts';
import { Run, type Sealed } from './run.ts';
import { useTool } from './tools.ts';
import { answerTrusted } from './trusted.ts';

const ASK_AGAIN_MS = 5_000;
const TOO_LARGE = failed(
  'bad_argument',
  'the answer is larger than a message may be; ask for less (limit, maxChars)',
);
const FENCED = failed('cancelled', 'stopped before it was dispatched; nothing happened');
const WITHDRAWN = failed('cancelled', 'the server does not wait for this call any more; nothing happened');

type FenceRequest = Extract<ContentRequest, { kind: 'fence' }>;

export class Calls {
  readonly #runs = new Map<string, Run>();
  readonly #began = performance.now();

  constructor(
    private readonly parts: Parts,
    private readonly send: (frame: Frame) => boolean,
  ) {}

  /** A call came. A repeated id never runs again: its result is sent, or it will be. */
  accept(frame: CallFrame): void {
    const { call } = frame;
    const known = this.parts.ledger.find(call.id);
    if (known?.result) this.#report(call.id, known.result);
    else if (known) log('debug', 'calls', 'already under way', { id: call.id });
    else if (this.parts.ledger.isSettled(call.id))
      this.#report(
        call.id,
        failed('outcome_unknown', 'this call was done and acknowledged before; it is not done again', {
          dispatched: true,
        }),
      );
    else void this.#execute(call, sealOf(frame));
  }

  /** The server has the result: everybody may forget the call. */
  async acknowledge(frame: Ack): Promise<void> {
    await this.parts.ledger.acknowledge(frame.id);
  }

  /** Holds at once; it is confirmed when nothing more can be done. */
  async raiseFence(fence: Fence): Promise<void> {
    const { sessionId, epoch } = fence;
    const stored = this.parts.fence.raise(sessionId, epoch);
    await this.#hold(sessionId, Math.max(epoch, this.parts.fence.get(sessionId)));
    await stored;
  }

  /** The user's own stop: it needs no server, which hears of it so that its next call is not below the fence. */
  async stopAll(sessionId?: string): Promise<void> {
    const raised = this.parts.fence.raiseAboveAll(sessionId);
    for (const { call } of this.#runs.values())
      if (sessionId === undefined || call.sessionId === sessionId)
        raised.set(call.sessionId, this.parts.fence.get(call.sessionId));
    await Promise.all([...raised].map(([id, epoch]) => this.#hold(id, epoch)));
  }

  async #hold(sessionId: string, epoch: number): Promise<void> {
    this.#stopBelow(sessionId, epoch);
    const held = [...this.#runs.values()].filter(
      (run) => run.call.sessionId === sessionId && run.call.epoch < epoch,
    );
    const ids = new Set([
      ...held.map((run) => run.call.id),
      ...this.parts.ledger.listDispatched(sessionId, epoch),
    ]);
    const waits = [...ids].flatMap((id) => this.#outlast(id, { kind: 'fence', sessionId, epoch }) ?? []);
    if (waits.length > 0) await Promise.all(waits);
    this.#tellFence(sessionId, epoch);
  }

  /** Until a call can act no more: its page has heard of the fence, or its lease has run out. Null: it cannot now. */
  #outlast(id: string, fence: FenceRequest): Promise<unknown> | null {
    const run = this.#runs.get(id);
    // What an earlier life of the worker allowed was asked for before this one began.
    const left = run ? run.leasedUntil + ACT_MS - performance.now() : MAX_LEASE_MS - this.#age;
    if (left <= 0) return null;
    const over = late(Math.ceil(left) + 1);
    const place = this.parts.ledger.find(id)?.place;
    return place && !run?.trusted ? Promise.race([over, this.parts.frames.ask(place, fence)]) : over;
  }

  #tellFence(sessionId: string, epoch: number): void {
    const dispatched = this.parts.ledger.listDispatched(sessionId, epoch).slice(0, 1_000);
    this.send({ type: 'fenced', sessionId, epoch, dispatched });
  }

  /** After a reconnect: what the server waits for is sent, what it does not wait for is dropped. */
  async reconcile(welcome: Welcome): Promise<void> {
    const awaited = new Set(welcome.openCallIds);
    // What comes while we wait for storage is new: the welcome could not name it.
    const [done, runs] = [this.parts.ledger.listDone(), [...this.#runs]];
    await this.parts.fence.merge(welcome.fences);
    for (const [sessionId, epoch] of Object.entries(welcome.fences)) this.#stopBelow(sessionId, epoch);
    for (const entry of done) {
      if (awaited.has(entry.id) && entry.result) this.#report(entry.id, entry.result);
      else await this.parts.ledger.acknowledge(entry.id);
    }
    for (const [id, run] of runs) if (!awaited.has(id) && !run.dispatched) run.stop(WITHDRAWN);
  }

  /** What an earlier life of the worker dispatched: the page may still know what came of it. */
  async settleOrphans(): Promise<void> {
    await Promise.all(
      this.parts.ledger.listOrphans().map(async (entry) => {
        await this.#finish(entry.id, await this.#askAgain(entry));
      }),
    );
  }

  /** The last question before a write. */
  answer(question: DispatchingQuestion, sender: Sender): Promise<DispatchingAnswer> {
    return answerDispatching(this.parts, this.#runs.get(question.id) ?? null, question, sender);
  }

  /** The browser's own input for a call that was told to go. */
  trust(question: TrustedQuestion, sender: Sender): Promise<ToolResult | true> {
    return answerTrusted(this.parts, this.#runs.get(question.id) ?? null, question, sender);
  }

  get #age(): number {
    return performance.now() - this.#began;
  }

  get isIdle(): boolean {
    return this.#runs.size === 0;
  }

  async #execute(call: ToolCall, sealed: Sealed | null): Promise<void> {
    this.parts.ledger.receive(call);
    if (!this.parts.fence.allows(call.sessionId, call.epoch)) return this.#finish(call.id, FENCED);
    const run = new Run(call, sealed);
    this.#runs.set(call.id, run);
    let result: ToolResult;
    try {
      result = await useTool(this.parts, run);
    } catch (error) {
      result = describeError(run, error);
    } finally {
      this.#runs.delete(call.id);
      this.parts.leases.forget(call.id);
      run.close();
    }
    this.parts.telemetry.call(call, result, run.elapsedMs);
    await this.#finish(call.id, { ...result, timings: { ...result.timings, ...run.timings } });
  }

  async #finish(id: string, result: ToolResult): Promise<void> {
    const stored = this.parts.ledger.finish(id, result);
    const entry = this.parts.ledger.find(id);
    // Told before it is written: until then what is stored says "dispatching", and the page is asked what came of it.
    this.#report(id, entry?.result ?? result);
    await stored;
    if (entry?.place) void this.parts.frames.ask(entry.place, { kind: 'ack', id });
  }

  #report(id: string, result: ToolResult): void {
    if (this.send({ type: 'result', id, result })) return;
    // Not connected: the ledger keeps it for the next welcome. Connected: it is too large.
    const small = JSON.stringify(result).length < 100_000;
    if (!small)
      this.send({
        type: 'result',
        id,
        result: result.ok ? TOO_LARGE : { ...result, error: TOO_LARGE.error },
      });
  }

  /** Stops what has not been dispatched, and tells the pages. */
  #stopBelow(sessionId: string, epoch: number): void {
    for (const run of this.#runs.values()) {
      const { call } = run;
      if (call.sessionId === sessionId && call.epoch < epoch && !run.dispatched) run.stop(FENCED);
    }
    for (const tab of this.parts.tabs.ownedBy(sessionId))
      void this.parts.frames.tell(tab.chromeId, { kind: 'fence', sessionId, epoch });
  }

  /** The content script keeps its reply until it is acknowledged; a second question with the same id does nothing again. */
  async #askAgain(entry: Entry): Promise<ToolResult> {
    const { place, call, target } = entry;
    const unknown = failed(
      'outcome_unknown',
      'the browser extension was restarted during the action, and the page cannot tell what came of it: look before doing it again',
      { dispatched: true },
    );
    if (!place || !call) return unknown;
    const ask = this.parts.frames.ask(place, { kind: 'run', call: { ...call, deadlineMs: ASK_AGAIN_MS } });
    const answer = await Promise.race([ask, late(ASK_AGAIN_MS)]);
    if (answer?.kind !== 'reply') return unknown;
    const { result } = answer.reply;
    if (result.ok || result.dispatched) return result;
    return target && result.code === 'cancelled' ? unknown : result;
  }
}

function late(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

function sealOf(frame: CallFrame): Sealed | null {
  return frame.secrets ? { secrets: frame.secrets, secretOrigins: frame.secretOrigins ?? {} } : null;
}

/** What stopped the run, or what Chrome refused: the other exceptions are defects, and a defect is told too. */
function describeError(run: Run, error: unknown): Failed {
  if (error instanceof Interrupted)
    return { ...error.failure, ...(run.dispatched ? dispatchedMark(error.failure) : {}) };
  const reason = messageOf(error).slice(0, 300);
  if (/No tab with id|tab was closed/i.test(reason))
    return failed('tab_gone', 'the tab was closed; tabs.list shows the open ones', {
      dispatched: run.dispatched,
    });
  log('error', 'calls', 'a tool failed', { name: run.call.name, reason });
  return failed('unsupported', `the browser refused: ${reason}`, { dispatched: run.dispatched });
}

function dispatchedMark(failure: Failed): Partial<Failed> {
  return failed(failure.code, failure.error, { dispatched: true });
}
