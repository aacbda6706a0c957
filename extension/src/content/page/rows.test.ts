/** What rows hold is told: the values and states of what is set in them, and all of a list of one row. */
import { afterEach, expect, test } from 'vitest';
import type { ExtractResult, MiniPCD } from '../../generated/types';
import { one, show } from '../dom/testing/show';
import { fingerprint } from '../selector';
import { PageModel } from '.';

let model: PageModel;
afterEach(() => model.dispose());

async function look(markup: string): Promise<MiniPCD> {
  show(`<main>${markup}</main>`);
  model = new PageModel(document);
  return model.summary();
}

async function extract(markup: string, more: object = {}) {
  const [list] = (await look(markup)).collections;
  const told = await model.extract({ collectionId: list?.id ?? '', fields: [], ...more });
  return (told as ExtractResult).items;
}

const BASKET = `<table><tr><th>Article<th>Count<th>Gift<th>Size<th>Note<th>Pin</tr>
  <tr><td>Tea<td><button>−</button><input type=number aria-label=Count value=3><button>+</button>
    <td><div role=switch aria-checked=true tabindex=0 aria-label=Gift style="height:20px"></div><td><select aria-label=Size><option>S<option selected>L</select>
    <td><div role=spinbutton tabindex=0 aria-label=Weight aria-valuenow=12 aria-valuetext="12 kg" style="height:20px"></div><td><input type=password aria-label=Pin value=4711>
  <tr><td>Cup<td><button>−</button><input type=number aria-label=Count value=1><button>+</button>
    <td><div role=switch aria-checked=false tabindex=0 aria-label=Gift style="height:20px"></div><td><select aria-label=Size><option>S<option>L</select><td><td></table>`;

test('cells with nothing but fields say what stands in them', async () => {
  const rows = (await extract(BASKET)).map(({ fields }) => Object.values(fields).map(({ text }) => text));
  expect(rows[0]?.slice(0, 5)).toEqual(['Tea', '3', 'yes', 'L', '12 kg']);
  expect(rows[1]?.slice(0, 4)).toEqual(['Cup', '1', 'no', 'S']);
  expect(JSON.stringify(rows)).not.toContain('4711');
});

test('the controls of a row are told with their states and values', async () => {
  const [row] = await extract(BASKET, { controls: true });
  const told = row?.controls?.map(({ label, state, value }) => [label, value ?? state?.checked]);
  expect(told).toContainEqual(['Count', '3']);
  expect(told).toContainEqual(['Gift', true]);
  expect(told).toContainEqual(['Size', 'L']);
  expect(told).toContainEqual(['Weight', '12 kg']);
  expect(told).toContainEqual(['Pin', undefined]);
});

test('cards tell whether they are switched on, and what is set in them', async () => {
  const card = (name: string, more: string) => `<li><h3>${name}</h3><a href="/x">More</a>${more}</li>`;
  const items = await extract(`<ul>${card('Lamp', '<button role=switch aria-checked=true>On</button>')}
    ${card('Heater', '<button role=switch aria-checked=false>On</button><input type=range value=20 max=30>')}</ul>`);
  expect(items.map(({ fields }) => [fields.checked?.text, fields.value?.value])).toEqual([
    ['yes', undefined],
    ['no', 20],
  ]);
});

test('a list of one row says what the row says', async () => {
  const { collections } = await look('<table><tr><th>Order<th>Sum</tr><tr><td>A-7<td>€30.00</tr></table>');
  expect(collections.map(({ row }) => row)).toEqual(['A-7 · €30.00']);
});

test('a list of one row says what was typed into it since', async () => {
  await look(
    '<table><tr><th>Order<th>Count</tr><tr><td>A-7<td><input aria-label=Count value=1></tr></table>',
  );
  one<HTMLInputElement>('input').value = '12';
  expect((await model.summary()).collections.map(({ row }) => row)).toEqual(['A-7 · 12']);
});

test('a list of terms says what they are', async () => {
  const { collections } = await look('<dl><dt>Name<dd>Ada<dt>Plan<dd>Free</dl>');
  expect(collections.map(({ row }) => row)).toEqual(['Name: Ada · Plan: Free']);
});

test('lists of several rows do not say them', async () => {
  const { collections } = await look(
    '<table><tr><th>No<th>Sum</tr><tr><td>A<td>1</tr><tr><td>B<td>2</tr></table>',
  );
  expect(collections.map(({ row }) => row)).toEqual([undefined]);
});

test('all lists that are left out are counted', async () => {
  const list = '<h2>Part</h2><ul><li>one <b>two</b><li>three <b>four</b></ul>';
  const { collections, truncated } = await look(list.repeat(60));
  expect(collections.length + truncated.collections).toBe(60);
});

test.each([
  ['<div role=group aria-label=Guests><button>−</button><b>2</b><button>+</button></div>', 'Guests: − 2 +'],
  ['<div>Rooms <button>−</button><b>1</b><button>+</button></div>', 'Rooms − 1 +'],
  ['<div>Rooms <button>+</button></div>', undefined],
])('a button of %s tells %s', async (markup, told) => {
  const { actions } = await look(markup);
  expect(actions.find(({ label }) => label === '+')?.context).toBe(told);
});

test('of too many controls those go first that are hidden from screen readers', async () => {
  const buttons = (from: number) =>
    Array.from({ length: 20 }, (_, n) => `<button>Part ${String.fromCharCode(65 + from + n)}</button>`).join(
      '',
    );
  const { actions } = await look(`<div aria-hidden=true>${buttons(0)}</div><div>${buttons(20)}</div>`);
  expect(actions.filter(({ label }) => label.charCodeAt(5) >= 65 + 20)).toHaveLength(20);
});

const BEHIND = '<h1>Shop</h1><p>Opening hours: nine to five.</p>';
const DIALOG = '<dialog id=cart><h2>Your basket</h2><p>One pot of tea.</p></dialog>';

test.each([
  [{}, ['Your basket', 'One pot of tea.']],
  [{ query: 'tea' }, ['One pot of tea.']],
  [{ query: 'opening hours' }, ['Opening hours: nine to five.']],
])('with a dialog open %j reads %j', async (args, told) => {
  await look(BEHIND + DIALOG);
  document.querySelector('dialog')?.showModal();
  const result = await model.read(args);
  expect('passages' in result && result.passages.map(({ text }) => text)).toEqual(told);
});

test('a row that is told is no other one by that', async () => {
  const field = '<input aria-label=Name value=Ada>';
  const { collections } = await look(
    `<table><tr><th>Name</tr><tr><td>${field}</tr><tr><td>Bob ${field}</tr></table>`,
  );
  const before = fingerprint(one('input'));
  const told = await model.extract({ collectionId: collections[0]?.id ?? '', fields: [], controls: true });
  expect((told as ExtractResult).items[0]?.controls).toHaveLength(1);
  expect(fingerprint(one('input'))).toBe(before);
});
