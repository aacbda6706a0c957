import { expect, test } from 'vitest';
import { readHealth } from './health.ts';

const ANSWER = {
  ok: false,
  version: '0.1.0',
  hops: {
    database: { ok: true },
    link: { ok: false, reason: 'no browser', fix: 'start one', lastHeartbeatMs: 40_000 },
  },
};

test('a broken hop says why and what mends it', () => {
  expect(readHealth(ANSWER).hops[1]).toMatchObject({ ok: false, reason: 'no browser', fix: 'start one' });
});

test('what a hop says beside that is a fact of it', () => {
  expect(readHealth(ANSWER).hops[1]?.facts).toEqual([['lastHeartbeatMs', 40_000]]);
});

test('an answer without hops is an error', () => {
  expect(() => readHealth({ ok: true })).toThrow('no hops');
});
