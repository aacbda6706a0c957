import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';

test('base64url goes there and back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
});
