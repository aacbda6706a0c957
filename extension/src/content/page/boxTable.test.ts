/** Tables of plain boxes are read by the names above their columns. */
import { afterEach, expect, test } from 'vitest';
import type { ExtractResult } from '../../generated/types';
import { show } from '../dom/testing/show';
import { PageModel } from '.';

let page: PageModel;
afterEach(() => page.dispose());

async function read(markup: string) {
  show(markup);
  page = new PageModel(document);
  const [list] = (await page.summary()).collections;
  if (list === undefined) return undefined;
  const { items } = (await page.extract({
    collectionId: list.id,
    fields: [],
    controls: true,
  })) as ExtractResult;
  const rows = items.map(({ fields }) =>
    Object.entries(fields).map(([name, cell]) => `${name}=${cell.text}`),
  );
  return { name: list.name, rows, controls: items.map(({ controls }) => controls?.length ?? 0) };
}

const COLUMNS = 'display:grid;grid-template-columns:150px 100px 80px';
const row = (kind: string, cells: string[], style = COLUMNS) =>
  `<div class=${kind} style="${style}">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;
const EDIT = '<button>Edit</button>';
const NAMES = ['Item', 'Price', ''];
const ROWS = [
  ['Tea', '€3.50', EDIT],
  ['Ink', '€12.00', EDIT],
];
const READ = {
  name: 'Stock',
  rows: [
    ['Item=Tea', 'Price=€3.50', 'actions=Edit'],
    ['Item=Ink', 'Price=€12.00', 'actions=Edit'],
  ],
  controls: [1, 1],
};
const body = (style?: string) => ROWS.map((cells) => row('tr', cells, style)).join('');
const CONTENTS = 'display:contents';

test.each([
  ['names as the first row', `<div>${row('th', NAMES)}${body()}</div>`],
  ['names before the rows', `${row('th', NAMES)}<div>${body()}</div>`],
  ['names in a box of their own', `<div>${row('th', NAMES)}</div><div>${body()}</div>`],
  [
    'one grid of rows without boxes',
    `<div style="${COLUMNS}">${row('th', NAMES, CONTENTS)}${body(CONTENTS)}</div>`,
  ],
  ['writing from the right', `<div dir=rtl>${row('th', NAMES)}${body()}</div>`],
])('%s', async (_, markup) => {
  expect(await read(`<h2>Stock</h2>${markup}`)).toEqual(READ);
});

test.each([
  ['parts that stand below each other', row('th', NAMES, '') + body('')],
  [
    'cells that stand in no columns',
    row('th', NAMES, 'display:flex;gap:3px') + body('display:flex;gap:90px'),
  ],
  ['rows that have no names above them', body() + body()],
  [
    'a form',
    `<form>${row('th', ['Who', 'Years', ''])}${row('tr', ['<input>', '<input>', '']).repeat(2)}</form>`,
  ],
])('%s is none', async (_, markup) => {
  const found = await read(`<h2>Stock</h2><div>${markup}</div>`);
  expect((found?.rows ?? []).flat().filter((cell) => /^(?:Item|Who)=/.test(cell))).toEqual([]);
});

test('names that change before the rows are read anew', async () => {
  show(`<div>${row('th', NAMES)}<div id=rows>${body()}</div></div>`);
  page = new PageModel(document);
  const fields = async () => (await page.summary()).collections[0]?.itemFields;
  const before = await fields();
  (document.querySelector('.th')?.firstElementChild as Element).textContent = 'Ware';
  expect([before?.[0], (await fields())?.[0]]).toEqual(['Item', 'Ware']);
});
