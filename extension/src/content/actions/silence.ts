/** Whether a page does anything at all about an event. One that does nothing need not be waited for. */
import type { EffectWatch } from './effects';

/** So many steps of a chain of promises a page may take before it shows something. */
const MICROTASKS = 10;

/**
 * Begins just before the event. Timers count: what a page shows in one comes in a later turn of the event loop. Chromium
 * numbers the timers of a document one after the other, whichever world asks for them.
 */
export class Silence {
  readonly #timer: number;

  constructor(private readonly watch: EffectWatch) {
    watch.takeChanged();
    this.#timer = nextTimer();
  }

  /** Asked when the event is over: whether nothing was shown, in it or its microtasks, and no timer was set. */
  async isKept(): Promise<boolean> {
    for (let step = 0; step < MICROTASKS; step += 1) await Promise.resolve();
    return !this.watch.isChanged && nextTimer() === this.#timer + 1;
  }
}

/** The number of a timer set now. */
function nextTimer(): number {
  const timer = window.setTimeout(() => undefined);
  window.clearTimeout(timer);
  return timer;
}
