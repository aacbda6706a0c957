import { describe, expect, test } from 'vitest';
import { isMiniPCD } from '../../generated/validators';
import { measure } from '../../lib/budget';
import { one, show } from '../dom/testing/show';
import { look, open, openShown } from './testing/open';

describe('the summary', () => {
  test('is valid on the wire', async () => {
    expect(
      isMiniPCD(
        await look(
          '<main><h1>Welcome</h1><form><label>Email <input></label><button>Log in</button></form></main>',
        ),
      ),
    ).toBe(true);
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
    const row = '<tr><td><a href="/i">Invoice</a></td><td>€1.00</td><td><button>Download</button></td></tr>';
    const page = open(`<main><h1>Invoices</h1><table>${row.repeat(40)}</table></main>`);
    const first = JSON.stringify(await page.summary());
    expect(JSON.stringify(await page.summary())).toBe(first);
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
    const { dialog, actions } = await openShown().summary();
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
    const page = open(`<main><h1>Rooms</h1>${markup}<button>Go</button></main>`);
    const { messages } = await page.summary();
    expect(messages).not.toContainEqual(expect.objectContaining({ text: said }));
    const before = page.version;
    const holder = (document.querySelector('section')?.shadowRoot ?? document).querySelector(
      ':is(output,[role=status],[aria-live])',
    );
    (holder?.firstElementChild ?? holder)?.replaceChildren(said);
    expect(page.version).toBeGreaterThan(before);
    expect((await page.summary()).messages.map(({ text }) => text)).toEqual([said]);
  });
});
