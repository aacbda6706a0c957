import { expect, test } from 'vitest';
import { canonicalJson, computeDigest, fromBase64Url, toBase64Url } from './digest.ts';
import { makeClick } from './fakes.ts';

test('keys are sorted at every depth, and what is undefined is left out', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: undefined })).toBe('{"b":[{"c":null,"d":1}]}');
});

test('the digest is the one that the server computes', async () => {
  const target = { id: 'a1', fingerprint: 'f1', destination: 'POST https://shop.example/käufe' };
  const call = makeClick('Käufe "jetzt"\n', { target });
  const digest = await computeDigest(call, { documentId: 'D1', origin: 'https://shop.example' });
  expect(digest).toBe('5IUrSkOE_8OVsivSLyecR8_jLEu4G2NB-PWlkm45xrI');
});

test('base64url goes there and back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
});
