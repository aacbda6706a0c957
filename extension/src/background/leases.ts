/**
 * Leave to act is a lease of the server: a stop is acknowledged once the last one has run out, or nobody holds one. So
 * nothing is done after it, however late a frame or a thread comes. (Gray, Cheriton: Leases, 1989)
 *
 * It is counted from when it was asked for, on the clock of who asked. The server gave it later, so its own count ends
 * later: no clocks need to agree.
 */
import { LEASE_MS, MAX_LEASE_MS } from '../generated/limits.ts';
import type { Frame, Lease } from '../generated/types.ts';
import { type Deferred, defer } from './defer.ts';
import type { Run } from './run.ts';

/** What begins in the last moment of a leave is over so much later: the leave is taken to end before it does. */
export const ACT_MS = 5;

/** A question to the server. `ends` is when the leave ends, on performance.now(); null when there is none. */
interface Asking {
  askedMs: number;
  ms: number;
  ends: Deferred<number | null>;
}

export class Leases {
  readonly #asking = new Map<string, Asking>();
  /** By call: what was asked before it was needed. Nobody holds it until it is taken. */
  readonly #ahead = new Map<string, Promise<number | null>>();
  /** The shortest time that an answer took since the connection was made, ms: how far away the server is. */
  #away = Number.POSITIVE_INFINITY;

  constructor(private readonly send: (frame: Frame) => boolean) {}

  /**
   * Whether the call may act now, until `run.leasedUntil`. Asked once more after each reconnect, as long as the run has
   * time. Rejects with Interrupted when the run is stopped first. `tries`: so often the leave came too late; each time
   * more is asked for.
   */
  async take(run: Run, tries = 0): Promise<boolean> {
    for (let again = tries; run.leasedUntil <= performance.now(); again += 1) {
      const { phase } = run;
      const ends = await run.wait(this.#claim(run.call.id, again), 'server');
      // From here on the time is the page's again.
      run.phase = phase;
      if (ends === null) return false;
      run.leasedUntil = ends;
    }
    return true;
  }

  /** Asks while the element is still looked for: the answer is there when the call may act. */
  askAhead(id: string): void {
    this.#ahead.set(id, this.#ask(id, 0));
  }

  /** The server's answer to a question of ours. */
  give({ id, askedMs, ms }: Lease): void {
    const asking = this.#asking.get(id);
    if (asking?.askedMs !== askedMs) return;
    this.#asking.delete(id);
    this.#away = Math.min(this.#away, performance.now() - askedMs);
    asking.ends.resolve(ms === 0 ? null : askedMs + ms - ACT_MS);
  }

  /** The server is connected again: what it was asked before is lost. */
  askAgain(): void {
    this.#away = Number.POSITIVE_INFINITY;
    for (const [id, asking] of this.#asking) this.#send(id, asking);
  }

  /** The call is over. */
  forget(id: string): void {
    this.#asking.delete(id);
    this.#ahead.delete(id);
  }

  #claim(id: string, tries: number): Promise<number | null> {
    const ahead = this.#ahead.get(id);
    this.#ahead.delete(id);
    return ahead ?? this.#ask(id, tries);
  }

  #ask(id: string, tries: number): Promise<number | null> {
    const known = this.#asking.get(id);
    if (known) return known.ends.promise;
    // Where the server is far away, leave to act has to outlast the way back.
    const wayMs = Number.isFinite(this.#away) ? 2 * this.#away : 0;
    const ms = Math.min(MAX_LEASE_MS, Math.max(LEASE_MS, wayMs) * 2 ** tries);
    const asking = { askedMs: 0, ms: Math.ceil(ms), ends: defer<number | null>() };
    this.#asking.set(id, asking);
    this.#send(id, asking);
    return asking.ends.promise;
  }

  #send(id: string, asking: Asking): void {
    asking.askedMs = Math.floor(performance.now());
    this.send({ type: 'askLease', id, askedMs: asking.askedMs, ms: asking.ms });
  }
}
