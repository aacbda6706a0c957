/** A page is one summary, merged from its frames and bound to Chrome's document id. */
import type { Failed, MiniPCD } from '../generated/types.ts';
import { PAGE_BUDGET } from '../lib/budget.ts';
import { type FramePart, frameBudget, mergeSummaries } from '../lib/frameSummaries.ts';
import { failed } from '../lib/result.ts';
import { type DarkFrame, listShown } from './darkFrames.ts';
import type { Deadline } from './deadline.ts';
import type { Frame, Frames } from './frames.ts';

const CHILD_MS = 1_500;

export async function summarize(frames: Frames, chromeId: number, run: Deadline): Promise<MiniPCD | Failed> {
  const all = await frames.all(chromeId, run, PAGE_BUDGET);
  if ('ok' in all) return all;
  const [top, ...children] = listShown(all.frames, all.frames).sort(byPath);
  if (!top?.summary) return failed('frame_gone', 'the page changed while it was looked at; look again');
  const budget = frameBudget(children.length);
  const others = await Promise.all(
    children.map((child) =>
      run.waitAtMost(frames.ask(child, { kind: 'summary', ...budget }), CHILD_MS, 'page'),
    ),
  );
  const parts = children.map((child, index): FramePart => {
    const other = others[index];
    return other?.kind === 'reply' ? readPart(child, other.reply) : darkPart(child);
  });
  const dark = listShown(all.dark, all.frames).sort(byPath);
  // Chrome's own name of the document is longer than the one that it has in the page: it counts, too.
  const named = { ...top.summary, documentId: top.documentId };
  const every = [readPart(top, named), ...parts, ...dark.map(darkPart)];
  return mergeSummaries(every, PAGE_BUDGET, all.unasked);
}

function readPart(frame: Frame, summary: MiniPCD): FramePart {
  return { framePath: frame.path, origin: frame.origin, title: frame.title, readable: true, summary };
}

function darkPart(frame: DarkFrame | Frame): FramePart {
  return { framePath: frame.path, origin: frame.origin, readable: false };
}

/** In the order of the page, whatever order the browser lists them in; the top frame first. */
function byPath({ path: one }: Pick<DarkFrame, 'path'>, { path: other }: Pick<DarkFrame, 'path'>): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return at < 0 ? one.length - other.length : Number(one[at]) - Number(other[at] ?? -1);
}
