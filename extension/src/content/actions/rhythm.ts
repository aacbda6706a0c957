/** Waiting in the page's own rhythm: frames where there are frames, message turns in hidden pages, never a fixed sleep. */
import { yieldTask } from '../../lib/wait';

/** A frame that does not come within this many ms (hidden, occluded, busy) is replaced by a turn of the event loop. */
const FRAME_MS = 50;
/** Turns that stand for one frame in a hidden page, whose timers and frames are throttled. */
const TURNS_PER_FRAME = 3;

/**
 * The next animation frame with the tasks queued in it done; in a hidden page a few turns of the event loop. False when no
 * frame came in time.
 */
export async function nextFrame(document: Document): Promise<boolean> {
  if (document.visibilityState === 'hidden') {
    await someTurns(TURNS_PER_FRAME);
    return true;
  }
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve(true);
    });
  });
}

/** Some turns of the event loop: microtasks, messages and expired timers in between. */
export async function someTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await yieldTask();
}

/** `nextFrame`, but in a hidden page at least `ms` pass, so that a loop of frames does not spin. */
export async function nextLook(document: Document, ms: number): Promise<void> {
  if (document.visibilityState !== 'hidden') await nextFrame(document);
  else await new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** Asks `check` once a frame until it gives something, or `undefined` after `ms` or when `signal` is raised. */
export async function untilFrame<T>(
  context: { document: Document; signal: AbortSignal },
  ms: number,
  check: () => T | undefined,
): Promise<T | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const found = check();
    if (found !== undefined || context.signal.aborted || performance.now() >= end) return found;
    await nextLook(context.document, 20);
  }
}
