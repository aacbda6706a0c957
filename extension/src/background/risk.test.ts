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
