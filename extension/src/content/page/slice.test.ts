import { afterEach, expect, test, vi } from 'vitest';
import { runSlices, startPass } from './slice';

afterEach(() => vi.restoreAllMocks());

test('the slices of an engine that never ran are half as long', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let steps = 0;
  const begun: number[] = [];
  const page = { changes: 0, flush: () => begun.push(steps) };
  function* work(): Generator<void, string> {
    // A step takes 1 ms.
    for (; steps < 400; steps++, now++) yield;
    return 'done';
  }
  expect(await runSlices(work(), page, () => 8, startPass(page))).toBe('done');
  const lengths = begun.slice(2).map((at, index) => at - (begun[index + 1] ?? 0));
  expect(lengths.slice(0, 10)).toEqual(Array(10).fill(4));
  expect(lengths.slice(-10)).toEqual(Array(10).fill(8));
});
