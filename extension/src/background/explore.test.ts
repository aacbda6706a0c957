import { expect, test } from 'vitest';
import type { PCDActionDetail } from '../generated/types.ts';
import { refuseLink } from './explore.ts';

const PAGE = 'https://shop.example/home';
const link = (label: string, href: string, more: Partial<PCDActionDetail> = {}): PCDActionDetail => ({
  id: 'a1',
  part: 'action',
  label,
  role: 'link',
  href,
  selector: { kind: 'role', role: 'link', name: label },
  altSelectors: [],
  fingerprint: 'f',
  ...more,
});

test.each([
  link('Invoices', 'https://shop.example/invoices'),
  link('Help', 'https://help.shop.example/'),
  link('Orders', 'https://shop.example/orders?page=2'),
  link('Prices', 'https://shop.example/prices', { id: 'a2' }),
  link('Home of marks', 'https://www.shop.example/'),
])('the link $label is followed', (detail) => {
  expect(refuseLink(detail, PAGE, [])).toBeNull();
});

test.each([
  link('Log out', 'https://shop.example/bye'),
  link('Bye', 'https://shop.example/logout'),
  link('Weg damit', 'https://shop.example/item/delete?id=1'),
  link('Add to cart', 'https://shop.example/c'),
  link('x', 'https://shop.example/add-to-cart/7'),
  link('Unsubscribe', 'https://shop.example/u'),
  link('Archive all invoices', 'https://shop.example/a'),
  link('Everything', 'https://shop.example/billing/archive-invoices'),
  link('Reorder last purchase', 'https://shop.example/r'),
  link('Mark all as read', 'https://shop.example/m'),
  link('Accept transfer', 'https://shop.example/t'),
  link('Jetzt kaufen', 'https://shop.example/k'),
  link('Cerrar sesión', 'https://shop.example/c'),
  link('ログアウト', 'https://shop.example/j'),
  link('Posts', 'https://shop.example/posts?action=publish'),
  link('Manual', 'https://shop.example/%64elete/7'),
  link('Invoice', 'https://shop.example/i.pdf', { download: true }),
  link('Elsewhere', 'https://other.example/'),
  link('Script', 'javascript:alert(1)'),
  link('File', 'file:///etc/passwd'),
  link('Button', 'https://shop.example/', { role: 'button' }),
])('the link $label to $href is not', (detail) => {
  expect(refuseLink(detail, PAGE, [])).not.toBeNull();
});

test('another site that the user allowed is followed', () => {
  expect(refuseLink(link('Bank', 'https://bank.example/x'), PAGE, ['https://bank.example'])).toBeNull();
});

test('an unknown action is told', () => {
  expect(refuseLink(undefined, PAGE, [])).toContain('no such action');
});
