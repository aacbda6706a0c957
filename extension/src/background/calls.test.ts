import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_LEASE_MS } from '../generated/limits.ts';
import type { Frame, ToolResult, Welcome } from '../generated/types.ts';
import { succeeded } from '../lib/result.ts';
import { Calls } from './calls.ts';
import { type Deferred, defer } from './defer.ts';
import { makeCall, makeClick, makeLeases, memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';
import { Ledger } from './ledger.ts';
import type { Parts } from './parts.ts';
import { Telemetry } from './telemetry.ts';

const WAIT = { timeout: 20_000 };
let tabs: Deferred<unknown[]>;

beforeEach(() => {
  tabs = defer<unknown[]>();
  vi.stubGlobal('chrome', { tabs: { query: () => tabs.promise } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function makeScene(ledger = new Ledger(memoryArea(), memoryArea())) {
  const sent: Frame[] = [];
  const asked: unknown[] = [];
  const fence = new Fence(memoryArea());
  const frames = {
    ask: async (_place: unknown, request: unknown) => {
      asked.push(request);
      return { kind: 'gone', error: 'no page' };
    },
    tell: async () => undefined,
  };
  const parts = {
    ledger,
    fence,
    leases: makeLeases(),
    frames,
    telemetry: new Telemetry(),
    tabs: { ownedBy: () => [], describe: (tab: unknown) => tab },
  } as unknown as Parts;
  const calls = new Calls(parts, (frame) => sent.push(frame) > 0);
  const resultOf = async (id: string): Promise<ToolResult> => {
    await vi.waitFor(
      () => expect(sent.some((frame) => frame.type === 'result' && frame.id === id)).toBe(true),
      WAIT,
    );
    const found = sent.find((frame) => frame.type === 'result' && frame.id === id);
    if (found?.type !== 'result') throw new Error('no result');
    return found.result;
  };
  return { calls, sent, fence, ledger, frames, asked, resultOf };
}

const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  proof: '',
  serverVersion: '',
  openCallIds: [],
  fences: {},
  grants: [],
  heartbeatMs: 15_000,
  ...more,
});

test('a call gets its result', async () => {
  const { calls, resultOf } = makeScene();
  const call = makeCall('tabs.list', {});
  calls.accept({ type: 'call', call });
  tabs.resolve([]);
  expect(await resultOf(call.id)).toMatchObject({ ok: true, data: [] });
});

test('a repeated id gets the stored result, and nothing is done again', async () => {
  const { calls, sent, resultOf } = makeScene();
  const call = makeCall('tabs.list', {});
  calls.accept({ type: 'call', call });
  tabs.resolve([]);
  const first = await resultOf(call.id);
  calls.accept({ type: 'call', call });
  expect(sent.at(-1)).toEqual({ type: 'result', id: call.id, result: first });
});

test('an id that is under way is not started twice', async () => {
  const { calls, sent, resultOf } = makeScene();
  const call = makeCall('tabs.list', {});
  calls.accept({ type: 'call', call });
  calls.accept({ type: 'call', call });
  tabs.resolve([]);
  await resultOf(call.id);
  expect(sent.length).toBe(1);
});

test('a call below the fence is cancelled before it begins', async () => {
  const { calls, fence, resultOf } = makeScene();
  await fence.raise('s1', 2);
  const call = makeClick('Save', { epoch: 1 });
  calls.accept({ type: 'call', call });
  expect(await resultOf(call.id)).toMatchObject({ code: 'cancelled' });
});

test('a fence is answered at once', () => {
  const { calls, sent } = makeScene();
  void calls.raiseFence({ type: 'fence', sessionId: 's1', epoch: 3, reason: 'stop' });
  expect(sent).toEqual([{ type: 'fenced', sessionId: 's1', epoch: 3, dispatched: [] }]);
});

test('a fence ends the calls that wait', async () => {
  const { calls, resultOf } = makeScene();
  const call = makeCall('tabs.list', {});
  calls.accept({ type: 'call', call });
  void calls.raiseFence({ type: 'fence', sessionId: 's1', epoch: 1, reason: 'stop' });
  expect(await resultOf(call.id)).toMatchObject({ code: 'cancelled' });
});

test('a fence names the calls that are past it', async () => {
  const { calls, sent, ledger } = makeScene();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  await calls.raiseFence({ type: 'fence', sessionId: 's1', epoch: 1, reason: 'stop' });
  expect(sent.at(-1)).toMatchObject({ type: 'fenced', dispatched: [call.id] });
});

test('a fence is confirmed once the page that may act has heard of it', async () => {
  const { calls, sent, asked, ledger } = makeScene();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id, { chromeId: 1, documentId: 'D1' });
  const raising = calls.raiseFence({ type: 'fence', sessionId: 's1', epoch: 1, reason: 'stop' });
  expect([asked, sent]).toEqual([[{ kind: 'fence', sessionId: 's1', epoch: 1 }], []]);
  await raising;
  expect(sent).toEqual([{ type: 'fenced', sessionId: 's1', epoch: 1, dispatched: [call.id] }]);
});

test('where a page does not answer, a fence is confirmed when its leave to act must have run out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { calls, sent, ledger, frames } = makeScene();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id, { chromeId: 1, documentId: 'D1' });
  frames.ask = () => new Promise(() => undefined);
  void calls.raiseFence({ type: 'fence', sessionId: 's1', epoch: 1, reason: 'stop' });
  await vi.advanceTimersByTimeAsync(MAX_LEASE_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(sent).toMatchObject([{ type: 'fenced' }]);
});

test("the user's own stop ends what waits, without the server", async () => {
  const { calls, resultOf } = makeScene();
  const call = makeCall('tabs.list', {});
  calls.accept({ type: 'call', call });
  calls.stopAll();
  expect(await resultOf(call.id)).toMatchObject({ code: 'cancelled' });
});

test("the server hears of the fence of the user's own stop", () => {
  const { calls, sent } = makeScene();
  calls.accept({ type: 'call', call: makeCall('tabs.list', {}) });
  calls.stopAll();
  expect(sent).toContainEqual({ type: 'fenced', sessionId: 's1', epoch: 1, dispatched: [] });
});

test('after a reconnect the server gets the results that it waits for', async () => {
  const { calls, sent, ledger } = makeScene();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.finish(call.id, succeeded({ done: true }));
  await calls.reconcile(welcome({ openCallIds: [call.id] }));
  expect(sent).toEqual([{ type: 'result', id: call.id, result: succeeded({ done: true }) }]);
});

test('after a reconnect results that nobody waits for are dropped', async () => {
  const { calls, ledger } = makeScene();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.finish(call.id, succeeded({}));
  await calls.reconcile(welcome());
  expect(ledger.find(call.id)).toBeNull();
});

test('after a reconnect a waiting call that the server gave up is withdrawn', async () => {
  const { calls, resultOf } = makeScene();
  const call = makeCall('tabs.list', {});
  calls.accept({ type: 'call', call });
  await calls.reconcile(welcome());
  expect(await resultOf(call.id)).toMatchObject({ code: 'cancelled' });
});

test('a call that comes right behind the welcome is not withdrawn', async () => {
  const { calls, resultOf } = makeScene();
  const reconciling = calls.reconcile(welcome({ fences: { s1: 1 } }));
  const call = makeCall('tabs.list', {}, { epoch: 1 });
  calls.accept({ type: 'call', call });
  await reconciling;
  tabs.resolve([]);
  expect(await resultOf(call.id)).toMatchObject({ ok: true });
});

test('a write of an earlier life that no page can tell of is an unknown outcome', async () => {
  const [session, local] = [memoryArea(), memoryArea()];
  const before = new Ledger(session, local);
  const call = makeClick('Save');
  before.receive(call);
  await before.dispatch(call.id, { chromeId: 1, documentId: 'D1' });
  const ledger = new Ledger(session, local);
  await ledger.load();
  const { calls, resultOf } = makeScene(ledger);
  await calls.settleOrphans();
  expect(await resultOf(call.id)).toMatchObject({
    code: 'outcome_unknown',
    dispatched: true,
    retryable: false,
  });
});

test('an acknowledged write that comes again is not done again', async () => {
  const { calls, ledger, resultOf } = makeScene();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.acknowledge(call.id);
  calls.accept({ type: 'call', call });
  expect(await resultOf(call.id)).toMatchObject({ code: 'outcome_unknown', dispatched: true });
});
