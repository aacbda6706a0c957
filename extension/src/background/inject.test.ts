import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Calls } from './calls.ts';
import { defer } from './defer.ts';
import { BrowserEvents, type Committed } from './events.ts';
import { memoryArea } from './fakes.ts';
import { Injections } from './inject.ts';
import type { Parts } from './parts.ts';
import { Tabs } from './tabs.ts';

const executeScript = vi.fn<(injection: { target: { documentIds: string[] } }) => Promise<unknown>>();

beforeEach(() => {
  executeScript.mockReset().mockResolvedValue([]);
  const tabs = { query: async () => [{ id: 11 }] };
  vi.stubGlobal('chrome', { tabs, scripting: { executeScript } });
});
afterEach(() => vi.unstubAllGlobals());

test('who needs the script in a document joins the injection that is under way', async () => {
  const slow = defer();
  executeScript.mockReturnValueOnce(slow.promise);
  const scripts = new Injections();
  const both = [scripts.put(11, 'D1'), scripts.put(11, 'D1')];
  slow.resolve();
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(executeScript).toHaveBeenCalledTimes(1);
  await scripts.put(11, 'D1');
  expect(executeScript).toHaveBeenCalledTimes(2);
});

test('a refusal is told to each who asks, and kept for nobody', async () => {
  executeScript.mockRejectedValueOnce(new Error('Cannot access contents of the page'));
  const scripts = new Injections();
  expect(await scripts.put(11, 'D1')).toBe('Cannot access contents of the page');
  expect(await scripts.put(11, 'D1')).toBeNull();
});

const NEXT: Committed = {
  tabId: 11,
  frameId: 0,
  url: 'https://shop.example/next',
  documentId: 'D2',
  documentLifecycle: 'active',
  transitionQualifiers: [],
};

/** The documents that got the script when the tab, in use or not, showed another page. */
async function prepared(told: Partial<Committed>, use: 'used' | 'let go' | 'never used'): Promise<string[]> {
  const tabs = new Tabs(memoryArea(), memoryArea());
  await tabs.load();
  if (use !== 'never used') tabs.use(tabs.idOf(11), 's1');
  if (use === 'let go') tabs.claim(tabs.idOf(11), null);
  const parts = { tabs, scripts: new Injections(), frames: { left: () => undefined } };
  const events = new BrowserEvents(parts as unknown as Parts, {} as Calls, () => true);
  events.navigated({ ...NEXT, ...told });
  return executeScript.mock.calls.flatMap(([{ target }]) => target.documentIds);
}

test('the next page of a tab at work gets the script before anybody asks', async () => {
  expect(await prepared({}, 'used')).toEqual(['D2']);
});

test.each<['let go' | 'never used']>([['let go'], ['never used']])(
  'a tab that is %s gets nothing',
  async (use) => {
    expect(await prepared({}, use)).toEqual([]);
  },
);

test.each<[string, Partial<Committed>]>([
  ['that is prerendered', { documentLifecycle: 'prerender' }],
  ['that may come out of the back/forward cache', { transitionQualifiers: ['forward_back'] }],
  ['that is no web page', { url: 'chrome://settings/' }],
  ['that is a frame', { frameId: 7 }],
])('a page %s waits until it is asked', async (_, told) => {
  expect(await prepared(told, 'used')).toEqual([]);
});
