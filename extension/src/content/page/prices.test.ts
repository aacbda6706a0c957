import { expect, test } from 'vitest';
import { extractAll } from './testing/open';

async function valuesOf(markup: string): Promise<Record<string, unknown>[]> {
  const items = await extractAll(markup);
  return items.map((fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  );
}

test.each([
  ['elements', '<del><bdi><span>$</span>140.00</bdi></del> <ins><bdi><span>$</span>99.00</bdi></ins>'],
  [
    'a style',
    '<span class="price" style="text-decoration:line-through">$140.00</span> <span class="price">$99.00</span>',
  ],
  ['a box around', '<div style="text-decoration:line-through"><span>$140.00</span></div><b>$99.00</b>'],
  ['a part of the text', '<div class="pr"><s>$140.00</s> $99.00</div>'],
])('a price that is struck out by %s is the old one', async (_, price) => {
  const card = (name: string) => `<div class=card><h3>${name}</h3>${price}<button>Add to cart</button></div>`;
  const items = await valuesOf(`<main><div>${['Pot', 'Pan', 'Lid'].map(card).join('')}</div></main>`);
  expect(items.map(({ title, price, ...more }) => [title, price, more['old price']])).toEqual([
    ['Pot', 99, 140],
    ['Pan', 99, 140],
    ['Lid', 99, 140],
  ]);
});

test.each([
  ['$19<sup>99</sup>', '$19 99'],
  ['12<sup>2</sup>', '12 2'],
  ['<span style="font-size:30px">19</span><span style="font-size:10px">99</span>', '19 99'],
  ['<span style="display:block">12</span><span style="display:block">34</span>', '12 34'],
  ['5<br>120', '5 120'],
  ['<div style="display:flex;gap:8px"><span>3</span><span>450</span></div>', '3 450'],
  ['<span style="font-size:30px">24.</span><span style="font-size:10px">99</span>', 24.99],
  ['<b>1</b>234', 1234],
  ['<span style="display:inline-block">1</span><span style="display:inline-block">2</span>', 12],
  ['1&nbsp;234', 1234],
])('%s is %s', async (cell, value) => {
  const [item] = await valuesOf(
    `<table><tr><th>Name</th><th>Value</th></tr><tr><td>A</td><td>${cell}</td></tr></table>`,
  );
  expect(item?.Value).toBe(value);
});

test('what a part costs is no price of the whole, unless nothing else is told', async () => {
  const card = (name: string, price: string) =>
    `<div class=card><h3>${name}</h3>${price}<button>Buy</button></div>`;
  const cards = [
    card('Tea', '<small>$2.50/kg</small><b>$25.00</b>'),
    card('Rum', '<b>$75.00</b><small>$0.99 per litre</small>'),
    card('Bed', '<b>$80.00 / night</b>'),
  ];
  const items = await valuesOf(`<main><div>${cards.join('')}</div></main>`);
  expect(items.map((item) => [item.price, item['unit price']])).toEqual([
    [25, 2.5],
    [75, 0.99],
    [80, undefined],
  ]);
});
