import { expect, test } from 'vitest';
import { makeClick } from './fakes.ts';
import { Run } from './run.ts';
import { type Ask, askAwake } from './silence.ts';

const never = new Promise<never>(() => undefined);
const place = { chromeId: 1, documentId: 'D1' };
const cancel = { kind: 'cancel' as const, id: 'c1' };
const quick = { lookMs: 5, silentMs: 20 };
const target = { role: 'button', label: 'Delete', fingerprint: 'f1' } as NonNullable<Run['target']>;

/** A page that answers what it is asked to do at no time, and whether it is awake as told. */
const page = (awake: boolean) =>
  ((_, request) =>
    request.kind === 'ack' && awake ? Promise.resolve({ kind: 'reply', reply: null }) : never) as Ask;

test('a page that is silent behind a dispatch is blocked long before the deadline', async () => {
  const run = new Run(makeClick('Delete'));
  run.target = target;
  await expect(askAwake(page(false), run, place, cancel, quick)).rejects.toMatchObject({
    failure: { code: 'page_blocked', dispatched: true, retryable: false },
  });
  run.close();
});

test('a page that is slow but awake is waited for to the deadline', async () => {
  const run = new Run(makeClick('Delete', { deadlineMs: 200 }));
  run.target = target;
  await expect(askAwake(page(true), run, place, cancel, quick)).rejects.toThrow('within 200 ms');
});

test('a page that was not told to act yet is waited for to the deadline', async () => {
  const run = new Run(makeClick('Delete', { deadlineMs: 200 }));
  await expect(askAwake(page(false), run, place, cancel, quick)).rejects.toThrow('within 200 ms');
});
