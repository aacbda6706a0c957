/** Every wait has an end: a deadline in ms, a signal, or both. */

/** Thrown by `withDeadline` when the time is over. */
export class DeadlineError extends Error {
  constructor(readonly ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = 'DeadlineError';
  }
}

/** Thrown by every wait whose signal was raised. */
export class CancelledError extends Error {
  constructor() {
    super('cancelled');
    this.name = 'CancelledError';
  }
}

/** Throws CancelledError when the signal is raised. */
export function throwIfCancelled(signal?: AbortSignal): void {
  if (signal?.aborted) throw new CancelledError();
}

/** Resolves after `ms`; rejects with CancelledError as soon as the signal is raised. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new CancelledError());
    const cancel = () => {
      clearTimeout(timer);
      reject(new CancelledError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    signal?.addEventListener('abort', cancel, { once: true });
  });
}

/** The promise's value, or DeadlineError after `ms`, or CancelledError. The promise itself is not stopped. */
export function withDeadline<T>(promise: Promise<T>, ms: number, signal?: AbortSignal): Promise<T> {
  const over = new AbortController();
  const late = pause(ms, over.signal).then(() => {
    throw new DeadlineError(ms);
  });
  const contenders: Promise<T>[] = [promise, late];
  if (signal) contenders.push(whenCancelled(signal, over.signal));
  return Promise.race(contenders).finally(() => {
    late.catch(() => undefined);
    over.abort();
  });
}

/** Rejects when `signal` is raised; forgets about it when `over` is. */
function whenCancelled(signal: AbortSignal, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new CancelledError());
    signal.addEventListener('abort', () => reject(new CancelledError()), { once: true, signal: over });
  });
}

/** Asks `check` now and every `everyMs` until it gives something, or `undefined` after `ms`. */
export async function until<T>(
  check: () => T | undefined | null | false,
  ms: number,
  options: { everyMs?: number; signal?: AbortSignal } = {},
): Promise<T | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    throwIfCancelled(options.signal);
    const found = check();
    if (found) return found;
    const left = end - performance.now();
    if (left <= 0) return undefined;
    await pause(Math.min(left, options.everyMs ?? 25), options.signal);
  }
}

let channel: MessageChannel | undefined;
let waiting: (() => void)[] = [];

/** Lets other tasks run, then goes on. Not throttled in hidden pages, as timers are. */
export function yieldTask(): Promise<void> {
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const ready = waiting;
      waiting = [];
      for (const go of ready) go();
    };
    // In Node an open port would keep the process alive.
    (channel.port1 as { unref?: () => void }).unref?.();
  }
  const { port2 } = channel;
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(0);
  });
}
