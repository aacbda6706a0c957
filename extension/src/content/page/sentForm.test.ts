import { afterEach, describe, expect, test } from 'vitest';
import type { SentForm } from '../../generated/types';
import { readSentForm, type Sending } from './sentForm';

const body = document.createElement('main');
afterEach(() => body.remove());

function show(html: string): void {
  body.innerHTML = html;
  document.body.append(body);
}

function one<E extends Element = HTMLInputElement>(css: string): E {
  return body.querySelector<E>(css) as E;
}

function read(css = 'button', how: Sending = 'submits'): SentForm | undefined {
  return readSentForm(one(css), how);
}

const told = (form: SentForm | undefined) =>
  form?.fields.map(({ label, value, checked, filled }) => [label, value ?? checked ?? { filled }]);

const ORDER = `<form id=order>
  <label>To <input name=to value=bob@shop.example></label>
  <label>Count <input type=number value=2></label>
  <label><input type=checkbox name=gift checked> As a gift</label>
  <fieldset><legend>Size</legend><label><input type=radio name=size value=s>Small</label>
    <label><input type=radio name=size value=l checked>Large</label></fieldset>
  <label>Land <select name=land><option value=de>Germany<option value=es selected>Spain</select></label>
  <label>Note <textarea name=note>Two
lines</textarea></label>
  <label>Code <input type=password name=code value=hunter2></label>
  <label>Card <input autocomplete=cc-number></label>
  <label>Off <input name=off value=1 disabled></label>
  <input type=hidden name=token value=abc><input name=trap style="display:none" value=x>
  <button name=do value=buy>Order</button></form><input form=order aria-label=Voucher name=v value=V10>`;

test('a form is told as a person reads it, with what is associated from outside, and no secret', () => {
  show(ORDER);
  const form = read();
  expect(told(form)).toEqual([
    ['To', 'bob@shop.example'],
    ['Count', '2'],
    ['As a gift', true],
    ['Size', 'Large'],
    ['Land', 'Spain'],
    ['Note', 'Two\nlines'],
    ['Code', { filled: true }],
    ['Card', { filled: false }],
    ['Voucher', 'V10'],
  ]);
  expect(form).toMatchObject({ more: 0, hidden: 2 });
  expect(JSON.stringify(form)).not.toContain('hunter2');
});

test.each<[string, string, object]>([
  ['a value', '[name=to]', { value: 'eve@shop.example' }],
  ['a check', '[name=gift]', { checked: false }],
  ['a choice', '[value=s]', { checked: true }],
  ['an option that reads the same', 'option:checked', { value: 'us' }],
  ['a secret', '[name=code]', { value: 'hunter3' }],
  ['a hidden input', '[name=token]', { value: 'abd' }],
  ['a field that nobody sees', '[name=trap]', { value: 'y' }],
  ['what the button says for itself', 'button', { value: 'sell' }],
  ['a field that is no longer disabled', '[name=off]', { disabled: false }],
])('the digest changes with %s', (_, css, change) => {
  show(ORDER);
  const before = read();
  expect(read()?.digest).toBe(before?.digest);
  Object.assign(one(css), change);
  expect(read()?.digest).not.toBe(before?.digest);
});

test('the digest binds the end of a value that is too long to be shown', () => {
  show('<form><label>Text <textarea></textarea></label><button>Send</button></form>');
  const area = one<HTMLTextAreaElement>('textarea');
  area.value = 'x'.repeat(2_000);
  const before = read();
  expect(before?.fields[0]).toMatchObject({ value: 'x'.repeat(500), more: 1_500 });
  area.value = `${'x'.repeat(1_999)}y`;
  expect(read()?.digest).not.toBe(before?.digest);
});

test('so many fields are listed, and the rest is counted', () => {
  const inputs = Array.from({ length: 40 }, (_, at) => `<label>F${at} <input value=${at}></label>`);
  show(`<form>${inputs.join('')}<button>Send</button></form>`);
  const form = read();
  expect([form?.fields.length, form?.more]).toEqual([30, 10]);
});

test('a value that repeats a secret is as secret as that', () => {
  show(
    '<form><input type=password aria-label=Code value=tr0ub4dor><input aria-label=Again value="my tr0ub4dor"><button>Go</button></form>',
  );
  expect(told(read())).toEqual([
    ['Code', { filled: true }],
    ['Again', { filled: true }],
  ]);
});

test('a button in no form sends the fields of its box, and none of a form beside it', () => {
  show(`<form><input aria-label=Search value=x></form>
    <div><p><label>Name <input value=Ada></label></p><div contenteditable aria-label=Text>Hello</div>
      <div role=checkbox aria-checked=true tabindex=0>Agree</div><span><div role=button tabindex=0>Send</div></span></div>`);
  expect(told(read('[role=button]', 'presses'))).toEqual([
    ['Name', 'Ada'],
    ['Text', 'Hello'],
    ['Agree', true],
  ]);
});

test('a dialog is read whole', () => {
  show(`<div role=dialog><div><label>Name <input value=Ada></label></div>
    <footer><label>Copy <input value=me></label><button>Send</button></footer></div>`);
  expect(told(read('button', 'presses'))).toEqual([
    ['Name', 'Ada'],
    ['Copy', 'me'],
  ]);
});

test.each([
  ['a link', '<form><input value=1><a id=it href="/x">Delete</a></form>', 'presses'],
  ['a button without fields around it', '<p><button id=it type=button>Delete</button></p>', 'presses'],
  ['a button of a form without fields', '<form><button id=it>Delete</button></form>', 'submits'],
  ['a list that is no field', '<ul id=it><li>One</ul>', 'sends'],
] as const)('nothing goes along with %s', (_, html, how) => {
  show(html);
  expect(read('#it', how)).toBeUndefined();
});

test('a box that sends by a key sends itself', () => {
  show(
    '<div><label>Name <input value=x></label><div contenteditable aria-label=Message id=it>Hi Bob</div></div>',
  );
  expect(told(read('#it', 'sends'))).toEqual([['Message', 'Hi Bob']]);
});

test.each([
  ['a link without an address', '<a href="" id=it>Send</a>'],
  ['a link to a place on the page', '<a href="#" id=it>Send</a>'],
  ['a link that runs a script', '<a href="javascript:void 0" id=it>Send</a>'],
  ['an item of a menu', '<div role=menuitem tabindex=0 id=it>Send</div>'],
])('%s sends the form around it', (_, sender) => {
  show(`<form><label>Name <input value=Ada></label>${sender}</form>`);
  expect(told(read('#it', 'presses'))).toEqual([['Name', 'Ada']]);
});

test.each([
  [
    'fields of a toolbar',
    '<div role=toolbar><select><option>Large</select><button id=it>Empty</button></div>',
  ],
  [
    'what is chosen in a list',
    '<div><button id=it>Empty</button></div><ul><li><input type=checkbox>One<li><input type=checkbox>Two</ul>',
  ],
])('%s are no form of a button beside them', (_, html) => {
  show(`<section>${html}</section>`);
  expect(read('#it', 'presses')).toBeUndefined();
});

test('fields in the rows of a table are sent by a button in another row', () => {
  show(`<table><tr><td><label>Name <input value=Ada></label><tr><td><label><input type=radio checked>Home</label>
    <tr><td><button>Send</button></table>`);
  expect(told(read('button', 'presses'))).toEqual([
    ['Name', 'Ada'],
    ['radio', 'Home'],
  ]);
});

test('a button under a toolbar sends the text above it, and a button in a row the fields of the row', () => {
  show(`<div><div contenteditable aria-label=Text>Hi</div><div role=toolbar><input aria-label=Font><button id=it>Send</button></div></div>
    <ul><li><input aria-label=Count value=2><button id=row>Save</button><li><input aria-label=Count value=3></ul>`);
  expect(told(read('#it', 'presses'))).toEqual([['Text', 'Hi']]);
  expect(told(read('#row', 'presses'))).toEqual([['Count', '2']]);
});

describe('a hidden field that the page renews', () => {
  const renew = (value: string) => Object.assign(one('[name=token]'), { value });
  /** The digests of a card and of the act after the yes to it. */
  function ask(card: SentForm | undefined, change: () => void): [string | undefined, SentForm | undefined] {
    change();
    return [card?.digest, readSentForm(one('button'), 'submits', undefined, card?.digest)];
  }

  test('is left out when it alone changed after two cards', () => {
    show(ORDER);
    const [first, second] = ask(read(), () => renew('b'));
    expect(second?.digest).not.toBe(first);
    const [, third] = ask(second, () => renew('c'));
    const [asked, fourth] = ask(third, () => renew('d'));
    expect(fourth?.digest).toBe(asked);
  });

  test('is left out alone', () => {
    show(ORDER);
    const [, second] = ask(read(), () => renew('b'));
    const [, third] = ask(second, () => renew('c'));
    for (const [css, change] of [
      ['[name=to]', { value: 'eve@shop.example' }],
      ['[name=trap]', { value: 'y' }],
    ] as const) {
      const [asked, now] = ask(third, () => Object.assign(one(css), change));
      expect(now?.digest).not.toBe(asked);
    }
  });

  test('stays in while something that is shown changes too', () => {
    show(ORDER);
    let card = read();
    for (const value of ['b', 'c', 'd']) {
      const [asked, now] = ask(card, () => {
        renew(value);
        one('[name=v]').value = value;
      });
      expect(now?.digest).not.toBe(asked);
      card = now;
    }
    const [asked, now] = ask(card, () => renew('e'));
    expect(now?.digest).not.toBe(asked);
  });

  test('counts once for a card, however often the act is tried', () => {
    show(ORDER);
    const card = read();
    renew('b');
    const tries = [1, 2, 3].map(() => readSentForm(one('button'), 'submits', undefined, card?.digest));
    expect(tries.map((form) => form?.digest)).not.toContain(card?.digest);
    const [asked, now] = ask(read(), () => renew('c'));
    expect(now?.digest).not.toBe(asked);
  });
});
