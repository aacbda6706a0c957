import { expect, test } from 'vitest';
import { httpErrorOf, refreshOf } from './httpError';

const pageWith = (content: string) =>
  new DOMParser().parseFromString(`<meta http-equiv=Refresh content="${content}">`, 'text/html');

test.each([
  ['30', 30],
  [' 5; url=/again', 5],
  ['2.5;URL=/', 2],
  ['999999999', 86_400],
  ['soon', null],
  ['', null],
])('a page that opens itself again after %j', (content, seconds) => {
  expect(refreshOf(pageWith(content))).toBe(seconds);
});

test('a page that its site answered with success is no error', () => {
  expect(httpErrorOf(document)).toEqual({});
});
