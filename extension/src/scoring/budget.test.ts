import { describe, expect, test } from 'vitest';
import { LONG_TASK_COOLDOWN_MS, MAX_SLICE_MS } from '../generated/limits';
import { inSlices, SliceBudget } from './budget';

describe('the scoring budget', () => {
  test('a slice is 8 ms', () => {
    expect(new SliceBudget(() => 0).sliceMs).toBe(MAX_SLICE_MS);
  });

  test('a long task halves the slice', () => {
    const budget = new SliceBudget(() => 1_000);
    budget.noteLongTask();
    expect(budget.sliceMs).toBe(MAX_SLICE_MS / 2);
  });

  test('ten seconds after the long task the slice is whole again', () => {
    let now = 0;
    const budget = new SliceBudget(() => now);
    budget.noteLongTask();
    now = LONG_TASK_COOLDOWN_MS;
    expect(budget.sliceMs).toBe(MAX_SLICE_MS);
  });

  test('work rests each time a slice is used up', async () => {
    let now = 0;
    let rests = 0;
    function* work(): Generator<void, string> {
      for (let step = 0; step < 10; step++) {
        now += 4;
        yield;
      }
      return 'done';
    }
    const rest = async () => {
      rests++;
    };
    await inSlices(
      work(),
      () => 8,
      rest,
      () => now,
    );
    expect(rests).toBe(5);
  });
});
