/** Lists that keep only a window of their rows in the document, and use the same elements for others. */
import { afterEach, expect, test } from 'vitest';
import type { ExtractResult } from '../../generated/types';
import { until } from '../../lib/wait';
import { Scorer } from '../../scoring/client';
import { one, show } from '../dom/testing/show';
import { generate, resolve } from '../selector';
import { PageModel } from '.';

let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  model = undefined;
});

const ROWS = 120;
const HEIGHT = 30;
/** Elements in the document. */
const WINDOW = 14;

/** Shows a list whose elements are filled anew for whatever is scrolled to. */
function openList(says: (row: number) => string): PageModel {
  const rows = Array.from(
    { length: WINDOW },
    () => '<li style="position:absolute;height:30px"><span></span> <button>Open</button></li>',
  );
  show(`<main><h1>Log</h1><div id=box style="height:240px;overflow-y:auto;position:relative"><div style="height:${ROWS * HEIGHT}px"></div>
    <ul style="position:absolute;top:0;margin:0">${rows.join('')}</ul></div></main>`);
  const box = one('#box');
  const items = [...document.querySelectorAll<HTMLElement>('li')];
  const draw = () => {
    const first = Math.min(ROWS - WINDOW, Math.floor(box.scrollTop / HEIGHT));
    for (const [at, item] of items.entries()) {
      // The element that left at the top comes back at the bottom.
      const row = first + ((((at - first) % WINDOW) + WINDOW) % WINDOW);
      item.style.top = `${row * HEIGHT}px`;
      item.querySelector('span')?.replaceChildren(says(row));
      item.querySelector('button')?.setAttribute('aria-label', `Open ${says(row)}`);
    }
  };
  box.addEventListener('scroll', draw);
  draw();
  model = new PageModel(document);
  return model;
}

async function extractAll(page: PageModel): Promise<string[]> {
  const [list] = (await page.summary()).collections;
  const told = (await page.extract({
    collectionId: list?.id ?? '',
    fields: [],
    limit: 500,
    scroll: true,
  })) as ExtractResult;
  return told.items.map(({ fields }) => String(Object.values(fields)[0]?.text));
}

test('each row is told once and in its order, in a list that recycles its elements', async () => {
  const told = await extractAll(openList((row) => `Entry ${row}`));
  expect(told.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual(
    Array.from({ length: ROWS }, (_, row) => row),
  );
});

test('rows that say the same are several when they stand there at once', async () => {
  const told = await extractAll(openList((row) => (row < 5 ? 'Started' : `Entry ${row}`)));
  expect(told.filter((text) => text.startsWith('Started'))).toHaveLength(5);
});

test('rows that say the same are several when they never stand there at once', async () => {
  const told = await extractAll(openList((row) => (row % 40 === 7 ? 'Started' : `Entry ${row}`)));
  expect(told).toHaveLength(ROWS);
  expect(told.filter((text) => text.startsWith('Started'))).toHaveLength(3);
});

test('a list of nothing but rows that say the same has as many as it shows', async () => {
  expect(await extractAll(openList(() => 'Started'))).toHaveLength(ROWS);
});

test('a row that stays in view while the list scrolls is one row', async () => {
  const page = openList((row) => `Entry ${row}`);
  const [first] = document.querySelectorAll<HTMLElement>('li');
  const pinned = first?.cloneNode(true) as HTMLElement;
  pinned.querySelector('span')?.replaceChildren('Pinned');
  pinned.style.cssText = 'position:sticky;top:0;height:30px';
  one('ul').style.height = `${ROWS * HEIGHT}px`;
  one('ul').prepend(pinned);
  const told = await extractAll(page);
  expect(told.filter((text) => text.startsWith('Pinned'))).toHaveLength(1);
});

test('after its elements were used for other rows a selector finds its own element still', async () => {
  const page = openList((row) => `Entry ${row}`);
  const [hit] = await page.query({ text: 'open entry 3', topK: 1 });
  const before = page.details([hit?.id ?? ''])[0];
  one('#box').scrollTop = 1_500;
  await until(() => document.querySelector('[aria-label="Open Entry 52"]') !== null, 20_000);
  const buttons = [...document.querySelectorAll('li button')];
  const found = buttons.map((button) => resolve(document, generate(button).selector));
  expect(found).toEqual(buttons.map((element) => ({ ok: true, element })));
  const after = page.details([hit?.id ?? ''])[0];
  expect(before?.label).toBe('Open Entry 3');
  expect(after?.label).not.toBe(before?.label);
  expect(after?.fingerprint).not.toBe(before?.fingerprint);
});

test('details last as long as their element', async () => {
  const page = openList((row) => `Entry ${row}`);
  const [hit] = await page.query({ text: 'open entry 3', topK: 1 });
  const id = hit?.id ?? '';
  expect(page.details([id])).toHaveLength(1);
  page.elementFor(id)?.closest('li')?.remove();
  expect([page.elementFor(id), page.details([id])]).toEqual([null, []]);
});

test('a page is summarized in slices half as long after it had a long task', async () => {
  const page = openList((row) => `Entry ${row}`);
  expect(page.sliceMs).toBe(8);
  const end = performance.now() + 150;
  while (performance.now() < end);
  await until(() => page.sliceMs === 4, 20_000);
  expect((await page.summary()).collections).toHaveLength(1);
});

test('after a long task of the page scoring slices are half as long, for ten seconds', async () => {
  let now = 0;
  const scorer = new Scorer(() => now);
  scorer.start();
  expect(scorer.sliceMs).toBe(8);
  const end = performance.now() + 150;
  while (performance.now() < end);
  await until(() => scorer.sliceMs === 4, 20_000);
  now = 9_999;
  expect(scorer.sliceMs).toBe(4);
  now = 10_000;
  expect(scorer.sliceMs).toBe(8);
  scorer.stop();
});
