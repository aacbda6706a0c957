/**
 * A call is done at most once: its id is known from reception until the server has stored the result.
 *
 * received -> dispatching -> done. `dispatching` of a write is durable before the page is touched. Reads live in memory
 * (they may be done again); the rest is in `storage.session`, and writes also in `storage.local`, which outlives the
 * browser.
 */
import { EFFECTS, LEDGER_ENTRIES } from '../generated/limits.ts';
import type { Effect, LedgerState, OpenCall, ToolCall, ToolResult } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';
import { log } from '../lib/log.ts';
import { yieldTask } from '../lib/wait.ts';
import type { Area } from './cell.ts';

/** The document that a call was dispatched in; the tab by Chrome's id. */
export interface Place {
  chromeId: number;
  documentId: string;
}

export interface Entry {
  id: string;
  sessionId: string;
  epoch: number;
  effect: Effect;
  state: LedgerState;
  /** Of this life of the worker: somebody is working on it. */
  running: boolean;
  call?: ToolCall;
  place?: Place;
  target?: DispatchTarget;
  result?: ToolResult;
}

type Move = 'dispatch' | 'finish';
const MOVES: Record<LedgerState, Partial<Record<Move, LedgerState>>> = {
  received: { dispatch: 'dispatching', finish: 'done' },
  dispatching: { finish: 'done' },
  done: {},
};
const SESSION_KEY = 'call:';
const LOCAL_KEY = 'write:';
const SETTLED_KEY = 'settled';

/** How often the call may be done: `dom.type` that appends is a write. */
export function getEffect(call: ToolCall): Effect {
  if (call.name === 'dom.type' && call.args.replace === false) return 'write';
  return EFFECTS[call.name];
}

export class Ledger {
  readonly #entries = new Map<string, Entry>();
  #settled: string[] = [];

  constructor(
    private readonly session: Area,
    private readonly local: Area,
  ) {}

  /** Reads what earlier lives left. What was received but not dispatched is forgotten: it may safely come again. */
  async load(): Promise<void> {
    const [session, local] = await Promise.all([this.session.get(null), this.local.get(null)]);
    const found = [...pickEntries(local, LOCAL_KEY), ...pickEntries(session, SESSION_KEY)];
    for (const entry of found) {
      if (entry.state === 'received') continue;
      this.#entries.set(entry.id, { ...entry, running: false });
    }
    const settled = local[SETTLED_KEY];
    if (Array.isArray(settled)) this.#settled = settled.filter((id) => typeof id === 'string');
    const stale = found.filter((entry) => !this.#entries.has(entry.id)).map((entry) => entry.id);
    if (stale.length > 0) await this.#forget(stale);
  }

  find(id: string): Entry | null {
    return this.#entries.get(id) ?? null;
  }

  /** Whether the server has acknowledged the result of this write: it must not be done again. */
  isSettled(id: string): boolean {
    return this.#settled.includes(id);
  }

  receive(call: ToolCall): Entry {
    const { id, sessionId, epoch } = call;
    const entry: Entry = {
      id,
      sessionId,
      epoch,
      effect: getEffect(call),
      state: 'received',
      running: true,
      call,
    };
    this.#entries.set(id, entry);
    this.#trim();
    return entry;
  }

  /** True when this call may be dispatched now: asked for the first time. A write is durable when it resolves. */
  async dispatch(id: string, place?: Place, target?: DispatchTarget): Promise<boolean> {
    const entry = this.#entries.get(id);
    const next = entry && MOVES[entry.state].dispatch;
    if (!entry || !next) return false;
    entry.state = next;
    if (place) entry.place = place;
    if (target) entry.target = target;
    if (entry.effect === 'write') await this.#store(entry);
    else void this.#noteLater(entry);
    return true;
  }

  /** What may be done twice need not be durable before it is done: who waits for the answer has it first. */
  async #noteLater(entry: Entry): Promise<void> {
    await yieldTask();
    if (entry.state !== 'dispatching' || this.#entries.get(entry.id) !== entry) return;
    await this.#store(entry).catch((error: unknown) =>
      log('warning', 'ledger', 'a call was not noted', { error }),
    );
  }

  /** Keeps the result until it is acknowledged. The first result stands. */
  async finish(id: string, result: ToolResult): Promise<void> {
    const entry = this.#entries.get(id);
    const next = entry && MOVES[entry.state].finish;
    if (!entry || !next) return;
    const wasDispatched = entry.state === 'dispatching';
    entry.state = next;
    entry.running = false;
    entry.result = result;
    delete entry.call;
    if (!wasDispatched) return;
    // Whoever calls this tells the server first: each storage call takes time to leave.
    await Promise.resolve();
    await this.#store(entry);
  }

  /** The server has stored the result. */
  async acknowledge(id: string): Promise<Entry | null> {
    const entry = this.#entries.get(id);
    if (!entry) return null;
    this.#entries.delete(id);
    if (entry.effect === 'write') {
      this.#settled = [...this.#settled, id].slice(-LEDGER_ENTRIES);
      await this.local.set({ [SETTLED_KEY]: this.#settled });
    }
    if (entry.effect === 'write') await this.#forget([id]);
    else if (entry.effect === 'idempotent') await this.session.remove([SESSION_KEY + id]);
    return entry;
  }

  /** What the server must know about after a reconnect. */
  listOpen(): OpenCall[] {
    return [...this.#entries.values()].map(({ id, state }) => ({ id, state }));
  }

  /** Dispatched in an earlier life of the worker, result unknown. */
  listOrphans(): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.state === 'dispatching' && !entry.running);
  }

  listDone(): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.state === 'done');
  }

  /** Calls of the session below the epoch that are past the fence already. */
  listDispatched(sessionId: string, epoch: number): string[] {
    return [...this.#entries.values()]
      .filter(
        (entry) => entry.sessionId === sessionId && entry.epoch < epoch && entry.state === 'dispatching',
      )
      .map((entry) => entry.id);
  }

  async #store(entry: Entry): Promise<void> {
    if (entry.effect === 'read') return;
    const { call, running: _, ...kept } = entry;
    const durable = { ...kept, ...(kept.result ? { result: withoutValues(kept.result) } : {}) };
    const writes = [
      this.session.set({ [SESSION_KEY + entry.id]: { ...durable, ...(call ? { call } : {}) } }),
    ];
    if (entry.effect === 'write') writes.push(this.local.set({ [LOCAL_KEY + entry.id]: durable }));
    await Promise.all(writes);
  }

  async #forget(ids: string[]): Promise<void> {
    await Promise.all([
      this.session.remove(ids.map((id) => SESSION_KEY + id)),
      this.local.remove(ids.map((id) => LOCAL_KEY + id)),
    ]);
  }

  /** Keeps the number of entries bounded: results of reads go first, a write that is not acknowledged never. */
  #trim(): void {
    if (this.#entries.size <= LEDGER_ENTRIES) return;
    const done = this.listDone();
    const victim =
      done.find((entry) => entry.effect === 'read') ?? done.find((entry) => entry.effect === 'idempotent');
    if (!victim) return;
    this.#entries.delete(victim.id);
    void this.#forget([victim.id]);
  }
}

/** Where it sends to and what is for the server alone: it is not kept. */
function withoutValues(result: ToolResult): ToolResult {
  if (result.ok || !result.target) return result;
  const { destination: _, form: __, ...target } = result.target;
  return { ...result, target };
}

function pickEntries(stored: Record<string, unknown>, prefix: string): Entry[] {
  return Object.entries(stored)
    .filter(([key, value]) => key.startsWith(prefix) && isEntry(value))
    .map(([, value]) => value as Entry);
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Entry>;
  return typeof entry.id === 'string' && typeof entry.state === 'string' && entry.state in MOVES;
}
