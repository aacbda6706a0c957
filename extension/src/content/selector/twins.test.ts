/** Things that only the values of their fields, or nothing, tells apart: an act never means another one than was seen. */
import { expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { findByFingerprint, fingerprint, generate, hasFingerprint, resolve } from '.';

const NAMES = ['Alice', 'Bob', 'Carol'];
const field = (name: string) => `<input aria-label=Name value="${name}">`;
const shapes: Record<string, (name: string) => string> = {
  'table rows': (name) => `<tr class=row><td>${field(name)}</td><td><button>Delete</button></td></tr>`,
  boxes: (name) => `<div class=row>${field(name)}<button>Delete</button></div>`,
  items: (name) => `<li class=row><p>${field(name)}</p><button>Delete</button></li>`,
  'shadow roots': (name) =>
    `<p-row class=row><template shadowrootmode=open>${field(name)}<button>Delete</button></template></p-row>`,
};
const outer: Record<string, string> = { 'table rows': 'table', items: 'ul' };

function openRows(shape: string): void {
  const tag = outer[shape] ?? 'section';
  show(`<main><${tag}>${NAMES.map((name) => shapes[shape]?.(name)).join('')}</${tag}></main>`);
}

/** Field and button of a row. */
function rowOf(index: number): { row: Element; name: HTMLInputElement; button: Element } {
  const row = one(`.row:nth-of-type(${index})`);
  return { row, name: one('input', row.shadowRoot ?? row), button: one('button', row.shadowRoot ?? row) };
}

/** The row was seen; what of it is meant by the same selector and fingerprint after the page did something. */
function seen(index: number): () => Element | undefined {
  const { button } = rowOf(index);
  const { selector } = generate(button);
  const wanted = fingerprint(button);
  return () => {
    const found = resolve(document, selector);
    if (found.ok && hasFingerprint(found.element, wanted)) return found.element;
    return findByFingerprint(document, selector, wanted);
  };
}

test.each(Object.keys(shapes))('%s that differ by the value of a field are told apart', (shape) => {
  openRows(shape);
  expect(new Set([1, 2, 3].map((index) => fingerprint(rowOf(index).button))).size).toBe(3);
});

test.each(Object.keys(shapes))('in %s no other one is meant when the one that was seen is gone', (shape) => {
  openRows(shape);
  const now = seen(1);
  rowOf(1).row.remove();
  expect(now()).toBeUndefined();
});

test.each(Object.keys(shapes))('in %s the one that was seen is meant where it stands now', (shape) => {
  openRows(shape);
  const now = seen(2);
  const { button } = rowOf(2);
  rowOf(1).row.before(rowOf(3).row, rowOf(2).row);
  expect(now()).toBe(button);
});

test.each(Object.keys(shapes))('in %s that show other values now the one that was seen is gone', (shape) => {
  openRows(shape);
  const now = seen(1);
  for (const [at, name] of ['Bob', 'Carol', 'Dave'].entries()) rowOf(at + 1).name.value = name;
  expect(now()).toBeUndefined();
});

test.each(Object.keys(shapes))('in %s what is typed leaves each what it was', async (shape) => {
  openRows(shape);
  const now = seen(1);
  const { name, button } = rowOf(1);
  name.value = 'Zoe';
  name.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await Promise.resolve();
  expect(now()).toBe(button);
});

test('the last one is still itself when all that were like it are gone', () => {
  openRows('boxes');
  const now = seen(3);
  const { button } = rowOf(3);
  for (const index of [1, 1]) rowOf(index).row.remove();
  expect(now()).toBe(button);
});

test.each([
  ['fields', (name: string) => field(name)],
  ['texts', (name: string) => name],
])('controls side by side behind their %s are not taken for each other', (_name, before) => {
  show(`<p>${NAMES.map((name) => `${before(name)} <button>Delete</button>`).join(' ')}</p>`);
  const { selector } = generate(one('button'));
  const wanted = fingerprint(one('button'));
  one('button').previousSibling?.remove();
  one('button').remove();
  expect(hasFingerprint(one('button'), wanted)).toBe(false);
  expect(findByFingerprint(document, selector, wanted)).toBeUndefined();
});

test('pictures that change say that other things are shown', () => {
  const card = (src: string) => `<li><img alt src="data:,${src}"><button>Add</button></li>`;
  show(`<ul>${card('a')}${card('b')}</ul>`);
  const wanted = fingerprint(one('button'));
  one('img').setAttribute('src', 'data:,b');
  expect(hasFingerprint(one('button'), wanted)).toBe(false);
});

test.each([
  ['signs without a name', '<div onclick="1">×</div><div onclick="1">⬇</div>', 'div'],
  ['a sign and a tooltip', '<i onclick="1">×</i><i onclick="1" data-tooltip="Download">⬇</i>', 'i'],
  ['days', '<div onclick="1">12</div><div onclick="1">13</div>', 'div'],
  ['sections', '<section><h2>One</h2><input></section><section><h2>Two</h2><input></section>', 'section'],
  [
    'rows of which one has an icon',
    '<p>Ann <button>Delete</button></p><p>Bob <button><i></i>Delete</button></p>',
    'button',
  ],
  ['counters', '<div onclick="1">Likes 12</div><div onclick="1">Likes 13</div>', 'div'],
  [
    'buttons with different hidden words',
    '<button><i hidden>Ann</i>Delete</button><button><i hidden>Bob</i>Delete</button>',
    'button',
  ],
  [
    'fields in boxes of different kinds',
    '<div><h2>Log in</h2><p><input></p></div><section><h2>Log in</h2><p><input></p></section>',
    'input',
  ],
  ['long forms that are alike', `<form>${'<input>'.repeat(60)}</form>`.repeat(2), 'form'],
])('%s are told apart', (_what, markup, tag) => {
  show(`<main>${markup}</main>`);
  const [first, second] = document.querySelectorAll(tag);
  if (!first || !second) throw new Error('the test page has no two of them');
  expect(fingerprint(first)).not.toBe(fingerprint(second));
});

test('a number that a nameless control counts is no part of what it is', () => {
  show('<div onclick="1">Likes <b>12</b></div>');
  const before = fingerprint(one('div'));
  one('b').textContent = '13';
  expect(fingerprint(one('div'))).toBe(before);
});
