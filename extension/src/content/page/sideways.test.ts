/** Lists that are windowed sideways, and grids that draw only the columns in view. */
import { afterEach, expect, test } from 'vitest';
import type { ExtractResult } from '../../generated/types';
import { until } from '../../lib/wait';
import { one, show } from '../dom/testing/show';
import { PageModel } from '.';

let model: PageModel | undefined;
afterEach(() => {
  model?.dispose();
  model = undefined;
});

const COUNT = 24;
const WIDTH = 100;
const DRAWN = 8;

/** Cards side by side in a pane; the elements are filled anew for whatever is scrolled to. */
function openStrip(direction: 'ltr' | 'rtl', pane = '', more = ''): PageModel {
  const cards = Array.from(
    { length: DRAWN },
    () => `<li style="position:absolute;width:${WIDTH}px"><h3></h3><a href="/film">Watch</a></li>`,
  ).join('');
  show(`<main style="${pane}"><h1>Films</h1><div id=box dir=${direction} style="width:500px;overflow-x:auto">
    <ul aria-label=Films style="position:relative;height:120px;margin:0;padding:0;width:${COUNT * WIDTH}px">${cards}</ul></div>${more}</main>`);
  const box = one('#box');
  const items = [...document.querySelectorAll<HTMLElement>('li')];
  const draw = () => {
    const first = Math.min(COUNT - DRAWN, Math.floor(Math.abs(box.scrollLeft) / WIDTH));
    for (const [at, item] of items.entries()) {
      item.style.insetInlineStart = `${(first + at) * WIDTH}px`;
      item.querySelector('h3')?.replaceChildren(`Film ${first + at}`);
    }
  };
  box.addEventListener('scroll', draw);
  draw();
  model = new PageModel(document);
  return model;
}

/** A signal that ends it, and how long it may take in ms. */
type Limits = [signal?: AbortSignal, patienceMs?: number];

async function extractAll(page: PageModel, more = {}, ...limits: Limits): Promise<ExtractResult> {
  const [list] = (await page.summary()).collections;
  const args = { collectionId: list?.id ?? '', fields: [], limit: 500, scroll: true, ...more };
  return (await page.extract(args, ...limits)) as ExtractResult;
}

test.each(['ltr', 'rtl'] as const)(
  'each card of a strip (%s) is told once and in its order',
  async (direction) => {
    const { items } = await extractAll(openStrip(direction));
    expect(items.map(({ fields }) => fields.title?.text)).toEqual(
      Array.from({ length: COUNT }, (_, at) => `Film ${at}`),
    );
  },
);

test('a strip in a pane that scrolls is scrolled itself, and counted by its own width', async () => {
  const page = openStrip('ltr', 'height:400px;overflow-y:auto', '<div style="height:3000px">More</div>');
  const [list] = (await page.summary()).collections;
  expect(list?.approxCount).toBe(COUNT);
  const { items, total } = await extractAll(page);
  expect([items.length, total]).toEqual([COUNT, COUNT]);
});

test('a strip that is in view whole has no more cards than it shows', async () => {
  const cards = Array.from({ length: 6 }, (_, at) => `<li><h3>Film ${at}</h3><a href="/film">Watch</a></li>`);
  show(`<main style="height:400px;overflow-y:auto"><ul aria-label=Films style="display:flex">${cards.join('')}</ul>
    <div style="height:3000px">More</div></main>`);
  model = new PageModel(document);
  expect((await model.summary()).collections[0]?.approxCount).toBe(6);
});

test('the strip is scrolled back to where it was', async () => {
  const page = openStrip('ltr');
  one('#box').scrollLeft = 300;
  await extractAll(page);
  expect(one('#box').scrollLeft).toBe(300);
});

test('a strip says about how many cards it has', async () => {
  const [list] = (await openStrip('ltr').summary()).collections;
  expect(list?.approxCount).toBe(COUNT);
});

test('a control of a card that is out of view is found where it is', async () => {
  const page = openStrip('ltr');
  const { items } = await extractAll(page, { controls: true });
  const [control] = items[17]?.controls ?? [];
  await page.detailsForActs([control?.id ?? '']);
  expect(
    page
      .elementFor(control?.id ?? '')
      ?.closest('li')
      ?.querySelector('h3')?.textContent,
  ).toBe('Film 17');
});

const COLUMNS = 12;
const COLUMNS_DRAWN = 7;

/** A grid of which cells are made for the columns in view, and rows for those in view. */
function openGrid(rows: number, numbered: boolean): PageModel {
  show(`<main><div id=box style="width:600px;height:220px;overflow:auto"><div role=grid aria-label=Sales ${numbered ? `aria-colcount=${COLUMNS}` : ''}
    style="position:relative;width:${COLUMNS * WIDTH}px;height:${(rows + 1) * 30}px"></div></div></main>`);
  const [box, grid] = [one('#box'), one('[role=grid]')];
  const draw = () => {
    const left = Math.min(COLUMNS - COLUMNS_DRAWN, Math.floor(box.scrollLeft / WIDTH));
    const top = Math.min(Math.max(rows - 10, 0), Math.floor(box.scrollTop / 30));
    const cells = (role: string, says: (column: number) => string) =>
      Array.from({ length: COLUMNS_DRAWN }, (_, at) => {
        const number = numbered ? `aria-colindex=${left + at + 1}` : '';
        return `<div role=${role} ${number} style="position:absolute;width:${WIDTH}px;left:${(left + at) * WIDTH}px">${says(left + at)}</div>`;
      }).join('');
    const lines = Array.from({ length: Math.min(10, rows) }, (_, at) => {
      const row = top + at;
      const style = `position:absolute;height:30px;top:${(row + 1) * 30}px`;
      return `<div role=row ${numbered ? `aria-rowindex=${row + 2}` : ''} style="${style}">${cells('gridcell', (column) => `r${row} c${column}`)}</div>`;
    });
    const head = `<div role=row aria-rowindex=1>${cells('columnheader', (column) => `Week ${column}`)}</div>`;
    grid.innerHTML = head + lines.join('');
  };
  box.addEventListener('scroll', draw);
  draw();
  model = new PageModel(document);
  return model;
}

test.each([
  ['few rows', 5, true],
  ['many rows', 14, true],
  ['rows without numbers', 14, false],
])('a grid with %s tells all columns of each row', async (_what, count, numbered) => {
  const { items } = await extractAll(openGrid(count, numbered));
  expect(
    items.map(({ fields }) => Object.entries(fields).map(([name, { text }]) => `${name}: ${text}`)),
  ).toEqual(
    Array.from({ length: count }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) => `Week ${column}: r${row} c${column}`),
    ),
  );
});

test('a grid is scrolled back to where it was', async () => {
  const page = openGrid(14, true);
  one('#box').scrollTo(300, 90);
  await until(() => one('[role=columnheader]').textContent === 'Week 3', 20_000);
  const { items } = await extractAll(page);
  expect([one('#box').scrollLeft, one('#box').scrollTop]).toEqual([300, 90]);
  expect(Object.keys(items[0]?.fields ?? {})).toEqual(
    Array.from({ length: COLUMNS }, (_, column) => `Week ${column}`),
  );
});

test.each([
  ['its rows', 300, ({ scrollTop }: Element) => scrollTop > 90],
  ['its columns', 0, ({ scrollLeft }: Element) => scrollLeft > 300],
])('a grid is scrolled back when it is ended at %s', async (_what, left, isThere) => {
  const page = openGrid(40, true);
  const [box, end] = [one('#box'), new AbortController()];
  box.scrollTo(left, 90);
  box.addEventListener('scroll', () => isThere(box) && end.abort());
  const limit = left > 0 ? 500 : 3;
  await expect(extractAll(page, { limit }, end.signal)).rejects.toThrow('cancelled');
  expect([box.scrollLeft, box.scrollTop]).toEqual([left, 90]);
});

test('the columns of few rows are read where these rows are', async () => {
  const page = openGrid(400, true);
  const tops: number[] = [];
  one('#box').addEventListener('scroll', () => tops.push(one('#box').scrollTop));
  const { items } = await extractAll(page, { limit: 3 });
  expect(items.map(({ fields }) => Object.keys(fields).length)).toEqual([COLUMNS, COLUMNS, COLUMNS]);
  expect(Math.max(...tops)).toBe(0);
});

test('when the time is over there is what was seen by then', async () => {
  const { items, truncated } = await extractAll(openGrid(14, true), {}, undefined, 0);
  expect([items.length, truncated]).toEqual([10, true]);
});

test.each(['role=columnheader', 'role=columnheader aria-colindex="$"'])(
  'cells with numbers stand under their headers (%s)',
  async (header) => {
    const heads = ['A', 'B', 'C', 'D'].map(
      (name, at) => `<div ${header.replace('$', `${at + 1}`)}>${name}</div>`,
    );
    const row = (says: string) =>
      `<div role=row>${[3, 4].map((at) => `<div role=gridcell aria-colindex=${at}>${says}${at}</div>`).join('')}</div>`;
    show(
      `<main><div role=grid aria-label=Cells aria-colcount=4><div role=row>${heads.join('')}</div>${row('x')}${row('y')}</div></main>`,
    );
    model = new PageModel(document);
    const { items } = await extractAll(model, { scroll: false });
    expect(items.map(({ fields }) => [fields.C?.text, fields.D?.text])).toEqual([
      ['x3', 'x4'],
      ['y3', 'y4'],
    ]);
  },
);
