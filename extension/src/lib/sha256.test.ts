import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('is the one that the browser computes, around every border of a block', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 31 + length);
    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(sha256(bytes), String(length)).toEqual(expected);
  }
});
