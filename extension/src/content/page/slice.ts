/** Work is done in slices, so that the page has its turn in between. */
import { yieldTask } from '../../lib/wait';
import { inPass, type PassMemory } from '../dom';

/** Counts the changes of a page. */
interface Changing {
  readonly changes: number;
  /** Takes in what happened so far. */
  flush(): void;
}

/** What was read of the page since the change that `seen` counts. */
export interface Pass {
  memory: PassMemory;
  seen: number;
}

export function startPass({ changes }: Changing): Pass {
  return { memory: new Map(), seen: changes };
}

/** So many slices of an engine that never ran are half as long: nothing is compiled, and a step takes several times as long. */
const NEW = 24;
let slices = 0;

/** Runs the work in passes of at most one slice, which share `kept` as long as the page does not change. */
export async function runSlices<T>(
  work: Generator<void, T>,
  page: Changing,
  sliceMs: () => number,
  kept: Pass,
): Promise<T> {
  for (;;) {
    page.flush();
    if (kept.seen !== page.changes) Object.assign(kept, startPass(page));
    const ms = slices++ < NEW ? sliceMs() / 2 : sliceMs();
    const slice = inPass(() => runSlice(work, ms), kept.memory);
    if (slice.done) return slice.value;
    await yieldTask();
  }
}

/** Goes on with the work for `ms`, or to its next pause after that. */
function runSlice<T>(work: Generator<void, T>, ms: number): IteratorResult<void, T> {
  const end = performance.now() + ms;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}
