import { expect, test } from 'vitest';
import type { CallOf } from '../generated/types.ts';
import { canonicalJson, computeDigest } from './digest.ts';
import digests from './digests.json' with { type: 'json' };
import { makeClick } from './fakes.ts';

test('keys are sorted at every depth, and what is undefined is left out', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: undefined })).toBe('{"b":[{"c":null,"d":1}]}');
});

test.each(digests)(
  'the digest is the one that the server computes: $digest',
  async ({ args, target, digest }) => {
    const call = { ...makeClick('', { target }), args } as CallOf<'dom.click'>;
    const page = { documentId: 'D1', origin: 'https://shop.example' };
    expect(await computeDigest(call, page)).toBe(digest);
  },
);
