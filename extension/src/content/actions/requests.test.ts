/** What leaves a page that shows nothing of it. Requests go to the test's own server, which answers all of them. */
import { afterEach, expect, test } from 'vitest';
import { openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const SILENT = '<form action="/plain?key=1"><label>Name <input></label><button>Save</button></form>';

/** What is told to have been sent after a press on Save. */
async function pressSave(): Promise<string[] | undefined> {
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  return result.observation?.requests;
}

function onSubmit(act: () => void): void {
  world.one('form').addEventListener('submit', (event) => {
    event.preventDefault();
    act();
  });
}

test.each([
  ['a fetch', () => void fetch('/api/save?token=hunter2', { method: 'POST', body: 'x' })],
  [
    'an XMLHttpRequest',
    () => {
      const request = new XMLHttpRequest();
      request.open('POST', '/api/save');
      request.send('x');
    },
  ],
  ['a beacon', () => void navigator.sendBeacon('/api/save', 'x')],
])('%s of a form that shows nothing is told by its path', async (_, act) => {
  world = openWorld(SILENT);
  onSubmit(act);
  expect(await pressSave()).toEqual(['/api/save']);
});

test('a form that a script sends later than the page comes to rest is waited for', async () => {
  world = openWorld(SILENT);
  onSubmit(() => setTimeout(() => void fetch('/api/late'), 250));
  expect(await pressSave()).toEqual(['/api/late']);
});

/** A button that reacts only after so long, as to a server that takes its time. */
function openSlow(markup: string, ms: number): void {
  world = openWorld(markup);
  const button = world.one('[aria-pressed], [aria-checked]');
  const name = button.hasAttribute('aria-pressed') ? 'aria-pressed' : 'aria-checked';
  button.addEventListener('click', () => setTimeout(() => button.setAttribute(name, 'true'), ms));
}

test('a toggle that waits for its server has reacted', async () => {
  openSlow('<button aria-pressed=false>Follow</button>', 500);
  expect(await world.run('dom.click', { selector: role('button', 'Follow') })).toMatchObject({ ok: true });
  openSlow('<button role=switch aria-checked=false>Mail</button>', 500);
  const checked = await world.run('dom.check', { selector: role('switch', 'Mail'), checked: true });
  expect(checked).toMatchObject({ ok: true });
});

test('an effect in another shadow root is an effect', async () => {
  world = openWorld('<div id=x></div><div id=y></div><button aria-pressed=false>Other</button>');
  const [from, to] = ['#x', '#y'].map((css) => world.one(css).attachShadow({ mode: 'open' }));
  if (!from || !to) throw new Error('no roots');
  from.innerHTML = '<button aria-pressed=false>Add one</button>';
  to.innerHTML = '<output>0</output>';
  from.querySelector('button')?.addEventListener('click', () => {
    to.querySelector('output')?.replaceChildren('1');
  });
  expect(await world.run('dom.click', { selector: role('button', 'Add one') })).toMatchObject({ ok: true });
});

test('each request is told, keys in its path are not', async () => {
  world = openWorld(SILENT);
  onSubmit(() => void fetch('/api/a').then(() => fetch('/api/3f2a9c1e77d04b5f9a61c2/b')));
  const told = await pressSave();
  expect(told?.[0]).toBe('/api/a');
  expect(JSON.stringify(told)).not.toContain('3f2a9c');
});

test('a form that the browser sends into a hidden frame is told by its address', async () => {
  world = openWorld(`<iframe name=sink hidden></iframe>${SILENT.replace('<form', '<form target=sink')}`);
  expect(await pressSave()).toEqual(['/plain']);
});

test('what was asked for before the act, or is only loaded, is no request of it', async () => {
  world = openWorld(`${SILENT}<div></div>`);
  await fetch('/api/before');
  onSubmit(() => {
    world.one('div').innerHTML = '<p role=status>Saved</p><img src="/picture.png">';
  });
  expect(await pressSave()).toBeUndefined();
});
