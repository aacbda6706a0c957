/** A field without a label is called by the words that are for it, and by none that are for another. */
import { expect, test } from 'vitest';
import { show } from '../dom/testing/show';
import { labelOf } from '.';

function labels(markup: string): string[] {
  return [...show(markup).querySelectorAll('input:not([type=hidden])')].map(labelOf);
}

test('the words of a row with a field of its own name no field of the next row', () => {
  const row = (text: string) => `<div><span>${text}</span><input></div>`;
  expect(labels(row('Alpha') + row('') + row('Gamma'))).toEqual(['Alpha', '', 'Gamma']);
});

test('a field in a box is called by the words in the box beside it', () => {
  expect(labels('<div>Name</div><div><input></div>')).toEqual(['Name']);
});

test('the fields of each row are called by the names above their columns', () => {
  const columns = (markup: string) =>
    `<div style="display:grid;grid-template-columns:150px 100px">${markup}</div>`;
  const fields = columns('<input><input>');
  const names = columns('<b>Who</b><b>Years</b>');
  expect(labels(names + fields + fields)).toEqual(['Who', 'Years', 'Who', 'Years']);
});

test('the only field of a cell is called by the header of its column', () => {
  const row =
    '<tr><td>Ada<td colspan=2><input type=hidden><input type=checkbox><td><input type=checkbox><td><input></tr>';
  const head = '<thead><tr><th>User<th>Read<th>Write<th>Admin<th>Note</tr></thead>';
  expect(labels(`<table>${head}${row}</table>`)).toEqual(['Read', 'Admin', 'Note']);
});

test('a value is called by the name in its row', () => {
  const markup = '<table><tr><th>Property<th>Value</tr><tr><td>Author<td><input></tr></table>';
  expect(labels(markup)).toEqual(['Author']);
});

test('the label of one field names no other', () => {
  expect(labels('<div><input type=time><label><input type=checkbox> closed</label></div>')[0]).toBe('');
});

test.each([
  ['before it', '<label for=s>Colour</label><select id=s hidden></select><div role=combobox>Red</div>'],
  ['in it', '<label for=s>Colour</label><div role=combobox><select id=s hidden></select>Red</div>'],
])('a box that stands for a hidden list %s is called by the label of that', (_, markup) => {
  const box = show(markup).querySelector('[role=combobox]');
  expect(box && labelOf(box)).toBe('Colour');
});

test('a list of country codes with a name of its own leaves the words before it to the number', () => {
  const codes = '<select aria-label="Country code"><option>+49</select>';
  expect(labels(`<div>Phone ${codes}<input type=tel></div><p>How did you hear of us?</p>`)).toEqual([
    'Phone',
  ]);
});

test('the buttons above a list name no box of its rows', () => {
  const tools = '<div><button>Archive</button><button>Delete</button></div>';
  const row = (name: string) =>
    `<div style="display:flex"><input type=checkbox><button>☆</button><b>${name}</b></div>`;
  expect(labels(`${tools}<div>${row('Ann')}${row('Bob')}</div>`)).not.toContain('Archive');
});
