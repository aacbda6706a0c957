import { describe, expect, test } from 'vitest';
import type { MiniAction, MiniPCD } from '../generated/types';
import { fitSummary, keepBest, measure, PAGE_BUDGET } from './budget';
import { frameBudget, mergeSummaries } from './frameSummaries';

function page(more: Partial<MiniPCD> = {}): MiniPCD {
  return {
    url: 'https://example.test/',
    origin: 'https://example.test',
    title: 'Page',
    loginState: 'unknown',
    ts: 1,
    documentId: 'd',
    landmarks: ['main'],
    headings: [],
    messages: [],
    actions: [],
    forms: [],
    collections: [],
    frames: [],
    truncated: { actions: 0, forms: 0, collections: 0 },
    ...more,
  };
}

function actions(count: number, more: Partial<MiniAction> = {}): MiniAction[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    label: `Action ${index}`,
    role: 'button',
    ...more,
  }));
}

const WIDE = '漢'.repeat(80);

describe('fitting', () => {
  test('what fits stays as it is', () => {
    const small = page({ actions: actions(3) });
    expect(fitSummary(small)).toEqual(small);
  });

  test('counts are cut to the budget, and told', () => {
    const { actions: kept, truncated } = fitSummary(page({ actions: actions(45) }));
    expect([kept.length, truncated.actions]).toEqual([30, 15]);
  });

  test('the least go first, and the order stays', () => {
    const mixed = [
      ...actions(30, { landmark: 'footer' }),
      ...actions(5, { landmark: 'main', kind: 'save' }).map((a) => ({ ...a, id: `m${a.id}` })),
    ];
    const { actions: kept } = fitSummary(page({ actions: mixed }));
    expect(kept.slice(-5).map(({ id }) => id)).toEqual(['ma0', 'ma1', 'ma2', 'ma3', 'ma4']);
  });

  test('bytes never exceed the budget', () => {
    const full = page({
      title: WIDE,
      headings: Array(8).fill(WIDE),
      messages: Array(8).fill({ kind: 'error', text: WIDE }),
      actions: actions(30, { label: WIDE, context: WIDE, href: '/x'.repeat(100) }),
      forms: Array.from({ length: 20 }, (_, n) => ({
        id: `g${n}`,
        label: WIDE,
        fieldSummaries: Array.from({ length: 20 }, (__, k) => ({
          id: `g${n}.${k}`,
          label: WIDE,
          type: 'text',
          options: Array(12).fill(WIDE),
        })),
      })),
      collections: Array.from({ length: 20 }, (_, n) => ({
        id: `c${n}`,
        name: WIDE,
        itemFields: Array(12).fill(WIDE),
      })),
      frames: Array.from({ length: 30 }, (_, n) => ({
        framePath: [String(n)],
        origin: 'https://frame.test',
        title: WIDE,
        readable: true,
      })),
    });
    expect(measure(fitSummary(full))).toBeLessThanOrEqual(PAGE_BUDGET.bytes);
  });

  test('an address longer than the budget loses its query', () => {
    const { url } = fitSummary(page({ url: `https://example.test/a?${'q'.repeat(8_000)}` }));
    expect(url).toBe('https://example.test/a');
  });

  test('fields that went are told by their form', () => {
    const form = {
      id: 'g1',
      fieldSummaries: Array.from({ length: 20 }, (_, k) => ({ id: `g1.${k}`, label: WIDE, type: 'text' })),
    };
    const [fitted] = fitSummary(page({ forms: [form] }), { ...PAGE_BUDGET, bytes: 2_000 }).forms;
    expect((fitted?.moreFields ?? 0) + (fitted?.fieldSummaries.length ?? 0)).toBe(20);
  });

  test('ties keep the earlier ones', () => {
    expect(keepBest([1, 2, 3, 4], 2, () => 0)).toEqual([[1, 2], 2]);
  });
});

describe('merging frames', () => {
  const child = page({
    origin: 'https://pay.test',
    actions: actions(2),
    landmarks: ['footer'],
    loginState: 'in',
    ts: 9,
  });
  const parts = [
    { framePath: [], origin: 'https://example.test', readable: true, summary: page({ actions: actions(2) }) },
    { framePath: ['0'], origin: 'https://pay.test', title: 'Pay', readable: true, summary: child },
    { framePath: ['1'], origin: 'https://dark.test', readable: false },
  ];

  test('each entry of a child tells its frame', () => {
    expect(mergeSummaries(parts).actions.map(({ framePath }) => framePath)).toEqual([
      undefined,
      undefined,
      ['0'],
      ['0'],
    ]);
  });

  test('frames are listed, readable or not', () => {
    expect(mergeSummaries(parts).frames).toEqual([
      { framePath: ['0'], origin: 'https://pay.test', title: 'Pay', readable: true },
      { framePath: ['1'], origin: 'https://dark.test', readable: false },
    ]);
  });

  test('the newest version and all landmarks hold', () => {
    const { ts, landmarks } = mergeSummaries(parts);
    expect([ts, landmarks]).toEqual([9, ['main', 'footer']]);
  });

  test('whether one is signed in, frames of the same origin tell, and no others', () => {
    const own = { framePath: ['2'], origin: 'https://example.test', readable: true };
    const more = [...parts, { ...own, summary: page({ loginState: 'out' }) }];
    expect([mergeSummaries(parts).loginState, mergeSummaries(more).loginState]).toEqual(['unknown', 'out']);
  });

  test('a dialog of a child frame is told with its frame, one of the page itself before it', () => {
    const asking = { ...child, dialog: { label: 'Cookies', role: 'dialog' as const } };
    const [top, other] = parts.map((part, n) => (n === 1 ? { ...part, summary: asking } : part));
    if (!top || !other) throw new Error('there are two');
    const own = { ...top, summary: page({ dialog: { label: 'Sure?', role: 'alertdialog' } }) };
    expect([mergeSummaries([top, other]).dialog, mergeSummaries([own, other]).dialog]).toEqual([
      { label: 'Cookies', role: 'dialog', framePath: ['0'] },
      { label: 'Sure?', role: 'alertdialog' },
    ]);
  });

  test('two hundred frames keep the budget', () => {
    const many = Array.from({ length: 200 }, (_, n) => ({
      framePath: [String(n)],
      origin: 'https://pay.test',
      readable: true,
      summary: page({ actions: actions(30, { label: WIDE }) }),
    }));
    const merged = mergeSummaries([parts[0] as (typeof parts)[0], ...many]);
    expect([measure(merged) <= PAGE_BUDGET.bytes, merged.actions.length + merged.truncated.actions]).toEqual([
      true,
      6_002,
    ]);
    expect(merged.frames.length + (merged.truncated.frames ?? 0)).toBe(200);
  });

  test('frames that were not asked are counted', () => {
    expect(mergeSummaries(parts, PAGE_BUDGET, 7).truncated.frames).toBe(7);
  });

  test('without a readable top frame there is no page', () => {
    expect(() => mergeSummaries([])).toThrow(RangeError);
  });

  test('many frames share the budget', () => {
    expect(frameBudget(10).actions).toBeLessThan(frameBudget(1).actions);
  });
});
