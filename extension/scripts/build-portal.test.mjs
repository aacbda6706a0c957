import { expect, test } from 'vitest';
import { buildPortal, findStale } from './build-portal.mjs';

test('the committed website is what its sources build', async () => {
  expect(findStale(await buildPortal())).toEqual([]);
});

test('the website is built of one page, one script and one style sheet', async () => {
  expect(Object.keys(await buildPortal()).sort()).toEqual([
    'assets/site.css',
    'assets/site.js',
    'index.html',
  ]);
});
