/** Scoring takes at most 8 ms at a time, and half of that for 10 s after the page had a long task. */
import { LONG_TASK_COOLDOWN_MS, MAX_SLICE_MS } from '../generated/limits';

/** How long a slice may be now. `now` in ms, so that tests own the clock. */
export class SliceBudget {
  private longTaskAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  /** Tells of a long task that ended now. */
  noteLongTask(): void {
    this.longTaskAt = this.now();
  }

  /** Milliseconds that the next slice may take. */
  get sliceMs(): number {
    return this.now() - this.longTaskAt < LONG_TASK_COOLDOWN_MS ? MAX_SLICE_MS / 2 : MAX_SLICE_MS;
  }
}

/** Runs the work to its end in slices, resting between them. */
export async function inSlices<T>(
  work: Generator<void, T>,
  sliceMs: () => number,
  rest: () => Promise<void>,
  now: () => number,
): Promise<T> {
  for (;;) {
    const end = now() + sliceMs();
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (now() < end);
    await rest();
  }
}
