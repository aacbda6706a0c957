import { expect, test } from 'vitest';
import { destinationOf, findDestination } from '.';
import { one, show } from './testing/show';

const here = (path: string) => new URL(path, document.baseURI).href;
const leads = (html: string, css = 'button') => {
  show(html);
  return findDestination(one(css));
};

test.each([
  ['<form action="/pay" method="post"><button>OK</button></form>', 'POST /pay'],
  ['<form action="/find"><button>OK</button></form>', 'GET /find'],
  ['<form action="/a"><button formaction="/b" formmethod="post">OK</button></form>', 'POST /b'],
  ['<form id="f" action="/away" method="POST"></form><button form="f">OK</button>', 'POST /away'],
  [
    '<form action="/x" method="post"><input type="hidden" name="_method" value="delete"><button>OK</button></form>',
    'DELETE /x',
  ],
  ['<form action="/x" method="post"><button name="_method" value="put">OK</button></form>', 'PUT /x'],
  ['<button hx-delete="/items/5">OK</button>', 'DELETE /items/5'],
])('%s sends %s', (html, wanted) => {
  const [method, path = ''] = wanted.split(' ');
  expect(leads(html)).toBe(`${method} ${here(path)}`);
});

test('a form without an address sends to its own page', () => {
  expect(leads('<form method="post"><button>OK</button></form>')).toBe(`POST ${document.URL}`);
});

test('another window is part of it', () => {
  const html = '<form action="/pay" target="_blank"><button>OK</button></form>';
  expect(leads(html)).toBe(`GET ${here('/pay')} in _blank`);
});

test('a field that is called like a property of its form does not hide where it sends to', () => {
  const html =
    '<form action="/pay" method="post"><input name="action" value="/x"><input name="getAttribute">' +
    '<input name="ownerDocument"><input name="elements"><button>OK</button></form>';
  expect(leads(html)).toBe(`POST ${here('/pay')}`);
});

test('a link leads to its whole address', () => {
  expect(leads('<a href="/item?id=5#top">Item</a>', 'a')).toBe(`GET ${here('/item?id=5#top')}`);
});

test('a link that a library sends with another method says so', () => {
  expect(leads('<a href="/item/5" data-method="delete">x</a>', 'a')).toBe(`DELETE ${here('/item/5')}`);
});

test('what stands in a link leads there too', () => {
  expect(leads('<a href="/x"><span>Go</span></a>', 'span')).toBe(`GET ${here('/x')}`);
});

test.each(['<button type="button">Add</button>', '<input type="text">'])('%s sends nothing', (html) => {
  show(`<form action="/pay" method="post">${html}</form>`);
  expect(findDestination(one('button, input'))).toBeUndefined();
});

test('Enter in a field sends to where the default button does', () => {
  show('<form action="/a"><input type="text"><button formaction="/b">OK</button></form>');
  expect(destinationOf(one('input'))).toBe(`GET ${here('/b')}`);
});

test('a long address is told apart by its end', () => {
  const long = (end: string) => leads(`<a href="/x?${'a'.repeat(3_000)}${end}">x</a>`, 'a') ?? '';
  expect(long('1')).not.toBe(long('2'));
  expect(long('1').length).toBeLessThanOrEqual(2_000);
});
