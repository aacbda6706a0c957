import { expect, test, vi } from 'vitest';
import type { Failed, Frame } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import { yieldTask } from '../lib/wait.ts';
import { Calls } from './calls.ts';
import { makeClick, memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';
import { Leases } from './leases.ts';
import { Ledger } from './ledger.ts';
import type { Parts } from './parts.ts';
import { TabQueue } from './tabQueue.ts';
import { Telemetry } from './telemetry.ts';

const GONE = failed('page_blocked', 'the page refuses');
type Page = () => Promise<Failed>;

/** A click on a page that answers so. `told` is what happened, in order; `left` asks again for what is still held. */
async function click(page: Page) {
  const told: string[] = [];
  const send = (frame: Frame): boolean => told.push(frame.type) > 0;
  const leases = new Leases(send);
  const frames = {
    topToActOn: () => {
      told.push('page');
      return page();
    },
    ask: async () => ({ kind: 'gone', error: 'no page' }),
  };
  const parts = {
    ledger: new Ledger(memoryArea(), memoryArea()),
    fence: new Fence(memoryArea()),
    queue: new TabQueue(),
    telemetry: new Telemetry(),
    tabs: { use: () => ({ chromeId: 11, tabId: 1 }), ownedBy: () => [], describe: (tab: unknown) => tab },
    leases,
    frames,
  } as unknown as Parts;
  const calls = new Calls(parts, send);
  calls.accept({ type: 'call', call: makeClick('Save') });
  await vi.waitFor(() => expect(told).toContain('result'), { timeout: 20_000 });
  await yieldTask();
  const before = told.length;
  leases.askAgain();
  return { told: told.slice(0, before), left: told.slice(before) };
}

test.each<[string, Page]>([
  ['refuses', async () => GONE],
  ['goes', () => Promise.reject(new Error('No tab with id: 11'))],
])('of a page that %s at once no leave is asked', async (_, page) => {
  expect(await click(page)).toEqual({ told: ['page', 'result'], left: [] });
});

test.each<[string, Page]>([
  ['refuses', async () => GONE],
  ['goes', () => Promise.reject(new Error('No tab with id: 11'))],
])('the page is asked before the server; the leave for one that %s later is let go', async (_, page) => {
  const later: Page = () => yieldTask().then(yieldTask).then(page);
  expect(await click(later)).toEqual({ told: ['page', 'askLease', 'result'], left: [] });
});
