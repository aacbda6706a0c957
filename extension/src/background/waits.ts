/** What the browser itself can tell is waited for here; what only the page can tell is asked there, across page loads. */
import type { CallOf, ToolResult } from '../generated/types.ts';
import { failed, succeeded } from '../lib/result.ts';
import { pause } from '../lib/wait.ts';
import { MAX_TITLE, MAX_URL } from './frames.ts';
import type { Watch } from './navigation.ts';
import type { Parts } from './parts.ts';
import { perform } from './perform.ts';
import type { Run } from './run.ts';

type WaitRun = Run<CallOf<'dom.waitFor'>>;

const DEFAULT_TIMEOUT_MS = 10_000;
const RESERVE_MS = 300;
const RETRY_MS = 50;

export async function waitFor(parts: Parts, run: WaitRun): Promise<ToolResult> {
  const { args, sessionId } = run.call;
  const tab = parts.tabs.use(args.tabId, sessionId);
  if ('ok' in tab) return tab;
  if (args.event === 'urlChange') return waitForUrl(parts, run, tab.chromeId);
  if (args.event === 'download') return waitForDownload(parts, run, tab.chromeId);
  return waitInPage(parts, run, tab.chromeId);
}

/** How long the wait itself may take, ms. */
function timeoutOf(run: WaitRun): number {
  const asked = run.call.args.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  return Math.max(1, Math.min(asked, run.remainingMs - RESERVE_MS));
}

function describe(run: WaitRun, matched: boolean): ToolResult {
  return succeeded({ event: run.call.args.event, matched, elapsedMs: Math.round(run.elapsedMs) });
}

/** Another address than before the last action; with a value: an address that contains it. */
async function waitForUrl(parts: Parts, run: WaitRun, chromeId: number): Promise<ToolResult> {
  const { value } = run.call.args;
  const tab = await run.wait(chrome.tabs.get(chromeId).catch(() => null));
  if (!tab) return failed('tab_gone', 'the tab is closed; tabs.list shows the open ones');
  const before = parts.lastUrls.get(chromeId) ?? tab.url ?? '';
  let url = tab.url ?? '';
  const isThere = () => (value ? url.includes(value) : url !== before);
  const watch = parts.navigations.watch(chromeId);
  const arrived = async () => {
    for (;;) {
      url = (await chrome.tabs.get(chromeId).catch(() => null))?.url ?? url;
      if ((isThere() && !watch.pending) || watch.closed) return;
      const seen = { commit: watch.commit, pending: watch.pending };
      const next = parts.navigations.watch(chromeId);
      await watch.until(
        () => next.moved || watch.closed || watch.commit !== seen.commit || watch.pending !== seen.pending,
        run,
      );
    }
  };
  await run.waitAtMost(arrived(), timeoutOf(run), 'navigation');
  return describe(run, isThere());
}

/** A finished download of the tab since its last action; with a value: one whose name contains it. */
async function waitForDownload(parts: Parts, run: WaitRun, chromeId: number): Promise<ToolResult> {
  const { value } = run.call.args;
  const find = () => {
    const download = parts.downloads.ofTab(chromeId);
    return download && (!value || download.filename.includes(value)) ? download : null;
  };
  await parts.downloads.until(() => find()?.state === 'complete', run, timeoutOf(run));
  const download = find();
  const result = describe(run, download?.state === 'complete');
  if (!download || !result.ok) return result;
  const tab = await chrome.tabs.get(chromeId).catch(() => null);
  const page = {
    url: (tab?.url ?? '').slice(0, MAX_URL),
    title: (tab?.title ?? '').slice(0, MAX_TITLE),
    ts: Date.now(),
  };
  return { ...result, observation: { ...page, download } };
}

/** Asks the frame; when its document goes away, the next one is asked for the rest of the time. */
async function waitInPage(parts: Parts, run: WaitRun, chromeId: number): Promise<ToolResult> {
  const { call } = run;
  const end = run.elapsedMs + timeoutOf(run);
  const watch = parts.navigations.watch(chromeId);
  for (let turn = 0; ; turn += 1) {
    const left = Math.max(1, Math.floor(end - run.elapsedMs));
    const frame = await parts.frames.find(chromeId, call.args.selector?.framePath ?? [], run);
    if (!('ok' in frame)) {
      const asked = {
        ...call,
        id: `${call.id}:${turn}`.slice(0, 128),
        args: { ...call.args, timeoutMs: left },
      };
      const { result } = await perform(parts, run, frame, asked);
      if (result && (result.ok || result.code !== 'frame_gone')) return result;
    } else if (frame.code !== 'frame_gone') return frame;
    if (end - run.elapsedMs <= 1) return describe(run, false);
    await run.waitAtMost(nextPage(run, watch), Math.max(1, end - run.elapsedMs), 'navigation');
  }
}

/** A moment later, and not while a page is being loaded. */
async function nextPage(run: Run, watch: Watch): Promise<void> {
  await pause(RETRY_MS, run.signal);
  await watch.until(() => watch.settled, run);
}
