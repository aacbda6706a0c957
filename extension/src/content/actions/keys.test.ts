import { afterEach, expect, test } from 'vitest';
import { parseChord } from './keys';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World | undefined;
afterEach(() => {
  world?.close();
  world = undefined;
});

function open(markup: string): World {
  world = openWorld(markup);
  return world;
}

test.each([
  ['Enter', { key: 'Enter', keyCode: 13, modifiers: [] }],
  ['Control+A', { key: 'A', code: 'KeyA', modifiers: ['Control'] }],
  ['shift+tab', { key: 'Tab', modifiers: ['Shift'] }],
  ['+', { key: '+', modifiers: [] }],
  ['Control++', { key: '+', modifiers: ['Control'] }],
  ['Space', { key: ' ', code: 'Space', modifiers: [] }],
])('the key "%s" is read', (text, chord) => {
  expect(parseChord(text)).toMatchObject(chord);
});

test('a key that no keyboard has is refused', async () => {
  const result = await open('<p>x</p>').run('dom.press', { key: 'Fire' });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument' });
});

test('Enter in a field presses the default button of its form', async () => {
  const { run, one } = open('<form><input aria-label="q"><button>Find</button></form>');
  const heard = listen(one('form'), ['click', 'submit']);
  one('form').addEventListener('submit', (event) => event.preventDefault());
  await run('dom.press', { key: 'Enter', selector: role('textbox', 'q') });
  expect(heard).toEqual(['click', 'submit']);
});

test('Enter in the only field sends a form without a button', async () => {
  const { run, one } = open('<form><input aria-label="q"></form>');
  const heard = listen(one('form'), ['submit']);
  one('form').addEventListener('submit', (event) => event.preventDefault());
  await run('dom.press', { key: 'Enter', selector: role('textbox', 'q') });
  expect(heard).toEqual(['submit']);
});

test('Enter that the page takes for itself sends nothing', async () => {
  const { run, one } = open('<form><input aria-label="q"><button>Find</button></form>');
  const heard = listen(one('form'), ['submit']);
  one('input').addEventListener('keydown', (event) => event.preventDefault());
  await run('dom.press', { key: 'Enter', selector: role('textbox', 'q') });
  expect(heard).toEqual([]);
});

test('Enter presses a focused button', async () => {
  const { run, one } = open('<button>Go</button>');
  const heard = listen(one('button'), ['click']);
  await run('dom.press', { key: 'Enter', selector: role('button', 'Go') });
  expect(heard).toEqual(['click']);
});

test('Space toggles a checkbox', async () => {
  const { run, one } = open('<label><input type="checkbox"> A</label>');
  await run('dom.press', { key: 'Space', selector: role('checkbox', 'A') });
  expect(one<HTMLInputElement>('input').checked).toBe(true);
});

test('Tab moves the focus to the next field', async () => {
  const { run, one } = open('<input id="a" aria-label="A"><input disabled><input id="b">');
  await run('dom.press', { key: 'Tab', selector: role('textbox', 'A') });
  expect(document.activeElement).toBe(one('#b'));
});

test('Shift+Tab moves the focus back', async () => {
  const { run, one } = open('<input id="a"><input id="b" aria-label="B">');
  await run('dom.press', { key: 'Shift+Tab', selector: role('textbox', 'B') });
  expect(document.activeElement).toBe(one('#a'));
});

test('Backspace deletes the character before the caret', async () => {
  const { run, one } = open('<input aria-label="A" value="abc">');
  one<HTMLInputElement>('input').setSelectionRange(2, 2);
  await run('dom.press', { key: 'Backspace', selector: role('textbox', 'A') });
  expect(one<HTMLInputElement>('input').value).toBe('ac');
});

test('Control+A and Delete empty a field', async () => {
  const { run, one } = open('<input aria-label="A" value="abc">');
  await run('dom.press', { key: 'Control+A', selector: role('textbox', 'A') });
  await run('dom.press', { key: 'Delete' });
  expect(one<HTMLInputElement>('input').value).toBe('');
});

test('a character goes to the focused field', async () => {
  const { run, one } = open('<input>');
  one('input').focus();
  await run('dom.press', { key: 'x' });
  expect(one<HTMLInputElement>('input').value).toBe('x');
});

test('Escape closes a modal dialog', async () => {
  const { run, one } = open('<dialog><p>Hi</p></dialog>');
  one<HTMLDialogElement>('dialog').showModal();
  await run('dom.press', { key: 'Escape' });
  expect(one<HTMLDialogElement>('dialog').open).toBe(false);
});

test('an arrow chooses the next option of a list', async () => {
  const { run, one } = open(
    '<select aria-label="S"><option>a</option><option disabled>b</option><option>c</option></select>',
  );
  await run('dom.press', { key: 'ArrowDown', selector: role('combobox', 'S') });
  expect(one<HTMLSelectElement>('select').value).toBe('c');
});

test('an arrow chooses the next radio button', async () => {
  const { run, one } = open(
    '<form><input type="radio" name="r" aria-label="A" checked><input type="radio" name="r" id="b"></form>',
  );
  await run('dom.press', { key: 'ArrowDown', selector: role('radio', 'A') });
  expect(one<HTMLInputElement>('#b').checked).toBe(true);
});

test('an arrow moves a range by its step', async () => {
  const { run, one } = open('<input type="range" min="0" max="10" step="2" value="4" aria-label="R">');
  await run('dom.press', { key: 'ArrowRight', selector: role('slider', 'R') });
  expect(one<HTMLInputElement>('input').value).toBe('6');
});

test('End scrolls to the end of the page', async () => {
  await open('<div style="height:4000px">tall</div>').run('dom.press', { key: 'End' });
  expect(window.scrollY).toBeGreaterThan(2_000);
});

test('a shortcut of the page is heard', async () => {
  const { run } = open('<p>x</p>');
  let heard = '';
  const hear = (event: KeyboardEvent) => {
    heard = `${event.ctrlKey} ${event.key} ${event.keyCode}`;
  };
  document.addEventListener('keydown', hear, { once: true });
  await run('dom.press', { key: 'Control+k' });
  expect(heard).toBe('true k 75');
});

test('a disabled element takes no key', async () => {
  const result = await open('<button disabled>Go</button>').run('dom.press', {
    key: 'Enter',
    selector: css('button'),
  });
  expect(result).toMatchObject({ ok: false, code: 'not_enabled' });
});
