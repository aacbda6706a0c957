import { expect, test, vi } from 'vitest';
import { LEASE_MS, MAX_LEASE_MS } from '../generated/limits.ts';
import type { AskLease } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import { makeClick } from './fakes.ts';
import { ACT_MS, Leases } from './leases.ts';
import { Run } from './run.ts';

function makeScene() {
  const asked: AskLease[] = [];
  const leases = new Leases((frame) => frame.type === 'askLease' && asked.push(frame) > 0);
  const run = new Run(makeClick('Save'));
  const give = (ms: number, { id, askedMs } = asked.at(-1) as AskLease) =>
    leases.give({ type: 'lease', id, askedMs, ms });
  return { leases, run, asked, give };
}

test('leave is counted from when it was asked for, and leaves time for the act', async () => {
  const { leases, run, asked, give } = makeScene();
  const taking = leases.take(run);
  give(500);
  expect([await taking, run.leasedUntil]).toEqual([true, (asked[0]?.askedMs ?? 0) + 500 - ACT_MS]);
});

test("once leave is given a deadline that passes is the page's matter again", async () => {
  const { leases, run, give } = makeScene();
  run.phase = 'page';
  const taking = leases.take(run);
  expect(run.phase).toBe('server');
  give(500);
  await taking;
  expect(run.phase).toBe('page');
});

test('leave that lasts is not asked for again', async () => {
  const { leases, run, asked, give } = makeScene();
  const taking = leases.take(run);
  give(60_000);
  await taking;
  expect([await leases.take(run), asked.length]).toEqual([true, 1]);
});

test('a no is a no', async () => {
  const { leases, run, give } = makeScene();
  const taking = leases.take(run);
  give(0);
  expect([await taking, run.leasedUntil]).toEqual([false, 0]);
});

test('leave that came too late is asked for again', async () => {
  const { leases, run, asked, give } = makeScene();
  const taking = leases.take(run);
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan((asked[0]?.askedMs ?? 0) + 1), 20_000);
  give(1);
  await vi.waitFor(() => expect(asked.length).toBe(2), 20_000);
  give(60_000);
  expect(await taking).toBe(true);
});

test('the answer to an older question is none', async () => {
  const { leases, run, give, asked } = makeScene();
  const taking = leases.take(run);
  const [first] = asked as [AskLease];
  give(60_000, { ...first, askedMs: first.askedMs - 1 });
  give(0);
  expect(await taking).toBe(false);
});

test('after a reconnect it is asked again, counted anew', async () => {
  const { leases, run, asked, give } = makeScene();
  const taking = leases.take(run);
  leases.askAgain();
  give(60_000);
  expect([await taking, asked.length]).toEqual([true, 2]);
});

test('leave that was asked for ahead is held once it is taken', async () => {
  const { leases, run, asked, give } = makeScene();
  leases.askAhead(run.call.id);
  give(60_000);
  const held = run.leasedUntil;
  expect([held, await leases.take(run), run.leasedUntil > 0, asked.length]).toEqual([0, true, true, 1]);
});

test('leave that was asked for ahead and ran out is asked for again', async () => {
  const { leases, run, asked, give } = makeScene();
  leases.askAhead(run.call.id);
  give(1);
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan((asked[0]?.askedMs ?? 0) + 1), 20_000);
  const taking = leases.take(run);
  await vi.waitFor(() => expect(asked.length).toBe(2), 20_000);
  give(60_000);
  expect(await taking).toBe(true);
});

test('a stop ends the wait', async () => {
  const { leases, run } = makeScene();
  const taking = leases.take(run);
  run.stop(failed('cancelled', 'stopped'));
  await expect(taking).rejects.toMatchObject({ failure: { code: 'cancelled' } });
});

test('two that wait for one call ask once', async () => {
  const { leases, run, asked, give } = makeScene();
  const both = Promise.all([leases.take(run), leases.take(run)]);
  give(60_000);
  expect([await both, asked.length]).toEqual([[true, true], 1]);
});

test('who was too late asks for longer, up to a limit', () => {
  const { leases, asked } = makeScene();
  for (const tries of [0, 1, 2, 40]) void leases.take(new Run(makeClick('Save')), tries);
  expect(asked.map(({ ms }) => ms)).toEqual([LEASE_MS, 2 * LEASE_MS, 4 * LEASE_MS, MAX_LEASE_MS]);
});

test('of a server that is far away, leave for twice the way is asked for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { leases, run, asked, give } = makeScene();
  const taking = leases.take(run);
  vi.advanceTimersByTime(200);
  give(LEASE_MS);
  await vi.waitFor(() => expect(asked.length).toBe(2), 20_000);
  vi.advanceTimersByTime(230);
  give(asked[1]?.ms ?? 0);
  expect([await taking, asked.map(({ ms }) => ms)]).toEqual([true, [LEASE_MS, 800]]);
  run.leasedUntil = 0;
  void leases.take(run);
  expect(asked.at(-1)?.ms).toBe(400);
  vi.useRealTimers();
});
