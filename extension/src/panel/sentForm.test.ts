import { expect, test } from 'vitest';
import { rowsOf, unlistedOf } from './sentForm.ts';

const FORM = {
  fields: [
    { label: 'To', value: 'bob@shop.example' },
    { label: 'Copy to me', checked: false },
    { label: 'Password', filled: true },
    { label: 'Note', value: '' },
    { label: 'Message', value: 'Dear Bob', more: 1_200 },
  ],
  more: 3,
  hidden: 2,
  digest: 'd'.repeat(43),
};

test('a form is read in words, and what is left out is said', () => {
  expect(rowsOf(FORM).map(({ label, text, isSaid, rest }) => [label, text, isSaid, rest])).toEqual([
    ['To', 'bob@shop.example', false, ''],
    ['Copy to me', 'no', true, ''],
    ['Password', 'filled', true, ''],
    ['Note', 'empty', true, ''],
    ['Message', 'Dear Bob', false, '… further characters: 1,200'],
  ]);
  expect(unlistedOf(FORM)).toEqual(['Further fields: 3', 'Hidden fields that go along: 2']);
});

test('nothing is said of what is not there', () => {
  expect(unlistedOf({ ...FORM, more: 0, hidden: 0 })).toEqual([]);
});
