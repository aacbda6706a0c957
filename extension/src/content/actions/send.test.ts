import { afterEach, expect, test } from 'vitest';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

function noLeaving(): string[] {
  const form = world.one('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  return listen(form, ['submit']);
}

test('a form is sent by its default button', async () => {
  world = openWorld('<form aria-label="F"><input name="q"><button name="b" value="1">Go</button></form>');
  noLeaving();
  let submitter: unknown;
  world.one('form').addEventListener('submit', (event) => {
    submitter = (event as SubmitEvent).submitter;
  });
  await world.run('dom.submit', { selector: role('form', 'F') });
  expect(submitter).toBe(world.one('button'));
});

test('a form is sent from any of its fields', async () => {
  world = openWorld('<form><input aria-label="q"></form>');
  const heard = noLeaving();
  await world.run('dom.submit', { selector: role('textbox', 'q') });
  expect(heard).toEqual(['submit']);
});

test('a form with missing values is not sent', async () => {
  world = openWorld('<form><label>Mail <input type="email" required></label><button>Go</button></form>');
  const heard = noLeaving();
  await world.run('dom.submit', { selector: css('form') });
  expect(heard).toEqual([]);
});

test('what is missing in a form is named', async () => {
  world = openWorld('<form><label>Mail <input type="email" required></label><button>Go</button></form>');
  const result = await world.run('dom.submit', { selector: css('form') });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument', error: expect.stringContaining('"Mail"') });
});

test('a form whose button waits for something is not enabled', async () => {
  world = openWorld('<form><input name="q"><button disabled>Go</button></form>');
  const result = await world.run('dom.submit', { selector: css('form') });
  expect(result).toMatchObject({ ok: false, code: 'not_enabled' });
});

test('a button outside of a form is pressed', async () => {
  world = openWorld('<div><input><button type="button">Send</button></div>');
  const heard = listen(world.one('button'), ['click']);
  await world.run('dom.submit', { selector: role('button', 'Send') });
  expect(heard).toEqual(['click']);
});

const FILE = { name: 'a.txt', mime: 'text/plain', base64: btoa('hello') };

test('files are put into a file field by their bytes', async () => {
  world = openWorld('<label>File <input type="file"></label>');
  await world.run('dom.upload', { selector: css('input'), files: [FILE] });
  expect(await world.one<HTMLInputElement>('input').files?.[0]?.text()).toBe('hello');
});

test('an upload tells the page that the field changed', async () => {
  world = openWorld('<label>File <input type="file"></label>');
  const heard = listen(world.one('input'), ['input', 'change']);
  await world.run('dom.upload', { selector: css('input'), files: [FILE] });
  expect(heard).toEqual(['input', 'change']);
});

test('a button that stands for a hidden file field uploads into it', async () => {
  world = openWorld('<form><input type="file" hidden><button type="button">Choose file</button></form>');
  await world.run('dom.upload', { selector: role('button', 'Choose file'), files: [FILE] });
  expect(world.one<HTMLInputElement>('input').files?.length).toBe(1);
});

test('a drop zone takes files that are dropped on it', async () => {
  world = openWorld('<div id="zone" style="width:200px;height:100px">Drop here</div>');
  const zone = world.one('#zone');
  let name = '';
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    name = event.dataTransfer?.files[0]?.name ?? '';
  });
  await world.run('dom.upload', { selector: css('#zone'), files: [FILE] });
  expect(name).toBe('a.txt');
});

test('a file of a kind that the field does not take is refused', async () => {
  world = openWorld('<label>Photo <input type="file" accept="image/*,.pdf"></label>');
  const result = await world.run('dom.upload', { selector: css('input'), files: [FILE] });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument' });
});

test('two files for a field of one are refused', async () => {
  world = openWorld('<label>File <input type="file"></label>');
  const result = await world.run('dom.upload', { selector: css('input'), files: [FILE, FILE] });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument' });
});

const BOARD = `<div style="display:flex;gap:20px"><div id="card" style="width:80px;height:40px;background:#ccc">Card</div>
  <div id="done" style="width:200px;height:120px;background:#eee">Done</div></div>`;

test('a draggable card is dropped with its data', async () => {
  world = openWorld(BOARD);
  const card = world.one('#card');
  card.draggable = true;
  card.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', 'card-1'));
  const done = world.one('#done');
  let data = '';
  done.addEventListener('dragover', (event) => event.preventDefault());
  done.addEventListener('drop', (event) => {
    data = event.dataTransfer?.getData('text/plain') ?? '';
  });
  await world.run('dom.drag', { selector: css('#card'), to: css('#done') });
  expect(data).toBe('card-1');
});

test.each([
  [40, 3000, 0.5],
  [500, 500, 0.9],
  [40, 60, 0.8],
])('a card of %d px is let go on a thing of %d px in the window', async (height, size, least) => {
  const box = (id: string, px: number) => `<div id="${id}" style="height:${px}px">${id}</div>`;
  world = openWorld(box('card', height) + box('done', size));
  const ends: MouseEvent[] = [];
  const take = (event: MouseEvent) => ends.push(event);
  document.addEventListener('mouseup', take);
  await world.run('dom.drag', { selector: css('#card'), to: css('#done') });
  document.removeEventListener('mouseup', take);
  const { top, bottom } = world.one('#done').getBoundingClientRect();
  const y = ends[0]?.clientY ?? -1;
  const [from, to] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  expect([y > from, y < window.innerHeight, (y - from) / (to - from) >= least - 0.02]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a place that takes no drop is reported as ignored', async () => {
  world = openWorld(BOARD);
  world.one('#card').draggable = true;
  const result = await world.run('dom.drag', { selector: css('#card'), to: css('#done') });
  expect(result).toMatchObject({ ok: false, code: 'ignored', dispatched: true });
});

test('a card that follows the pointer is carried to its place', async () => {
  world = openWorld(BOARD);
  const card = world.one('#card');
  let dropped = '';
  card.addEventListener('pointerdown', () => {
    const up = (event: PointerEvent) => {
      card.style.pointerEvents = 'none';
      dropped = document.elementFromPoint(event.clientX, event.clientY)?.id ?? '';
    };
    document.addEventListener('pointerup', up, { once: true });
  });
  await world.run('dom.drag', { selector: css('#card'), to: css('#done') });
  expect(dropped).toBe('done');
});

test('a pointer drag moves in several steps', async () => {
  world = openWorld(BOARD);
  let moves = 0;
  const count = () => {
    moves += 1;
  };
  document.addEventListener('pointermove', count);
  await world.run('dom.drag', { selector: css('#card'), to: css('#done') });
  document.removeEventListener('pointermove', count);
  expect(moves).toBeGreaterThan(4);
});

test('a card takes the place of one that makes room for it', async () => {
  world = openWorld(`<ul style="margin:0;padding:0">${'<li style="height:40px">x</li>'.repeat(4)}</ul>`);
  const cards = [...document.querySelectorAll('li')];
  const [card] = cards;
  const top = cards[0]?.getBoundingClientRect().top ?? 0;
  let place = -1;
  const move = ({ clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    place = Math.min(3, Math.floor((clientY - top) / 40));
    for (const [index, one] of cards.entries()) {
      if (one !== card) one.style.transform = index <= place ? 'translateY(-40px)' : '';
    }
  };
  document.addEventListener('pointermove', move);
  await world.run('dom.drag', { selector: css('li:nth-child(1)'), to: css('li:nth-child(3)') });
  document.removeEventListener('pointermove', move);
  expect(place).toBe(2);
});

test('a stop in the middle of a drag puts the card back', async () => {
  world = openWorld(BOARD);
  const card = world.one('#card');
  let moves = 0;
  let up = { x: 0, y: 0 };
  const stop = () => {
    moves += 1;
    if (moves === 3) void world.handlers.handle({ kind: 'fence', sessionId: 's1', epoch: 2 });
  };
  document.addEventListener('pointermove', stop);
  card.addEventListener('pointerup', (event) => {
    up = { x: event.clientX, y: event.clientY };
  });
  await world.run('dom.drag', { selector: css('#card'), to: css('#done') });
  document.removeEventListener('pointermove', stop);
  expect(document.elementFromPoint(up.x, up.y)).toBe(card);
});

test('a menu that opens by script under the mouse opens', async () => {
  world = openWorld('<div id="m">Menu<ul hidden><li>Item</li></ul></div>');
  world.one('#m').addEventListener('mouseenter', () => {
    world.one('ul').hidden = false;
  });
  await world.run('dom.hover', { selector: css('#m') });
  expect(world.one('ul').hidden).toBe(false);
});

test('scrolling by pixels moves the page', async () => {
  world = openWorld('<div style="height:5000px">tall</div>');
  await world.run('dom.scroll', { y: 300 });
  expect(window.scrollY).toBe(300);
});

test('scrolling moves the box that scrolls where the page does not', async () => {
  world = openWorld(
    '<div id="s" style="height:500px;overflow:auto"><div style="height:5000px">tall</div></div>',
  );
  await world.run('dom.scroll', { to: 'bottom' });
  expect(world.one('#s').scrollTop).toBeGreaterThan(1_000);
});

test('scrolling to an element brings it into view', async () => {
  world = openWorld('<div style="height:5000px"></div><button>Far</button>');
  await world.run('dom.scroll', { selector: role('button', 'Far') });
  expect(world.one('button').getBoundingClientRect().top).toBeLessThan(window.innerHeight);
});
