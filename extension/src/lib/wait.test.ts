import { describe, expect, test } from 'vitest';
import { CancelledError, DeadlineError, pause, until, withDeadline, yieldTask } from './wait';

const never = new Promise<never>(() => undefined);

describe('waiting', () => {
  test('a pause ends when its signal is raised', async () => {
    const stop = new AbortController();
    const waiting = pause(60_000, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toBeInstanceOf(CancelledError);
  });

  test('a pause with a raised signal does not begin', async () => {
    await expect(pause(60_000, AbortSignal.abort())).rejects.toBeInstanceOf(CancelledError);
  });

  test('a deadline ends what never answers', async () => {
    await expect(withDeadline(never, 1)).rejects.toBeInstanceOf(DeadlineError);
  });

  test('a deadline lets an answer pass', async () => {
    await expect(withDeadline(Promise.resolve(7), 60_000)).resolves.toBe(7);
  });

  test('a signal ends a wait before its deadline', async () => {
    const stop = new AbortController();
    const waiting = withDeadline(never, 60_000, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toBeInstanceOf(CancelledError);
  });

  test('until gives what the check gives', async () => {
    let asked = 0;
    expect(await until(() => (++asked > 2 ? asked : undefined), 60_000, { everyMs: 1 })).toBe(3);
  });

  test('until gives up when the time is over', async () => {
    expect(await until(() => false, 1, { everyMs: 1 })).toBeUndefined();
  });

  test('yielding lets other tasks run', async () => {
    let ran = false;
    setTimeout(() => {
      ran = true;
    }, 0);
    while (!ran) await yieldTask();
    expect(ran).toBe(true);
  });
});
