import { expect, test } from 'vitest';
import dangerous from './dangerous.json' with { type: 'json' };
import destinations from './destinations.json' with { type: 'json' };
import { isDangerousAddress, isHighRisk, mayChange } from './risk.ts';

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
  'D\u0435l\u0435te',
  'De\u3164l\u034fete',
  'delete_forever',
  'deleteAccount',
  'Ｄｅｌｅｔｅ',
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

test('what a person reads counts beside the name', () => {
  expect(isHighRisk('dom.click', { ...button('Next'), says: 'Next · Delete account' })).toBe(true);
  expect(isHighRisk('dom.click', { ...button('Next'), says: 'Next page' })).toBe(false);
});

test('a brand is no command', () => {
  expect(isHighRisk('dom.click', button('PayPal'))).toBe(false);
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

test.each(['deletes', 'sends'] as const)('a key that %s needs a confirmation', (effect) => {
  expect(isHighRisk('dom.press', { role: 'option', label: 'From Ada', submits: false, effect })).toBe(true);
});

test.each(['dom.select', 'dom.check', 'dom.type'] as const)(
  '%s that sends a form counts as its button',
  (tool) => {
    expect(isHighRisk(tool, { role: 'combobox', label: 'Pay now', submits: true })).toBe(true);
    expect(isHighRisk(tool, { role: 'combobox', label: 'Pay now', submits: false })).toBe(false);
  },
);

test.each(dangerous)('"%s" needs a confirmation here and on the server', (label) => {
  expect(isHighRisk('dom.click', button(label))).toBe(true);
});

const HARMLESS = [
  'Next',
  'Remove filter',
  'Show posts',
  'Senders',
  'Page 2 of 3',
  'Ada',
  '',
  'Öffnen',
  '検索',
];
const TOOLS = [
  'dom.click',
  'dom.submit',
  'dom.press',
  'dom.drag',
  'dom.select',
  'dom.check',
  'dom.type',
] as const;

test('risk never falls when a label gets more dangerous', () => {
  for (const tool of TOOLS)
    for (const harmless of HARMLESS)
      for (const danger of dangerous) {
        const target = { role: 'button', submits: true };
        expect(
          isHighRisk(tool, { ...target, label: `${harmless} · ${danger}` }),
          `${tool} ${harmless} ${danger}`,
        ).toBe(true);
        expect(
          isHighRisk(tool, { ...target, label: `${danger} · ${harmless}` }),
          `${tool} ${danger} ${harmless}`,
        ).toBe(true);
      }
});

test.each(destinations as [string, boolean][])(
  '%s: dangerous is %s here and on the server',
  (address, is) => {
    expect(isDangerousAddress(address)).toBe(is);
  },
);

test('a harmless label does not hide where a form, a link or a hidden method sends to', () => {
  const judge = (destination: string, more: object) =>
    isHighRisk('dom.click', { ...button('OK'), ...more, destination });
  expect(judge('POST https://a.test/delete', { submits: true })).toBe(true);
  expect(judge('GET https://a.test/pay', { role: 'link' })).toBe(true);
  expect(judge('DELETE https://a.test/5', { submits: true })).toBe(true);
  expect(judge('POST https://a.test/save', { submits: true })).toBe(false);
});

test('typing in such a form sends nothing', () => {
  const field = { role: 'textbox', label: 'Name', submits: false, destination: 'POST https://a.test/pay' };
  expect(isHighRisk('dom.type', field)).toBe(false);
  expect(isHighRisk('dom.press', { ...field, submits: true })).toBe(true);
});

test.each([
  ['/notices/mark-all-read', true],
  ['/notices/%6dark', true],
  ['/basket?do_clear=1', true],
  ['/basket/clearcart', true],
  ['/marketing', false],
  ['/clearance?sort=price', false],
  ['/presets', false],
])('no exploration follows a link to %s: %s', (path, changes) => {
  expect(mayChange('Go', `https://shop.test${path}`)).toBe(changes);
});
