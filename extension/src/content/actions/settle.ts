/** Settling ends as soon as the page is quiet: a turn or two for a value, a frame or two for an effect, SETTLE_MS at most. */
import { SETTLE_MS } from '../../generated/limits';
import { pause, yieldTask } from '../../lib/wait';
import type { ActContext, Acted } from './context';
import { nextFrame, nextLook } from './rhythm';

/** Quiet frames after an act whose effect was there at once, and after one whose effect came later or never. */
const PROMPT_FRAMES = 1;
const QUIET_FRAMES = 2;
/** A frame may come right away: so many ms pass at least, in which a page's own timers and promises run. */
const LEAST_MS = 10;
/** Turns of the event loop in which frameworks show a new value, and what comes of it. */
const VALUE_TURNS = 2;
/** How long, in ms, to wait for a first sign that anything happened at all. */
const SIGN_MS = 120;

/** Waits until what the action did can be observed. Returns at once when the page begins to leave. */
export async function settle(context: ActContext, { settling, element, verify }: Acted): Promise<void> {
  if (settling === 'none' || context.watch.leaving !== undefined) return;
  const left = context.watch.whenLeaving();
  if (settling === 'value') await Promise.race([untilShown(context), left]);
  else await Promise.race([untilQuiet(context, element, () => verify?.() !== undefined), left]);
}

/** A page that shows nothing more in its first turn is done with the value. */
async function untilShown({ watch }: ActContext): Promise<void> {
  for (let turn = 0; turn < VALUE_TURNS; turn += 1) {
    await yieldTask();
    if (!watch.takeChanged()) return;
  }
}

async function untilQuiet(
  context: ActContext,
  element: Element | undefined,
  isMissing: () => boolean,
): Promise<void> {
  const { document, watch, signal } = context;
  const began = performance.now();
  let quiet = 0;
  let frames = 0;
  watch.takeChanged();
  const needed = watch.reacted ? PROMPT_FRAMES : QUIET_FRAMES;
  while (!signal.aborted && watch.leaving === undefined) {
    await (frames < QUIET_FRAMES ? nextFrame(document) : nextLook(document, 20));
    frames += 1;
    quiet = watch.takeChanged() ? 0 : quiet + 1;
    const elapsed = performance.now() - began;
    if (elapsed >= SETTLE_MS) return;
    if (quiet < needed || watch.isBusy() || isWaiting(element)) continue;
    if (!watch.reacted) {
      // A request without an answer leaves no sign: what must react gets all the time there is.
      if (elapsed >= SIGN_MS && !watch.requests.isAwaited && !isMissing()) return;
    } else if (elapsed >= LEAST_MS || (await isQuietFor(context, LEAST_MS - elapsed))) return;
  }
}

/** The frame came early: the rest of the least time is shorter than another frame. Never in a hidden page. */
async function isQuietFor(context: ActContext, ms: number): Promise<boolean> {
  if (context.document.visibilityState === 'hidden') return false;
  await pause(ms);
  return !context.watch.takeChanged() && !context.watch.isBusy();
}

/** The element was made unusable by its own click: the page is at work. */
function isWaiting(element: Element | undefined): boolean {
  if (!element?.isConnected) return false;
  return element.matches(':disabled, [aria-disabled="true"]');
}
