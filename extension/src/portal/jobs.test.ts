import { expect, test } from 'vitest';
import { type RunningJob, takeAnswer } from './jobs.ts';

const JOB: RunningJob = { id: 'j', name: 'nightly', status: 'Executing', marks: new Map() };

test('a work that started is running', () => {
  expect(takeAnswer(JOB, { callback: 'workStarted', workId: 2 }).marks.get(2)).toBe('running');
});

test('a work that stopped has succeeded or failed', () => {
  const good = takeAnswer(JOB, { callback: 'workStopped', workId: 2, succeeded: true });
  const bad = takeAnswer(JOB, { callback: 'workStopped', workId: 2, succeeded: false });
  expect([good.marks.get(2), bad.marks.get(2)]).toEqual(['ok', 'failed']);
});

test.each([
  ['Succeeded', { callback: 'jobSucceeded' }],
  ['Failed', { callback: 'jobFailed' }],
  ['Failed', { jobError: 'the disk is full' }],
  ['Stopped', { error: 'JobNotFound' }],
  ['Executing', { error: 'HttpRequestTimeout' }],
])('a job is %s after %o', (status, answer) => {
  expect(takeAnswer(JOB, answer).status).toBe(status);
});
