import { expect, test } from 'vitest';
import { show } from '../dom/testing/show';
import { PageModel } from '.';
import { look } from './testing/open';

const NAMES = ['Amber lamp', 'Birch chair', 'Cedar table', 'Delta lamp', 'Ember chair', 'Fjord table'];
const card = (name: string) =>
  `<div class=card><h4>${name}</h4><p>Nice for the home</p><b>19.00 €</b> <button>Add to cart</button></div>`;
const row = (names: readonly string[]) =>
  `<div class=row>${names.map((name) => `<div class=col-4>${card(name)}</div>`).join('')}</div>`;
const task = (name: string) => `<div class=task><p>${name} needs polish</p><button>Open</button></div>`;
const list = (title: string, names: readonly string[]) =>
  `<div class=list><h2>${title}</h2>${names.map(task).join('')}<button>Add a card</button></div>`;
const shelf = (title: string, names: readonly string[]) =>
  `<section><h2>${title}</h2><ul>${names.map((name) => `<li><a href="/${title}/${name}">${name}</a> <button>Save</button></li>`).join('')}</ul></section>`;

async function lists(markup: string): Promise<(string | number)[][]> {
  const { collections } = await look(markup);
  return collections.map(({ name, approxCount = 0 }) => [name, approxCount]);
}

test.each([
  ['rows of cards are one list of cards', row(NAMES.slice(0, 3)) + row(NAMES.slice(3, 5)), [['cards', 5]]],
  [
    'the lists of a board are lists by their titles',
    `<div>${list('To do', NAMES.slice(0, 3))}${list('Doing', NAMES.slice(3))}${list('Done', NAMES.slice(0, 4))}</div>`,
    [
      ['To do', 3],
      ['Doing', 3],
      ['Done', 4],
    ],
  ],
  [
    'the shelves of a shop are lists by their titles',
    shelf('New', NAMES.slice(0, 3)) + shelf('Popular', NAMES.slice(1, 5)) + shelf('Sale', NAMES.slice(2)),
    [
      ['New', 3],
      ['Popular', 4],
      ['Sale', 4],
    ],
  ],
])('%s', async (_, markup, expected) => {
  expect(await lists(`<div>${markup}</div>`)).toEqual(expected);
});

const cell = (content: string) => `<div class=cell>${content}</div>`;
const INNER: Record<string, string> = {
  'cells of a row': `${cell('<img src="data:," alt=""><b>Ann</b>')}${cell('<a href=/m><i></i> <span>Messages</span></a>')}${cell('<button><i></i> <span>Remove</span></button>')}`,
  'sizes to choose from': `<h3>Shirt</h3><b>19.00 €</b><div>${['Small', 'Medium', 'Large'].map((size) => `<div class=size><button><span>${size}</span></button></div>`).join('')}</div><button>Add to cart</button>`,
  'tags of a post': `<h3><a href=/post>A walk</a></h3><ul>${['hills', 'rain', 'mud'].map((tag) => `<li><a href=/t><i></i><span>${tag}</span></a></li>`).join('')}</ul>`,
  'answers to a post': `<h3>Ann</h3><img src="data:," alt=""><p>${'We went up the hill and it rained all day long. '.repeat(3)}</p><button>Like</button><button>Share</button><div>${['Bob', 'Cyd'].map((name) => `<div class=answer><h5>${name}</h5><button>Reply</button></div>`).join('')}</div>`,
};

test.each(Object.entries(INNER))('cards stay cards with the %s', async (_, content) => {
  const markup = `<div>${`<div class=card>${content}</div>`.repeat(4)}</div>`;
  expect(await lists(markup)).toEqual([['cards', 4]]);
});

test('a button in rows of cards is told with its card', async () => {
  const { actions } = await look(
    `<div>${row(['Amber lamp', 'Birch chair'])}${row(['Cedar table'])}</div>`.replace(
      'Add to cart',
      'Notify me',
    ),
  );
  expect(actions.map(({ label, context }) => [label, context])).toContainEqual(['Notify me', 'Amber lamp']);
});

test('like links of like rows are told apart by the headings above them', async () => {
  const { actions } = await look(shelf('New', NAMES.slice(0, 2)) + shelf('Sale', NAMES.slice(0, 2)));
  const lamps = actions.filter(({ label }) => label === 'Amber lamp').map(({ context }) => context);
  expect(lamps).toEqual([expect.stringMatching(/^New/), expect.stringMatching(/^Sale/)]);
});

test.each(['tabpanel', 'dialog', 'presentation'])('cards right in a %s are a collection', async (role) => {
  const card = (name: string) =>
    `<div class=card><h3>${name}</h3><p>Good ${name}</p><button>Order</button></div>`;
  show(`<main><div role=${role}>${['Tea', 'Rum', 'Gin'].map(card).join('')}</div></main>`);
  const page = new PageModel(document);
  const { collections, actions } = await page.summary();
  page.dispose();
  expect(collections).toHaveLength(1);
  expect(actions.map(({ label, appliesToCollectionId }) => [label, appliesToCollectionId])).toEqual([
    ['Order', collections[0]?.id],
  ]);
});
