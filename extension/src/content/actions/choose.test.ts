import { afterEach, expect, test } from 'vitest';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const COUNTRIES = `<label>Country <select><option value="">–</option><option value="de">Germany</option>
  <option value="fr">France</option><option value="gf" >French Guiana</option></select></label>`;

/** A combobox as component libraries make it: a button that opens a list elsewhere in the document. */
const COMBOBOX =
  '<div id="c" role="combobox" tabindex="0" aria-expanded="false" aria-label="Size">Small</div>';

function makeCombobox(options: readonly string[]): void {
  const box = world.one('#c');
  box.addEventListener('mousedown', () => {
    if (box.getAttribute('aria-expanded') === 'true') return;
    box.setAttribute('aria-expanded', 'true');
    const list = document.createElement('ul');
    list.setAttribute('role', 'listbox');
    list.id = 'portal';
    list.innerHTML = options.map((name) => `<li role="option">${name}</li>`).join('');
    list.addEventListener('click', (event) => {
      box.textContent = (event.target as Element).textContent;
      box.setAttribute('aria-expanded', 'false');
      list.remove();
    });
    box.parentElement?.append(list);
  });
}

test('an option is chosen by what a person reads', async () => {
  world = openWorld(COUNTRIES);
  await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'germany' });
  expect(world.one<HTMLSelectElement>('select').value).toBe('de');
});

test('an option is chosen by its value', async () => {
  world = openWorld(COUNTRIES);
  await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'fr' });
  expect(world.one<HTMLSelectElement>('select').value).toBe('fr');
});

test('choosing tells the page input and change once', async () => {
  world = openWorld(COUNTRIES);
  const heard = listen(world.one('select'), ['input', 'change']);
  await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'France' });
  expect(heard).toEqual(['input', 'change']);
});

test('choosing what is chosen already tells the page nothing', async () => {
  world = openWorld(COUNTRIES);
  const heard = listen(world.one('select'), ['input', 'change']);
  await world.run('dom.select', { selector: role('combobox', 'Country'), value: '–' });
  expect(heard).toEqual([]);
});

/** Shows the tax by means of `later`, and the sum a turn of the event loop after. */
function showTax(later: (show: () => void) => void): void {
  const sum = new MessageChannel();
  world.one('select').addEventListener('change', () =>
    later(() => {
      world.one('#tax').textContent = 'Tax 19 %';
      sum.port2.postMessage(0);
    }),
  );
  sum.port1.onmessage = () => {
    world.one('#sum').textContent = 'Sum 119.00';
  };
}

async function inMicrotasks(show: () => void): Promise<void> {
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
  show();
}

test.each([
  ['the event', (show: () => void) => show()],
  ['a chain of promises', (show: () => void) => void inMicrotasks(show)],
  ['a timer', (show: () => void) => void setTimeout(show)],
])('what the page shows in %s is told, and what comes of that a turn after', async (_, later) => {
  world = openWorld(`${COUNTRIES}<p id=tax></p><p id=sum></p>`);
  showTax(later);
  const result = await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'Germany' });
  expect(result.observation?.changes?.join()).toMatch(/Tax 19 %.*Sum 119\.00/);
});

test('a missing option is answered with those that there are', async () => {
  world = openWorld(COUNTRIES);
  const result = await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'Spain' });
  expect(result).toMatchObject({
    ok: false,
    code: 'bad_argument',
    error: expect.stringContaining('"Germany"'),
  });
});

test('a text that fits several options is ambiguous', async () => {
  world = openWorld(COUNTRIES);
  const result = await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'an' });
  expect(result).toMatchObject({ ok: false, code: 'ambiguous' });
});

test('several options are chosen in a list that takes several', async () => {
  world = openWorld(
    '<label>Tags <select multiple><option>a</option><option selected>b</option><option>c</option></select></label>',
  );
  await world.run('dom.select', { selector: css('select'), value: '["a","c"]' });
  const chosen = [...world.one<HTMLSelectElement>('select').selectedOptions].map((option) => option.label);
  expect(chosen).toEqual(['a', 'c']);
});

test('a custom combobox is opened and its option pressed', async () => {
  world = openWorld(COMBOBOX);
  makeCombobox(['Small', 'Medium', 'Large']);
  const result = await world.run('dom.select', { selector: role('combobox', 'Size'), value: 'Large' });
  expect([result.ok, world.one('#c').textContent]).toEqual([true, 'Large']);
});

test('a custom combobox without the option names what it offers', async () => {
  world = openWorld(COMBOBOX);
  makeCombobox(['Small', 'Medium']);
  const result = await world.run('dom.select', { selector: role('combobox', 'Size'), value: 'Huge' });
  expect(result).toMatchObject({ ok: false, code: 'not_found', error: expect.stringContaining('"Medium"') });
});

test('an option without a role is found by what appeared', async () => {
  world = openWorld('<button id="b" aria-haspopup="true">Colour</button><p></p>');
  world.one('#b').addEventListener('click', () => {
    const menu = document.createElement('div');
    menu.innerHTML = '<div class="item">Red</div><div class="item">Blue</div>';
    menu.addEventListener('click', (event) => {
      world.one('p').textContent = (event.target as Element).textContent;
      menu.remove();
    });
    world.one('p').after(menu);
  });
  await world.run('dom.select', { selector: role('button', 'Colour'), value: 'Blue' });
  expect(world.one('p').textContent).toBe('Blue');
});

test('a long list is filtered by typing', async () => {
  world = openWorld(
    '<input role="combobox" aria-label="City" aria-expanded="false"><ul role="listbox" hidden></ul>',
  );
  const input = world.one<HTMLInputElement>('input');
  const list = world.one('ul');
  input.addEventListener('input', () => {
    list.hidden = false;
    list.innerHTML = input.value === '' ? '' : `<li role="option">${input.value}, Germany</li>`;
  });
  list.addEventListener('click', (event) => {
    input.value = (event.target as Element).textContent ?? '';
    list.hidden = true;
  });
  await world.run('dom.select', { selector: role('combobox', 'City'), value: 'Berlin' });
  expect(input.value).toBe('Berlin, Germany');
});

test('an open listbox takes the press on its option', async () => {
  world = openWorld(
    '<ul role="listbox" aria-label="Fruit"><li role="option" aria-selected="false">Pear</li><li role="option" aria-selected="true">Fig</li></ul>',
  );
  const [pear, fig] = document.querySelectorAll('[role="option"]');
  pear?.addEventListener('click', () => {
    pear.setAttribute('aria-selected', 'true');
    fig?.setAttribute('aria-selected', 'false');
  });
  await world.run('dom.select', { selector: role('listbox', 'Fruit'), value: 'Pear' });
  expect(pear?.getAttribute('aria-selected')).toBe('true');
});

const CITIES = ['New Orleans', 'New York', 'Old Newark', 'York']
  .map((name) => `<li role="option" aria-selected="false">${name}</li>`)
  .join('');

async function chooseCity(value: string): Promise<unknown> {
  world = openWorld(`<ul role="listbox" aria-label="City">${CITIES}</ul>`);
  const pressed: string[] = [];
  world.one('ul').addEventListener('click', (event) => {
    const option = event.target as Element;
    option.setAttribute('aria-selected', 'true');
    pressed.push(option.textContent ?? '');
  });
  const result = await world.run('dom.select', { selector: role('listbox', 'City'), value });
  return result.ok ? pressed : result.code;
}

test.each([
  ['new', 'ambiguous'],
  ['orleans', ['New Orleans']],
  ['newark', ['Old Newark']],
  ['york', ['York']],
  ['new y', ['New York']],
])('of options made by script "%s" means %s', async (value, expected) => {
  expect(await chooseCity(value)).toEqual(expected);
});

test('a native list that takes the choice back is reported as ignored', async () => {
  world = openWorld(COUNTRIES);
  const list = world.one<HTMLSelectElement>('select');
  list.value = 'de';
  list.onchange = () => {
    list.value = 'de';
  };
  const result = await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'France' });
  expect(result).toMatchObject({ ok: false, code: 'ignored', error: expect.stringContaining('"Germany"') });
});

test('a list of commands that is obeyed in a frame and goes back is not', async () => {
  world = openWorld(
    '<select aria-label="Format"><option>Style</option><option>Heading</option></select><iframe></iframe>',
  );
  const list = world.one<HTMLSelectElement>('select');
  const inside = world.one<HTMLIFrameElement>('iframe').contentDocument?.body;
  list.onchange = () => {
    if (inside) inside.textContent = list.value;
    list.selectedIndex = 0;
  };
  const result = await world.run('dom.select', { selector: role('combobox', 'Format'), value: 'Heading' });
  expect([result.ok, inside?.textContent]).toEqual([true, 'Heading']);
});

test('a list of commands that goes back once it was obeyed is not', async () => {
  world = openWorld(`${COUNTRIES}<p></p>`);
  const list = world.one<HTMLSelectElement>('select');
  list.onchange = () => {
    world.one('p').textContent = list.value;
    list.value = '';
  };
  const result = await world.run('dom.select', { selector: role('combobox', 'Country'), value: 'France' });
  expect(result.ok).toBe(true);
});

test('a radio group is chosen from by name', async () => {
  world = openWorld(
    '<div role="radiogroup" aria-label="Pay by"><label><input type="radio" name="p"> Card</label><label><input type="radio" name="p" id="inv"> Invoice</label></div>',
  );
  await world.run('dom.select', { selector: role('radiogroup', 'Pay by'), value: 'Invoice' });
  expect(world.one<HTMLInputElement>('#inv').checked).toBe(true);
});

test('a checkbox is checked', async () => {
  world = openWorld('<label><input type="checkbox"> Terms</label>');
  await world.run('dom.check', { selector: role('checkbox', 'Terms'), checked: true });
  expect(world.one<HTMLInputElement>('input').checked).toBe(true);
});

test('a checked checkbox is left alone', async () => {
  world = openWorld('<label><input type="checkbox" checked> Terms</label>');
  const heard = listen(world.one('input'), ['click', 'change']);
  await world.run('dom.check', { selector: role('checkbox', 'Terms'), checked: true });
  expect(heard).toEqual([]);
});

test('a checkbox hidden behind its decoration is pressed through its label', async () => {
  world = openWorld(
    '<label><input type="checkbox" style="position:absolute;opacity:0;width:0;height:0"><span style="display:inline-block;width:20px;height:20px;background:#ccc"></span> Terms</label>',
  );
  await world.run('dom.check', { selector: role('checkbox', 'Terms'), checked: true });
  expect(world.one<HTMLInputElement>('input').checked).toBe(true);
});

test('a switch made by script is pressed until it says on', async () => {
  world = openWorld('<div role="switch" aria-checked="false" tabindex="0" aria-label="Wifi">o</div>');
  const box = world.one('[role="switch"]');
  box.addEventListener('click', () => box.setAttribute('aria-checked', 'true'));
  await world.run('dom.check', { selector: role('switch', 'Wifi'), checked: true });
  expect(box.getAttribute('aria-checked')).toBe('true');
});

test('a switch that stays off is reported as ignored', async () => {
  world = openWorld('<div role="switch" aria-checked="false" tabindex="0" aria-label="Wifi">o</div>');
  const result = await world.run('dom.check', { selector: role('switch', 'Wifi'), checked: true });
  expect(result).toMatchObject({ ok: false, code: 'ignored' });
});

test('a radio button is not switched off', async () => {
  world = openWorld('<label><input type="radio" checked> Card</label>');
  const result = await world.run('dom.check', { selector: role('radio', 'Card'), checked: false });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument' });
});

test('a combobox without a list takes the text itself', async () => {
  world = openWorld('<input role="combobox" aria-label="City" aria-expanded="false">');
  const result = await world.run('dom.select', { selector: role('combobox', 'City'), value: 'Lisbon' });
  expect([result.ok, world.one<HTMLInputElement>('input').value]).toEqual([true, 'Lisbon']);
});

test('a field with suggestions of its own takes one', async () => {
  world = openWorld('<input list="l" aria-label="City"><datalist id="l"><option>Lisbon</option></datalist>');
  await world.run('dom.select', { selector: role('combobox', 'City'), value: 'Lisbon' });
  expect(world.one<HTMLInputElement>('input').value).toBe('Lisbon');
});

test('a passage of a text is selected where it stands as whole words', async () => {
  world = openWorld(
    '<div contenteditable="true" role="textbox" aria-label="Note">A start, and <b>art</b> again</div>',
  );
  await world.run('dom.select', { selector: role('textbox', 'Note'), value: 'art' });
  expect(document.getSelection()?.toString()).toBe('art');
  expect(document.getSelection()?.anchorNode?.parentElement?.nodeName).toBe('B');
});

test.each([
  ['<p>We start</p><p>art is long</p>', 'art', 'P:art'],
  ['<p>We start.</p>\n<p>Art is long</p>', 'start. Art', 'P:start. Art'],
  ['A start<br>art is <i>very</i>\n  long', 'art is very long', 'DIV:art is very long'],
  ['<p>We <b>st</b>art</p>', 'art', 'P:art'],
])('of %s "%s" is selected', async (markup, value, expected) => {
  world = openWorld(`<div contenteditable="true" role="textbox" aria-label="Note">${markup}</div>`);
  const result = await world.run('dom.select', { selector: role('textbox', 'Note'), value });
  const selection = document.getSelection();
  const said = selection?.toString().replace(/\s+/g, ' ');
  expect([result.ok, `${selection?.anchorNode?.parentElement?.nodeName}:${said}`]).toEqual([true, expected]);
});

test('the end of one block and the start of the next are two words', async () => {
  world = openWorld(
    '<div contenteditable="true" role="textbox" aria-label="Note"><p>We st</p><p>art</p></div>',
  );
  const selector = role('textbox', 'Note');
  expect(await world.run('dom.select', { selector, value: 'start' })).toMatchObject({ code: 'bad_argument' });
  await world.run('dom.select', { selector, value: 'art' });
  expect(document.getSelection()?.anchorNode?.textContent).toBe('art');
});

test('a passage that a text does not say is not selected', async () => {
  world = openWorld('<textarea aria-label="Note">One two</textarea>');
  const result = await world.run('dom.select', { selector: role('textbox', 'Note'), value: 'three' });
  expect(result).toMatchObject({ code: 'bad_argument' });
});

test.each([
  '<textarea role="combobox" aria-label="City" aria-controls="l" aria-expanded="true"></textarea>',
  '<div contenteditable role="combobox" aria-label="City" aria-controls="l" aria-expanded="true"></div>',
])('a text that offers a list is chosen from: %s', async (opener) => {
  const list = '<ul role="listbox" id="l"><li role="option">Lisbon</li><li role="option">Porto</li></ul>';
  world = openWorld(opener + list);
  const pressed = listen(world.one('li'), ['click']);
  world.one('li').onclick = () => world.one('ul').remove();
  const result = await world.run('dom.select', { selector: role('combobox', 'City'), value: 'Lisbon' });
  expect([result.ok, pressed]).toEqual([true, ['click']]);
});

const fill = (list: HTMLSelectElement) =>
  list.replaceChildren(...['None', 'Bob', 'Cy'].map((one) => new Option(one, one, false, one === 'Cy')));

test('a list that is filled anew when it gets the focus has the choice', async () => {
  world = openWorld('<label>Who <select></select></label>');
  const list = world.one<HTMLSelectElement>('select');
  fill(list);
  list.addEventListener('focus', () => fill(list));
  const result = await world.run('dom.select', { selector: role('combobox', 'Who'), value: 'Bob' });
  expect([result.ok, list.value, list.selectedOptions.length]).toEqual([true, 'Bob', 1]);
});

test('an option that the list loses when it gets the focus is not told as chosen', async () => {
  world = openWorld('<label>Who <select></select></label>');
  const list = world.one<HTMLSelectElement>('select');
  fill(list);
  list.addEventListener('focus', () => list.options[1]?.remove());
  const result = await world.run('dom.select', { selector: role('combobox', 'Who'), value: 'Bob' });
  expect([result.ok, list.value]).toEqual([false, 'Cy']);
});
