import { afterEach, expect, test } from 'vitest';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const MENU = `<nav><ul><li id="top"><a href="#all">Products</a>
  <ul class="sub"><li><a href="#red">Red wine</a></li><li><button type="button">Delete list</button></li></ul></li></ul></nav>`;

test.each([
  ['display', '.sub { display: none } li:hover > .sub { display: block }'],
  [
    'visibility',
    '.sub { visibility: hidden } #top:hover .sub, #top:focus-within .sub { visibility: visible }',
  ],
  [
    'a media query',
    '.sub { display: none } @media (min-width: 1px) { li:hover > ul.sub { display: block } }',
  ],
  ['a sibling', '.sub { display: none } #top a:hover + .sub, a:hover ~ .sub { display: block }'],
])('an entry of a menu that only :hover opens (by %s) can be clicked', async (_, style) => {
  world = openWorld(`<style>${style}</style>${MENU}`);
  const clicked = listen(world.one('.sub a'), ['click']);
  const rested = listen(world.one('#top'), ['mouseenter']);
  const result = await world.run('dom.click', { selector: css('.sub a') });
  expect([result.ok, clicked, location.hash, rested.length > 0]).toEqual([true, ['click'], '#red', true]);
});

test('the result tells over what the mouse was rested', async () => {
  world = openWorld(`<style>.sub { display: none } li:hover > .sub { display: block }</style>${MENU}`);
  const result = await world.run('dom.click', { selector: role('link', 'Red wine') });
  expect(result).toMatchObject({ ok: true, data: { label: 'Red wine', openedBy: 'listitem "Products"' } });
});

test('a name that a visible control has too means that one', async () => {
  world = openWorld(
    `<style>.sub { display: none } li:hover > .sub { display: block }</style>${MENU}<a id="seen" href="#seen">Red wine</a>`,
  );
  const clicked = listen(world.one('#seen'), ['click']);
  await world.run('dom.click', { selector: role('link', 'Red wine') });
  expect(clicked).toEqual(['click']);
});

test('an entry of such a menu is asked about like any other', async () => {
  world = openWorld(`<style>.sub { display: none } li:hover > .sub { display: block }</style>${MENU}`);
  const clicked = listen(world.one('.sub button'), ['click']);
  world.answer.value = false;
  await world.run('dom.click', { selector: css('.sub button') });
  expect([world.questions[0]?.target.label, clicked]).toEqual(['Delete list', []]);
});

test('what no :hover rule shows stays hidden', async () => {
  world = openWorld(`<style>.sub { display: none } li:hover { color: red }</style>${MENU}`);
  const result = await world.run('dom.click', { selector: css('.sub a') });
  expect(result).toMatchObject({ ok: false, code: 'not_visible' });
});
