/** Each owner has globals of its own, whose time is the world's: a dead owner is called by no timer. */
import { createHash, createHmac } from 'node:crypto';

const START_MS = 1_700_000_000_000;

export const URL_OF_PAGE = 'https://shop.test/';
export const ORIGIN = 'https://shop.test';

/** What time and the rest of the world are for one owner; a dead one hears nothing any more. */
export function makeGlobals(world, owner, more) {
  const clear = (id) => world.dropTimers((timer) => timer.id === id);
  return {
    setTimeout: (act, ms) => world.addTimer(owner, act, ms),
    setInterval: (act, ms) => world.addTimer(owner, act, ms, ms),
    clearTimeout: clear,
    clearInterval: clear,
    performance: { now: () => world.now },
    Date: { now: () => START_MS + world.now },
    crypto: {
      randomUUID: () => globalThis.crypto.randomUUID(),
      getRandomValues: (array) => globalThis.crypto.getRandomValues(array),
      subtle: {
        // No thread of its own, as the browser's has: a turn need not wait, and runs are alike.
        importKey: async (_format, bytes) => Buffer.from(bytes),
        sign: async (_algorithm, key, data) => toArrayBuffer(createHmac('sha256', key).update(data).digest()),
        digest: async (_algorithm, data) => toArrayBuffer(createHash('sha256').update(data).digest()),
      },
    },
    navigator: { userAgent: 'contract test' },
    console: Object.fromEntries(['debug', 'info', 'warn', 'error'].map((name) => [name, () => undefined])),
    ...more,
  };
}

function toArrayBuffer(bytes) {
  return new Uint8Array(bytes).buffer;
}
