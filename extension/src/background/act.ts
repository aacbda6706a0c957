/**
 * Life of an action on a page.
 *
 * 1. Its turn on the tab comes (`tabQueue`); the tab is claimed for the session.
 * 2. The guard looks at the frame's origin, the content script resolves and checks the element (`perform`).
 * 3. Right before the first event the content script asks; fence, guard and ledger answer (`dispatching`).
 * 4. Not found before that: `recover` looks again. After that nothing is tried again.
 * 5. The page may leave, open tabs or start a download: what came of it is the Observation (`aftermath`).
 */
import type { CallOf, PCDActionDetail, ToolCall, ToolResult } from '../generated/types.ts';
import { yieldTask } from '../lib/wait.ts';
import { concludeAct } from './aftermath.ts';
import { type Frame, framePathOfId } from './frames.ts';
import type { Watch } from './navigation.ts';
import type { Opening } from './openings.ts';
import type { Parts } from './parts.ts';
import { type Outcome, perform } from './perform.ts';
import { detailsOf, queryFrames } from './reads.ts';
import { type Cure, isCurable, namesElement, recover } from './recover.ts';
import { type RequestsLeft, watchRequests } from './requests.ts';
import type { Run } from './run.ts';
import { summarize } from './summary.ts';
import type { OwnedTab } from './tabs.ts';
import { weighIgnored } from './trusted.ts';

/** A call that acts in a page. */
export type ActCall = CallOf<
  | 'dom.click'
  | 'dom.submit'
  | 'dom.press'
  | 'dom.drag'
  | 'dom.type'
  | 'dom.upload'
  | 'dom.select'
  | 'dom.check'
  | 'dom.scroll'
  | 'dom.hover'
>;

/** What is watched while an action runs. */
export interface Scene {
  tab: OwnedTab;
  /** The page as it was before. */
  top: Frame;
  watch: Watch;
  /** The frame that was acted in, when it is not the page itself. */
  child: { frameId: number; watch: Watch } | null;
  opening: Opening;
  requests: RequestsLeft;
}

export async function act(parts: Parts, run: Run<ActCall>): Promise<ToolResult> {
  const { args, sessionId, id } = run.call;
  const tab = parts.tabs.use(args.tabId, sessionId);
  if ('ok' in tab) return tab;
  return parts.queue.enter(tab.chromeId, run, async () => {
    // The page is asked first: its way is the longer one.
    void yieldTask().then(() => run.signal.aborted || parts.leases.askAhead(id));
    const top = await parts.frames.topToActOn(tab.chromeId, run);
    if ('ok' in top) return top;
    parts.groups.claim(tab, sessionId);
    parts.lastUrls.set(tab.chromeId, top.url);
    const watch = parts.navigations.watch(tab.chromeId);
    const opening = parts.openings.begin(tab.chromeId);
    const requests = watchRequests(tab.chromeId, top.origin);
    const endDownloads = parts.downloads.begin(tab.chromeId, id, top.url);
    try {
      return await actInScene(parts, run, { tab, top, watch, child: null, opening, requests });
    } finally {
      opening.end();
      requests.end();
      endDownloads();
    }
  });
}

async function actInScene(parts: Parts, run: Run<ActCall>, scene: Scene): Promise<ToolResult> {
  let attempts = 0;
  let tried: ToolCall = run.call;
  const attempt = (call: ToolCall): Promise<Outcome> => {
    attempts += 1;
    tried = call;
    return attemptIn(parts, run, scene, call);
  };
  let outcome = await attempt(run.call);
  if (isCurable(outcome) && !run.dispatched && namesElement(run.call)) {
    outcome = await recover(run.call, outcome, cureFor(parts, run, scene, attempt));
    parts.telemetry.count(outcome.result?.ok ? 'recovered' : 'notRecovered');
  }
  run.timings.attempts = attempts;
  const concluded = await concludeAct(parts, run, scene, outcome);
  const result = weighIgnored(run, concluded, outcome.frame, scene.requests.any());
  if (!result.ok || result.selector || tried === run.call || !namesElement(tried)) return result;
  return { ...result, selector: tried.args.selector };
}

async function attemptIn(parts: Parts, run: Run, scene: Scene, call: ToolCall): Promise<Outcome> {
  const path = framePathOf(call);
  // The page was found a moment ago; another attempt looks for it anew.
  const isKnown = path.length === 0 && call === run.call && !run.admitted;
  const frame = isKnown ? scene.top : await parts.frames.find(scene.tab.chromeId, path, run);
  if ('ok' in frame) return { result: frame, frame: null };
  const { frameId } = frame;
  scene.child =
    frameId === 0 ? null : { frameId, watch: parts.navigations.watch(scene.tab.chromeId, frameId) };
  run.admitted = {
    documentId: frame.documentId,
    origin: frame.origin,
    page: { documentId: scene.top.documentId, origin: scene.top.origin },
  };
  return perform(parts, run, frame, call);
}

function framePathOf(call: ToolCall): string[] {
  if ('selector' in call.args && call.args.selector) return call.args.selector.framePath ?? [];
  return call.target ? framePathOfId(call.target.id) : [];
}

/** What recovery asks the page; the questions have ids of their own, so that they never meet the call's stored reply. */
function cureFor(parts: Parts, run: Run, scene: Scene, attempt: Cure['attempt']): Cure {
  const { tabId, chromeId } = scene.tab;
  const { id, epoch, sessionId } = run.call;
  const base = { epoch, sessionId, deadlineMs: run.contentMs };
  return {
    attempt,
    summarize: () => summarize(parts.frames, chromeId, run),
    query: async (text) => {
      const call = { ...base, id: `${id}:query`, name: 'pcd.query' as const, args: { tabId, text, topK: 8 } };
      const hits = await queryFrames(parts, run, chromeId, call);
      return 'ok' in hits ? [] : hits;
    },
    details: async (ids) => {
      if (ids.length === 0) return [];
      const call = { ...base, id: `${id}:details`, name: 'getDetails' as const, args: { tabId, ids } };
      const result = await detailsOf(parts, run, chromeId, call);
      return result.ok ? (result.data as PCDActionDetail[]) : [];
    },
  };
}
