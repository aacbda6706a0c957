import { expect, test } from 'vitest';
import { makeClick } from './fakes.ts';
import { Navigations } from './navigation.ts';
import { Run } from './run.ts';

const main = { tabId: 1, frameId: 0, url: 'https://shop.example/next' };

test('what happened before the watch does not count', () => {
  const navigations = new Navigations();
  navigations.committed({ ...main, documentId: 'D1' });
  expect(navigations.watch(1).commit).toBeNull();
});

test('of a new tab everything counts', () => {
  const navigations = new Navigations();
  navigations.committed({ ...main, documentId: 'D1' });
  expect(navigations.watchNew(1).commit?.documentId).toBe('D1');
});

test('a commit ends what was pending', () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  navigations.started(main);
  const before = watch.pending;
  navigations.committed({ ...main, documentId: 'D1' });
  expect([before, watch.pending]).toEqual([true, false]);
});

test('a page is settled once it is parsed', () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  navigations.committed({ ...main, documentId: 'D1' });
  const before = watch.settled;
  navigations.domReady({ ...main, documentId: 'D1' });
  expect([before, watch.settled]).toEqual([false, true]);
});

test('a frame inside the page is not the page', () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  navigations.committed({ ...main, frameId: 4, documentId: 'D1' });
  expect(watch.commit).toBeNull();
});

test('a frame inside the page has a watch of its own', () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1, 4);
  navigations.committed({ ...main, frameId: 4, documentId: 'D1' });
  expect(watch.commit?.documentId).toBe('D1');
});

test('an error ends what was pending', () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  navigations.started(main);
  navigations.failed({ ...main, error: 'net::ERR_ABORTED' });
  expect([watch.pending, watch.error]).toEqual([false, 'net::ERR_ABORTED']);
});

test('a wait ends at the event that it waits for', async () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  const run = new Run(makeClick('Next'));
  const moved = watch.until(() => watch.moved, run);
  navigations.movedInPage(main);
  await expect(moved).resolves.toBeUndefined();
  run.close();
});

test('a closed tab is told to who waits for it', async () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  const run = new Run(makeClick('Next'));
  const gone = watch.until(() => watch.closed, run);
  navigations.closed(1);
  await expect(gone).resolves.toBeUndefined();
  run.close();
});

test('a tab that Chrome replaced keeps its history', () => {
  const navigations = new Navigations();
  const watch = navigations.watch(1);
  navigations.replaced(2, 1);
  navigations.movedInPage({ ...main, tabId: 2 });
  expect(watch.moved).toBe(true);
});
