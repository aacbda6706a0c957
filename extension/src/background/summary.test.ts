import { expect, test } from 'vitest';
import { MAX_PCD_BYTES } from '../generated/limits.ts';
import type { MiniPCD } from '../generated/types.ts';
import { measure } from '../lib/budget.ts';
import { failed } from '../lib/result.ts';
import { Deadline } from './deadline.ts';
import type { Frames } from './frames.ts';
import { summarize } from './summary.ts';

const DOCUMENT_ID = 'A08954B5D6B5332D57C14FF6E1BEFAFE';

/** The page's own summary, filled to the last byte: the page does not know Chrome's name of its document. */
function fullSummary(): MiniPCD {
  const origin = 'https://shop.test';
  const name = 'x'.repeat(930);
  const summary = {
    ...{ url: `${origin}/`, origin, title: '', loginState: 'unknown', ts: 1, documentId: 'document' },
    ...{ landmarks: [], headings: [], messages: [], actions: [], forms: [], frames: [] },
    collections: Array.from({ length: 8 }, (_, n) => ({ id: `c${n}`, name, itemFields: [] })),
    truncated: { actions: 0, forms: 0, collections: 0 },
  } as MiniPCD;
  return { ...summary, title: 'x'.repeat(MAX_PCD_BYTES - measure(summary)) };
}

test('the summary of a page is within its bytes with the name that Chrome gives the document', async () => {
  const summary = fullSummary();
  expect(measure(summary)).toBe(MAX_PCD_BYTES);
  const top = {
    chromeId: 1,
    frameId: 0,
    documentId: DOCUMENT_ID,
    path: [],
    children: 0,
    origin: summary.origin,
  };
  const frames = { all: async () => ({ frames: [{ ...top, summary }], dark: [], unasked: 0 }) };
  const run = new Deadline(1_000, () => failed('timeout', 'late'));
  const told = (await summarize(frames as unknown as Frames, 1, run)) as MiniPCD;
  run.close();
  expect([told.documentId, measure(told) <= MAX_PCD_BYTES]).toEqual([DOCUMENT_ID, true]);
});
