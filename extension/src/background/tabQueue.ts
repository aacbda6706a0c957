/** One action at a time on a tab, in the order of arrival; tabs run side by side. */
import { defer } from './defer.ts';
import type { Run } from './run.ts';

export class TabQueue {
  readonly #tails = new Map<number, Promise<void>>();

  /** Runs `action` when every earlier one on the tab has ended. A stopped call leaves the queue without running. */
  async enter<T>(tabId: number, run: Run, action: () => Promise<T>): Promise<T> {
    const earlier = this.#tails.get(tabId) ?? Promise.resolve();
    const turn = defer();
    const tail = earlier.then(() => turn.promise);
    this.#tails.set(tabId, tail);
    try {
      await run.wait(earlier, 'queue');
      run.timings.queueMs = round(run.elapsedMs);
      return await action();
    } finally {
      turn.resolve();
      if (this.#tails.get(tabId) === tail) this.#tails.delete(tabId);
    }
  }

  /** Whether an action is running or waiting on the tab. */
  isBusy(tabId: number): boolean {
    return this.#tails.has(tabId);
  }
}

/** Milliseconds to a tenth. */
export function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
