import { expect, test, vi } from 'vitest';
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

test('a second stop raises only what was heard of since the first', () => {
  const fence = new Fence(memoryArea());
  fence.allows('s1', 7);
  fence.allows('s2', 2);
  fence.raiseAboveAll();
  fence.allows('s2', 3);
  expect([...fence.raiseAboveAll()]).toEqual([['s2', 4]]);
});

test('however many sessions are stopped or taken over, they are written at once', async () => {
  const area = memoryArea();
  const writes = vi.spyOn(area, 'set');
  const fence = new Fence(area);
  for (let number = 0; number < 400; number += 1) fence.allows(`s${number}`, 1);
  expect(fence.raiseAboveAll().size).toBe(400);
  await fence.merge(Object.fromEntries(Array.from({ length: 400 }, (_, number) => [`s${number}`, 5])));
  expect([writes.mock.calls.length, fence.allows('s0', 4), fence.allows('s399', 4)]).toEqual([
    2,
    false,
    false,
  ]);
});

test('the newest sessions are remembered', async () => {
  const fence = new Fence(memoryArea());
  for (let number = 0; number < 600; number += 1) fence.allows(`s${number}`, 1);
  const raised = fence.raiseAboveAll();
  expect([raised.has('s0'), raised.has('s599'), raised.size]).toEqual([false, true, 500]);
});
