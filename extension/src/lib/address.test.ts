import { expect, test } from 'vitest';
import { maskAddress, maskTitle } from './address';

test.each([
  ['?user=ann&password=hunter2&x=1', '?user=ann&password=***&x=1'],
  ['?user%5Bpassword%5D=hunter2', '?user%5Bpassword%5D=***'],
  ['?accessToken=abc#id_token=def&state=1', '?accessToken=***#id_token=***&state=1'],
  ['?api_key=abcdef&sort_key=name', '?api_key=***&sort_key=name'],
  ['?pin=12', '?pin=**'],
  ['?code=123456', '?code=***'],
  ['?code=4/0AX4XfWhZ-9bFq2tXcL', '?code=***'],
  ['?code=DE&zip_code=70173-1', '?code=DE&zip_code=70173-1'],
  ['?tokens=12&keyword=pass&q=my+secret&passengers=2', '?tokens=12&keyword=pass&q=my+secret&passengers=2'],
  ['cart;jsessionid=A1B2?page=2', 'cart;jsessionid=***?page=2'],
  ['?password=a;b?c', '?password=***'],
  ['?password=', '?password='],
])('of the address %s stays %s', (path, masked) => {
  expect(maskAddress(`https://shop.test/${path}`)).toBe(`https://shop.test/${masked}`);
});

test('a password before the host is masked', () => {
  expect(maskAddress('https://ann:hunter2@shop.test/')).toBe('https://ann:***@shop.test/');
});

test.each([
  ['shop.test/login?password=hunter2+x', 'shop.test/login?password=***'],
  ['Welcome, hunter2 x', 'Welcome, ***'],
  ['Orders', 'Orders'],
])('the title %s of a page with a password in its address becomes %s', (title, masked) => {
  expect(maskTitle(title, 'https://shop.test/login?password=hunter2+x')).toBe(masked);
});
