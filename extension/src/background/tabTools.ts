/** Tabs are opened, shown, closed and moved between web addresses, each in its turn on the tab. */
import type { CallOf, Failed, Observation, ToolResult } from '../generated/types.ts';
import { log } from '../lib/log.ts';
import { failed, succeeded } from '../lib/result.ts';
import { ABORTED, finishDownload, observePage } from './aftermath.ts';
import { Interrupted } from './deadline.ts';
import { MAX_TITLE, MAX_URL, messageOf } from './frames.ts';
import type { Watch } from './navigation.ts';
import { isWeb, originOf } from './origins.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';
import type { OwnedTab } from './tabs.ts';

/** After the commit the page has this long to be parsed, before it is looked at as it is. */
const PARSE_MS = 5_000;

/** Going back starts within this time, or there is nowhere to go. */
const BACK_MS = 1_000;
/** A tab closes within this time, or its page asks the user first. */
const CLOSE_MS = 2_000;
/** A download shows up so soon after the navigation that became it. */
const DOWNLOAD_MS = 1_000;

const STOPPED = failed('cancelled', 'stopped before it was done; nothing happened');
const UNSAVED =
  '. The page that is still shown may ask about unsaved changes: answer it in the browser, or close the tab';

/** A tab on its way, and the address that it leaves. */
interface Trip {
  tab: OwnedTab;
  before: string;
}

export async function list(parts: Parts, run: Run<CallOf<'tabs.list'>>): Promise<ToolResult> {
  const tabs = await run.wait(chrome.tabs.query({}));
  return succeeded(tabs.filter((tab) => tab.id !== undefined).map((tab) => parts.tabs.describe(tab)));
}

export async function open(parts: Parts, run: Run<CallOf<'tabs.open'>>): Promise<ToolResult> {
  const { args, id } = run.call;
  if (!isWeb(args.url)) return refuseAddress(args.url);
  const refusal = await refuseTravel(parts, run);
  if (refusal) return refusal;
  const marked = await parts.ledger.dispatch(id);
  if (!marked || !(await mayAct(parts, run)))
    return failed('cancelled', 'stopped before the tab was opened; nothing happened');
  const created = await chrome.tabs.create({ active: args.active ?? true, url: args.url });
  if (created.id === undefined) return failed('unsupported', 'the browser opened no tab');
  const tab = { tabId: parts.tabs.idOf(created.id), chromeId: created.id };
  parts.groups.claim(tab, run.call.sessionId);
  const opened = { openedTabs: [tab.tabId] };
  const trip = { tab, before: '' };
  const note = `tab ${tab.tabId} was opened and stays open; tabs.close closes it`;
  const arrival = await tellTruth(parts, run, trip, note, () =>
    arrive(parts, run, parts.navigations.watchNew(tab.chromeId), trip),
  );
  if ('ok' in arrival) {
    const observation = { ...(arrival.observation ?? (await observeNow(trip))), ...opened };
    return failed(arrival.code, `${arrival.error} (in the new tab ${tab.tabId})`, {
      dispatched: true,
      observation,
    });
  }
  return succeeded({ tabId: tab.tabId, url: arrival.url }, { observation: arrival });
}

/** What is begun is told of, also when a stop or the deadline ends the wait for it. */
async function tellTruth(
  parts: Parts,
  run: Run,
  trip: Trip,
  note: string,
  wait: () => Promise<Observation | Failed>,
): Promise<Observation | Failed> {
  try {
    return await wait();
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    const why = isFenced(parts, run) ? 'stopped while the page loaded' : error.failure.error;
    const observation = await observeNow(trip);
    const stays = trip.before !== '' && observation.url === trip.before;
    const text = `${why}; ${note}${stays ? UNSAVED : ''}`;
    return failed(error.failure.code, text, { dispatched: true, observation });
  }
}

/** The tab as the browser shows it at this moment, without asking the page. */
async function observeNow({ tab, before }: Trip): Promise<Observation> {
  const now = await chrome.tabs.get(tab.chromeId).catch(() => null);
  const url = (now?.url || now?.pendingUrl || before).slice(0, MAX_URL);
  return { url, title: (now?.title ?? '').slice(0, MAX_TITLE), ts: Date.now() };
}

/** The guard's word on the address, with the pages that the session has open. */
async function refuseTravel(
  parts: Parts,
  run: Run<CallOf<'tabs.open' | 'tabs.navigate'>>,
): Promise<Failed | null> {
  const { sessionId, args } = run.call;
  const own = parts.tabs.ownedBy(sessionId).map((tab) => tab.chromeId);
  const left = 'tabId' in args ? parts.tabs.chromeIdOf(args.tabId) : null;
  const chromeIds = [...new Set(left === null ? own : [...own, left])];
  const tops = await run.wait(
    Promise.all(
      chromeIds.map((tabId) => chrome.webNavigation.getFrame({ tabId, frameId: 0 }).catch(() => null)),
    ),
  );
  const pages = tops
    .filter((top) => top !== null && isWeb(top.url))
    .map((top) => ({ documentId: top?.documentId ?? '', origin: originOf(top?.url ?? '') ?? 'null' }));
  return parts.guard.refuseTravel(run.call, pages);
}

export async function navigate(parts: Parts, run: Run<CallOf<'tabs.navigate'>>): Promise<ToolResult> {
  const { args } = run.call;
  if (!isWeb(args.url)) return refuseAddress(args.url);
  return inTurn(parts, run, async (tab) => {
    const before = await chrome.tabs.get(tab.chromeId).catch(() => null);
    if (!before) return failed('tab_gone', `tab ${tab.tabId} is closed; open one with tabs.open`);
    const refusal = await refuseTravel(parts, run);
    if (refusal) return refusal;
    const go = () => chrome.tabs.update(tab.chromeId, { url: args.url });
    const arrival = await travel(parts, run, { tab, before: before.url ?? '' }, args.url, go);
    return 'ok' in arrival ? arrival : succeeded({}, { observation: arrival });
  });
}

export function back(parts: Parts, run: Run<CallOf<'tabs.back'>>): Promise<ToolResult> {
  return inTurn(parts, run, async (tab) => {
    const before = await chrome.tabs.get(tab.chromeId).catch(() => null);
    if (!before) return failed('tab_gone', `tab ${tab.tabId} is closed; open one with tabs.open`);
    if (!(await mayAct(parts, run))) return STOPPED;
    const watch = parts.navigations.watch(tab.chromeId);
    parts.lastUrls.set(tab.chromeId, before.url ?? '');
    await run.wait(goBack(tab.chromeId), 'navigation');
    const hasLeft = watch.until(() => watch.pending || watch.moved || watch.commit !== null, run);
    await run.waitAtMost(hasLeft, BACK_MS, 'navigation');
    if (!watch.pending && !watch.moved && !watch.commit)
      return failed('not_found', 'there is no page to go back to in this tab');
    const arrival = await arrive(parts, run, watch, { tab, before: before.url ?? '' });
    return 'ok' in arrival ? arrival : succeeded({}, { observation: arrival });
  });
}

export function show(parts: Parts, run: Run<CallOf<'tabs.switch'>>): Promise<ToolResult> {
  return inTurn(parts, run, async (tab) => {
    if (!(await mayAct(parts, run))) return STOPPED;
    await run.wait(chrome.tabs.update(tab.chromeId, { active: true }));
    return succeeded({});
  });
}

/** Not queued: closing is what helps when a page blocks its tab. */
export async function close(parts: Parts, run: Run<CallOf<'tabs.close'>>): Promise<ToolResult> {
  const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
  if ('ok' in tab) return tab;
  if (parts.tabs.ownerOf(tab.tabId) !== run.call.sessionId)
    return failed(
      'not_allowed',
      `tab ${tab.tabId} is the user's own; the copilot closes only tabs that it uses`,
    );
  if (!(await mayAct(parts, run))) return STOPPED;
  const removed = chrome.tabs.remove(tab.chromeId).then(() => true);
  if (await run.waitAtMost(removed, CLOSE_MS, 'page')) return succeeded({});
  const asks = `tab ${tab.tabId} asks about unsaved changes before it closes`;
  return failed('page_blocked', `${asks}: answer it in the browser`, { dispatched: true });
}

/** Runs `action` when the tab is the session's and its turn has come. A tab that is gone is a value. */
async function inTurn(
  parts: Parts,
  run: Run<CallOf<'tabs.navigate' | 'tabs.back' | 'tabs.switch'>>,
  action: (tab: OwnedTab) => Promise<ToolResult>,
): Promise<ToolResult> {
  const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
  if ('ok' in tab) return tab;
  return parts.queue.enter(tab.chromeId, run, async () => {
    if (isStopped(parts, run)) return STOPPED;
    parts.groups.claim(tab, run.call.sessionId);
    return action(tab);
  });
}

/** The last question before an act; nothing asynchronous may stand between its answer and the act. */
export async function mayAct(parts: Parts, run: Run): Promise<boolean> {
  return (await parts.leases.take(run)) && !isStopped(parts, run);
}

/** Asked after every wait: a stop that came meanwhile holds. */
function isStopped(parts: Parts, run: Run): boolean {
  return run.signal.aborted || isFenced(parts, run);
}

function isFenced(parts: Parts, run: Run): boolean {
  return !parts.fence.allows(run.call.sessionId, run.call.epoch);
}

/** Starts a navigation of the tab and waits until the new page is parsed; the observation is of that page. */
async function travel(
  parts: Parts,
  run: Run,
  trip: Trip,
  where: string,
  go: () => Promise<unknown>,
): Promise<Observation | Failed> {
  const { chromeId } = trip.tab;
  if (!(await mayAct(parts, run))) return STOPPED;
  const watch = parts.navigations.watch(chromeId);
  parts.lastUrls.set(chromeId, trip.before);
  const note = `the tab may be on its way to ${where.slice(0, 200)}`;
  return tellTruth(parts, run, trip, note, async () => {
    try {
      await run.wait(go(), 'navigation');
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      return describeRefusedTravel(messageOf(error));
    }
    return arrive(parts, run, watch, trip);
  });
}

/** The page that a watched navigation leads to. */
export async function arrive(
  parts: Parts,
  run: Run,
  watch: Watch,
  trip: Trip,
): Promise<Observation | Failed> {
  const endDownloads = parts.downloads.begin(trip.tab.chromeId, run.call.id, trip.before);
  try {
    return await land(parts, run, watch, trip);
  } finally {
    endDownloads();
  }
}

async function land(parts: Parts, run: Run, watch: Watch, trip: Trip): Promise<Observation | Failed> {
  const { tab, before } = trip;
  const isOver = () =>
    watch.commit !== null || watch.error !== null || watch.closed || (watch.moved && !watch.pending);
  await watch.until(isOver, run);
  if (watch.commit) await watch.parsed(tab.chromeId, run, PARSE_MS);
  if (watch.closed) return failed('tab_gone', `tab ${tab.tabId} was closed while it loaded`);
  if (watch.error !== null && watch.commit === null) return describeNetError(parts, run, tab, watch.error);
  const top = { frameId: 0, documentId: '', path: [], origin: '', title: '', ts: 0, chromeId: tab.chromeId };
  return observePage(parts, run, { tab, top: { ...top, url: before } });
}

/**
 * Back as the page itself would go: Chrome's own button (and `tabs.goBack`) skips every page that was left without a
 * click of the user's hand, which is each page that the copilot left.
 */
async function goBack(chromeId: number): Promise<void> {
  const target = { tabId: chromeId };
  try {
    await chrome.scripting.executeScript({ target, func: () => history.back(), injectImmediately: true });
  } catch (error) {
    log('debug', 'tabs', 'the page could not go back by itself', { reason: messageOf(error) });
    await chrome.tabs.goBack(chromeId).catch(() => undefined);
  }
}

async function describeNetError(
  parts: Parts,
  run: Run,
  tab: OwnedTab,
  error: string,
): Promise<Observation | Failed> {
  if (error === 'net::ERR_HTTP_RESPONSE_CODE_FAILURE')
    return failed('not_found', 'the site answered with an error (HTTP 400 to 599) and nothing to show');
  if (error !== ABORTED)
    return failed(
      'not_found',
      `the address could not be loaded (${error}); check the address and the connection`,
    );
  await parts.downloads.until(() => parts.downloads.ofCall(run.call.id) !== null, run, DOWNLOAD_MS);
  const download = await finishDownload(parts, run);
  if (!download)
    return failed('cancelled', 'the navigation was given up: the address has no page of its own');
  const page = await chrome.tabs.get(tab.chromeId).catch(() => null);
  return {
    url: (page?.url ?? '').slice(0, MAX_URL),
    title: (page?.title ?? '').slice(0, MAX_TITLE),
    ts: Date.now(),
    download,
  };
}

function describeRefusedTravel(reason: string): Failed {
  if (/No tab with id/i.test(reason)) return failed('tab_gone', 'the tab is closed; open one with tabs.open');
  return failed('unsupported', `the browser refused: ${reason.slice(0, 200)}`);
}

function refuseAddress(url: string): Failed {
  const scheme = URL.canParse(url) ? new URL(url).protocol : 'no scheme';
  return failed('bad_argument', `only http and https addresses can be opened, this one has ${scheme}`);
}
