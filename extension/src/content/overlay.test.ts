import { afterEach, expect, test } from 'vitest';
import { openWorld, role, type World } from './actions/testing/stage';
import { OVERLAY_TAG } from './dom';

let world: World;
afterEach(() => world.close());

const host = () => document.querySelector(OVERLAY_TAG);

test('a highlight puts one element of ours over the page', async () => {
  world = openWorld('<button>Pay</button>');
  await world.handlers.handle({ kind: 'highlight', selector: role('button', 'Pay'), label: 'Click Pay' });
  expect(host()?.getAttribute('aria-hidden')).toBe('true');
});

test('what is drawn is closed to the page', async () => {
  world = openWorld('<button>Pay</button>');
  await world.handlers.handle({ kind: 'highlight', selector: role('button', 'Pay'), label: 'Click Pay' });
  expect([host()?.childElementCount, host()?.shadowRoot]).toEqual([0, null]);
});

test('a highlight takes no input', async () => {
  world = openWorld('<button style="position:fixed;left:20px;top:20px">Pay</button>');
  await world.handlers.handle({ kind: 'highlight', selector: role('button', 'Pay'), label: 'Click Pay' });
  expect(document.elementFromPoint(30, 30)).toBe(world.one('button'));
});

test('a highlight is nothing that a summary knows', async () => {
  world = openWorld('<button>Pay</button>');
  await world.handlers.handle({ kind: 'highlight', selector: role('button', 'Pay'), label: 'Ring of ours' });
  const result = await world.run('getMiniPCD', {});
  expect(JSON.stringify(result)).not.toContain('Ring of ours');
});

test('a highlight of nothing takes the old one away', async () => {
  world = openWorld('<button>Pay</button>');
  await world.handlers.handle({ kind: 'highlight', selector: role('button', 'Pay'), label: 'x' });
  await world.handlers.handle({ kind: 'highlight', label: '' });
  expect(host()).toBeNull();
});

test('a release takes everything away', async () => {
  world = openWorld('<button>Pay</button>');
  await world.handlers.handle({ kind: 'highlight', selector: role('button', 'Pay'), label: 'x' });
  await world.handlers.handle({ kind: 'release' });
  expect(host()).toBeNull();
});

test('secrets are covered while a picture is taken', async () => {
  world = openWorld('<input type="password" value="x">');
  await world.handlers.handle({ kind: 'boxes', ids: [], mask: true });
  const covered = host() !== null;
  await world.handlers.handle({ kind: 'boxes', ids: [], mask: false });
  expect([covered, host()]).toEqual([true, null]);
});
