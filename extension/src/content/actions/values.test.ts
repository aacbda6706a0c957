/** Fields whose values have one written form, or that come to life under the caret, take what a person would mean. */
import { afterEach, expect, test } from 'vitest';
import { css, openWorld, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

async function type(markup: string, text: string, replace = true) {
  world = openWorld(`<label>Value ${markup}</label>`);
  const result = await world.run('dom.type', { selector: css('input'), text, replace });
  return [result.ok ? 'ok' : result.code, world.one<HTMLInputElement>('input').value];
}

test.each([
  ['<input type=number>', '1.234,50', '1234.50'],
  ['<input type=time>', '9:05 pm', '21:05'],
  ['<input type=time>', '12:30 a.m.', '00:30'],
  ['<input type=color>', 'red', '#ff0000'],
  ['<input type=color>', 'rgb(0, 128, 255)', '#0080ff'],
  [`<input readonly onfocus="this.removeAttribute('readonly')">`, 'Ada', 'Ada'],
])('%s takes %s', async (field, text, value) => {
  expect(await type(field, text)).toEqual(['ok', value]);
});

test.each(['inherit', 'currentcolor', 'var(--accent)'])('a colour field takes no %s', async (text) => {
  expect(await type('<input type=color value="#102030">', text)).toEqual(['bad_argument', '#102030']);
});

test('of options of one value the first that can be chosen is', async () => {
  world = openWorld('<select><option>One<option value="x" disabled>--<option value="x">All</select>');
  expect((await world.run('dom.select', { selector: css('select'), value: 'x' })).ok).toBe(true);
  expect(world.one<HTMLSelectElement>('select').selectedIndex).toBe(2);
});

test('a range that has no such step is left as it was', async () => {
  expect(await type('<input type=range step=10 value=20>', '55')).toEqual(['bad_argument', '20']);
});

test('a date that is added to a date takes its place', async () => {
  expect(await type('<input type=date value="2026-01-01">', '2026-02-02', false)).toEqual([
    'ok',
    '2026-02-02',
  ]);
});

const CITIES =
  '<select><optgroup label=Texas><option>Paris</optgroup><optgroup label=France><option>Paris<option>Lyon</optgroup></select>';

test.each([
  ['Paris', 'ambiguous', 0],
  ['France: Paris', 'ok', 1],
  ['Lyon', 'ok', 2],
])('of options in groups %s is %s', async (value, code, index) => {
  world = openWorld(CITIES);
  const result = await world.run('dom.select', { selector: css('select'), value });
  expect([result.ok ? 'ok' : result.code, world.one<HTMLSelectElement>('select').selectedIndex]).toEqual([
    code,
    index,
  ]);
});

test('a button of which only an end is free is pressed there', async () => {
  const cover = '<div style="position:absolute;inset:0 0 0 40px;background:red"></div>';
  world = openWorld(
    `<div style="position:relative;width:200px"><button style="width:200px" onclick="this.id='hit'">Go</button>${cover}</div>`,
  );
  await world.run('dom.click', { selector: css('button') });
  expect(world.one('button').id).toBe('hit');
});
