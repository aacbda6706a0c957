import { afterEach, expect, test } from 'vitest';
import { css, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

function later(work: () => void): void {
  setTimeout(work, 60);
}

test('a wait for a text ends when the text is there', async () => {
  world = openWorld('<p></p>');
  later(() => world.one('p').append('All saved'));
  const result = await world.run('dom.waitFor', { event: 'text', value: 'all  SAVED', timeoutMs: 10_000 });
  expect(result).toMatchObject({ ok: true, data: { event: 'text', matched: true } });
});

test('a text that is hidden is not there', async () => {
  world = openWorld('<p hidden>Saved</p>');
  const result = await world.run('dom.waitFor', { event: 'text', value: 'Saved', timeoutMs: 100 });
  expect(result).toMatchObject({ ok: true, data: { matched: false } });
});

test('a wait for an element ends when it is visible', async () => {
  world = openWorld('<button hidden>Next</button>');
  later(() => {
    world.one('button').hidden = false;
  });
  const result = await world.run('dom.waitFor', {
    event: 'selector',
    selector: role('button', 'Next'),
    timeoutMs: 10_000,
  });
  expect(result).toMatchObject({ ok: true, data: { matched: true } });
});

test('a wait for something to go ends when it is gone', async () => {
  world = openWorld('<p id="spin">Loading</p>');
  later(() => world.one('#spin').remove());
  const result = await world.run('dom.waitFor', { event: 'gone', selector: css('#spin'), timeoutMs: 10_000 });
  expect(result).toMatchObject({ ok: true, data: { matched: true } });
});

test('a wait for another URL hears the history', async () => {
  world = openWorld('<p>x</p>');
  later(() => history.replaceState(null, '', '#next'));
  const result = await world.run('dom.waitFor', { event: 'urlChange', value: '#next', timeoutMs: 10_000 });
  history.replaceState(null, '', location.pathname + location.search);
  expect(result).toMatchObject({ ok: true, data: { matched: true } });
});

test('a URL that changed before the wait began counts', async () => {
  world = openWorld('<p>x</p>');
  const result = await world.run(
    'dom.waitFor',
    { event: 'urlChange', timeoutMs: 10_000 },
    { urlBefore: 'http://old.test/' },
  );
  expect(result).toMatchObject({ ok: true, data: { matched: true } });
});

test('an idle network is one where nothing has come for a while', async () => {
  world = openWorld('<p>x</p>');
  const result = await world.run('dom.waitFor', { event: 'networkIdle', timeoutMs: 10_000 });
  expect(result).toMatchObject({ ok: true, data: { matched: true } });
});

test('a wait that is not met says so at its end', async () => {
  world = openWorld('<p>x</p>');
  const result = await world.run('dom.waitFor', { event: 'text', value: 'never', timeoutMs: 50 });
  expect(result).toMatchObject({ ok: true, data: { matched: false } });
});

test('a wait without what to wait for is refused', async () => {
  world = openWorld('<p>x</p>');
  const result = await world.run('dom.waitFor', { event: 'text' });
  expect(result).toMatchObject({ ok: false, code: 'bad_argument' });
});
