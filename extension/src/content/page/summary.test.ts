import { afterEach, describe, expect, test } from 'vitest';
import type { MiniPCD } from '../../generated/types';
import { isMiniPCD } from '../../generated/validators';
import { measure } from '../../lib/budget';
import { one, show } from '../dom/testing/show';
import { PageModel } from '.';

let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  model = undefined;
});

async function look(markup: string): Promise<MiniPCD> {
  show(markup);
  model?.dispose();
  model = new PageModel(document);
  return model.summary();
}

const LOGIN = `<main><h1>Welcome</h1><form><label>Email <input name=email type=email required value="ada@example.com"></label>
<label>Password <input name=pw type=password value="hunter2"></label><button>Log in</button></form></main>`;

function rows(count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<tr><td><a href="/i/${index}">Invoice ${index}</a></td><td>€${index}.00</td><td><button>Download</button></td></tr>`,
  ).join('');
}

const table = (count: number) =>
  `<main><h1>Invoices</h1><table><thead><tr><th>Number</th><th>Amount</th><th></th></tr></thead><tbody>${rows(count)}</tbody></table></main>`;

describe('the summary', () => {
  test('is valid on the wire', async () => {
    expect(isMiniPCD(await look(LOGIN))).toBe(true);
  });

  test('what a sheet over the whole window covers is marked, and what lies above it is not', async () => {
    const sheet = '<div style="position:fixed;inset:0;background:#0008;z-index:9"></div>';
    const above = '<button style="position:fixed;top:1em;right:1em;z-index:10">Close</button>';
    const page = '<button>Buy</button><button>Sell</button>';
    const markedOf = async (markup: string) =>
      (await look(markup)).actions.filter(({ covered }) => covered).map(({ label }) => label);
    expect(await markedOf(page + sheet + above)).toEqual(['Buy', 'Sell']);
    expect(await markedOf(page + above)).toEqual([]);
  });

  const COVER = 'position:fixed;background:#fff;z-index:5';
  const SENDS = '<form><label>Mail <input></label><button>Send</button></form>';
  const tall = (markup: string) => `<div style="height:2000px">${markup}</div>`;
  const low = (markup: string) => `<div style="position:absolute;bottom:0">${markup}</div>`;
  test.each([
    [
      'a bar at the end of a page that cannot be scrolled',
      `${low(SENDS)}<div style="${COVER};inset:auto 0 0 0;height:200px">Cookies</div>`,
      true,
    ],
    [
      'a bar that the page can be scrolled away from',
      tall(
        `<div style="height:700px"></div>${SENDS}<div style="${COVER};inset:auto 0 0 0;height:200px">Cookies</div>`,
      ),
      false,
    ],
    ...['fixed', 'absolute'].map((position): [string, string, boolean] => [
      `a bar that a list around them, ${position}, can be scrolled away from`,
      `<div style="position:${position};inset:0;overflow:auto">${tall(`<div style="height:700px"></div>${SENDS}`)}</div><div style="${COVER};inset:auto 0 0 0;height:200px">Cookies</div>`,
      false,
    ]),
    [
      'a bar that a list around them ends at',
      `<div style="position:absolute;inset:590px 0 0 0;overflow:auto">${tall(`<div style="height:50px"></div>${SENDS}`)}</div><div style="${COVER};inset:auto 0 0 0;height:200px">Cookies</div>`,
      true,
    ],
    [
      'a box without a role over the middle',
      `<div style="height:200px"></div>${SENDS}<div style="${COVER};inset:100px 200px 50px 0">News</div>`,
      true,
    ],
    [
      'a bubble over what is fixed too',
      `<div style="position:fixed;bottom:0;right:0">${SENDS}</div><div style="${COVER};bottom:0;right:0;width:300px;height:200px">Chat</div>`,
      true,
    ],
    [
      'nothing but a bar that they stand in',
      `<div style="${COVER};inset:0 0 auto 0;height:100px">${SENDS}</div>`,
      false,
    ],
  ])('the field and the button below %s', async (_what, markup, isCovered) => {
    const { forms, actions } = await look(`${markup}<button style="position:fixed;top:300px">Other</button>`);
    const [field] = forms.flatMap(({ fieldSummaries }) => fieldSummaries);
    const send = actions.find(({ label }) => label === 'Send');
    expect([field?.covered === true, send?.covered === true]).toEqual([isCovered, isCovered]);
  });

  test('a frame of the whole page is no cover of what stands in it', async () => {
    const inside = '<div style="position:absolute;inset:0"><button>Buy</button></div>';
    expect((await look(inside)).actions.filter(({ covered }) => covered)).toEqual([]);
  });

  test('what stands in a part that is switched off is disabled', async () => {
    const { actions } = await look(
      '<div aria-disabled=true><button>Save</button></div><div aria-disabled=false><button>Go</button></div>',
    );
    expect(actions.map(({ state }) => state?.disabled)).toEqual([true, undefined]);
  });

  test('a menu of nine different links is nine actions', async () => {
    const links = Array.from({ length: 9 }, (_, n) => `<li><a href="/${n}">Part ${'abcdefghi'[n]}</a></li>`);
    const { actions } = await look(`<main><ul>${links.join('')}</ul></main>`);
    expect(actions).toHaveLength(9);
  });

  test('a button that throws a form away does not send it', async () => {
    const [form] = (
      await look('<form><label>To <input></label><button type=button>Discard draft</button></form>')
    ).forms;
    expect(form?.submitLabel).toBe(undefined);
  });

  test('the next month of a calendar does not send what stands beside it', async () => {
    const calendar = '<button>Previous</button><button>Next</button><table role=grid><tr><td>1<td>2</table>';
    const [form] = (await look(`<main><label>Departure <input></label><div>${calendar}</div></main>`)).forms;
    expect(form?.submitLabel).toBe(undefined);
  });

  test('a button for options does not submit a form', async () => {
    const [form] = (
      await look('<form role=search><input type=search><button type=button>Search options</button></form>')
    ).forms;
    expect(form?.submitLabel).toBe(undefined);
  });

  test('the same page gives the same bytes', async () => {
    const first = await look(table(40));
    const second = await model?.summary();
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  test('actions stand in the order of the page', async () => {
    const { actions } = await look(
      '<nav><a href="/a">A</a></nav><main><button>B</button></main><footer><a href="/c">C</a></footer>',
    );
    expect(actions.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  });

  test('an action tells its role, kind, landmark and path', async () => {
    const { actions } = await look('<nav><a href="/account/invoices?x=1">Invoices</a></nav>');
    expect(actions[0]).toMatchObject({
      label: 'Invoices',
      role: 'link',
      kind: 'invoices',
      landmark: 'nav',
      aboveFold: true,
      href: '/account/invoices?x=1',
    });
  });

  test('landmarks, headings and language are told', async () => {
    const { landmarks, headings, language } = await look(
      '<header></header><main><h2>Two</h2><h1>One</h1></main>',
    );
    expect([landmarks, headings, language]).toEqual([['header', 'main'], ['Two', 'One'], 'en']);
  });

  test('what nobody sees is left out', async () => {
    const { actions } = await look(
      '<button hidden>a</button><div inert><button>b</button></div><button style="position:absolute;left:-9999px">c</button><button>d</button>',
    );
    expect(actions.map(({ label }) => label)).toEqual(['d']);
  });

  test('what is below the fold says so by saying nothing', async () => {
    const { actions } = await look('<button>a</button><div style="height:5000px"></div><button>b</button>');
    expect(actions.map(({ aboveFold }) => aboveFold)).toEqual([true, undefined]);
  });

  test('states are told', async () => {
    const { actions } = await look('<button aria-pressed=true>Bold</button><button disabled>Save</button>');
    expect(actions.map(({ state }) => state)).toEqual([{ pressed: true }, { disabled: true }]);
  });

  test('more than thirty actions are cut, with their number', async () => {
    const { actions, truncated } = await look(
      Array.from({ length: 50 }, (_, index) => `<button>B${index} x</button>`).join(''),
    );
    expect([actions.length, truncated.actions]).toEqual([30, 20]);
  });

  test('an open modal scopes the page', async () => {
    const { dialog, actions } = await look(
      '<main><button>Behind</button></main><div role=dialog aria-modal=true aria-label="Delete?"><button>Yes</button></div>',
    );
    expect([dialog, actions.map(({ label }) => label)]).toEqual([
      { label: 'Delete?', role: 'dialog' },
      ['Yes'],
    ]);
  });

  test('a native modal scopes the page too', async () => {
    show('<main><button>Behind</button></main><dialog><h2>Sure?</h2><button>Yes</button></dialog>');
    one<HTMLDialogElement>('dialog').showModal();
    model = new PageModel(document);
    const { dialog, actions } = await model.summary();
    expect([dialog?.label, actions.map(({ label }) => label)]).toEqual(['Sure?', ['Yes']]);
  });

  test.each([
    ['<a href="/logout">Log out</a>', 'in'],
    ['<a href="/login">Sign in</a>', 'out'],
    ['<a href="/login">Sign in</a> <a href="/logout">Log out</a>', 'unknown'],
    ['<form><label>New password <input type=password></label></form><a href="/logout">Log out</a>', 'in'],
    ['<p>Hello</p>', 'unknown'],
  ])('%s: signed %s', async (markup, expected) => {
    expect((await look(markup)).loginState).toBe(expected);
  });

  test('two texts under one hand that each say an action are two controls', async () => {
    const { actions } = await look(
      '<main><div style="cursor:pointer"><span class=mail-reply>Reply</span> <span class=mail-forward>Forward</span></div></main>',
    );
    expect(actions.map(({ label }) => label)).toEqual(['Reply', 'Forward']);
  });

  test('like signs side by side under one hand are each a control', async () => {
    const stars = '<span class=star>☆</span>'.repeat(5);
    const { actions } = await look(
      `<main><h2>Rating</h2><div style="cursor:pointer">${stars}</div><button>Send</button></main>`,
    );
    expect(actions.map(({ label, clusterId }) => [label, clusterId !== undefined])).toEqual([
      ['star', true],
      ['Send', false],
    ]);
  });

  test('a card with a title and a text under one hand stays one control', async () => {
    const { actions } = await look(
      '<main><div style="cursor:pointer"><div class=title>Blue chair</div> <div class=price>From 20 euro</div></div></main>',
    );
    expect(actions.map(({ label }) => label)).toEqual(['Blue chair From 20 euro']);
  });

  test('a host that its button fills is no second action', async () => {
    const button =
      '<style>:host{display:inline-block}button{width:100%}</style><button><slot></slot></button>';
    const { actions } = await look(
      `<x-a style="cursor:pointer"><template shadowrootmode=open>${button}</template>Save</x-a>`,
    );
    expect(actions.map(({ label, role }) => [label, role])).toEqual([['Save', 'button']]);
  });

  test('the box under a hand around one input is the area of that input', async () => {
    const { actions, forms } = await look(
      '<form><span style="cursor:pointer" class=box><input aria-label=Wifi type=checkbox><i>&nbsp;</i></span></form>',
    );
    expect([actions, forms[0]?.fieldSummaries.map(({ label }) => label)]).toEqual([[], ['Wifi']]);
  });

  test('the field that a custom select keeps its value in is left out', async () => {
    const { forms } = await look(
      '<form><div role=combobox tabindex=0 aria-label=Class>First</div><input aria-hidden=true tabindex=-1 value=1 style="opacity:0"></form>',
    );
    expect(forms[0]?.fieldSummaries.map(({ label }) => label)).toEqual(['Class']);
  });

  test('two links to one place are one action', async () => {
    const { actions } = await look(
      '<header><a href="/cart">Cart</a></header><main><a href="/cart">Cart</a></main>',
    );
    expect(actions.map(({ landmark, clusterId }) => [landmark, typeof clusterId])).toEqual([
      ['main', 'string'],
    ]);
  });

  test.each([
    ['<p role=alert>Card declined</p>', { kind: 'alert', text: 'Card declined' }],
    ['<p role=status>Saved</p>', { kind: 'status', text: 'Saved' }],
    [
      '<p class=errornote>Please correct the error below.</p>',
      { kind: 'error', text: 'Please correct the error below.' },
    ],
    ['<div class="alert alert-success">Order placed</div>', { kind: 'status', text: 'Order placed' }],
  ])('%s is a message', async (markup, expected) => {
    expect((await look(markup)).messages).toEqual([expected]);
  });
});

describe('forms', () => {
  test('have a purpose, fields and a submit label', async () => {
    const { forms } = await look(LOGIN);
    expect(forms[0]).toMatchObject({ purpose: 'login', submitLabel: 'Log in', landmark: 'main' });
  });

  test('a value is told, a secret only that it is filled', async () => {
    const { forms } = await look(LOGIN);
    expect(forms[0]?.fieldSummaries.map(({ value, filled }) => [value, filled])).toEqual([
      ['ada@example.com', undefined],
      [undefined, true],
    ]);
  });

  test('no password is anywhere in the summary', async () => {
    expect(JSON.stringify(await look(`${LOGIN}<p role=alert>Wrong: hunter2</p>`))).not.toContain('hunter2');
  });

  test('options are told, at most twelve', async () => {
    const options = Array.from({ length: 20 }, (_, index) => `<option>O${index}`).join('');
    const { forms } = await look(`<form><label>S <select>${options}</select></label></form>`);
    expect([forms[0]?.fieldSummaries[0]?.options?.length, forms[0]?.fieldSummaries[0]?.moreOptions]).toEqual([
      12, 8,
    ]);
  });

  test('a radio button is told with its group', async () => {
    const { forms } = await look(
      '<form><fieldset><legend>Size</legend><label><input type=radio name=s> Large</label></fieldset></form>',
    );
    expect(forms[0]?.fieldSummaries[0]).toMatchObject({
      label: 'Size: Large',
      type: 'radio',
      checked: false,
    });
  });

  test('an error of a field is told', async () => {
    const { forms } = await look(
      '<form><label>Zip <input aria-invalid=true aria-describedby=e></label><span id=e>Five digits, please</span></form>',
    );
    expect(forms[0]?.fieldSummaries[0]?.error).toBe('Five digits, please');
  });

  test('loose fields of a region are a form', async () => {
    const { forms } = await look(
      '<main><input type=search aria-label="Search the shop"><button>Search</button></main>',
    );
    expect(forms[0]).toMatchObject({ purpose: 'search_products', submitLabel: 'Search' });
  });

  test.each([
    ['<form><input type=search aria-label=Q></form>', 'search'],
    ['<form><input type=email aria-label=Email><button>Subscribe</button></form>', 'newsletter'],
    [
      '<form><input type=password aria-label=P><input type=password aria-label=R><button>Register</button></form>',
      'signup',
    ],
    ['<form><input autocomplete=cc-number aria-label=Card></form>', 'payment_method'],
    ['<form><input type=file aria-label=Photo><button>Upload</button></form>', 'upload'],
    ['<form><h2>Rechnungsadresse</h2><input aria-label="Name"></form>', 'billing'],
    ['<form><input autocomplete=one-time-code aria-label=Code></form>', 'otp'],
  ])('%s is for %s', async (markup, expected) => {
    expect((await look(markup)).forms[0]?.purpose).toBe(expected);
  });

  test('a hidden file input is a field all the same', async () => {
    const { forms } = await look(
      '<form><input type=file hidden><button type=button>Choose file</button></form>',
    );
    expect(forms[0]?.fieldSummaries[0]?.type).toBe('file');
  });
});

describe('collections', () => {
  test('a table has its headers as fields', async () => {
    const { collections } = await look(table(12));
    expect(collections[0]).toMatchObject({
      name: 'Invoices',
      itemFields: ['Number', 'Amount', 'actions'],
      approxCount: 12,
      landmark: 'main',
    });
  });

  test('the controls of its rows are templates', async () => {
    const { actions, collections } = await look(table(12));
    expect(actions.map(({ label, appliesToCollectionId }) => [label, appliesToCollectionId])).toEqual([
      ['Invoice 0', collections[0]?.id],
      ['Download', collections[0]?.id],
    ]);
  });

  test('cards are told by their parts', async () => {
    const card = (n: number) =>
      `<div class=card><h3>Lamp ${n}</h3><img alt="x" src="data:,"><b>€${n}0.00</b><button>Add to cart</button></div>`;
    const { collections } = await look(
      `<main><h1>Lamps</h1><div>${[1, 2, 3, 4].map(card).join('')}</div></main>`,
    );
    expect(collections[0]).toMatchObject({
      name: 'Lamps',
      itemFields: ['title', 'image', 'price'],
      approxCount: 4,
    });
  });

  test('a definition list is one item', async () => {
    const { collections } = await look(
      '<dl><dt>Capital</dt><dd>Reykjavík</dd><dt>Area</dt><dd>103000</dd></dl>',
    );
    expect(collections[0]).toMatchObject({ itemFields: ['Capital', 'Area'], approxCount: 1 });
  });

  test('an ARIA grid tells how many rows there are', async () => {
    const row = '<div role=row><span role=gridcell>a</span><span role=gridcell>b</span></div>';
    const { collections } = await look(
      `<div role=grid aria-rowcount=5000 aria-label=Parts>${row.repeat(3)}</div>`,
    );
    expect(collections[0]).toMatchObject({ name: 'Parts', approxCount: 5000, virtual: true });
  });

  test('lists of navigation and tables for layout are none', async () => {
    const { collections } = await look(
      '<nav><ul><li><a href="/a">a</a><li><a href="/b">b</a></ul></nav><table role=presentation><tr><td>a<td>b<tr><td>c<td>d</table>',
    );
    expect(collections).toEqual([]);
  });
});

describe('controls that say nothing', () => {
  test('clickable things without a role are found and called by their words', async () => {
    const { actions } = await look(
      '<style>.i{cursor:pointer;width:20px;height:20px;display:block}</style><span class="i icon-trash"></span><div onclick="1">Open</div>',
    );
    expect(actions.map(({ label, role }) => [label, role])).toEqual([
      ['trash', 'other'],
      ['Open', 'other'],
    ]);
  });

  test('what is inside a button is part of it', async () => {
    const { actions } = await look('<button style="cursor:pointer"><span onclick="1">Save</span></button>');
    expect(actions).toHaveLength(1);
  });
});

describe('the budget', () => {
  const WIDE = '漢'.repeat(80);

  test.each([
    ['many wide labels', Array.from({ length: 200 }, (_, n) => `<button>${n}${WIDE}</button>`).join('')],
    [
      'a form of 500 fields',
      `<form>${Array.from({ length: 500 }, (_, n) => `<label>${n}${WIDE}<input></label>`).join('')}</form>`,
    ],
    [
      'forty tables',
      Array.from(
        { length: 40 },
        (_, n) => `<table><caption>${n}${WIDE}</caption><tr><th>${WIDE}<th>b<tr><td>1<td>2</table>`,
      ).join(''),
    ],
    ['one megabyte of label', `<button>${'a'.repeat(1_000_000)}</button>`],
  ])('%s: at most 8,192 bytes', async (_, markup) => {
    expect(measure(await look(markup))).toBeLessThanOrEqual(8_192);
  });

  test('lone halves of characters do not leave the page', async () => {
    const { actions } = await look('<button>a&#xD83D;b</button>');
    expect(JSON.stringify(actions)).not.toMatch(/\\ud83d/i);
  });
});

describe('what the page tells later', () => {
  const FILLED: readonly [string, string, string][] = [
    ['an empty output', '<output></output>', '12 rooms left'],
    ['an empty output that shows a number', '<output></output>', '42'],
    ['an empty status', '<div role=status></div>', 'Saved'],
    ['a status that holds a line', '<div role=status><span></span></div>', 'Saved'],
    ['a live region', '<div aria-live=polite></div>', 'Saved'],
    ['an output that said something else', '<output><b>Searching</b></output>', '7 found'],
    [
      'a status in a component',
      '<section><template shadowrootmode=open><p role=status></p></template></section>',
      'Saved',
    ],
  ];

  test.each(FILLED)('%s', async (_, markup, said) => {
    expect(
      (await look(`<main><h1>Rooms</h1>${markup}<button>Go</button></main>`)).messages,
    ).not.toContainEqual(expect.objectContaining({ text: said }));
    const before = model?.version ?? 0;
    const holder = (document.querySelector('section')?.shadowRoot ?? document).querySelector(
      ':is(output,[role=status],[aria-live])',
    );
    (holder?.firstElementChild ?? holder)?.replaceChildren(said);
    expect(model?.version).toBeGreaterThan(before);
    expect((await model?.summary())?.messages.map(({ text }) => text)).toEqual([said]);
  });
});

describe('like things outside of rows', () => {
  const box = (name: string) => `<div><b>${name}</b> <input aria-label=Amount> <button>Pay</button></div>`;

  test('fields and buttons are told by the box that is theirs alone', async () => {
    const { actions, forms } = await look(`${box('Alice')}${box('Bob')}`);
    expect([
      actions.map(({ label, context }) => `${context}: ${label}`),
      forms.flatMap(({ fieldSummaries }) => fieldSummaries.map(({ label }) => label)),
    ]).toEqual([
      ['Alice: Pay', 'Bob: Pay'],
      ['Alice: Amount', 'Bob: Amount'],
    ]);
  });
});
