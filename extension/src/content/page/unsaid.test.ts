/** Controls that say nothing of themselves: shapes, handles, branches, signs. */
import { afterEach, describe, expect, test } from 'vitest';
import { show } from '../dom/testing/show';
import { PageModel } from '.';
import { kindOf } from './kinds';

let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  model = undefined;
});

async function told(markup: string): Promise<string[]> {
  show(markup);
  model = new PageModel(document);
  const { actions } = await model.summary();
  return actions.map(({ label, kind, context }) => [label, kind, context].filter(Boolean).join(' | '));
}

const box = 'style="width:30px;height:30px;display:inline-block;cursor:pointer;background:';

describe('what is told apart by colour and shape', () => {
  test('coloured boxes under a hand', async () => {
    expect(
      await told(`<main><i ${box}red"></i><i ${box}#fff"></i><i ${box}navy;border-radius:50%"></i></main>`),
    ).toEqual(['red square', 'white square', 'blue circle']);
  });

  test('shapes of a drawing that can be clicked, its texts and links', async () => {
    const drawing =
      '<svg width=300 height=90><circle cx=20 cy=20 r=9 fill=red onclick="1"/><path d="M0 0h9"/><text x=90 y=20 style="cursor:pointer">Basel</text><a href="/gva"><text x=9 y=60>Geneva</text></a></svg>';
    expect(await told(`<main>${drawing}</main>`)).toEqual(['red circle', 'Basel', 'Geneva']);
  });

  test('shapes of one look by their size, and what has the most of it', async () => {
    const circle = (x: number, r: number) => `<circle cx=${x} cy=60 r=${r} fill=green />`;
    const drawing = `<svg width=300 height=200>${circle(20, 9)}${circle(80, 30)}${circle(180, 40)}</svg>`;
    expect(await told(`<main>${drawing}</main>`)).toEqual([
      'small green circle, smallest',
      'large green circle',
      'large green circle, largest',
    ]);
  });

  test('bars by what stands below them', async () => {
    const bar = (x: number, h: number, name: string) =>
      `<rect x=${x} y=${100 - h} width=20 height=${h} fill=blue /><text x=${x} y=115>${name}</text>`;
    const drawing = `<svg width=200 height=130>${bar(10, 40, 'Mo')}${bar(60, 90, 'Tu')}${bar(110, 60, 'We')}</svg>`;
    const bars = (await told(`<main>${drawing}</main>`)).filter((one) => one.includes('bar'));
    expect(bars).toEqual(['blue bar, Mo, shortest', 'blue bar, Tu, tallest', 'blue bar, We']);
  });

  test('a drawing of nothing but a few shapes', async () => {
    const drawing =
      '<svg width=200 height=200><rect x=9 y=9 width=20 height=20 fill=lime /><polygon points="60,60 90,60 75,90" fill=magenta /></svg>';
    expect(await told(`<main>${drawing}</main>`)).toEqual(['green square', 'pink triangle']);
  });

  test('a picture, an icon and a chart are not looked into', async () => {
    const chart =
      '<svg width=300 height=200><path d="M0 0L9 9"/><circle r=4 cx=9 cy=9 fill=red /><circle r=4 cx=40 cy=9 fill=red /></svg>';
    const icon = '<svg width=24 height=24><circle r=4 cx=9 cy=9 fill=red /><rect width=3 height=3 /></svg>';
    const picture =
      '<svg role=img aria-label=Harbour width=200 height=200><circle r=9 cx=9 cy=9 fill=red /><rect width=30 height=30 /></svg>';
    expect(await told(`<main>${chart}${icon}${picture}<button>Open ${icon}</button></main>`)).toEqual([
      'Open',
    ]);
  });
});

describe('what is dragged', () => {
  const track = (style: string) =>
    `<div style="width:200px;height:6px;position:relative"><div style="width:20px;height:20px;${style}"></div></div>`;

  test('a knob on a track is a slider, called by what stands before the track', async () => {
    expect(await told(`<main><p>Volume</p>${track('cursor:grab;background:blue')}</main>`)).toEqual([
      'Volume | slider',
    ]);
  });

  test('the edge of a pane and the grip of a row', async () => {
    const pane = '<div style="width:6px;height:90px;cursor:col-resize" class=pane-divider></div>';
    const rows = '<ul><li><span style="cursor:move">⠿</span> One</li></ul>';
    expect(await told(`<main>${pane}${rows}<div draggable=true>Card</div></main>`)).toEqual([
      'pane divider | resize',
      '⠿ | drag',
      'Card | drag',
    ]);
  });

  test('a map that is dragged is no handle', async () => {
    expect(await told('<main><div style="width:600px;height:400px;cursor:grab"></div></main>')).toEqual([]);
  });
});

test('the branches of a tree without roles are told by their own words', async () => {
  const tree =
    '<ul><li><span class=t>▸</span> <span class=n>Inbox</span><ul><li><span class=n>Work</span></li></ul></li><li><span class=n>Sent</span></li></ul>';
  expect(await told(`<main><style>.t,.n{cursor:pointer}</style>${tree}</main>`)).toEqual([
    '▸ Inbox',
    'Inbox | ▸ Inbox',
    'Work | ▸ Inbox',
    'Sent',
  ]);
});

const SIGNS: readonly [string, string | undefined][] = [
  ['🗑️', 'delete'],
  ['🔍', 'search'],
  ['☰', 'menu'],
  ['→', 'next'],
  ['««', 'previous'],
  ['×', 'close'],
  ['✏️', 'edit'],
  ['😀', undefined],
  ['→ ←', undefined],
  ['7', undefined],
];

test.each(SIGNS)('%s says %s', (sign, kind) => {
  expect(kindOf(sign)).toBe(kind);
});

test('words of seven languages on one page have their kinds', () => {
  const words = [
    'Add to cart',
    'In den Warenkorb',
    'Ajouter au panier',
    'Añadir al carrito',
    'Adicionar ao carrinho',
    '加入购物车',
    'カートに入れる',
  ];
  expect(new Set(words.map((one) => kindOf(one)))).toEqual(new Set(['add_to_cart']));
});

test('one of many like things is told by what it stands for', async () => {
  const seat = (place: string) =>
    `<i class=seat data-seat=${place} style="display:inline-block;width:30px;height:30px;cursor:pointer"></i>`;
  expect(await told(`<main>${seat('1A')}${seat('1B')}</main>`)).toEqual(['seat 1A', 'seat 1B']);
});

test('an editor is called by what it shows while it is empty', async () => {
  await told('<main><h1>Ticket</h1><div contenteditable data-placeholder="Add a comment"></div></main>');
  expect((await model?.summary())?.forms[0]?.fieldSummaries[0]?.label).toBe('Add a comment');
});

test('a plus beside fields sends nothing', async () => {
  await told('<main><input type=search aria-label=Places><button>+</button><button>−</button></main>');
  expect((await model?.summary())?.forms[0]?.submitLabel).toBe(undefined);
});

test('what a row shows under the pointer is told without another of it', async () => {
  const row = (name: string) =>
    `<tr><td>${name}<td class=t><button>Rename</button><button>Delete</button></tr>`;
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(row).join('');
  const heard = await told(
    `<main><style>.t{visibility:hidden} tr:hover .t{visibility:visible}</style><table>${rows}</table></main>`,
  );
  expect(heard).toEqual(['Rename | edit', 'Delete | delete']);
});
