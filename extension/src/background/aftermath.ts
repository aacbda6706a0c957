/** What came of an action: the next page, new tabs, a download. It is told from the browser's events, never from a claim. */
import type { Download, MiniPCD, Observation, ToolResult } from '../generated/types.ts';
import { failed, succeeded } from '../lib/result.ts';
import type { Scene } from './act.ts';
import { type Frame, MAX_TITLE, MAX_URL } from './frames.ts';
import { isCrashed } from './live.ts';
import { isWeb } from './origins.ts';
import type { Parts } from './parts.ts';
import type { Outcome } from './perform.ts';
import type { Run } from './run.ts';

/** A page that announced its leaving starts to load within this time, or it stays. */
const DEPART_MS = 1_000;
/** After the commit the new page has this long to be parsed, before it is looked at as it is. */
const PARSE_MS = 3_000;
/** A tab that the browser opens shows up within this time. */
const OPENED_MS = 250;
/** What webNavigation says of a navigation that became a download. */
export const ABORTED = 'net::ERR_ABORTED';
/** A download shows up so soon after the navigation that became it. */
const BORN_MS = 1_000;
/** A small download is finished within this time; a larger one goes on. */
const DOWNLOAD_MS = 1_500;
/** What is asked of a page that was just reached. */
const GLANCE = { bytes: 4_096, actions: 1, forms: 1, collections: 20 };
/** Left to tell what was seen. */
const RESERVE_MS = 400;

export async function concludeAct(
  parts: Parts,
  run: Run,
  scene: Scene,
  outcome: Outcome,
): Promise<ToolResult> {
  const { result } = outcome;
  if (result && !result.ok && !run.dispatched) return result;
  if (outcome.opens !== undefined) await openBlockedTab(parts, run, scene, outcome.opens);
  const leaves = result === null || outcome.leaving !== undefined;
  await arrive(parts, run, scene, leaves);
  if (!result && (await hasCrashed(scene.tab.chromeId)))
    return failed('tab_gone', 'the page crashed during the action; look before doing it again', {
      dispatched: true,
    });
  const download = await finishDownload(parts, run);
  const observation = await observe(parts, run, scene, outcome, download);
  if (result) return { ...result, observation };
  const { target } = run;
  if (!target)
    return failed('outcome_unknown', 'the page went away during the action; look before doing it again');
  const { role, label, fingerprint } = target;
  return succeeded({ role, label: label.slice(0, 80), fingerprint }, { observation });
}

async function hasCrashed(chromeId: number): Promise<boolean> {
  const tab = await chrome.tabs.get(chromeId).catch(() => null);
  return tab !== null && isCrashed(tab);
}

/** Waits for the page that the action leads to, in the tab or in the frame, within the call's deadline. */
async function arrive(parts: Parts, run: Run, scene: Scene, leaves: boolean): Promise<void> {
  const watches = [scene.watch, ...(scene.child ? [scene.child.watch] : [])];
  const isPending = () => watches.some((watch) => watch.pending);
  const hasCommitted = () => watches.some((watch) => watch.commit !== null);
  const isOver = () => hasCommitted() || watches.some((watch) => watch.error !== null || watch.closed);
  const hasBegun = () => isPending() || isOver() || watches.some((watch) => watch.moved);
  const rest = () => Math.max(0, run.remainingMs - RESERVE_MS);
  if (leaves) await within(run, Math.min(DEPART_MS, rest()), scene.watch.until(hasBegun, run));
  if (isPending() && !parts.downloads.ofCall(run.call.id))
    await within(
      run,
      rest(),
      scene.watch.until(() => !isPending() || isOver(), run),
    );
  if (watches.some((watch) => watch.error === ABORTED)) await awaitDownload(parts, run, rest());
  for (const watch of watches)
    if (watch.commit) await watch.parsed(scene.tab.chromeId, run, Math.min(PARSE_MS, rest()));
}

async function within(run: Run, ms: number, wait: Promise<void>): Promise<void> {
  await run.waitAtMost(wait, ms, 'navigation');
}

/** A link asked for a new tab, and the browser let none open: open it as the user's click would have. */
async function openBlockedTab(parts: Parts, run: Run, scene: Scene, url: string): Promise<void> {
  const [opened, stop] = parts.openings.next();
  try {
    if (scene.opening.chromeIds.size === 0) await run.waitAtMost(opened, OPENED_MS);
  } finally {
    stop();
  }
  const isStopped = run.signal.aborted || !parts.fence.allows(run.call.sessionId, run.call.epoch);
  if (scene.opening.chromeIds.size > 0 || !isWeb(url) || isStopped) return;
  const tab = await run.wait(
    chrome.tabs.create({ url, openerTabId: scene.tab.chromeId, active: true }),
    'navigation',
  );
  if (tab.id !== undefined) scene.opening.chromeIds.add(tab.id);
}

/** A navigation that was given up became a download, as a rule: it shows up a moment later. */
async function awaitDownload(parts: Parts, run: Run, ms: number): Promise<void> {
  await parts.downloads.until(() => parts.downloads.ofCall(run.call.id) !== null, run, Math.min(BORN_MS, ms));
}

/** The download that the call started, waited for shortly. */
export async function finishDownload(parts: Parts, run: Run): Promise<Download | null> {
  const { id } = run.call;
  if (!parts.downloads.ofCall(id)) return null;
  const isFinished = () => parts.downloads.ofCall(id)?.state !== 'in_progress';
  await parts.downloads.until(
    isFinished,
    run,
    Math.min(DOWNLOAD_MS, Math.max(0, run.remainingMs - RESERVE_MS)),
  );
  return parts.downloads.ofCall(id);
}

async function observe(
  parts: Parts,
  run: Run,
  scene: Scene,
  outcome: Outcome,
  download: Download | null,
): Promise<Observation> {
  const told = outcome.result?.observation;
  const isNew = scene.watch.commit !== null || !told;
  const page = isNew ? await observePage(parts, run, scene) : await adopt(scene, outcome, told);
  const child = scene.watch.commit ? {} : await observeChild(parts, run, scene);
  const openedTabs = await adoptTabs(parts, run, [...scene.opening.chromeIds]);
  return {
    ...page,
    ...child,
    ...(told?.requests ? { requests: told.requests } : {}),
    ...(openedTabs.length > 0 ? { openedTabs: openedTabs.slice(0, 20) } : {}),
    ...(download ? { download } : {}),
  };
}

/** The tabs that the action opened belong to the session. One that became a download is closed again by the browser. */
async function adoptTabs(parts: Parts, run: Run, chromeIds: number[]): Promise<number[]> {
  const found = await Promise.all(chromeIds.map((chromeId) => chrome.tabs.get(chromeId).catch(() => null)));
  const alive = chromeIds.filter((_, index) => found[index]);
  for (const chromeId of alive)
    parts.groups.claim({ tabId: parts.tabs.idOf(chromeId), chromeId }, run.call.sessionId);
  return alive.map((chromeId) => parts.tabs.idOf(chromeId));
}

/** The content script's own observation, told of the page and not of the frame that was acted in. */
async function adopt(scene: Scene, outcome: Outcome, told: Observation): Promise<Observation> {
  const { documentId } = scene.top;
  if (!outcome.frame || outcome.frame.path.length === 0) {
    const urlChanged = told.url !== scene.top.url;
    return { ...told, documentId, ...(urlChanged ? { urlChanged } : {}) };
  }
  const { urlChanged: _, ...rest } = told;
  const tab = await chrome.tabs.get(scene.tab.chromeId).catch(() => null);
  const url = (tab?.url ?? scene.top.url).slice(0, MAX_URL);
  const title = (tab?.title ?? scene.top.title).slice(0, MAX_TITLE);
  return { ...rest, url, title, documentId, ...(url === scene.top.url ? {} : { urlChanged: true }) };
}

/** The page as it is now, by its address, its headings, messages and collections. */
export async function observePage(
  parts: Parts,
  run: Run,
  scene: Pick<Scene, 'tab' | 'top'>,
): Promise<Observation> {
  const before = scene.top;
  const top = await run.waitAtMost(
    parts.frames.top(scene.tab.chromeId, run),
    Math.max(0, run.remainingMs - RESERVE_MS / 2),
  );
  if (!top || 'ok' in top) return observeTab(scene);
  const page: Observation = {
    url: top.url,
    title: top.title.slice(0, MAX_TITLE),
    ts: top.ts,
    documentId: top.documentId,
    ...(top.url === before.url ? {} : { urlChanged: true }),
  };
  const ask = parts.frames.ask(top, { kind: 'summary', ...GLANCE });
  const answer = await run.waitAtMost(ask, Math.max(0, run.remainingMs - RESERVE_MS / 2), 'page');
  return answer?.kind === 'reply' ? { ...page, ...describeArrival(answer.reply) } : page;
}

/** What the frame that was acted in shows now, when it has loaded something new. */
async function observeChild(parts: Parts, run: Run, scene: Scene): Promise<Partial<Observation>> {
  const { child, tab } = scene;
  if (!child?.watch.commit) return {};
  const ms = Math.max(0, run.remainingMs - RESERVE_MS / 2);
  const isActedIn = (one: Frame) => one.frameId === child.frameId;
  const looked = parts.frames.all(tab.chromeId, run, undefined, (frames) => frames.some(isActedIn));
  const all = await run.waitAtMost(looked, ms, 'page');
  const frame = all && !('ok' in all) ? all.frames.find(isActedIn) : undefined;
  if (!frame) return {};
  const ask = parts.frames.ask(frame, { kind: 'summary', ...GLANCE });
  const answer = await run.waitAtMost(ask, ms, 'page');
  if (answer?.kind !== 'reply') return {};
  const { title: _, ...shown } = describeArrival(answer.reply);
  return shown;
}

function describeArrival(pcd: MiniPCD): Partial<Observation> {
  const counts = pcd.collections.map((item) => ({ id: item.id, count: item.approxCount ?? 0 }));
  return {
    title: pcd.title,
    ts: pcd.ts,
    changes: pcd.headings.map((heading) => `+ ${heading}`.slice(0, 80)),
    ...(counts.length > 0 ? { collectionSummary: counts } : {}),
    ...(pcd.messages.length > 0 ? { messages: pcd.messages } : {}),
  };
}

/** What the browser says of a page that cannot be asked. */
async function observeTab(scene: Pick<Scene, 'tab' | 'top'>): Promise<Observation> {
  const tab = await chrome.tabs.get(scene.tab.chromeId).catch(() => null);
  const { url: before, title } = scene.top;
  if (!tab)
    return { url: before, title: title.slice(0, MAX_TITLE), ts: Date.now(), changes: ['- the tab closed'] };
  const url = (tab.url || tab.pendingUrl || before).slice(0, MAX_URL);
  return {
    url,
    title: (tab.title ?? '').slice(0, MAX_TITLE),
    ts: Date.now(),
    ...(url === before ? {} : { urlChanged: true }),
  };
}
