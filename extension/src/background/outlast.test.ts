import { afterEach, expect, test, vi } from 'vitest';
import { Calls } from './calls.ts';
import { makeClick, makeLeases, memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';
import { ACT_MS } from './leases.ts';
import { Ledger } from './ledger.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';

const runs: Run[] = [];
vi.mock('./tools.ts', () => ({
  useTool: (_parts: Parts, run: Run) => {
    runs.push(run);
    return new Promise(() => undefined);
  },
}));
afterEach(() => void vi.useRealTimers());

test('a fence is confirmed once what began in the last moment of its leave is over, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const ledger = new Ledger(memoryArea(), memoryArea());
  const silent = { ask: () => new Promise(() => undefined), tell: async () => undefined };
  const rest = { leases: makeLeases(), frames: silent, tabs: { ownedBy: () => [] } };
  const sent: string[] = [];
  const parts = { ledger, fence: new Fence(memoryArea()), ...rest } as unknown as Parts;
  const calls = new Calls(parts, (frame) => sent.push(frame.type) > 0);
  const call = makeClick('Save');
  calls.accept({ type: 'call', call });
  await ledger.dispatch(call.id, { chromeId: 1, documentId: 'D1' });
  const [run] = runs;
  if (run) run.leasedUntil = performance.now() + 10;
  void calls.raiseFence({ type: 'fence', sessionId: call.sessionId, epoch: call.epoch + 1, reason: 'stop' });
  await vi.advanceTimersByTimeAsync(10 + ACT_MS);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(sent).toEqual(['fenced']);
});
