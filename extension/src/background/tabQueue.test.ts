import { expect, test } from 'vitest';
import { failed } from '../lib/result.ts';
import { defer } from './defer.ts';
import { makeClick } from './fakes.ts';
import { Run } from './run.ts';
import { TabQueue } from './tabQueue.ts';

test('actions on one tab run in the order of arrival', async () => {
  const queue = new TabQueue();
  const order: string[] = [];
  const gate = defer();
  const first = queue.enter(1, new Run(makeClick('a')), async () => {
    await gate.promise;
    order.push('first');
  });
  const second = queue.enter(1, new Run(makeClick('b')), async () => void order.push('second'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('another tab does not wait', async () => {
  const queue = new TabQueue();
  const gate = defer();
  const blocked = queue.enter(1, new Run(makeClick('a')), () => gate.promise);
  expect(await queue.enter(2, new Run(makeClick('b')), async () => 'free')).toBe('free');
  gate.resolve();
  await blocked;
});

test('a stopped call leaves the queue without running', async () => {
  const queue = new TabQueue();
  const gate = defer();
  const blocked = queue.enter(1, new Run(makeClick('a')), () => gate.promise);
  const run = new Run(makeClick('b'));
  let ran = false;
  const waiting = queue.enter(1, run, async () => {
    ran = true;
  });
  run.stop(failed('cancelled', 'stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  gate.resolve();
  await blocked;
  expect(ran).toBe(false);
});

test('who comes after a stopped call still waits for the action before it', async () => {
  const queue = new TabQueue();
  const order: string[] = [];
  const gate = defer();
  const first = queue.enter(1, new Run(makeClick('a')), () =>
    gate.promise.then(() => void order.push('first')),
  );
  const run = new Run(makeClick('b'));
  const stopped = queue.enter(1, run, async () => undefined);
  const third = queue.enter(1, new Run(makeClick('c')), async () => void order.push('third'));
  run.stop(failed('cancelled', 'stopped'));
  await expect(stopped).rejects.toThrow();
  gate.resolve();
  await Promise.all([first, third]);
  expect(order).toEqual(['first', 'third']);
});

test('an action that fails gives its turn to the next', async () => {
  const queue = new TabQueue();
  await expect(
    queue.enter(1, new Run(makeClick('a')), () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow();
  expect(await queue.enter(1, new Run(makeClick('b')), async () => 'next')).toBe('next');
});

test('an idle tab is not busy', async () => {
  const queue = new TabQueue();
  await queue.enter(1, new Run(makeClick('a')), async () => undefined);
  expect(queue.isBusy(1)).toBe(false);
});
