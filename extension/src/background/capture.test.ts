import { expect, test } from 'vitest';
import { isShown, listChildren } from './capture.ts';

test('a frame covers the children that did not cover themselves', () => {
  const covered = [['0', '1'], ['0'], ['2'], ['2', '1'], ['2', '1', '0']];
  expect(listChildren({ path: [] }, covered)).toEqual(['0', '2']);
  expect(listChildren({ path: ['2'] }, covered)).toEqual(['1']);
  expect(listChildren({ path: ['1'] }, covered)).toEqual([]);
});

test('a box that a frame shows outside of the picture is none', () => {
  const box = { id: 'a1', x: 90, y: 40, w: 20, h: 20, label: 'Go' };
  const picture = { width: 200, height: 100 };
  expect([isShown(box, picture, 2), isShown({ ...box, x: 100 }, picture, 2)]).toEqual([true, false]);
});
