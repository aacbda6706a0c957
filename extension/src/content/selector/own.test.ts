import { describe, expect, test, vi } from 'vitest';
import { inPass } from '../dom';
import { one, show } from '../dom/testing/show';
import { findByFingerprint, fingerprint, generate, hasFingerprint } from '.';

const NAMES = ['Alice', 'Bob', 'Carol'];
const rows = (make: (name: string, index: number) => string) => NAMES.map(make).join('');
const DELETE = '<button class=x>Delete</button>';
/** Each holds three like buttons; `.row` is what goes with one of them. */
const SHAPES: [string, string][] = [
  ['boxes without a role', rows((name) => `<div class=row><span>${name}</span>${DELETE}</div>`)],
  ['sections', rows((name) => `<section class=row><h2>${name}</h2><p>Notes</p>${DELETE}</section>`)],
  [
    'rows that begin with a tick box',
    `<table>${rows((name) => `<tr class=row><td><input type=checkbox></td><td>${name}</td><td>${DELETE}</td></tr>`)}</table>`,
  ],
  [
    'numbered rows',
    `<table>${rows((name, index) => `<tr class=row><td class=no>${index + 1}</td><td>${name}</td><td>${DELETE}</td></tr>`)}</table>`,
  ],
  [
    'rows that begin alike',
    `<ul>${rows((name) => `<li class=row><a href="/acme">Acme</a> <b>paid</b> ${name} ${DELETE}</li>`)}</ul>`,
  ],
  [
    'one row with several',
    `<ul><li><h3>Guests</h3>${rows((name) => `<span class=row>${name} ${DELETE}</span>`)}</li></ul>`,
  ],
  [
    'shadow roots',
    rows(
      (name) => `<p-row class=row><template shadowrootmode=open><b>${name}</b>${DELETE}</template></p-row>`,
    ),
  ],
];

function buttons(): Element[] {
  return [...document.querySelectorAll('.row')].map((row) => one('.x', row.shadowRoot ?? row));
}

function renumber(): void {
  for (const [index, cell] of [...document.querySelectorAll('.no')].entries())
    cell.textContent = `${index + 1}`;
}

describe.each(SHAPES)('like controls in %s', (_name, markup) => {
  test('are told apart', () => {
    show(markup);
    expect(new Set(buttons().map(fingerprint)).size).toBe(3);
  });

  test('are found again when the ones before them are gone', () => {
    show(markup);
    const [, bob] = buttons();
    if (bob === undefined) throw new Error('the test page has no second row');
    const { selector } = generate(bob);
    const before = fingerprint(bob);
    one('.row').remove();
    renumber();
    expect(findByFingerprint(document, selector, before)).toBe(bob);
  });

  test('are not taken for each other', () => {
    show(markup);
    const [alice, bob] = buttons();
    if (alice === undefined || bob === undefined) throw new Error('the test page has no second row');
    const { selector } = generate(alice);
    const before = fingerprint(alice);
    one('.row').remove();
    renumber();
    expect(findByFingerprint(document, selector, before)).toBeUndefined();
  });

  test('the last one is still itself, and not one of those that were like it', () => {
    show(markup);
    const [alice, bob, carol] = buttons();
    if (alice === undefined || bob === undefined || carol === undefined) throw new Error('no three rows');
    const { selector } = generate(bob);
    const [itself, other] = [fingerprint(bob), fingerprint(alice)];
    for (const gone of [alice, carol]) gone.remove();
    expect(findByFingerprint(document, selector, itself)).toBe(bob);
    expect(findByFingerprint(document, selector, other)).toBeUndefined();
  });

  test('are what they were when another one says something else', () => {
    show(markup);
    const [alice, bob] = buttons();
    if (alice === undefined || bob === undefined) throw new Error('the test page has no second row');
    const before = fingerprint(bob);
    alice.textContent = 'Deleted';
    expect(fingerprint(bob)).toBe(before);
  });
});

test('what is written in one field changes neither it nor the like one beside it', () => {
  const field = (about: string) =>
    `<div><p>${about}</p><div contenteditable role=textbox aria-label=Answer></div></div>`;
  show(`<section>${field('First question')}${field('Second one')}</section>`);
  const fields = [...document.querySelectorAll('[contenteditable]')];
  const before = fields.map(fingerprint);
  one('[contenteditable]').innerHTML = '<p>Hello</p><p>there</p>';
  expect(fields.map(fingerprint)).toEqual(before);
});

test.each([
  ['an answer in its log', '.log', '<p>My answer</p>'],
  ['another time', 'time', 'an hour ago'],
])('%s leaves a control of a thread what it was', (_name, where, markup) => {
  const thread = (about: string) =>
    `<div><time>2 minutes ago</time><div class=log><p>${about}</p></div><button>Send</button></div>`;
  show(`<main>${thread('Hi there')}${thread('Other')}</main>`);
  const before = fingerprint(one('button'));
  one(where).insertAdjacentHTML('beforeend', markup);
  expect(fingerprint(one('button'))).toBe(before);
});

test('a number that a control counts is no part of what it is', () => {
  show('<div><p>Adults <i>1</i> <button>+</button></p><p>Children <i>0</i> <button>+</button></p></div>');
  const before = fingerprint(one('button'));
  one('i').textContent = '2';
  expect(fingerprint(one('button'))).toBe(before);
});

test('rows that differ by a number alone are told apart by it', () => {
  show('<div><p>Room 1 <button>Book</button></p><p>Room 2 <button>Book</button></p></div>');
  expect(fingerprint(one('p:first-child button'))).not.toBe(fingerprint(one('p:last-child button')));
});

test('a control without its like is what it was, whatever the page says around it', () => {
  show('<main><p>3 results</p><button>Search</button></main>');
  const before = fingerprint(one('button'));
  one('p').textContent = '12 results for boats';
  expect(fingerprint(one('button'))).toBe(before);
});

const ROOM = { kind: 'role', role: 'button', name: 'Book' } as const;
const rooms = (count: number) =>
  Array.from({ length: count }, (_, n) => `<div><span>Room ${n}</span> <button>Book</button></div>`).join('');

test('rows that differ by a number alone are not read once for each other one', () => {
  show(`<main>${rooms(80)}</main>`);
  const wanted = fingerprint(one('div:last-child button'));
  const tested = vi.spyOn(RegExp.prototype, 'test');
  const found = findByFingerprint(document, ROOM, wanted);
  const { length } = tested.mock.calls;
  tested.mockRestore();
  expect(found).toBe(one('div:last-child button'));
  expect(length).toBeLessThan(80 * 80);
});

test('one that has its twin far down the page is known as itself', () => {
  const hall = '<div><span>Hall</span> <button>Book</button></div>';
  show(`<main>${hall}${rooms(210)}${hall}</main>`);
  expect(findByFingerprint(document, ROOM, fingerprint(one('button')))).toBe(one('button'));
});

describe.each([299, 300, 1_200])('in a list of %i', (count) => {
  const orders = (age: number) =>
    Array.from(
      { length: count },
      (_, n) => `<li><a href="/o">Order</a> of Ann${n} ${age} minutes ago <button>Book</button></li>`,
    ).join('');

  test('a row lasts over a new rendering and another time in it', () => {
    show(`<main><ul>${orders(2)}</ul></main>`);
    const wanted = fingerprint(one('li:nth-child(290) button'));
    one('ul').innerHTML = orders(3);
    expect(hasFingerprint(one('li:nth-child(290) button'), wanted)).toBe(true);
    expect(hasFingerprint(one('li:nth-child(291) button'), wanted)).toBe(false);
  });

  test('rows that say the same are still told apart', () => {
    const same = '<li><a href="/o">Order</a> of Bob <button>Book</button></li>';
    show(`<main><ul>${same}${orders(2)}${same}</ul></main>`);
    const last = one('li:last-child button');
    expect(fingerprint(one('button'))).not.toBe(fingerprint(last));
  });
});

test('of more children than are read each is known as itself alone', () => {
  show(`<main><ul>${'<li>Order <button>Book</button></li>'.repeat(5_001)}</ul></main>`);
  const [first, second] = document.querySelectorAll('button');
  if (!first || !second) throw new Error('the test page has no two buttons');
  const wanted = fingerprint(first);
  expect([hasFingerprint(first, wanted), hasFingerprint(second, wanted)]).toEqual([true, false]);
});

test('the words of like rows are put together once for all of them', () => {
  const card = (n: number) => `<li><h3>Lamp</h3> <i>kind</i> a${n} <button>Add</button></li>`;
  show(`<main><ul>${Array.from({ length: 120 }, (_, n) => card(n)).join('')}</ul></main>`);
  const joined = vi.spyOn(Array.prototype, 'join');
  inPass(() => [...document.querySelectorAll('button')].map(fingerprint));
  const { length } = joined.mock.calls;
  joined.mockRestore();
  expect(length).toBeLessThan(120 * 60);
});
