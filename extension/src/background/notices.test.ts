import { afterEach, expect, test, vi } from 'vitest';
import { memoryArea } from './fakes.ts';
import { RunNotices } from './notices.ts';
import type { Tabs } from './tabs.ts';
import type { Words } from './words.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What the browser shows: badges by tab, 0 for the button itself, and notifications by id. */
function showBrowser(): { badges: Map<number, string>; told: Set<string> } {
  const badges = new Map<number, string>();
  const told = new Set<string>();
  vi.stubGlobal('chrome', {
    action: {
      getBadgeText: async ({ tabId = 0 }) => badges.get(tabId) ?? '',
      setBadgeText: async ({ text, tabId = 0 }: { text: string; tabId?: number }) =>
        void badges.set(tabId, text),
      setBadgeBackgroundColor: async () => undefined,
      setTitle: async () => undefined,
    },
    notifications: {
      create: async (id: string) => void told.add(id),
      clear: async (id: string) => told.delete(id),
    },
    runtime: {
      getContexts: async () => [],
      getURL: (path: string) => path,
      getManifest: () => ({ name: 'Copilot' }),
    },
    storage: { session: memoryArea() },
  });
  return { badges, told };
}

test('of a session that waits no more nothing is left to see', async () => {
  const { badges, told } = showBrowser();
  const tabs = { ownedBy: (id: string) => [{ tabId: 1, chromeId: id === 's1' ? 11 : 12 }] };
  const words = { find: async (name: string) => name };
  const notices = new RunNotices(memoryArea(), tabs as unknown as Tabs, words as unknown as Words);
  await notices.load();
  for (const sessionId of ['s1', 's2'])
    await notices.show({ type: 'notice', kind: 'question', sessionId, text: 'Which card?' });
  await notices.settle(['s2']);
  expect([[...told], badges.get(0), badges.get(11), badges.get(12)]).toEqual([['run-s2'], '?', '●', '?']);
  await notices.settle([]);
  expect([[...told], badges.get(0), badges.get(12)]).toEqual([[], '', '●']);
});
