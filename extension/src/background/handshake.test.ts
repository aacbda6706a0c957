import { expect, test } from 'vitest';
import { computeProof, isSameProof, makeNonce } from './handshake.ts';

const SECRET = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY';
const NONCES = { server: 'server-nonce', client: 'client-nonce' };

test.each([
  ['extension' as const, 'UrCTgbjLQhzqmLstnEuxx8RkvRuOQGEhmcNf2R-KSyY'],
  ['server' as const, 'izLQnerjmtr9wAh-KCzd5Ex5lkU8keZlq9Z4TrKO4zU'],
])('the proof as %s is the one that the server computes', async (role, proof) => {
  expect(await computeProof(SECRET, role, NONCES, 'a'.repeat(32))).toBe(proof);
});

test('a nonce is never the same', () => {
  expect(makeNonce()).not.toBe(makeNonce());
});

test('a nonce has the length and the letters of the wire', () => {
  expect(makeNonce()).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('proofs that differ in one letter differ', () => {
  expect([isSameProof('abc', 'abc'), isSameProof('abc', 'abd'), isSameProof('abc', 'ab')]).toEqual([
    true,
    false,
    false,
  ]);
});
