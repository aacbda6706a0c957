import { expect, test } from 'vitest';
import { framePathOfId } from './frames.ts';
import { mergePassages } from './reads.ts';

test('the best passage of any frame comes first', () => {
  const merged = mergePassages(
    [
      { passages: [{ text: 'weak', score: 1 }], truncated: false },
      { passages: [{ text: 'strong', score: 9 }], truncated: false },
    ],
    100,
  );
  expect(merged.passages.map((passage) => passage.text)).toEqual(['strong', 'weak']);
});

test('passages beyond the limit are left out, and that is told', () => {
  const merged = mergePassages([{ passages: [{ text: 'abcd' }, { text: 'efgh' }], truncated: false }], 6);
  expect(merged).toEqual({ passages: [{ text: 'abcd' }], truncated: true });
});

test.each([
  ['a12', []],
  ['g3.submit', []],
  ['f0.a1', ['0']],
  ['f0-1.c2.4.1', ['0', '1']],
  ['fa.1', []],
])('the frame of %s is %j', (id, path) => {
  expect(framePathOfId(id)).toEqual(path);
});
