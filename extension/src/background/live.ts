/** The documents of a tab that are alive, once the tab can be talked to: one that sleeps is woken, one that loads is waited for. */
import type { Failed } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import type { FrameDetails } from './darkFrames.ts';
import type { Deadline } from './deadline.ts';
import { defer } from './defer.ts';
import { isWeb } from './origins.ts';

/** The live documents of the tab, once it can be talked to. */
export async function listLive(
  chromeId: number,
  run: Deadline,
  mayRevive = true,
): Promise<FrameDetails[] | Failed> {
  const [tab, first] = await run.wait(Promise.all([findTab(chromeId), listDocuments(chromeId)]));
  if (!tab) return failed('tab_gone', 'the tab is closed; tabs.list shows the open ones');
  if (!mayRevive && isCrashed(tab))
    return failed('tab_gone', 'the page crashed; look at it again, which reloads it, before acting on it');
  const isAsleep = tab.discarded || tab.status === 'unloaded';
  const isOnItsWay = !isWeb(tab.url ?? '') && isWeb(tab.pendingUrl ?? '');
  if (isAsleep) await untilLoaded(chromeId, run, () => chrome.tabs.reload(chromeId));
  else if (isOnItsWay) await untilLoaded(chromeId, run);
  const details = isAsleep || isOnItsWay ? await run.wait(listDocuments(chromeId)) : first;
  const documents = details.filter((frame) => (frame.documentLifecycle ?? 'active') === 'active');
  const url = documents.find((frame) => frame.frameId === 0)?.url ?? tab.url ?? '';
  if (!isWeb(url))
    return failed(
      'unsupported',
      `"${url.slice(0, 100)}" is not a web page; open an http or https address first`,
    );
  return documents;
}

function findTab(chromeId: number): Promise<chrome.tabs.Tab | null> {
  return chrome.tabs.get(chromeId).catch(() => null);
}

async function listDocuments(chromeId: number): Promise<FrameDetails[]> {
  return (await chrome.webNavigation.getAllFrames({ tabId: chromeId }).catch(() => null)) ?? [];
}

/** The tab's renderer died: Chrome has unloaded it, and not to save memory. */
export function isCrashed(tab: chrome.tabs.Tab): boolean {
  return tab.status === 'unloaded' && !tab.discarded;
}

/** Waits until the tab has loaded what it is loading, or what `begin` makes it load. */
async function untilLoaded(
  chromeId: number,
  run: Deadline,
  begin: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const loaded = defer();
  const listener = (tabId: number, change: { status?: string }) => {
    if (tabId === chromeId && change.status === 'complete') loaded.resolve();
  };
  chrome.tabs.onUpdated.addListener(listener);
  try {
    await run.wait(begin(), 'navigation');
    const tab = await run.wait(chrome.tabs.get(chromeId), 'navigation');
    if (tab.status !== 'complete') await run.wait(loaded.promise, 'navigation');
  } finally {
    chrome.tabs.onUpdated.removeListener(listener);
  }
}
