import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { fingerprint } from '../selector';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const field = (css = 'input') => world.one<HTMLInputElement>(css);

/** As React does it: the instance's own `value` remembers what it was set to, and equal values are not news. */
function makeControlled(input: HTMLInputElement, onChange: (value: string) => void): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  let tracked = input.value;
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => own?.get?.call(input),
    set: (value: string) => {
      tracked = value;
      own?.set?.call(input, value);
    },
  });
  let state = '';
  input.addEventListener('input', () => {
    const now = own?.get?.call(input) as string;
    if (now !== tracked) {
      tracked = now;
      state = now;
      onChange(now);
    }
    own?.set?.call(input, state);
  });
}

test('typing replaces the value', async () => {
  world = openWorld('<label>Name <input value="old"></label>');
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(field().value).toBe('Ada');
});

test('a controlled field of a framework takes the text into its state', async () => {
  world = openWorld('<label>Name <input></label>');
  const states: string[] = [];
  makeControlled(field(), (value) => states.push(value));
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect([states.at(-1), field().value]).toEqual(['Ada', 'Ada']);
});

test('a two-way binding on input hears the text', async () => {
  world = openWorld('<label>Name <input></label><p></p>');
  field().addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) world.one('p').textContent = field().value;
  });
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(world.one('p').textContent).toBe('Ada');
});

test('a lazy binding hears the change', async () => {
  world = openWorld('<label>Name <input></label>');
  const heard = listen(field(), ['input', 'change']);
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(heard).toEqual(['input', 'change']);
});

test('the typed field has the focus', async () => {
  world = openWorld('<label>Name <input></label>');
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(document.activeElement).toBe(field());
});

test('the observation tells the value of the field', async () => {
  world = openWorld('<label>Name <input></label>');
  const result = await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(result.observation?.value).toBe('Ada');
});

test('a field that is taken away and made anew by its first input is typed into again', async () => {
  world = openWorld('<div id="box"><label>Name <input></label></div>');
  const first = field();
  first.addEventListener('input', () => {
    world.one('#box').innerHTML = '<label>Name <input class="new"></label>';
  });
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(field('.new').value).toBe('Ada');
});

test('a field that is made anew as another one, without the text, is not told as done', async () => {
  world = openWorld('<section><p>New card</p><div id="box"><label>Name <input></label></div></section>');
  const observed = fingerprint(field());
  field().addEventListener('change', () => {
    world.one('#box').innerHTML = '<p>Saving draft</p><label>Name <input type="search" name="other"></label>';
  });
  const result = await world.run(
    'dom.type',
    { selector: css('#box input'), text: 'Ada' },
    { target: { id: 'a1', fingerprint: observed } },
  );
  expect(result).toMatchObject({ ok: false, code: 'ignored', error: expect.stringContaining('anew') });
});

test('without replace the text is added key by key', async () => {
  world = openWorld('<label>Name <input value="A"></label>');
  const heard = listen(field(), ['keydown', 'input', 'keyup']);
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'da', replace: false });
  expect([field().value, heard.length]).toEqual(['Ada', 6]);
});

test('a field that formats what it gets holds the text', async () => {
  world = openWorld('<label>Card <input></label>');
  field().addEventListener('input', () => {
    field().value = field()
      .value.replace(/\D/g, '')
      .replace(/(\d{4})(?=\d)/g, '$1 ');
  });
  const result = await world.run('dom.type', { selector: role('textbox', 'Card'), text: '4111111111111111' });
  expect([result.ok, field().value]).toEqual([true, '4111 1111 1111 1111']);
});

test('a field that takes keys only is typed into key by key', async () => {
  world = openWorld('<label>Code <input></label>');
  const input = field();
  input.addEventListener('beforeinput', (event) => event.preventDefault());
  input.addEventListener('keypress', (event) => {
    event.preventDefault();
    input.value += event.key;
  });
  await world.run('dom.type', { selector: role('textbox', 'Code'), text: 'ab1' });
  expect(input.value).toBe('ab1');
});

test('a field that throws the text away is reported as ignored', async () => {
  world = openWorld('<label>Name <input></label>');
  field().addEventListener('input', () => {
    field().value = '';
  });
  const result = await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect(result).toMatchObject({ ok: false, code: 'ignored' });
});

test('a text longer than the field takes is refused before anything is typed', async () => {
  world = openWorld('<label>Code <input maxlength="3"></label>');
  const result = await world.run('dom.type', { selector: role('textbox', 'Code'), text: 'abcd' });
  expect(result).toMatchObject({
    ok: false,
    code: 'bad_argument',
    error: expect.stringContaining('at most 3'),
  });
});

test('a read-only field is refused', async () => {
  world = openWorld('<label>Code <input readonly></label>');
  const result = await world.run('dom.type', { selector: role('textbox', 'Code'), text: 'a' });
  expect(result).toMatchObject({ ok: false, code: 'not_enabled' });
});

test('a long text is stopped between two chunks', async () => {
  world = openWorld('<label>Essay <textarea></textarea></label>');
  const area = world.one<HTMLTextAreaElement>('textarea');
  area.addEventListener('input', () => {
    void world.handlers.handle({ kind: 'fence', sessionId: 's1', epoch: 2 });
  });
  await world.run('dom.type', { selector: role('textbox', 'Essay'), text: 'x'.repeat(50_000) });
  expect(area.value.length).toBeLessThan(50_000);
});

test('a stopped typing says how far it came', async () => {
  world = openWorld('<label>Essay <textarea></textarea></label>');
  world.one('textarea').addEventListener('input', () => {
    void world.handlers.handle({ kind: 'fence', sessionId: 's1', epoch: 2 });
  });
  const result = await world.run('dom.type', {
    selector: role('textbox', 'Essay'),
    text: 'x'.repeat(50_000),
  });
  expect(result).toMatchObject({
    ok: false,
    code: 'cancelled',
    dispatched: true,
    error: expect.stringContaining('of 50000'),
  });
});

test('a text area keeps its lines', async () => {
  world = openWorld('<label>Note <textarea></textarea></label>');
  await world.run('dom.type', { selector: role('textbox', 'Note'), text: 'one\ntwo' });
  expect(world.one<HTMLTextAreaElement>('textarea').value).toBe('one\ntwo');
});

test('rich text is replaced in a contenteditable', async () => {
  world = openWorld('<div contenteditable aria-label="Body" role="textbox"><b>old</b></div>');
  await world.run('dom.type', { selector: role('textbox', 'Body'), text: 'Hello world' });
  expect(world.one('[contenteditable]').innerText.trim()).toBe('Hello world');
});

test('rich text is added at the end without replace', async () => {
  world = openWorld('<div contenteditable aria-label="Body" role="textbox">Hello</div>');
  await world.run('dom.type', { selector: role('textbox', 'Body'), text: ' world', replace: false });
  expect(world.one('[contenteditable]').innerText.trim()).toBe('Hello world');
});

test('an editor that keeps its own model hears the input of the browser', async () => {
  world = openWorld('<div contenteditable aria-label="Body" role="textbox"></div>');
  const editor = world.one('[contenteditable]');
  let model = '';
  editor.addEventListener('beforeinput', (event) => {
    event.preventDefault();
    if (event.inputType === 'insertText') model += event.data ?? '';
    editor.textContent = model;
  });
  await world.run('dom.type', { selector: role('textbox', 'Body'), text: 'Hello' });
  expect(model).toBe('Hello');
});

test('an editor that only hears keys and pastes is not edited behind its back', async () => {
  world = openWorld(
    '<div class="public-DraftEditor-content" contenteditable=true role=textbox aria-label=Body>old</div>',
  );
  const editor = world.one('[role=textbox]');
  const heard: string[] = [];
  editor.addEventListener('input', () => heard.push('input'));
  editor.addEventListener('keydown', ({ key }) => {
    if (key === 'Delete') editor.textContent = '';
  });
  editor.addEventListener('paste', (event) => {
    editor.textContent = event.clipboardData?.getData('text/plain') ?? '';
  });
  const type = async (text: string) => {
    await world.run('dom.type', { selector: role('textbox', 'Body'), text });
    return editor.textContent;
  };
  expect([await type('Dear all'), await type(''), heard]).toEqual(['Dear all', '', []]);
});

test('a code editor whose field nobody sees is emptied by its own key', async () => {
  world = openWorld(`<div class=ace_editor style="width:200px;height:80px"><textarea aria-label=Code
    style="opacity:0;width:1px;height:1px;font-size:1px;border:0;padding:0"></textarea><div class=ace_text-layer>old</div></div>`);
  const lines = world.one('.ace_text-layer');
  world.one('textarea').addEventListener('keydown', ({ key }) => {
    if (key === 'Delete') lines.textContent = '';
  });
  const result = await world.run('dom.type', { selector: role('textbox', 'Code'), text: '' });
  expect([result.ok, lines.textContent]).toEqual([true, '']);
});

test('a code editor gets the text by a paste after its select-all key', async () => {
  world = openWorld('<div class="CodeMirror"><textarea aria-label="Code"></textarea><pre>old</pre></div>');
  const area = world.one('textarea');
  let all = false;
  area.addEventListener('keydown', (event) => {
    all ||= event.key === 'a' && (event.ctrlKey || event.metaKey);
  });
  area.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    world.one('pre').textContent = all ? text : `old${text}`;
  });
  await world.run('dom.type', { selector: role('textbox', 'Code'), text: 'let x = 1;' });
  expect(world.one('pre').textContent).toBe('let x = 1;');
});

test.each([
  ['date', '2026-03-31', '2026-03-31'],
  ['date', '31.3.2026', '2026-03-31'],
  ['time', '9:05', '09:05'],
  ['datetime-local', '2026-03-31 14:30', '2026-03-31T14:30'],
  ['month', '2026-03', '2026-03'],
  ['week', '2026-W14', '2026-W14'],
  ['color', '#0AF', '#00aaff'],
  ['number', '1,234.5', '1234.5'],
  ['range', '40', '40'],
])('a %s field takes "%s"', async (type, text, value) => {
  world = openWorld(`<label>It <input type="${type}" step="any"></label>`);
  await world.run('dom.type', { selector: css('input'), text });
  expect(field().value).toBe(value);
});

test.each([
  ['date', 'next friday', '2026-03-31'],
  ['number', 'many', '12.5'],
  ['range', '400', 'from 0 to 100'],
])('a %s field says how it wants "%s"', async (type, text, hint) => {
  world = openWorld(`<label>It <input type="${type}"></label>`);
  const result = await world.run('dom.type', { selector: css('input'), text });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument', error: expect.stringContaining(hint) });
});

const SECRET = { secrets: { h1: 'correct horse' }, secretOrigins: { h1: location.origin } };

test('a secret goes into a password field of its origin', async () => {
  world = openWorld('<label>Password <input type="password"></label>');
  await world.run('dom.type', { selector: css('input'), secret: 'h1' }, SECRET);
  expect(field().value).toBe('correct horse');
});

test('nothing of a secret comes back', async () => {
  world = openWorld('<label>Password <input type="password"></label>');
  const result = await world.run('dom.type', { selector: css('input'), secret: 'h1' }, SECRET);
  expect(JSON.stringify(result)).not.toContain('horse');
});

test('a secret is not typed on another origin', async () => {
  world = openWorld('<label>Password <input type="password"></label>');
  const other = { ...SECRET, secretOrigins: { h1: 'https://other.test' } };
  const result = await world.run('dom.type', { selector: css('input'), secret: 'h1' }, other);
  expect([result, field().value]).toMatchObject([{ ok: false, code: 'not_allowed' }, '']);
});

test('a secret is not typed into a field that is not made for it', async () => {
  world = openWorld('<label>Comment <input></label>');
  const result = await world.run('dom.type', { selector: css('input'), secret: 'h1' }, SECRET);
  expect([result, field().value]).toMatchObject([{ ok: false, code: 'not_allowed' }, '']);
});

test('background is asked before a secret is typed', async () => {
  world = openWorld('<label>Password <input type="password"></label>');
  await world.run('dom.type', { selector: css('input'), secret: 'h1' }, SECRET);
  expect(world.questions[0]?.target.secret).toBe(true);
});

test('a field behind a modal dialog is covered by it', async () => {
  world = openWorld(
    '<label>Name <input></label><dialog aria-label="Offer" style="width:100%;height:100%">x</dialog>',
  );
  world.one<HTMLDialogElement>('dialog').showModal();
  const result = await world.run('dom.type', { selector: css('input'), text: 'Ada' });
  expect(result).toMatchObject({
    ok: false,
    code: 'covered',
    error: expect.stringContaining('dialog "Offer"'),
  });
});

test('a component keeps what is typed in its state', async () => {
  world = openWorld('<div id="app"></div>');
  function Form() {
    const [name, setName] = useState('');
    const onInput = (event: InputEvent) => setName((event.target as HTMLInputElement).value.toUpperCase());
    const label = h('label', null, 'Name ', h('input', { value: name, onInput }));
    return h('div', null, label, h('p', null, `Hello ${name}`));
  }
  render(h(Form, null), world.one('#app'));
  await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect([field().value, world.one('p').textContent]).toEqual(['ADA', 'Hello ADA']);
});

const EDITOR = '<div role="textbox" aria-label="Body" contenteditable>old</div>';

/** An editor that keeps its text elsewhere, takes every way of putting some in, and renders it some frames later. */
function renderLate(box: HTMLElement, show: (text: string) => string = (text) => text): void {
  let text = box.textContent ?? '';
  const render = () =>
    setTimeout(() => box.replaceChildren(document.createRange().createContextualFragment(show(text))), 20);
  const take = (event: Event, added: string) => {
    event.preventDefault();
    text += added;
    render();
  };
  box.addEventListener('beforeinput', (event) => {
    if (event.inputType.startsWith('delete')) text = '';
    take(event, event.inputType.startsWith('insertParagraph') ? '\n' : (event.data ?? ''));
  });
  box.addEventListener('paste', (event) => take(event, event.clipboardData?.getData('text/plain') ?? ''));
}

test('an editor that renders late has the text once', async () => {
  world = openWorld(EDITOR);
  renderLate(world.one('[role=textbox]'));
  const result = await world.run('dom.type', { selector: role('textbox', 'Body'), text: 'Dear all' });
  expect([result.ok, world.one('[role=textbox]').textContent]).toEqual([true, 'Dear all']);
});

test('an editor that makes pictures of signs has the text once', async () => {
  world = openWorld(EDITOR);
  renderLate(world.one('[role=textbox]'), (text) => text.replace('😀', '<img alt="smile">'));
  const result = await world.run('dom.type', { selector: role('textbox', 'Body'), text: 'Dear all 😀' });
  expect([result.ok, world.one('[role=textbox]').textContent]).toEqual([true, 'Dear all ']);
});

test('an editor that takes no text more is reported as ignored', async () => {
  world = openWorld(EDITOR);
  const box = world.one('[role=textbox]');
  for (const type of ['beforeinput', 'paste']) box.addEventListener(type, (event) => event.preventDefault());
  const args = { selector: role('textbox', 'Body'), text: 'more', replace: false };
  expect([await world.run('dom.type', args), box.textContent]).toMatchObject([
    { ok: false, code: 'ignored' },
    'old',
  ]);
});

test.each(['\n', ' '])('white space %j is added to rich text once, and its marks stay', async (text) => {
  world = openWorld('<div contenteditable aria-label="Body" role="textbox"><b>Bold</b> text</div>');
  const box = world.one('[contenteditable]');
  const heard = listen(box, ['paste']);
  const args = { selector: role('textbox', 'Body'), text, replace: false };
  const result = await world.run('dom.type', args);
  expect([result.ok, box.querySelector('b')?.textContent, heard]).toEqual([true, 'Bold', []]);
});

test.each([
  ['1. buy milk', '1. ', '', 'buy milk'],
  ['🙂', '🙂', '<img alt="smile" width="10">', ''],
])('what an editor makes of "%s" is added once', async (text, sign, made, said) => {
  world = openWorld('<div contenteditable aria-label="Body" role="textbox"><p>Old</p></div>');
  const box = world.one('[contenteditable]');
  const heard = listen(box, ['paste']);
  box.addEventListener('input', () => {
    const place = box.querySelector('p');
    if (place?.textContent?.includes(sign)) place.innerHTML = place.innerHTML.replace(sign, made);
  });
  const args = { selector: role('textbox', 'Body'), text, replace: false };
  const result = await world.run('dom.type', args);
  expect([result.ok, box.textContent, heard]).toEqual([true, `Old${said}`, []]);
});
