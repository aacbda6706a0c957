import { afterEach, expect, test } from 'vitest';
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
    return true;
  };
  await world.run('dom.click', { selector: role('button', 'Order') });
  expect(heard).toEqual([]);
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

test('an option of a list is chosen without a question', async () => {
  world = openWorld('<div role="listbox" aria-label="Size"><div role="option">Large</div></div>');
  await world.run('dom.select', { selector: role('listbox', 'Size'), value: 'Large' });
  expect(world.questions).toEqual([]);
});
