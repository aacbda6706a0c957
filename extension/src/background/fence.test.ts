import { expect, test } from 'vitest';
import { memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';

test('a call below the fence is refused', async () => {
  const fence = new Fence(memoryArea());
  await fence.raise('s1', 4);
  expect([fence.allows('s1', 3), fence.allows('s1', 4)]).toEqual([false, true]);
});

test('a fence never sinks', async () => {
  const fence = new Fence(memoryArea());
  await fence.raise('s1', 4);
  await fence.raise('s1', 2);
  expect(fence.get('s1')).toBe(4);
});

test('a fence holds before it is stored', () => {
  const fence = new Fence(memoryArea());
  void fence.raise('s1', 4);
  expect(fence.allows('s1', 3)).toBe(false);
});

test('a fence outlives the worker', async () => {
  const area = memoryArea();
  await new Fence(area).raise('s1', 4);
  const next = new Fence(area);
  await next.load();
  expect(next.epochs).toEqual({ s1: 4 });
});

test("the user's own stop is above every call that was seen", () => {
  const fence = new Fence(memoryArea());
  fence.allows('s1', 7);
  expect([...fence.raiseAboveAll()]).toEqual([['s1', 8]]);
});

test("the user's stop of one session leaves the others", () => {
  const fence = new Fence(memoryArea());
  fence.allows('s1', 1);
  fence.allows('s2', 1);
  fence.raiseAboveAll('s1');
  expect(fence.allows('s2', 1)).toBe(true);
});
