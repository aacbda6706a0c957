import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../lib/result.ts';
import { makeCall, makeLeases, memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';
import type { Parts } from './parts.ts';
import { Run } from './run.ts';
import { answerTrusted, listCommands, weighIgnored } from './trusted.ts';

const selector = { kind: 'role', role: 'button', name: 'Arm' } as const;
const target = { role: 'button', label: 'Arm', fingerprint: 'f1', submits: false, secret: false };
const sender = { documentId: 'D1', origin: 'https://a.test', frameId: 0, tab: { id: 5 } } as never;
const input = { kind: 'mouse', x: 3, y: 4, button: 'left', clicks: 1, modifiers: [] } as const;
let told: string[];
let permissions: string[];
let aimed: boolean;

beforeEach(() => {
  told = [];
  aimed = true;
  permissions = ['debugger'];
  vi.stubGlobal('chrome', {
    runtime: { getManifest: () => ({ permissions }) },
    debugger: {
      attach: async () => told.push('attach'),
      detach: async () => told.push('detach'),
      sendCommand: async (_: unknown, method: string, { type }: { type?: string }) =>
        told.push(type ?? method),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function makeScene(trusted = true, leases = makeLeases()) {
  const fence = new Fence(memoryArea());
  const run = new Run(makeCall('dom.click', { tabId: 1, selector, ...(trusted ? { trusted } : {}) }));
  run.admitted = {
    documentId: 'D1',
    origin: 'https://a.test',
    page: { documentId: 'D1', origin: 'https://a.test' },
  };
  run.target = target;
  const ask = async () => {
    told.push('aimed');
    return { kind: 'reply', reply: { aimed } };
  };
  return { fence, run, parts: { fence, leases, frames: { ask } } as unknown as Parts };
}

const question = { kind: 'trusted', id: 'x', input: { ...input, modifiers: [] } } as const;

test('the debugger is attached for one input and detached after it', async () => {
  const { parts, run } = makeScene();
  expect(await answerTrusted(parts, run, question, sender)).toBe(true);
  expect(told).toEqual(['attach', 'mouseMoved', 'aimed', 'mousePressed', 'mouseReleased', 'detach']);
});

test('a call gets its trusted input once', async () => {
  const { parts, run } = makeScene();
  await answerTrusted(parts, run, question, sender);
  expect(await answerTrusted(parts, run, question, sender)).toMatchObject({ code: 'not_allowed' });
  expect(told.filter((one) => one === 'attach').length).toBe(1);
});

test.each([
  ['that did not ask for it', () => makeScene(false)],
  [
    'that was not told to go',
    () => ({ ...makeScene(), run: Object.assign(makeScene().run, { target: null }) }),
  ],
])('a call %s gets none', async (_, make) => {
  const { parts, run } = make();
  expect(await answerTrusted(parts, run, question, sender)).toMatchObject({ code: 'not_allowed' });
  expect(told).toEqual([]);
});

test('what a page puts under the pointer when it comes is not pressed', async () => {
  const { parts, run } = makeScene();
  aimed = false;
  expect(await answerTrusted(parts, run, question, sender)).toMatchObject({ code: 'covered' });
  expect(told).toEqual(['attach', 'mouseMoved', 'aimed', 'detach']);
});

test('no text is given once the focus is elsewhere', async () => {
  const { parts, run } = makeScene();
  aimed = false;
  const text = { ...question, input: { kind: 'text', text: 'hush' } } as const;
  expect(await answerTrusted(parts, run, text, sender)).toMatchObject({ code: 'covered' });
  expect(told).toEqual(['attach', 'aimed', 'detach']);
});

test('a stop that came meanwhile wins', async () => {
  const { parts, run, fence } = makeScene();
  void fence.raise('s1', 1);
  expect(await answerTrusted(parts, run, question, sender)).toMatchObject({ code: 'cancelled' });
  expect(told).toEqual([]);
});

test('without leave of the server nothing is pressed', async () => {
  const { parts, run } = makeScene(
    true,
    makeLeases(() => 0),
  );
  expect(await answerTrusted(parts, run, question, sender)).toMatchObject({ code: 'cancelled' });
  expect(told).toEqual(['attach', 'detach']);
});

test('a frame in the page gets none: its points are not those of the page', async () => {
  const { parts, run } = makeScene();
  const inner = { documentId: 'D1', origin: 'https://a.test', frameId: 7, tab: { id: 5 } } as never;
  expect(await answerTrusted(parts, run, question, inner)).toMatchObject({ code: 'unsupported' });
});

const top = { path: [] as string[] } as never;
const seen = { url: 'https://a.test/', title: 'T', ts: 1 };
const ignored = failed('ignored', 'did not react', { dispatched: true });

test('an ignored step is offered again on the same element', () => {
  const { run } = makeScene(false);
  expect(weighIgnored(run, ignored, top, false)).toMatchObject({
    code: 'ignored',
    target: { fingerprint: 'f1' },
  });
});

test.each([
  ['a request left', ignored, true],
  ['a request was answered', { ...ignored, observation: { ...seen, requests: ['/save'] } }, false],
  ['the page changed', { ...ignored, observation: { ...seen, changes: ['+ Sure?'] } }, false],
])('where %s nobody knows what came of it, and nothing is offered', (_, result, hasSent) => {
  const weighed = weighIgnored(makeScene(false).run, result, top, hasSent);
  expect(weighed).toMatchObject({ code: 'outcome_unknown', dispatched: true });
  expect(weighed).not.toHaveProperty('target');
});

test('what trusted input could not do is not offered again', () => {
  expect(weighIgnored(makeScene().run, ignored, top, false)).toMatchObject({ code: 'outcome_unknown' });
});

test('a browser without the permission says how to get it', () => {
  permissions = [];
  const result = weighIgnored(makeScene(false).run, ignored, top, true);
  expect(result.ok ? '' : result.error).toMatch(/look before doing it again.*COPILOT_TRUSTED_INPUT/);
  expect(result).toMatchObject({ code: 'outcome_unknown' });
  expect(result).not.toHaveProperty('target');
});

test('what never came to the page is told as it is', () => {
  const refused = failed('ignored', 'takes no files');
  expect(weighIgnored(makeScene(false).run, refused, top, true)).toBe(refused);
});

test.each([
  ['Enter', 'Enter', [], { type: 'keyDown', text: '\r' }],
  ['a letter', 'a', [], { type: 'keyDown', text: 'a' }],
  ['a shortcut', 'a', ['Control'], { type: 'rawKeyDown', modifiers: 2 }],
  ['an arrow', 'ArrowDown', [], { type: 'rawKeyDown' }],
])('%s is pressed as a keyboard does', (_, key, modifiers, down) => {
  const [first, last] = listCommands({ kind: 'key', key, code: '', keyCode: 1, modifiers });
  expect([first?.[1], last?.[1]]).toMatchObject([down, { type: 'keyUp' }]);
});
