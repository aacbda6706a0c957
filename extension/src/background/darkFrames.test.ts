import { expect, test } from 'vitest';
import { describeDark, hasUnlisted, listShown, nameHidden, pathOfHidden } from './darkFrames.ts';

const frame = (frameId: number, path: string[], children = 0) => ({
  ...{ chromeId: 1, frameId, documentId: `d${frameId}`, path, children },
  ...{ url: 'https://a.test/', origin: 'https://a.test', title: '', ts: 1 },
});
const listed = (frameId: number, parentFrameId: number, url = 'https://a.test/') => ({
  ...{ frameId, parentFrameId, url, documentId: `d${frameId}`, documentLifecycle: 'active' as const },
});

test('a document that holds more frames than are listed below it has an unlisted one', () => {
  const details = [listed(0, -1), listed(3, 0)];
  expect(hasUnlisted([frame(0, [], 1)], details)).toBe(false);
  expect(hasUnlisted([frame(0, [], 1), frame(3, ['0'], 1)], details)).toBe(true);
});

test('a frame in a shadow root, which its document does not count, stands for no other', () => {
  const details = [listed(0, -1), listed(3, 0)];
  expect(hasUnlisted([frame(0, [], 1), frame(3, pathOfHidden(3))], details)).toBe(true);
  expect(hasUnlisted([frame(0, [], 0), frame(3, pathOfHidden(3))], details)).toBe(false);
});

test('a listed frame that was not read is told with its origin', () => {
  const other = listed(4, 0, 'https://b.test/x');
  expect(describeDark([other], [listed(0, -1), other], [frame(0, [], 1)])).toEqual([
    { path: ['0'], origin: 'https://b.test' },
  ]);
});

test('a frame that nothing is known of but that it is there is told at the place that is free', () => {
  const frames = [frame(0, [], 3), frame(3, ['0']), frame(4, ['2'])];
  expect(describeDark([], [listed(0, -1), listed(3, 0), listed(4, 0)], frames)).toEqual([
    { path: ['1'], origin: 'null' },
  ]);
});

test('a frame that its document does not show is no part of the page, nor what stands in it', () => {
  const frames = [
    { ...frame(0, [], 2), unseen: ['1'] },
    frame(3, ['0'], 1),
    frame(4, ['1'], 1),
    frame(5, ['1', '0']),
    { ...frame(6, ['0', '0']), unseen: [] },
  ];
  expect(listShown(frames, frames).map(({ path }) => path.join('-'))).toEqual(['', '0', '0-0']);
});

test('a frame that no window lists keeps its path, and no other one gets it', () => {
  const names = new Map<string, number>();
  const first = nameHidden(names, 'd1');
  expect(nameHidden(names, 'd2', [pathOfHidden(1).join()])).toEqual(pathOfHidden(2));
  expect(nameHidden(names, 'd1', [first.join()])).toEqual(first);
});

test('a page that puts up frame after frame gets a path for each', () => {
  const names = new Map<string, number>();
  const paths = Array.from({ length: 1_500 }, (_, n) => nameHidden(names, `d${n}`).join());
  expect([new Set(paths).size, names.size]).toEqual([1_500, 1_000]);
});
