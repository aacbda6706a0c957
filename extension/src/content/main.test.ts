import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from '../lib/line';
import { type FakePort, portPair } from '../lib/testing/ports';
import { listen } from './actions/testing/stage';
import { HeldLine } from './line';
import { startContent } from './main';

type Listener = (request: unknown, sender: unknown, respond: (answer: unknown) => void) => unknown;

/** The corner of `chrome.runtime` that a content script meets; background is the other side of it. */
class Runtime {
  id: string | undefined = 'ours';
  listeners: Listener[] = [];
  sent: { kind: string; input?: string }[] = [];
  /** Background's ends of the lines that were opened. */
  lines: FakePort[] = [];
  onMessage = {
    addListener: (listener: Listener) => this.listeners.push(listener),
    removeListener: (listener: Listener) => {
      this.listeners = this.listeners.filter((each) => each !== listener);
    },
  };

  connect(): FakePort {
    const [theirs, ours] = portPair();
    this.lines.push(ours);
    return theirs;
  }

  sendMessage(message: { kind: string }): Promise<unknown> {
    this.sent.push(message);
    return Promise.resolve(60_000);
  }

  ask(request: object, sender: object = { id: 'ours' }): Promise<unknown> {
    return new Promise((resolve) => {
      const taken = this.listeners.map((listener) => listener(request, sender, resolve));
      if (!taken.includes(true)) resolve('not taken');
    });
  }
}

const world = globalThis as { chrome?: unknown; __browserCopilot?: { dispose(): void } };
const before = world.chrome;
let runtime: Runtime;

beforeEach(() => {
  runtime = new Runtime();
  world.chrome = { runtime };
  document.body.innerHTML = '<button>Save</button>';
  startContent();
});

afterEach(() => {
  world.__browserCopilot?.dispose();
  delete world.__browserCopilot;
  world.chrome = before;
});

const HELLO = { kind: 'hello', generation: 3 };
const CLICK = {
  kind: 'run',
  call: {
    id: 'c1',
    epoch: 1,
    sessionId: 's',
    deadlineMs: 15_000,
    name: 'dom.click',
    args: { tabId: 1, selector: { kind: 'role', role: 'button', name: 'Save' } },
  },
};

test('a second injection into a living world does nothing', () => {
  startContent();
  expect(runtime.listeners.length).toBe(1);
});

test('a double injection still acts once', async () => {
  startContent();
  const heard = listen(document.body, ['click']);
  await runtime.ask(CLICK);
  expect(heard).toEqual(['click']);
});

test('until it is asked the script watches nothing, also when it is let go', async () => {
  const observed = vi.spyOn(MutationObserver.prototype, 'observe');
  world.__browserCopilot?.dispose();
  startContent();
  expect(await runtime.ask({ kind: 'release' })).toEqual({ ok: true, reply: { released: true } });
  expect([observed.mock.calls.length, runtime.lines.length]).toEqual([0, 0]);
  await runtime.ask(HELLO);
  expect(observed).toHaveBeenCalled();
  expect(runtime.lines.length).toBe(1);
  observed.mockRestore();
});

test('the first act on a large page lets the page have its turn while it is looked at', async () => {
  const many = Array.from({ length: 3_000 }, (_, n) => `<li><button>Open ${n}</button></li>`).join('');
  document.body.innerHTML = `<input aria-label="Name"><ul>${many}</ul>`;
  let turns = 0;
  let turnsBefore = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns += 1;
    port2.postMessage(0);
  };
  const send = runtime.sendMessage.bind(runtime);
  runtime.sendMessage = (message) => {
    if (message.kind === 'dispatching') turnsBefore = turns;
    return send(message);
  };
  port2.postMessage(0);
  const selector = { kind: 'role', role: 'textbox', name: 'Name' };
  const args = { tabId: 1, selector, text: 'Ada', replace: true };
  const answer = await runtime.ask({ ...CLICK, call: { ...CLICK.call, name: 'dom.type', args } });
  port1.close();
  expect(answer).toMatchObject({ ok: true, reply: { result: { ok: true } } });
  expect(turnsBefore).toBeGreaterThan(1);
});

test('what changes while a large page is looked at is not what was read', async () => {
  const many = Array.from({ length: 3_000 }, (_, n) => `<li><button>Open ${n}</button></li>`).join('');
  document.body.innerHTML = `<output>10</output><button>Save</button><ul>${many}</ul>`;
  const { reply } = (await runtime.ask(HELLO)) as { reply: { ts: number } };
  const heard = listen(document.body, ['click']);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (document.body.firstElementChild) document.body.firstElementChild.textContent = '9999';
    port1.close();
  };
  port2.postMessage(0);
  const answer = await runtime.ask({ ...CLICK, call: { ...CLICK.call, expectedTs: reply.ts } });
  expect(answer).toMatchObject({ reply: { result: { ok: false, code: 'stale' } } });
  expect(heard).toEqual([]);
});

test('an orphan of an older load is replaced', () => {
  const orphan = world.__browserCopilot;
  runtime.id = undefined;
  startContent();
  expect(world.__browserCopilot).not.toBe(orphan);
});

test('a hello is answered with what the frame is', async () => {
  expect(await runtime.ask(HELLO)).toMatchObject({ ok: true, reply: { generation: 3, url: document.URL } });
});

test('a message of another extension is not taken', async () => {
  expect(await runtime.ask(HELLO, { id: 'theirs' })).toBe('not taken');
});

test('a message of a content script is not taken', async () => {
  expect(await runtime.ask(HELLO, { id: 'ours', tab: { id: 1 } })).toBe('not taken');
});

test('what a program clicks is not the hand of the user', async () => {
  await runtime.ask(HELLO);
  document.querySelector('button')?.click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(runtime.sent.filter(({ kind }) => kind === 'userInput')).toEqual([]);
});

test('a script whose extension goes away before the act does not act', async () => {
  const heard = listen(document.body, ['click']);
  const asked = runtime.ask(CLICK);
  runtime.id = undefined;
  await asked;
  expect(heard).toEqual([]);
});

test('a script that finds its extension gone makes way for the next one', async () => {
  const orphan = world.__browserCopilot;
  const asked = runtime.ask(CLICK);
  runtime.id = undefined;
  await asked;
  runtime.id = 'ours';
  startContent();
  expect(world.__browserCopilot).not.toBe(orphan);
});

/** Background's end of the newest line, and what came through it. */
function takeLine(): { line: Line; heard: { kind: string }[] } {
  const port = runtime.lines.at(-1);
  if (!port) throw new Error('no line was opened');
  const heard: { kind: string }[] = [];
  const line = new Line(port, (message) => {
    heard.push(message as { kind: string });
    return Promise.resolve(60_000);
  });
  return { line, heard };
}

test('after a hello everything goes through one line', async () => {
  await runtime.ask(HELLO);
  const { line, heard } = takeLine();
  const clicks = listen(document.body, ['click']);
  expect(await line.ask(CLICK)).toMatchObject({ ok: true, reply: { result: { ok: true } } });
  expect(clicks).toEqual(['click']);
  expect(heard.map(({ kind }) => kind)).toEqual(['dispatching']);
  expect(runtime.sent).toEqual([]);
});

test('a line that ends before the answer came lets nothing happen', async () => {
  await runtime.ask(HELLO);
  const port = runtime.lines.at(-1);
  const clicks = listen(document.body, ['click']);
  const asked = runtime.ask(CLICK);
  port?.onMessage.addListener(() => port.disconnect());
  expect(await asked).toMatchObject({ reply: { result: { ok: false, code: 'link_lost' } } });
  expect(clicks).toEqual([]);
});

test('a released document closes its line', async () => {
  await runtime.ask(HELLO);
  await runtime.ask({ kind: 'release' });
  expect(runtime.lines.map(({ isOpen }) => isOpen)).toEqual([false]);
});

test.each([
  [true, 2],
  [false, 1],
])('a line that knocks (%s) is opened anew when the worker has died', async (knocks, lines) => {
  const held = new HeldLine(() => Promise.resolve(undefined), knocks);
  runtime.lines[0]?.disconnect();
  expect(held.open).toBeUndefined();
  if (knocks) await expect.poll(() => held.open?.isOpen).toBe(true);
  expect(runtime.lines.length).toBe(lines);
  held.release();
  expect(held.open).toBeUndefined();
});
