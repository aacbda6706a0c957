import { expect, test } from 'vitest';
import { isSameSite, isWeb, originOf } from './origins.ts';

test.each([
  ['https://shop.example/a?b#c', 'https://shop.example'],
  ['https://shop.example:8443/', 'https://shop.example:8443'],
  ['https://user:pass@shop.example/', 'https://shop.example'],
  ['http://shop.example.evil.test/', 'http://shop.example.evil.test'],
  ['file:///etc/passwd', null],
  ['data:text/html,hello', null],
  ['blob:https://shop.example/1', null],
  ['javascript:alert(1)', null],
  ['about:blank', null],
  ['chrome://settings', null],
  ['no address', null],
])('the origin of %s is %s', (url, origin) => {
  expect(originOf(url)).toBe(origin);
});

test('only http and https are the web', () => {
  expect(['http://a.test', 'https://a.test', 'ftp://a.test'].map(isWeb)).toEqual([true, true, false]);
});

test.each([
  ['https://shop.example/a', 'https://shop.example/b', true],
  ['https://www.shop.example/', 'https://shop.example/', true],
  ['https://billing.shop.example/', 'https://shop.example/', true],
  ['https://shop.example/', 'https://evilshop.example/', false],
  ['https://shop.example/', 'https://shop.example.evil.test/', false],
  ['https://shop.example/', 'http://shop.example/', false],
  ['https://shop.example/', 'https://shop.example:8443/', false],
  ['http://127.0.0.1/', 'http://1.127.0.0.1.test/', false],
])('%s and %s are of one site: %s', (one, other, same) => {
  expect(isSameSite(one, other)).toBe(same);
});
