/** A page is told as one summary: those of its frames merged, within the budget of one. */
import { MAX_ACTIONS, MAX_COLLECTIONS, MAX_FORMS, MAX_PCD_BYTES } from '../generated/limits';
import type { Landmark, LoginState, MiniFrame, MiniPCD } from '../generated/types';
import { type Budget, fitSummary, PAGE_BUDGET } from './budget';
import { cut } from './text';

/** One frame of a page; `summary` is absent where the frame cannot be read. The first part is the top frame. */
export interface FramePart {
  framePath: string[];
  origin: string;
  title?: string;
  readable: boolean;
  summary?: MiniPCD;
}

const LANDMARKS: readonly Landmark[] = ['header', 'nav', 'main', 'aside', 'footer'];

/**
 * One summary of a page from those of its frames, within one budget; `unasked` is how many frames more there are.
 * Raises RangeError without a readable top frame.
 */
export function mergeSummaries(
  parts: readonly FramePart[],
  budget: Readonly<Budget> = PAGE_BUDGET,
  unasked = 0,
): MiniPCD {
  const [top, ...children] = parts;
  if (top?.summary === undefined)
    throw new RangeError('the first part must be the top frame with its summary');
  const summaries = [top.summary, ...children.map(summaryInFrame).filter((child) => child !== undefined)];
  const dialog = summaries.map((summary) => summary.dialog).find((one) => one !== undefined);
  const present = new Set(summaries.flatMap((summary) => summary.landmarks));
  return fitSummary(
    {
      ...top.summary,
      loginState: loginStateOf(top, children),
      ...(dialog ? { dialog } : {}),
      ts: Math.max(...summaries.map((summary) => summary.ts)),
      landmarks: LANDMARKS.filter((landmark) => present.has(landmark)),
      headings: summaries.flatMap((summary) => summary.headings),
      messages: summaries.flatMap((summary) => summary.messages),
      actions: summaries.flatMap((summary) => summary.actions),
      forms: summaries.flatMap((summary) => summary.forms),
      collections: summaries.flatMap((summary) => summary.collections),
      frames: children.map(describeFrame),
      truncated: {
        actions: total(summaries, (summary) => summary.truncated.actions),
        forms: total(summaries, (summary) => summary.truncated.forms),
        collections: total(summaries, (summary) => summary.truncated.collections),
        ...(unasked > 0 ? { frames: unasked } : {}),
      },
    },
    budget,
  );
}

/** The budget of each of `count` child frames, so that many frames together cost no more than a page. */
export function frameBudget(count: number): Budget {
  const share = Math.max(1, count);
  return {
    bytes: Math.max(1_500, Math.floor(MAX_PCD_BYTES / Math.min(share, 3))),
    actions: Math.max(5, Math.floor(MAX_ACTIONS / Math.min(share, 4))),
    forms: Math.max(2, Math.floor(MAX_FORMS / Math.min(share, 5))),
    collections: Math.max(2, Math.floor(MAX_COLLECTIONS / Math.min(share, 5))),
  };
}

/** Whether one is signed in, the frames of the page's own origin tell: another site's frame speaks of that site. */
function loginStateOf(top: FramePart, children: readonly FramePart[]): LoginState {
  const own = [top, ...children.filter(({ origin }) => origin === top.origin)];
  return (
    own.map(({ summary }) => summary?.loginState ?? 'unknown').find((state) => state !== 'unknown') ??
    'unknown'
  );
}

function total(summaries: readonly MiniPCD[], count: (summary: MiniPCD) => number): number {
  return summaries.reduce((sum, summary) => sum + count(summary), 0);
}

/** A child frame's summary with its path on each entry. */
function summaryInFrame(part: FramePart): MiniPCD | undefined {
  if (part.summary === undefined || !part.readable) return undefined;
  const { framePath, summary } = part;
  return {
    ...summary,
    ...(summary.dialog ? { dialog: { ...summary.dialog, framePath } } : {}),
    actions: summary.actions.map((action) => ({ ...action, framePath })),
    forms: summary.forms.map((form) => ({ ...form, framePath })),
    collections: summary.collections.map((collection) => ({ ...collection, framePath })),
  };
}

function describeFrame(part: FramePart): MiniFrame {
  const title = part.title ?? part.summary?.title;
  return {
    framePath: part.framePath,
    origin: part.origin.slice(0, 200),
    ...(title ? { title: cut(title, 80) } : {}),
    readable: part.readable,
  };
}
