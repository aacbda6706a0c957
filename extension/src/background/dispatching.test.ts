import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEASE_MS } from '../generated/limits.ts';
import type { DispatchingQuestion } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import { answerDispatching } from './dispatching.ts';
import { makeClick, makeLeases, memoryArea } from './fakes.ts';
import { Fence } from './fence.ts';
import { Guard } from './guard.ts';
import { Ledger } from './ledger.ts';
import type { Parts } from './parts.ts';
import { Run } from './run.ts';

const SHOP = 'https://shop.example';
const sender = { documentId: 'D1', origin: SHOP };

// Leave to act runs out where a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

async function makeScene(answer?: Parameters<typeof makeLeases>[0]) {
  const fence = new Fence(memoryArea());
  const guard = new Guard(memoryArea(), memoryArea());
  await guard.setGrants([{ origin: SHOP }]);
  const ledger = new Ledger(memoryArea(), memoryArea());
  const run = new Run(makeClick('Next'));
  run.admitted = { documentId: 'D1', origin: SHOP, page: { documentId: 'D1', origin: SHOP } };
  ledger.receive(run.call);
  const { id, sessionId, epoch } = run.call;
  const target = { role: 'button', label: 'Next', fingerprint: 'f', submits: false, secret: false };
  const question: DispatchingQuestion = { kind: 'dispatching', id, sessionId, epoch, target };
  const leases = makeLeases(answer);
  const parts = { fence, guard, ledger, leases } as unknown as Parts;
  return { parts, fence, guard, ledger, run, question };
}

test('a call that passed every check may go', async () => {
  const { parts, run, question } = await makeScene();
  expect(await answerDispatching(parts, run, question, sender)).toBeGreaterThan(0);
});

test('it is marked before it goes', async () => {
  const { parts, run, question, ledger } = await makeScene();
  await answerDispatching(parts, run, question, sender);
  expect(ledger.listOpen()).toEqual([{ id: run.call.id, state: 'dispatching' }]);
});

test('where it sends to and what is not kept', async () => {
  const { parts, run, question, ledger } = await makeScene();
  const kept = vi.spyOn(ledger, 'dispatch');
  question.target.destination = `GET ${SHOP}/?key=secret`;
  question.target.form = {
    fields: [{ label: 'To', value: 'ada' }],
    more: 0,
    hidden: 0,
    digest: 'd'.repeat(43),
  };
  await answerDispatching(parts, run, question, sender);
  expect(kept.mock.calls[0]?.[2]).not.toHaveProperty('destination');
  expect(kept.mock.calls[0]?.[2]).not.toHaveProperty('form');
  expect(run.target).toHaveProperty('destination');
});

test('a write may go once', async () => {
  const { parts, run, question } = await makeScene();
  await answerDispatching(parts, run, question, sender);
  expect(await answerDispatching(parts, run, question, sender)).toBe(false);
});

test('a call that nobody runs may not go', async () => {
  const { parts, question } = await makeScene();
  expect(await answerDispatching(parts, null, question, sender)).toMatchObject({
    code: 'link_lost',
    retryable: true,
  });
});

test('below the fence nothing goes', async () => {
  const { parts, run, question, fence } = await makeScene();
  void fence.raise('s1', 1);
  expect(await answerDispatching(parts, run, question, sender)).toBe(false);
});

test('a fence that rises while the mark is written still wins', async () => {
  const { parts, run, question, fence } = await makeScene();
  const answer = answerDispatching(parts, run, question, sender);
  void fence.raise('s1', 1);
  expect(await answer).toBe(false);
});

test('a call whose time is up while the mark is written may not go', async () => {
  const { parts, run, question, ledger } = await makeScene();
  const { dispatch } = ledger;
  ledger.dispatch = async (...args: Parameters<typeof dispatch>) => {
    const marked = await dispatch.apply(ledger, args);
    run.stop(failed('timeout', 'its time is up'));
    return marked;
  };
  expect(await answerDispatching(parts, run, question, sender)).toBe(false);
});

test('a stopped call may not go', async () => {
  const { parts, run, question } = await makeScene();
  run.stop(failed('cancelled', 'stopped'));
  expect(await answerDispatching(parts, run, question, sender)).toBe(false);
});

test('the document that loaded in the meantime may not act for the old one', async () => {
  const { parts, run, question } = await makeScene();
  expect(await answerDispatching(parts, run, question, { ...sender, documentId: 'D2' })).toMatchObject({
    code: 'not_allowed',
  });
});

test('an origin that the channel does not confirm may not act', async () => {
  const { parts, run, question } = await makeScene();
  expect(
    await answerDispatching(parts, run, question, { ...sender, origin: 'https://evil.test' }),
  ).toMatchObject({
    code: 'not_allowed',
  });
});

test('a dangerous element is found out although the call does not name it', async () => {
  const { parts, run, question } = await makeScene();
  const target = { ...question.target, label: 'Delete account' };
  expect(await answerDispatching(parts, run, { ...question, target }, sender)).toMatchObject({
    code: 'needs_confirm',
  });
});

test('a call that the server gives no leave may not go', async () => {
  const { parts, run, question } = await makeScene(() => 0);
  expect([await answerDispatching(parts, run, question, sender), run.dispatched]).toEqual([false, false]);
});

test('a stop ends the wait for leave', async () => {
  const { parts, run, question } = await makeScene(() => null);
  const answer = answerDispatching(parts, run, question, sender);
  run.stop(failed('cancelled', 'stopped'));
  expect(await answer).toBe(false);
});

test('leave that ran out while the mark was written is asked for again', async () => {
  const asked: number[] = [];
  const { parts, run, question, ledger } = await makeScene(({ ms }) => asked.push(ms) && ms);
  const { dispatch } = ledger;
  ledger.dispatch = async (...args: Parameters<typeof dispatch>) => {
    const marked = await dispatch.apply(ledger, args);
    await vi.waitFor(() => expect(run.leasedUntil).toBeGreaterThan(0), 20_000);
    vi.advanceTimersByTime(LEASE_MS);
    return marked;
  };
  expect(await answerDispatching(parts, run, question, sender)).toBeGreaterThan(0);
  expect(asked.length).toBe(2);
});

test('a page that was too late asks again, for longer', async () => {
  const asked: number[] = [];
  const { parts, run, question } = await makeScene(({ ms }) => asked.push(ms) && ms);
  await answerDispatching(parts, run, question, sender);
  run.leasedUntil = 0;
  expect(await answerDispatching(parts, run, { ...question, tries: 1 }, sender)).toBeGreaterThan(0);
  expect(asked).toEqual([LEASE_MS, 2 * LEASE_MS]);
});
