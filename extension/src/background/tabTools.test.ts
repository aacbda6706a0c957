import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../lib/result.ts';
import { Downloads } from './downloads.ts';
import { makeCall, makeLeases, memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';
import { Guard } from './guard.ts';
import { Ledger } from './ledger.ts';
import { Navigations } from './navigation.ts';
import type { Parts } from './parts.ts';
import { Run } from './run.ts';
import { TabQueue } from './tabQueue.ts';
import * as tabTools from './tabTools.ts';

const FAR = 'https://far.test/slow';
let created: { url: string }[];

beforeEach(() => {
  created = [];
  const tab = { id: 77, url: '', pendingUrl: FAR, title: 'Loading', status: 'loading' };
  vi.stubGlobal('chrome', {
    tabs: {
      create: async (wish: { url: string }) => {
        created.push(wish);
        return tab;
      },
      get: async () => tab,
      update: async () => tab,
    },
    webNavigation: { getFrame: async () => null },
  });
});
afterEach(() => vi.unstubAllGlobals());

function makeScene(leases = makeLeases()) {
  const claimed: number[] = [];
  const fence = new Fence(memoryArea());
  const ledger = new Ledger(memoryArea(), memoryArea());
  const tabs = {
    idOf: () => 7,
    ownedBy: () => [],
    chromeIdOf: () => 77,
    use: () => ({ tabId: 7, chromeId: 77 }),
  };
  const parts = {
    tabs,
    fence,
    ledger,
    leases,
    guard: new Guard(memoryArea(), memoryArea()),
    groups: { claim: (tab: { tabId: number }) => claimed.push(tab.tabId) },
    navigations: new Navigations(),
    downloads: new Downloads(() => undefined),
    queue: new TabQueue(),
    lastUrls: new Map(),
  } as unknown as Parts;
  return { parts, claimed, fence, ledger };
}

test('a stop while the new tab loads says that it was opened, and it can be closed', async () => {
  const { parts, claimed, fence, ledger } = makeScene();
  const run = new Run(makeCall('tabs.open', { url: FAR }));
  ledger.receive(run.call);
  const opening = tabTools.open(parts, run);
  await vi.waitFor(() => expect(claimed).toEqual([7]), 20_000);
  void fence.raise('s1', 1);
  run.stop(failed('cancelled', 'stopped before it was dispatched; nothing happened'));
  const result = await opening;
  expect(result).toMatchObject({
    ok: false,
    code: 'cancelled',
    dispatched: true,
    observation: { openedTabs: [7], url: FAR },
  });
  expect(result.ok ? '' : result.error).toMatch(/stopped.*tab 7 was opened/);
});

test('a deadline while the new tab loads says so too', async () => {
  const { parts, ledger } = makeScene();
  const run = new Run(makeCall('tabs.open', { url: FAR }, { deadlineMs: 60 }));
  ledger.receive(run.call);
  const result = await tabTools.open(parts, run);
  expect(result).toMatchObject({ code: 'timeout', dispatched: true, observation: { openedTabs: [7] } });
});

test('a stop before the tab is opened opens none', async () => {
  const { parts, fence, ledger } = makeScene();
  const run = new Run(makeCall('tabs.open', { url: FAR }));
  ledger.receive(run.call);
  void fence.raise('s1', 1);
  const result = await tabTools.open(parts, run);
  expect([result.ok ? '' : result.error, created]).toEqual([expect.stringMatching(/nothing happened/), []]);
});

test('a stop while a tab is on its way does not say that nothing happened', async () => {
  const { parts, ledger } = makeScene();
  const run = new Run(makeCall('tabs.navigate', { tabId: 7, url: FAR }));
  ledger.receive(run.call);
  const going = tabTools.navigate(parts, run);
  await vi.waitFor(() => expect(parts.lastUrls.has(77)).toBe(true), 20_000);
  run.stop(failed('cancelled', 'stopped before it was dispatched; nothing happened'));
  const result = await going;
  expect(result.ok ? '' : result.error).toMatch(/on its way to https:\/\/far.test\/slow/);
});

test('a tab that the server gives no leave for is not opened', async () => {
  const { parts, ledger } = makeScene(makeLeases(() => 0));
  const run = new Run(makeCall('tabs.open', { url: FAR }));
  ledger.receive(run.call);
  expect([await tabTools.open(parts, run), created]).toMatchObject([{ code: 'cancelled' }, []]);
});

test('a call that waits for leave until its time is up did nothing', async () => {
  const { parts, ledger } = makeScene(makeLeases(() => null));
  const run = new Run(makeCall('tabs.open', { url: FAR }, { deadlineMs: 60 }));
  ledger.receive(run.call);
  await expect(tabTools.open(parts, run)).rejects.toMatchObject({ failure: { code: 'link_lost' } });
  expect(created).toEqual([]);
});
