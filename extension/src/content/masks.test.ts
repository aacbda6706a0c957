import { afterEach, expect, test, vi } from 'vitest';
import { openWorld, type World } from './actions/testing/stage';
import { findMasked } from './masks';

let world: World;
afterEach(() => {
  vi.unstubAllGlobals();
  world.close();
});

const names = (readable: string[]) => findMasked(document, readable).map((element) => element.id);
/** The test runner may have frames of its own before ours. */
const indexOf = (id: string) => {
  const { contentWindow } = world.one<HTMLIFrameElement>(`#${id}`);
  return String([...Array(window.length).keys()].find((index) => window[index] === contentWindow));
};

test('secret fields and every frame that cannot be asked are covered', () => {
  world = openWorld(
    '<input id="pin" type="password"><input id="name"><iframe id="dark"></iframe><iframe id="read"></iframe>',
  );
  expect(names([indexOf('read')])).toEqual(['pin', 'dark']);
});

test('a frame in a shadow tree is covered: nobody knows its index', () => {
  world = openWorld('<div id="host"></div>');
  const root = world.one('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<iframe id="inner"></iframe>';
  expect(names(['0', '1', '2'])).toContain('inner');
});

test('without a word about the frames all are covered', async () => {
  world = openWorld('<iframe id="dark" style="width: 90px; height: 40px"></iframe>');
  await world.handlers.handle({ kind: 'boxes', ids: [], mask: true });
  expect(document.querySelector('browser-copilot-overlay')).not.toBeNull();
});

test('a page without secrets and frames is not touched', async () => {
  world = openWorld('<iframe id="read"></iframe><p>Hello</p>');
  await world.handlers.handle({ kind: 'boxes', ids: [], mask: true, readable: [indexOf('read')] });
  expect(document.querySelector('browser-copilot-overlay')).toBeNull();
});

test('the answer comes when the masks have been drawn', async () => {
  world = openWorld('<input type="password">');
  let frames = 0;
  const count = () => {
    frames++;
    if (frames < 100) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await world.handlers.handle({ kind: 'boxes', ids: [], mask: true });
  expect(frames).toBeGreaterThanOrEqual(3);
  frames = 100;
});

test('a page that draws nothing gives no answer for a picture', async () => {
  world = openWorld('<input type="password">');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await expect(world.handlers.handle({ kind: 'boxes', ids: [], mask: true })).rejects.toThrow();
});
