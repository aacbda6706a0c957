import { expect, test } from 'vitest';
import { Openings } from './openings.ts';

test('a tab belongs to the action of its opener', () => {
  const openings = new Openings();
  const mine = openings.begin(1);
  const others = openings.begin(2);
  openings.opened(9, 1);
  expect([[...mine.chromeIds], [...others.chromeIds]]).toEqual([[9], []]);
});

test('a tab that nobody waits for is told so', () => {
  const openings = new Openings();
  openings.begin(1).end();
  expect(openings.opened(9, 1)).toBe(false);
});

test('the next opening can be waited for', async () => {
  const openings = new Openings();
  const [opened, stop] = openings.next();
  openings.opened(9, 1);
  await expect(opened).resolves.toBeUndefined();
  stop();
});
