import { expect, test } from 'vitest';
import { listChildren } from './capture.ts';

test('a frame covers the children that did not cover themselves', () => {
  const covered = [['0', '1'], ['0'], ['2'], ['2', '1'], ['2', '1', '0']];
  expect(listChildren({ path: [] }, covered)).toEqual(['0', '2']);
  expect(listChildren({ path: ['2'] }, covered)).toEqual(['1']);
  expect(listChildren({ path: ['1'] }, covered)).toEqual([]);
});
