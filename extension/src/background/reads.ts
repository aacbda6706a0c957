/** Reads ask every frame that the question concerns and give one answer; they wait for nobody and claim nothing. */
import { MAX_FRAMES, MAX_READ_CHARS } from '../generated/limits.ts';
import type {
  CallOf,
  Failed,
  PCDActionDetail,
  QueryHit,
  ReadPassage,
  ReadResult,
  RoleSelector,
  ToolCall,
  ToolResult,
} from '../generated/types.ts';
import { failed, succeeded } from '../lib/result.ts';
import { listShown } from './darkFrames.ts';
import { EVERY_FRAME, type Frame, framePathOfId } from './frames.ts';
import type { Parts } from './parts.ts';
import { perform } from './perform.ts';
import type { Run } from './run.ts';
import { summarize } from './summary.ts';

const CHILD_MS = 1_500;
const DEFAULT_TOP_K = 10;

export async function getMiniPCD(parts: Parts, run: Run<CallOf<'getMiniPCD'>>): Promise<ToolResult> {
  const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
  if ('ok' in tab) return tab;
  const began = run.elapsedMs;
  const pcd = await summarize(parts.frames, tab.chromeId, run);
  if ('ok' in pcd) return pcd;
  parts.telemetry.time('summary', run.elapsedMs - began);
  return succeeded(pcd);
}

export async function query(parts: Parts, run: Run<CallOf<'pcd.query'>>): Promise<ToolResult> {
  const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
  if ('ok' in tab) return tab;
  const hits = await queryFrames(parts, run, tab.chromeId, run.call);
  return 'ok' in hits ? hits : succeeded(hits);
}

/** The hits of all frames, best first. */
export async function queryFrames(
  parts: Parts,
  run: Run,
  chromeId: number,
  call: CallOf<'pcd.query'>,
): Promise<QueryHit[] | Failed> {
  const results = await askAll(parts, run, chromeId, call);
  if ('ok' in results) return results;
  const hits = results.flatMap((result) => (result.ok ? (result.data as QueryHit[]) : []));
  return hits.sort((a, b) => b.score - a.score).slice(0, call.args.topK ?? DEFAULT_TOP_K);
}

export async function getDetails(parts: Parts, run: Run<CallOf<'getDetails'>>): Promise<ToolResult> {
  const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
  if ('ok' in tab) return tab;
  return detailsOf(parts, run, tab.chromeId, run.call);
}

/** Each frame is asked for its own ids; the answers stand in the order of the ids. */
export async function detailsOf(
  parts: Parts,
  run: Run,
  chromeId: number,
  call: CallOf<'getDetails'>,
): Promise<ToolResult> {
  const byFrame = new Map<string, string[]>();
  for (const id of call.args.ids) {
    const key = framePathOfId(id).join('.');
    byFrame.set(key, [...(byFrame.get(key) ?? []), id]);
  }
  const found: PCDActionDetail[] = [];
  for (const [key, ids] of byFrame) {
    const path = key === '' ? [] : key.split('.');
    const frame = await parts.frames.find(chromeId, path, run);
    if ('ok' in frame) return frame;
    const { result } = await perform(parts, run, frame, { ...call, args: { ...call.args, ids } });
    if (!result?.ok) return result ?? failed('frame_gone', 'the page changed while it was read; look again');
    found.push(...(result.data as PCDActionDetail[]).map((detail) => inFrame(detail, path)));
  }
  return succeeded(found);
}

/** The detail with its frame on every selector. */
function inFrame(detail: PCDActionDetail, framePath: string[]): PCDActionDetail {
  if (framePath.length === 0) return detail;
  const place = (selector: RoleSelector): RoleSelector => ({ ...selector, framePath });
  return {
    ...detail,
    framePath,
    selector: place(detail.selector),
    altSelectors: detail.altSelectors.map(place),
  };
}

/** Passages of the frame that the selector names, or of all frames. */
export async function read(parts: Parts, run: Run<CallOf<'dom.read'>>): Promise<ToolResult> {
  const { args, sessionId } = run.call;
  const tab = parts.tabs.use(args.tabId, sessionId);
  if ('ok' in tab) return tab;
  if (args.selector) return inOneFrame(parts, run, tab.chromeId, args.selector.framePath ?? []);
  const results = await askAll(parts, run, tab.chromeId, run.call);
  if ('ok' in results) return results;
  const read = results.filter((result) => result.ok).map((result) => result.data as ReadResult);
  return succeeded(mergePassages(read, args.maxChars ?? MAX_READ_CHARS));
}

/** The best passages of all frames within `maxChars`. The top frame's come first when there are no scores. Pure. */
export function mergePassages(results: readonly ReadResult[], maxChars: number): ReadResult {
  const passages = results.flatMap((result) => result.passages);
  const ranked = passages
    .map((passage, index) => ({ passage, index }))
    .sort((a, b) => (b.passage.score ?? 0) - (a.passage.score ?? 0) || a.index - b.index);
  const kept: ReadPassage[] = [];
  let left = maxChars;
  for (const { passage } of ranked) {
    if (passage.text.length > left) continue;
    left -= passage.text.length;
    kept.push(passage);
  }
  const truncated = results.some((result) => result.truncated) || kept.length < passages.length;
  return { passages: kept, truncated };
}

export async function extract(parts: Parts, run: Run<CallOf<'dom.extract'>>): Promise<ToolResult> {
  const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
  if ('ok' in tab) return tab;
  return inOneFrame(parts, run, tab.chromeId, framePathOfId(run.call.args.collectionId));
}

export async function inOneFrame(
  parts: Parts,
  run: Run,
  chromeId: number,
  path: string[],
): Promise<ToolResult> {
  const frame = await parts.frames.find(chromeId, path, run);
  if ('ok' in frame) return frame;
  const { result } = await perform(parts, run, frame, run.call);
  return result ?? failed('frame_gone', 'the page changed while it was read; look again');
}

/** The answers of all frames, of a batch of them at a time; a child frame that is slow is left out, a failure of the top frame is the answer. */
async function askAll(
  parts: Parts,
  run: Run,
  chromeId: number,
  call: ToolCall,
): Promise<ToolResult[] | Failed> {
  const all = await parts.frames.all(chromeId, run, undefined, EVERY_FRAME);
  if ('ok' in all) return all;
  const ask = (frame: Frame) => perform(parts, run, frame, call).then((outcome) => outcome.result);
  const [top, ...children] = listShown(all.frames, all.frames);
  if (!top) return failed('frame_gone', 'the page changed while it was read; look again');
  const askSome = (some: readonly Frame[]) =>
    Promise.all(some.map((child) => run.waitAtMost(ask(child), CHILD_MS, 'page')));
  const [first, others] = await Promise.all([ask(top), askSome(children.slice(0, MAX_FRAMES))]);
  if (!first?.ok) return first ?? failed('frame_gone', 'the page changed while it was read; look again');
  for (let asked = MAX_FRAMES; asked < children.length; asked += MAX_FRAMES)
    others.push(...(await askSome(children.slice(asked, asked + MAX_FRAMES))));
  return [first, ...others.filter((result) => result !== null && result !== undefined)];
}
