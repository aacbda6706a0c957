/** Lists that keep only a window of their rows in the document, and use the same elements for others. */
import { afterEach, expect, test } from 'vitest';
import type { ExtractResult } from '../../generated/types';
import { until } from '../../lib/wait';
import { Scorer } from '../../scoring/client';
import { one, show } from '../dom/testing/show';
import { fingerprint, generate, resolve } from '../selector';
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

/** What the list offers of each row, and the id of the control of one. */
async function extractControls(page: PageModel): Promise<(row: string) => string> {
  const [list] = (await page.summary()).collections;
  const args = { collectionId: list?.id ?? '', fields: [], limit: 500, scroll: true, controls: true };
  const { items } = (await page.extract(args)) as ExtractResult;
  const ids = items.flatMap(({ controls }) => controls?.map(({ id }) => id) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  return (row) =>
    items.find(({ fields }) => Object.values(fields).some(({ text }) => text.includes(row)))?.controls?.[0]
      ?.id ?? '';
}

test('the control of a row that is out of view is that of no other row', async () => {
  const page = openList((row) => `Entry ${row}`);
  const idOf = await extractControls(page);
  expect([page.elementFor(idOf('Entry 79')), page.details([idOf('Entry 79')])]).toEqual([null, []]);
  expect(page.details([idOf('Entry 2')])[0]?.label).toBe('Open Entry 2');
});

test('details of a row out of view scroll to it, and hold for a press there', async () => {
  const page = openList((row) => `Entry ${row}`);
  for (const button of document.querySelectorAll('li button')) button.removeAttribute('aria-label');
  const idOf = await extractControls(page);
  const [detail] = await page.detailsForActs([idOf('Entry 79')]);
  const found = detail && resolve(document, detail.selector);
  const rowOf = (element: Element | undefined) => element?.closest('li')?.querySelector('span')?.textContent;
  expect(found?.ok && rowOf(found.element)).toBe('Entry 79');
  expect(found?.ok && fingerprint(found.element)).toBe(detail?.fingerprint);
  one('#box').scrollTop = 0;
  await until(() => document.querySelector('li')?.textContent?.includes('Entry 0') === true, 20_000);
  const later = detail && resolve(document, detail.selector);
  expect(later?.ok && fingerprint(later.element)).not.toBe(detail?.fingerprint);
});

test('of several rows out of view each gives its own details', async () => {
  const page = openList((row) => `Entry ${row}`);
  const idOf = await extractControls(page);
  const wanted = ['Entry 64', 'Entry 108', 'Entry 31'];
  const told = await page.detailsForActs(wanted.map(idOf));
  expect(told.map(({ label }) => label)).toEqual(wanted.map((name) => `Open ${name}`));
  expect(page.elementFor(idOf('Entry 64'))?.getAttribute('aria-label')).toBe('Open Entry 64');
});

test('the list is scrolled back when it is ended while rows are looked for', async () => {
  const page = openList((row) => `Entry ${row}`);
  const idOf = await extractControls(page);
  const [box, end] = [one('#box'), new AbortController()];
  box.scrollTop = 90;
  // The row that is looked for first stands lower than this.
  box.addEventListener('scroll', () => box.scrollTop > 1_500 && box.scrollTop < 2_500 && end.abort());
  const ids = ['Entry 64', 'Entry 108'].map(idOf);
  await expect(page.detailsForActs(ids, end.signal)).rejects.toThrow('cancelled');
  expect(box.scrollTop).toBe(90);
});

test('a row that is there no more has no details, and the list stays where it was', async () => {
  const rows = Array.from({ length: ROWS }, (_, row) => `Entry ${row}`);
  const page = openList((row) => rows[row] ?? '');
  const idOf = await extractControls(page);
  const id = idOf('Entry 79');
  rows[79] = 'Entry of another day';
  one('#box').scrollTop = 90;
  expect(await page.detailsForActs([id])).toEqual([]);
  expect(one('#box').scrollTop).toBe(90);
});

test('an element of a list that is used for another row has another id there', async () => {
  show(
    `<main><ul>${['Tea', 'Cup', 'Pot', 'Jar'].map((name) => `<li><span>${name}</span> <button>Drop</button></li>`).join('')}</ul></main>`,
  );
  const page = new PageModel(document);
  model = page;
  const [list] = (await page.summary()).collections;
  const args = { collectionId: list?.id ?? '', fields: [], controls: true };
  const read = async () =>
    ((await page.extract(args)) as ExtractResult).items.map(({ controls }) => controls?.[0]?.id ?? '');
  const ids = await read();
  one('li:nth-child(2) span').textContent = 'Pan';
  expect(ids.map((id) => page.details([id]).length)).toEqual([1, 0, 1, 1]);
  const later = await read();
  expect(later.map((id) => ids.includes(id))).toEqual([true, false, true, true]);
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

/** Shows an ARIA grid whose row elements are filled anew for whatever is scrolled to. */
function openGrid(): PageModel {
  const cells =
    '<div role=gridcell></div><div role=gridcell></div><div role=gridcell><button>Open</button></div>';
  const row = `<div role=row style="position:absolute;height:30px">${cells}</div>`;
  show(`<main><div role=grid aria-label=People aria-rowcount=${ROWS + 1}><div role=row><span role=columnheader>Name</span>
    <span role=columnheader>Weight</span><span role=columnheader>Act</span></div>
    <div id=box style="height:240px;overflow-y:auto;position:relative"><div role=rowgroup style="height:${ROWS * HEIGHT}px">
    ${row.repeat(WINDOW)}</div></div></div></main>`);
  const box = one('#box');
  const rows = [...box.querySelectorAll<HTMLElement>('[role=row]')];
  const draw = () => {
    const first = Math.min(ROWS - WINDOW, Math.floor(box.scrollTop / HEIGHT));
    for (const [at, element] of rows.entries()) {
      const number = first + ((((at - first) % WINDOW) + WINDOW) % WINDOW);
      element.style.top = `${number * HEIGHT}px`;
      element.setAttribute('aria-rowindex', `${number + 2}`);
      element.children[0]?.replaceChildren(`Person ${number}`);
      element.children[1]?.replaceChildren(`${number * 2} kg`);
    }
  };
  box.addEventListener('scroll', draw);
  draw();
  model = new PageModel(document);
  return model;
}

test('an ARIA grid that recycles its rows is told whole, by its columns and in its order', async () => {
  const page = openGrid();
  const [list] = (await page.summary()).collections;
  expect([list?.name, list?.approxCount, list?.virtual]).toEqual(['People', ROWS, true]);
  const args = { collectionId: list?.id ?? '', fields: ['name', 'weight'], limit: 500, scroll: true };
  const told = (await page.extract(args)) as ExtractResult;
  expect(told.items.map(({ fields }) => [fields['name']?.text, fields['weight']?.text])).toEqual(
    Array.from({ length: ROWS }, (_, row) => [`Person ${row}`, `${row * 2} kg`]),
  );
});

test('the control of a row of an ARIA grid is found in that row again', async () => {
  const page = openGrid();
  const [list] = (await page.summary()).collections;
  const args = { collectionId: list?.id ?? '', fields: [], limit: 500, scroll: true, controls: true };
  const told = (await page.extract(args)) as ExtractResult;
  const id = told.items[77]?.controls?.[0]?.id ?? '';
  const [detail] = await page.detailsForActs([id]);
  const found = detail && resolve(document, detail.selector);
  expect(found?.ok && found.element.closest('[role=row]')?.textContent).toContain('Person 77');
});
