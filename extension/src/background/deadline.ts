/** Every wait has an end: a deadline and one way to be stopped, and the reason is a failure that can be told. */
import type { Failed } from '../generated/types.ts';

/** Thrown by `wait` once the deadline was stopped or has passed; caught where calls are executed. */
export class Interrupted extends Error {
  constructor(readonly failure: Failed) {
    super(failure.error);
    this.name = 'Interrupted';
  }
}

/** What is waited for; it names the failure when the time is over. */
export type Phase = 'queue' | 'page' | 'server' | 'navigation' | 'download' | 'screenshot';

export class Deadline {
  phase: Phase = 'queue';
  readonly #abort = new AbortController();
  readonly #began = performance.now();
  readonly #timer: ReturnType<typeof setTimeout>;
  #failure: Failed | null = null;

  /** `describe` is asked when the time is over, for what was waited for then. */
  constructor(
    readonly ms: number,
    private readonly describe: (phase: Phase) => Failed,
  ) {
    this.#timer = setTimeout(() => this.stop(this.describe(this.phase)), ms);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get elapsedMs(): number {
    return performance.now() - this.#began;
  }

  get remainingMs(): number {
    return Math.max(0, this.ms - this.elapsedMs);
  }

  /** Ends every wait with this failure; the first one stands. */
  stop(failure: Failed): void {
    this.#failure ??= failure;
    this.#abort.abort();
  }

  /** Nothing is waited for any more: ends the timer and what is still open. */
  close(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
  }

  /** The promise's value, or Interrupted as soon as the deadline is stopped. */
  wait<T>(promise: Promise<T>, phase?: Phase): Promise<T> {
    if (phase) this.phase = phase;
    return new Promise<T>((resolve, reject) => {
      const interrupt = () => reject(new Interrupted(this.#failure ?? this.describe(this.phase)));
      if (this.signal.aborted) return interrupt();
      this.signal.addEventListener('abort', interrupt, { once: true });
      promise.then(resolve, reject).finally(() => this.signal.removeEventListener('abort', interrupt));
    });
  }

  /** The promise's value, or `undefined` when it takes longer than `ms`; Interrupted as with `wait`. */
  waitAtMost<T>(promise: Promise<T>, ms: number, phase?: Phase): Promise<T | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), ms);
    });
    return this.wait(Promise.race([promise, late]), phase).finally(() => clearTimeout(timer));
  }
}
