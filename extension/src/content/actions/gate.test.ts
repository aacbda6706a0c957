import { afterEach, expect, test } from 'vitest';
import type { RoleSelector } from '../../generated/types';
import { fingerprint } from '../selector';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

test('the same call id acts once', async () => {
  world = openWorld('<button>Order</button>');
  const heard = listen(world.one('button'), ['click']);
  const args = { selector: role('button', 'Order') };
  await Promise.all([
    world.run('dom.click', args, { id: 'same' }),
    world.run('dom.click', args, { id: 'same' }),
  ]);
  await world.run('dom.click', args, { id: 'same' });
  expect(heard).toEqual(['click']);
});

test('the same call id gets the same reply', async () => {
  world = openWorld('<button>Order</button>');
  const args = { selector: role('button', 'Order') };
  const first = await world.reply('dom.click', args, { id: 'again' });
  expect(await world.reply('dom.click', args, { id: 'again' })).toEqual(first);
});

test('a dispatched write is not done again after its acknowledgement', async () => {
  world = openWorld('<button>Order</button>');
  const heard = listen(world.one('button'), ['click']);
  const args = { selector: role('button', 'Order') };
  await world.run('dom.click', args, { id: 'acked' });
  await world.handlers.handle({ kind: 'ack', id: 'acked' });
  await world.run('dom.click', args, { id: 'acked' });
  expect(heard).toEqual(['click']);
});

test('a call that failed before it was dispatched may come again after its acknowledgement', async () => {
  world = openWorld('<button>Order</button>');
  await world.run('dom.click', { selector: role('button', 'Other') }, { id: 'retry' });
  await world.handlers.handle({ kind: 'ack', id: 'retry' });
  const result = await world.run('dom.click', { selector: role('button', 'Order') }, { id: 'retry' });
  expect(result.ok).toBe(true);
});

test('a fence refuses older epochs', async () => {
  world = openWorld('<button>Order</button>');
  await world.handlers.handle({ kind: 'fence', sessionId: 's1', epoch: 2 });
  const result = await world.run('dom.click', { selector: role('button', 'Order') });
  expect(result).toMatchObject({ ok: false, code: 'cancelled' });
});

test('a fence of another session stops nothing', async () => {
  world = openWorld('<button>Order</button>');
  await world.handlers.handle({ kind: 'fence', sessionId: 's2', epoch: 9 });
  expect((await world.run('dom.click', { selector: role('button', 'Order') })).ok).toBe(true);
});

test('a fence raised during the last question stops the act', async () => {
  world = openWorld('<button>Order</button>');
  const heard = listen(world.one('button'), ['click', 'pointerdown']);
  world.answer.value = async () => {
    await world.handlers.handle({ kind: 'fence', sessionId: 's1', epoch: 2 });
    return 60_000;
  };
  await world.run('dom.click', { selector: role('button', 'Order') });
  expect(heard).toEqual([]);
});

test('a yes that is over when it comes is asked for again, and only the next one is acted on', async () => {
  world = openWorld('<button>Order</button>');
  const heard = listen(world.one('button'), ['click']);
  const before: number[] = [];
  world.answer.value = async () => {
    before.push(heard.length);
    return before.length < 3 ? 0 : 60_000;
  };
  await world.run('dom.click', { selector: role('button', 'Order') });
  expect(world.questions.map(({ tries }) => tries)).toEqual([undefined, 1, 2]);
  expect([before, heard]).toEqual([[0, 0, 0], ['click']]);
});

test('a no to the last question stops the act', async () => {
  world = openWorld('<button>Order</button>');
  const heard = listen(world.one('button'), ['click']);
  world.answer.value = false;
  const result = await world.run('dom.click', { selector: role('button', 'Order') });
  expect([result.ok, heard]).toEqual([false, []]);
});

test('nobody to ask means that nothing is done', async () => {
  world = openWorld('<button>Order</button>');
  world.answer.value = () => Promise.reject(new Error('no receiver'));
  const result = await world.run('dom.click', { selector: role('button', 'Order') });
  expect(result).toMatchObject({ ok: false, code: 'link_lost', retryable: true });
});

test('the last question tells what is about to be pressed', async () => {
  world = openWorld('<form><button>Order</button></form>');
  world.one('form').addEventListener('submit', (event) => event.preventDefault());
  await world.run('dom.click', { selector: role('button', 'Order') });
  expect(world.questions[0]?.target).toMatchObject({ role: 'button', label: 'Order', submits: true });
});

test('a fence names the calls that were past it', async () => {
  world = openWorld('<button>Order</button>');
  let fenced: unknown;
  world.one('button').addEventListener('click', () => {
    fenced = world.handlers.handle({ kind: 'fence', sessionId: 's1', epoch: 2 });
  });
  await world.run('dom.click', { selector: role('button', 'Order') }, { id: 'past' });
  expect(await fenced).toEqual({ epoch: 2, dispatched: ['past'] });
});

test('a call that is cancelled while it waits is not carried out', async () => {
  world = openWorld('<button disabled>Order</button>');
  const running = world.run('dom.click', { selector: role('button', 'Order') }, { id: 'waiting' });
  await world.handlers.handle({ kind: 'cancel', id: 'waiting' });
  expect(await running).toMatchObject({ ok: false, code: 'cancelled' });
});

test('the observed element is acted on by its fingerprint', async () => {
  world = openWorld('<button class="a">Delete</button>');
  const found = await world.run('dom.click', { selector: css('.a') });
  const { fingerprint } = (found.ok ? found.data : {}) as { fingerprint: string };
  const target = { id: 'a1', fingerprint };
  expect((await world.run('dom.click', { selector: css('.a') }, { target })).ok).toBe(true);
});

test('Enter in a field tells of the button that it presses', async () => {
  world = openWorld('<form><label>Card <input name="holder"></label><button>Pay now</button></form>');
  world.one('form').addEventListener('submit', (event) => event.preventDefault());
  await world.run('dom.press', { selector: role('textbox', 'Card'), key: 'Enter' });
  expect(world.questions[0]?.target).toMatchObject({ role: 'button', label: 'Pay now', submits: true });
});

test.each(['Enter', 'Space'])('%s on a button counts as pressing it', async (key) => {
  world = openWorld('<button type="button">Delete</button>');
  await world.run('dom.press', { selector: role('button', 'Delete'), key });
  expect(world.questions[0]?.target).toMatchObject({ role: 'button', label: 'Delete', submits: true });
});

test('another key on a button presses nothing', async () => {
  world = openWorld('<button type="button">Delete</button>');
  await world.run('dom.press', { selector: role('button', 'Delete'), key: 'Escape' });
  expect(world.questions[0]?.target.submits).toBe(false);
});

test('a press on what is inside of a button tells of the button', async () => {
  world = openWorld('<button aria-label="Delete account"><span class="icon">x</span></button>');
  await world.run('dom.click', { selector: css('.icon') });
  expect(world.questions[0]?.target).toMatchObject({ role: 'button', label: 'Delete account' });
});

test('a drag tells of where it ends', async () => {
  world = openWorld('<div id="file">Report</div><div id="bin" aria-label="Trash" role="button">Bin</div>');
  await world.run('dom.drag', { selector: css('#file'), to: css('#bin') });
  expect(world.questions[0]?.target.label).toMatch(/^Trash/);
});

test('a menu entry that dom.select would press is asked about', async () => {
  world = openWorld('<div role="menu" aria-label="More"><div role="menuitem">Delete</div></div>');
  await world.run('dom.select', { selector: role('menu', 'More'), value: 'Delete' });
  expect(world.questions[0]?.target).toMatchObject({ role: 'menuitem', label: 'Delete' });
});

test('an option of a list is asked about as the value that it is', async () => {
  world = openWorld('<div role="listbox" aria-label="Size"><div role="option">Large</div></div>');
  await world.run('dom.select', { selector: role('listbox', 'Size'), value: 'Large' });
  expect(world.questions[0]?.target).toMatchObject({ role: 'option', label: 'Large' });
});

const FIELDS = `
  <label>Name <input id="name" value="old"></label>
  <label><input id="news" type="checkbox"> News</label>
  <label>Size <select id="size"><option>Small</option><option>Large</option></select></label>
  <div role="listbox" aria-label="Colour"><div id="red" role="option" tabindex="0">Red</div></div>
  <div id="note" contenteditable="true" role="textbox" aria-label="Note">old</div>`;
const STATE = () => [
  world.one<HTMLInputElement>('#name').value,
  world.one<HTMLInputElement>('#news').checked,
  world.one<HTMLSelectElement>('#size').value,
  world.one('#note').textContent,
];

test.each([
  ['dom.type', { selector: role('textbox', 'Name'), text: 'new' }],
  ['dom.type', { selector: role('textbox', 'Note'), text: 'new' }],
  ['dom.check', { selector: role('checkbox', 'News'), checked: true }],
  ['dom.select', { selector: role('combobox', 'Size'), value: 'Large' }],
  ['dom.select', { selector: role('listbox', 'Colour'), value: 'Red' }],
  ['dom.hover', { selector: role('checkbox', 'News') }],
] as const)('%s touches nothing when the last question is answered with no', async (name, args) => {
  world = openWorld(FIELDS);
  const heard = listen(world.one('#name').ownerDocument, [
    'pointerdown',
    'mouseover',
    'click',
    'beforeinput',
    'input',
    'change',
  ]);
  world.answer.value = false;
  const result = await world.run(name, args as never);
  expect([result, heard, STATE()]).toMatchObject([
    { ok: false, code: 'cancelled' },
    [],
    ['old', false, 'Small', 'old'],
  ]);
});

test('a text is not written again into a re-mounted field after a stop', async () => {
  world = openWorld('<div id="box"><label>Name <input></label></div>');
  world.one('#box').addEventListener('change', () => {
    world.answer.value = false;
    world.one('#box').innerHTML = '<label>Name <input></label>';
  });
  const result = await world.run('dom.type', { selector: role('textbox', 'Name'), text: 'Ada' });
  expect([result.ok, world.one<HTMLInputElement>('input').value]).toEqual([false, '']);
});

const asked = async (markup: string, selector: RoleSelector, key: string) => {
  world = openWorld(markup);
  world.answer.value = false;
  await world.run('dom.press', { selector, key });
  return world.questions[0]?.target;
};

test.each(['Delete', 'Backspace', 'Shift+Delete'])('%s on a row of a list deletes', async (key) => {
  const row = '<div role="listbox" aria-label="Mails"><div role="option" tabindex="0">From Ada</div></div>';
  expect(await asked(row, role('option', 'From Ada'), key)).toMatchObject({ effect: 'deletes' });
});

test.each([
  ['a text field', '<label>Name <input></label>', role('textbox', 'Name')],
  [
    'an editor',
    '<div contenteditable="true" role="textbox" aria-label="Note">x</div>',
    role('textbox', 'Note'),
  ],
])('Delete in %s only edits', async (_, markup, selector) => {
  expect(await asked(markup, selector, 'Delete')).not.toHaveProperty('effect');
});

test.each(['Enter', 'Control+Enter', 'Meta+Enter'])(
  '%s in a chat box outside of any form sends',
  async (key) => {
    const box = '<div contenteditable="true" role="textbox" aria-label="Write a message">hi</div>';
    expect(await asked(box, role('textbox', 'Write a message'), key)).toMatchObject({ effect: 'sends' });
  },
);

test('Enter in a box beside a button that sends tells of the button', async () => {
  const box =
    '<div><textarea aria-label="Text"></textarea><div><button type="button">Send now</button></div></div>';
  const target = await asked(box, role('textbox', 'Text'), 'Enter');
  expect(target).toMatchObject({ role: 'button', label: 'Send now', submits: true });
});

test.each([
  ['Shift+Enter', '<textarea aria-label="Message"></textarea>', 'Message'],
  ['Enter', '<textarea aria-label="Shopping list"></textarea>', 'Shopping list'],
  ['Enter', '<input aria-label="Find">', 'Find'],
])('%s in %s sends nothing', async (key, markup, name) => {
  const target = await asked(markup, role('textbox', name), key);
  expect([target?.submits, target?.effect]).toEqual([false, undefined]);
});

test.each([
  [
    'its own handler',
    '<form><select aria-label="Do" onchange="this.form.submit()"><option>Look<option>Delete all</select></form>',
  ],
  [
    "the form's handler",
    '<form onchange="this.requestSubmit()"><select aria-label="Do"><option>Look<option>Delete all</select></form>',
  ],
  ['a library', '<select aria-label="Do" hx-post="/do"><option>Look<option>Delete all</select>'],
])('a list whose change is sent by %s is asked about as a button', async (_, markup) => {
  world = openWorld(markup);
  world.answer.value = false;
  await world.run('dom.select', { selector: role('combobox', 'Do'), value: 'Delete all' });
  expect(world.questions[0]?.target).toMatchObject({
    submits: true,
    label: expect.stringMatching(/Delete all$/),
  });
});

test('a box whose change presses the button of its form is asked about as the button', async () => {
  world = openWorld(
    '<form><label><input type="checkbox" onchange="form.requestSubmit()"> Yes</label><button>Pay now</button></form>',
  );
  world.answer.value = false;
  await world.run('dom.check', { selector: role('checkbox', 'Yes'), checked: true });
  expect(world.questions[0]?.target).toMatchObject({ submits: true, role: 'button', label: 'Pay now Yes' });
});

test.each([
  ['dom.submit', 'form', '<form aria-label="Pay"><button>Pay now</button></form>', {}],
  ['dom.check', 'label', '<label>Yes <input type="checkbox"></label>', { checked: true }],
  ['dom.type', 'label', '<label>Name <input></label>', { text: 'Ada' }],
] as const)('%s on a %s is bound to just that, and acts under this bond', async (name, tag, markup, args) => {
  world = openWorld(markup);
  world.one('label, form').addEventListener('submit', (event) => event.preventDefault());
  world.answer.value = false;
  await world.run(name, { selector: css(tag), ...args });
  const fingerprint = world.questions[0]?.target.fingerprint ?? '';
  world.answer.value = 60_000;
  const result = await world.run(
    name,
    { selector: css(tag), ...args },
    { target: { id: 'a1', fingerprint } },
  );
  expect([result.ok, world.questions[1]?.target.fingerprint]).toEqual([true, fingerprint]);
});

test('what a screen reader is told does not hide what a person reads', async () => {
  world = openWorld('<button aria-label="Next" title="now">Delete account</button>');
  await world.run('dom.click', { selector: role('button', 'Next') });
  expect(world.questions[0]?.target).toMatchObject({ label: 'Next', says: 'Delete account · now' });
});

test('the end of a long name is told', async () => {
  const long = `${'Go on to the following step of this form '.repeat(4)}and delete my account`;
  world = openWorld(`<button>${long}</button>`);
  await world.run('dom.click', { selector: css('button') });
  expect(world.questions[0]?.target.says).toMatch(/delete my account$/);
});

test('a name that says it all needs nothing beside it', async () => {
  world = openWorld('<button>Next</button>');
  await world.run('dom.click', { selector: role('button', 'Next') });
  expect(world.questions[0]?.target).not.toHaveProperty('says');
});

test.each([
  ['another name', (button: HTMLElement) => button.replaceChildren('Delete account')],
  ['another text behind its name', (button: HTMLElement) => button.setAttribute('title', 'Delete account')],
  ['another role', (button: HTMLElement) => button.setAttribute('role', 'menuitem')],
])('a page that gives it %s during the last question gets no click', async (_, swap) => {
  world = openWorld('<button>Next</button>');
  const heard = listen(world.one('button'), ['pointerdown', 'click']);
  world.answer.value = async () => {
    swap(world.one('button'));
    return 60_000;
  };
  const result = await world.run('dom.click', { selector: role('button', 'Next') });
  expect([result, heard]).toMatchObject([{ ok: false, code: 'stale' }, []]);
});

test('a control that becomes another one while it is waited for is not acted on', async () => {
  world = openWorld('<button disabled>Next</button>');
  const button = world.one<HTMLButtonElement>('button');
  const target = { id: 'a1', fingerprint: fingerprint(button) };
  const running = world.run('dom.click', { selector: css('button') }, { target });
  button.replaceChildren('Delete');
  button.disabled = false;
  expect([await running, world.questions]).toMatchObject([{ ok: false, code: 'stale' }, []]);
});

const clicked = async (markup: string, name: string) => {
  world = openWorld(markup);
  world.answer.value = false;
  await world.run('dom.click', { selector: role('button', name) });
  return world.questions[0]?.target;
};

test.each([
  ['a list', '<ul><li>Blue lamp <button>×</button></li></ul>', '×'],
  ['a table', '<table><tr><td>Ada</td><td><button>✕</button></td></tr></table>', '✕'],
  ['cards', '<article><a href="#a">Blue lamp</a> <button><b>x</b></button></article>', 'x'],
])('a bare cross in a row of %s deletes', async (_, markup, name) => {
  expect(await clicked(markup, name)).toMatchObject({ effect: 'deletes' });
});

test.each([
  ['a message', '<ul><li><div role="alert">It is saved <button>×</button></div></li></ul>', '×'],
  ['a dialog', '<div role="dialog" aria-label="Tour"><p>Welcome</p><button>×</button></div>', '×'],
  ['a calculator', '<table><tr><td><button>78</button></td><td><button>×</button></td></tr></table>', '×'],
  ['a row, by its name', '<ul><li>Blue lamp <button aria-label="Close">×</button></li></ul>', 'Close'],
])('a cross of %s deletes nothing', async (_, markup, name) => {
  expect(await clicked(markup, name)).not.toHaveProperty('effect');
});

test('Enter on a bare cross in a row deletes', async () => {
  const row = '<ul><li>Blue lamp <button>×</button></li></ul>';
  expect(await asked(row, role('button', '×'), 'Enter')).toMatchObject({ effect: 'deletes' });
});

test('a yes holds in a form whose hidden field alone keeps changing', async () => {
  world = openWorld(
    '<form><input aria-label=To value=ada><input type=hidden value=0><button>Pay</button></form>',
  );
  world.answer.value = false;
  const [hidden, grant] = [
    world.one<HTMLInputElement>('[type=hidden]'),
    { id: 'g', digest: 'd', expiresMs: 0 },
  ];
  const named = { id: 'a1', fingerprint: fingerprint(world.one('button')) };
  const ask = async (now: string) => {
    hidden.value = now;
    const form = world.questions.at(-1)?.target.form;
    const target = { ...named, ...(form ? { form } : {}) };
    await world.run('dom.click', { selector: role('button', 'Pay') }, { grant, target });
    return world.questions.at(-1)?.target.form?.digest;
  };
  const digests = [await ask('1'), await ask('2'), await ask('3'), await ask('4')];
  expect(new Set(digests.slice(0, 3)).size).toBe(3);
  expect(digests[3]).toBe(digests[2]);
});
