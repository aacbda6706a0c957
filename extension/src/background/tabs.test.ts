import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryArea } from './fakes.ts';
import { Tabs } from './tabs.ts';

const open: { id: number }[] = [];

beforeEach(() => {
  open.splice(0, open.length, { id: 11 }, { id: 12 });
  vi.stubGlobal('chrome', { tabs: { query: async () => open, TAB_ID_NONE: -1 } });
});
afterEach(() => vi.unstubAllGlobals());

async function makeTabs(session = memoryArea(), local = memoryArea()) {
  const tabs = new Tabs(session, local);
  await tabs.load();
  return { tabs, session, local };
}

test('a tab keeps its id', async () => {
  const { tabs } = await makeTabs();
  expect(tabs.idOf(11)).toBe(tabs.idOf(11));
});

test('a discarded tab keeps its id although Chrome gives it another', async () => {
  const { tabs } = await makeTabs();
  const tabId = tabs.idOf(11);
  tabs.replace(99, 11);
  expect([tabs.idOf(99), tabs.chromeIdOf(tabId)]).toEqual([tabId, 99]);
});

test('ids outlive the worker', async () => {
  const { tabs, session, local } = await makeTabs();
  const tabId = tabs.idOf(12);
  const next = await makeTabs(session, local);
  expect(next.tabs.idOf(12)).toBe(tabId);
});

test('an id is never given to another tab, not even after a restart of the browser', async () => {
  const { tabs, local } = await makeTabs();
  const before = [tabs.idOf(11), tabs.idOf(12)];
  const next = await makeTabs(memoryArea(), local);
  expect(before).not.toContain(next.tabs.idOf(11));
});

test('a tab that closed while the worker was dead is forgotten', async () => {
  const { tabs, session, local } = await makeTabs();
  const tabId = tabs.idOf(12);
  open.pop();
  const next = await makeTabs(session, local);
  expect(next.tabs.chromeIdOf(tabId)).toBeNull();
});

test('another session may not use a claimed tab', async () => {
  const { tabs } = await makeTabs();
  const tabId = tabs.idOf(11);
  tabs.claim(tabId, 's1');
  expect(tabs.use(tabId, 's2')).toMatchObject({ code: 'not_allowed' });
});

test('a released tab is free', async () => {
  const { tabs } = await makeTabs();
  const tabId = tabs.idOf(11);
  tabs.claim(tabId, 's1');
  tabs.claim(tabId, null);
  expect(tabs.use(tabId, 's2')).toEqual({ tabId, chromeId: 11 });
});

test('a closed tab is told as gone', async () => {
  const { tabs } = await makeTabs();
  const tabId = tabs.idOf(11);
  tabs.forget(11);
  expect(tabs.use(tabId, 's1')).toMatchObject({ code: 'tab_gone' });
});

test.each([
  [{ discarded: true }, 'discarded'],
  [{ status: 'unloaded' }, 'crashed'],
  [{ status: 'loading' }, 'loading'],
  [{ status: 'complete' }, 'complete'],
])('a tab that is %j is described as %s', async (state, status) => {
  const { tabs } = await makeTabs();
  const tab = { id: 11, active: true, url: 'https://shop.example/', title: 'Shop', ...state };
  expect(tabs.describe(tab as unknown as chrome.tabs.Tab).status).toBe(status);
});

test('the description names the owner and the opener by logical ids', async () => {
  const { tabs } = await makeTabs();
  tabs.claim(tabs.idOf(12), 's1');
  const tab = { id: 12, active: false, url: 'https://shop.example/a', title: '', openerTabId: 11 };
  expect(tabs.describe(tab as unknown as chrome.tabs.Tab)).toMatchObject({
    sessionId: 's1',
    openerTabId: tabs.idOf(11),
    origin: 'https://shop.example',
  });
});

test('a tab is in use for a while after a call, and not once it was let go', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { tabs } = await makeTabs();
  const tabId = tabs.idOf(11);
  const seen = [tabs.isInUse(tabId)];
  tabs.use(tabId, 's1');
  seen.push(tabs.isInUse(tabId));
  now.mockReturnValue(31_000);
  seen.push(tabs.isInUse(tabId));
  tabs.claim(tabId, 's1');
  seen.push(tabs.isInUse(tabId));
  tabs.claim(tabId, null);
  seen.push(tabs.isInUse(tabId));
  now.mockRestore();
  expect(seen).toEqual([false, true, false, true, false]);
});

test('a tab of another session is not used by being refused', async () => {
  const { tabs } = await makeTabs();
  const tabId = tabs.idOf(11);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  tabs.claim(tabId, 's1');
  now.mockReturnValue(31_000);
  tabs.use(tabId, 's2');
  expect(tabs.isInUse(tabId)).toBe(false);
  now.mockRestore();
});
