import { expect, test } from 'vitest';
import { isHighRisk } from './risk.ts';

const button = (label: string, submits = false) => ({ role: 'button', label, submits });

test.each([
  'Pay now',
  'Pay €12.00',
  'Place order',
  'Complete purchase',
  'Delete account',
  'Delete',
  'Remove',
  'Send',
  'Send message',
  'Publish',
  'Zahlungspflichtig bestellen',
  'Jetzt kaufen',
  'Löschen',
  'Supprimer',
  'Eliminar',
  'Überweisen',
  'Endgültig entfernen',
  'Résilier',
  'De\u200blete',
  'Usuń',
  'Удалить',
  '削除する',
  '立即购买',
  '삭제',
  'Buy',
])('"%s" needs a confirmation', (label) => {
  expect(isHighRisk('dom.click', button(label))).toBe(true);
});

test.each([
  'Search',
  'Next',
  'Log in',
  'Payment history',
  'Orders',
  'Sender',
  'Posts',
  'Remove filter',
  'Show deleted items?',
  'Bezahlt am',
])('"%s" does not', (label) => {
  expect(isHighRisk('dom.click', button(label))).toBe(false);
});

test('a link named "Post" only leads somewhere', () => {
  expect(isHighRisk('dom.click', { role: 'link', label: 'Post', submits: false })).toBe(false);
});

test('a link that deletes needs a confirmation', () => {
  expect(isHighRisk('dom.click', { role: 'link', label: 'Delete', submits: false })).toBe(true);
});

test('Enter that submits counts as the button', () => {
  expect(isHighRisk('dom.press', button('Delete', true))).toBe(true);
});

test('looking at a dangerous button is harmless', () => {
  expect(isHighRisk('dom.hover', button('Delete'))).toBe(false);
});

test('a menu entry that dom.select presses counts as the button', () => {
  expect(isHighRisk('dom.select', { role: 'menuitem', label: 'Delete', submits: false })).toBe(true);
});

test('an option of a list is only a value', () => {
  expect(isHighRisk('dom.select', { role: 'option', label: 'Delete selected', submits: false })).toBe(false);
});
