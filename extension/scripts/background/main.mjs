/**
 * The real background over lines of JSON, for the server's contract tests: its own code as `main` wires it, and the real
 * book of calls of the page, in a browser of memory whose clock stands still until it is told.
 *
 * Each line in is `{ops, turns}` and each line out `{out, busy, turns}`: what came out, oldest first, whether more will
 * come without being asked for, and how many turns it took. Everything that Chrome does elsewhere takes one turn; of the
 * turns that are asked for none passes after something came out.
 */
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Life } from './life.mjs';
import { Page } from './page.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SOURCES = `
export { startBackground } from './src/background/main.ts';
export { Calls } from './src/content/calls.ts';
export { failed, succeeded } from './src/lib/result.ts';`;
const GLOBALS = [
  'chrome',
  'WebSocket',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
  'Date',
  'fetch',
  'crypto',
  'navigator',
  'console',
];

/** A new copy of the code, with globals of its own: nothing of one life is seen by the next. */
async function compile() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCES, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'built',
    target: 'node20',
    logLevel: 'warning',
  });
  const make = new Function(...GLOBALS, `${outputFiles[0].text}; return built;`);
  return (globals) => make(...GLOBALS.map((name) => globals[name]));
}

/** What a timer sets off has this many turns before the next one is due. */
const TURNS_OF_A_TIMER = 4;
const realSetImmediate = setImmediate;

/** Time, turns and what comes out. */
class World {
  now = 0;
  out = [];
  isOnline = false;
  sockets = new Map();
  stores = { session: {}, local: {} };
  #queue = [];
  #timers = [];
  #count = 0;

  constructor(instantiate, { url, secret, extensionId }) {
    this.instantiate = instantiate;
    this.pairing = { url, secret };
    this.extensionId = extensionId;
    this.page = new Page(this);
    this.life = new Life(this);
  }

  get isBusy() {
    return this.#queue.length > 0;
  }

  next() {
    this.#count += 1;
    return this.#count;
  }

  /** In the next turn. */
  later(act) {
    this.#queue.push(act);
  }

  async turn() {
    for (const act of this.#queue.splice(0)) act();
    await new Promise((resolve) => realSetImmediate(resolve));
  }

  addTimer(owner, act, ms, every) {
    const id = this.next();
    this.#timers.push({ id, owner, act, at: this.now + Math.max(0, ms ?? 0), every });
    return id;
  }

  dropTimers(isGone) {
    this.#timers = this.#timers.filter((timer) => !isGone(timer));
  }

  async advance(ms) {
    const end = this.now + ms;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.id - b.id)[0];
      if (!due) break;
      this.now = Math.max(this.now, due.at);
      if (due.every) due.at += Math.max(1, due.every);
      else this.dropTimers((timer) => timer === due);
      due.act();
      for (let turn = 0; turn < TURNS_OF_A_TIMER; turn += 1) await this.turn();
    }
    this.now = end;
  }

  /** The worker's end; with `browser` its storage of the session and the page go too. */
  kill(browser) {
    this.life.end();
    if (browser) {
      this.stores.session = {};
      // The page is opened again under the id that the calls name.
      this.stores.local.nextTab = 1;
      this.page.leave();
      this.page = new Page(this);
    }
    this.life = new Life(this);
  }
}

const instantiate = await compile();
let world = null;
const defects = [];
process.on('unhandledRejection', (error) => defects.push(String(error?.stack ?? error)));

const OPERATIONS = {
  reset: (given) => {
    world = new World(instantiate, given);
  },
  online: ({ is }) => {
    world.isOnline = is;
  },
  alarm: () => world.life.tell('alarms.onAlarm', { name: 'tick' }),
  hold: (holds) => world.page.hold(holds),
  frame: ({ id, text }) => world.later(() => world.sockets.get(id)?.onmessage?.({ data: text })),
  closed: ({ id, code, reason }) => world.later(() => world.sockets.get(id)?.closed(code, reason)),
  kill: ({ browser }) => world.kill(browser),
  advance: ({ ms }) => world.advance(ms),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ops, turns } = JSON.parse(line);
  for (const { op, ...given } of ops) await OPERATIONS[op](given);
  let taken = 0;
  do {
    await world.turn();
    taken += 1;
  } while (taken < turns && world.isBusy && !world.out.length);
  const out = [...world.out.splice(0), ...defects.splice(0).map((defect) => ({ defect }))];
  process.stdout.write(`${JSON.stringify({ out, busy: world.isBusy, turns: taken })}\n`);
}
