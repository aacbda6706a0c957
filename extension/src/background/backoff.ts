/** Five quick tries within a minute, each a little later than the one before; then the user is told, and the tries are slow. */
import { RECONNECT_ATTEMPTS, RECONNECT_WINDOW_MS } from '../generated/limits.ts';

const FIRST_MS = 250;
const QUICKEST_SLOW_MS = 15_000;

/** When to try again, ms from now, and whether it was given up loudly. */
export interface NextTry {
  delayMs: number;
  givenUp: boolean;
}

/** `failures` are the times (ms) of the failed tries so far, `random` is in [0, 1). Pure. */
export function planNextTry(failures: readonly number[], now: number, random: number): NextTry {
  const recent = failures.filter((at) => now - at < RECONNECT_WINDOW_MS).length;
  const givenUp = recent >= RECONNECT_ATTEMPTS;
  const full = givenUp ? QUICKEST_SLOW_MS : FIRST_MS * 2 ** Math.max(0, recent - 1);
  return { delayMs: Math.round(full * (0.5 + random)), givenUp };
}
