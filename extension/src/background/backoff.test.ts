import { expect, test } from 'vitest';
import { planNextTry } from './backoff.ts';

test('each quick try waits longer than the one before, up to a bound', () => {
  const delays = [1, 2, 3, 4, 5, 6].map((count) => planNextTry(Array(count).fill(0), 0, 0.5).delayMs);
  expect(delays).toEqual([100, 200, 300, 300, 300, 300]);
});

test('whatever the jitter, a server that comes back within a minute is tried within half a second', () => {
  expect(planNextTry(Array(40).fill(0), 59_000, 0.999).delayMs).toBeLessThanOrEqual(500);
});

test('after a minute the tries go on slowly', () => {
  expect(planNextTry([0, 60_000], 60_000, 0.5).delayMs).toBe(15_000);
});

test('five failures are given up loudly, though the tries stay quick for a minute', () => {
  expect(planNextTry([0, 1, 2, 3, 4], 5_000, 0.5)).toEqual({ delayMs: 300, givenUp: true });
});

test('four failures are not given up yet', () => {
  expect(planNextTry([0, 1, 2, 3], 5_000, 0.5).givenUp).toBe(false);
});

test('a server that refuses is not asked in a hurry', () => {
  expect(planNextTry([0, 1, 2, 3, 4], 5_000, 0.5, true).delayMs).toBe(15_000);
});

test('two browsers do not try at the same instant', () => {
  expect(planNextTry([0], 0, 0.1).delayMs).not.toBe(planNextTry([0], 0, 0.9).delayMs);
});
