import { describe, expect, test } from 'vitest';
import { redact } from './log';
import { failed, succeeded } from './result';

describe('log lines', () => {
  test('secrets are hidden by the name of their field', () => {
    expect(redact({ user: 'ada', password: 'x', nested: { apiToken: 'y' } })).toEqual({
      user: 'ada',
      password: '***',
      nested: { apiToken: '***' },
    });
  });

  test('long texts are cut', () => {
    expect((redact('x'.repeat(1_000)) as string).length).toBeLessThan(400);
  });

  test('an error is its name and message', () => {
    expect(redact(new RangeError('no'))).toBe('RangeError: no');
  });
});

describe('results', () => {
  test('a failure knows whether to try again', () => {
    expect([failed('stale', 'x').retryable, failed('ambiguous', 'x').retryable]).toEqual([true, false]);
  });

  test('after a dispatch nothing is tried again', () => {
    expect(failed('timeout', 'x', { dispatched: true })).toMatchObject({
      retryable: false,
      dispatched: true,
    });
  });

  test('an error text has a bound', () => {
    expect(failed('timeout', 'x'.repeat(5_000)).error).toHaveLength(2_000);
  });

  test('a success has its data', () => {
    expect(succeeded([1])).toEqual({ ok: true, data: [1] });
  });
});
