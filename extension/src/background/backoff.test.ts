import { expect, test } from 'vitest';
import { planNextTry } from './backoff.ts';

test('each quick try waits longer than the one before', () => {
  const delays = [1, 2, 3, 4].map((count) => planNextTry(Array(count).fill(0), 0, 0.5).delayMs);
  expect(delays).toEqual([250, 500, 1_000, 2_000]);
});

test('five failures within a minute are given up loudly', () => {
  expect(planNextTry([0, 1, 2, 3, 4], 5_000, 0).givenUp).toBe(true);
});

test('failures of more than a minute ago do not count', () => {
  expect(planNextTry([0, 1, 2, 3, 4], 61_005, 0).givenUp).toBe(false);
});

test('the tries go on slowly', () => {
  expect(planNextTry([0, 1, 2, 3, 4], 5_000, 0.5).delayMs).toBe(15_000);
});

test('two browsers do not try at the same instant', () => {
  expect(planNextTry([0], 0, 0.1).delayMs).not.toBe(planNextTry([0], 0, 0.9).delayMs);
});
