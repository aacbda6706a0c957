import { expect, test } from 'vitest';
import { failed } from '../lib/result.ts';
import { Interrupted } from './deadline.ts';
import { makeClick } from './fakes.ts';
import { describeDeadline, Run } from './run.ts';

const never = new Promise<void>(() => undefined);

test('a page that never answers is told as blocked at the deadline', async () => {
  const run = new Run(makeClick('Save', { deadlineMs: 20 }));
  const failure = await run.wait(never, 'page').catch((error: Interrupted) => error.failure);
  expect(failure).toMatchObject({ code: 'page_blocked', retryable: true });
});

test('a page that blocks after the dispatch is never retryable', () => {
  expect(describeDeadline('page', 100, true)).toMatchObject({ dispatched: true, retryable: false });
});

test('a call that only waited in the queue says that nothing was done', () => {
  expect(describeDeadline('queue', 100, false).error).toContain('nothing was done');
});

test('a stop ends the wait with its reason', async () => {
  const run = new Run(makeClick('Save'));
  const waiting = run.wait(never);
  run.stop(failed('cancelled', 'by the user'));
  await expect(waiting).rejects.toBeInstanceOf(Interrupted);
});

test('the first reason to stop stands', async () => {
  const run = new Run(makeClick('Save'));
  run.stop(failed('cancelled', 'by the user'));
  run.stop(failed('timeout', 'too late'));
  await expect(run.wait(never)).rejects.toThrow('by the user');
});

test('waiting at most gives nothing when the time is over', async () => {
  const run = new Run(makeClick('Save'));
  expect(await run.waitAtMost(never, 5)).toBeUndefined();
  run.close();
});

test('the content script has less time than the call', () => {
  const run = new Run(makeClick('Save', { deadlineMs: 1_000 }));
  expect(run.contentMs).toBeLessThanOrEqual(900);
  run.close();
});
