/** Quick tries for a minute after a loss, for a server that is started again; slow ones after that. Told loudly after five. */
import { RECONNECT_ATTEMPTS, RECONNECT_WINDOW_MS } from '../generated/limits.ts';

const FIRST_MS = 100;
/** The longest quick wait before its jitter, so that a server that is back is found within half a second. */
const LONGEST_QUICK_MS = 300;
const SLOW_MS = 15_000;

/** When to try again, ms from now, and whether it was given up loudly. */
export interface NextTry {
  delayMs: number;
  givenUp: boolean;
}

/**
 * `failures` are the times (ms) of the failed tries since the loss, `random` is in [0, 1). A server that refused us waits
 * for the user, so after five refusals there is no hurry. Pure.
 */
export function planNextTry(
  failures: readonly number[],
  now: number,
  random: number,
  isRefused = false,
): NextTry {
  const givenUp = failures.length >= RECONNECT_ATTEMPTS;
  const isQuick = now - (failures[0] ?? now) < RECONNECT_WINDOW_MS && !(isRefused && givenUp);
  const quick = Math.min(LONGEST_QUICK_MS, FIRST_MS * 2 ** Math.min(10, Math.max(0, failures.length - 1)));
  return {
    delayMs: Math.round((isQuick ? quick : SLOW_MS) * (0.5 + random)),
    givenUp,
  };
}
