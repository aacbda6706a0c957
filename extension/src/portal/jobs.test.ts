import { expect, test } from 'vitest';
import { type JobRun, takeAnswer } from './jobs.ts';

const JOB: JobRun = {
  id: 'j',
  name: 'nightly',
  status: 'Executing',
  marks: new Map(),
  reasons: {},
  startedMs: 0,
  updatedMs: 0,
};

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
  ['Executing', { jobError: 'the disk is full' }],
  ['Executing', { error: 'HttpRequestTimeout' }],
])('a job is %s after %o', (status, answer) => {
  expect(takeAnswer(JOB, answer).status).toBe(status);
});

const takeAll = (...answers: Record<string, unknown>[]) => answers.reduce(takeAnswer, JOB);
const ran = { callback: 'workStopped', workId: 0, succeeded: true };
const begun = { callback: 'workStarted', workId: 1 };

test('a work that broke has failed, as the answers behind the error say', () => {
  const broken = { callback: 'workStopped', workId: 1, succeeded: false };
  const job = takeAll(ran, begun, { jobError: 'it broke' }, broken, { callback: 'jobFailed' });
  expect([job.status, [...job.marks]]).toEqual([
    'Failed',
    [
      [0, 'ok'],
      [1, 'failed'],
    ],
  ]);
});

test('no work runs after the end', () => {
  expect([...takeAll(ran, begun, { callback: 'jobFailed' }).marks]).toEqual([[0, 'ok']]);
});
