/** Where controls stand on real pages: a press gets to each of them, or says why not. */
import { afterEach, expect, test } from 'vitest';
import { css, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => {
  world.close();
  history.replaceState(null, '', location.pathname + location.search);
});

const GO = '<button id="go" onclick="this.dataset.hit=1">Go</button>';
const tall = '<div style="height:1500px"></div>';
const bar = (place: string, inner = '') =>
  `<div style="background:#fff;z-index:2;${place}">Bar${inner}</div>`;

test.each([
  ['below a sticky header', bar('position:sticky;top:0;height:300px') + tall + GO + tall],
  [
    'between a header and a footer',
    `${bar('position:fixed;top:0;left:0;right:0;height:370px')}${bar('position:fixed;bottom:0;left:0;right:0;height:370px')}${tall}${GO}${tall}`,
  ],
  ['below a header as high as most of the window', bar('position:fixed;inset:0 0 80px') + tall + GO + tall],
  ['above a footer as high as most of the window', bar('position:fixed;inset:80px 0 0') + tall + GO + tall],
  [
    'behind a sticky column',
    `<div id="scrolls" style="width:400px;overflow:auto;white-space:nowrap"><div style="width:2000px">${bar('position:sticky;left:0;width:200px;display:inline-block')}<i style="display:inline-block;width:600px"></i>${GO}</div></div>`,
  ],
  [
    'far off in a box that is read from the right',
    `<div dir="rtl" style="width:300px;overflow:auto;white-space:nowrap"><i style="display:inline-block;width:2000px"></i>${GO}</div>`,
  ],
  [
    'far up in a box that is filled from below',
    `<div style="display:flex;flex-direction:column-reverse;height:200px;overflow:auto">${'<p style="flex:none;height:400px;margin:0">x</p>'.repeat(4)}${GO}</div>`,
  ],
  ['without a box of its own', GO.replace('<button', '<button style="display:contents"')],
  ['without a box, far down', tall + GO.replace('<button', '<button style="display:contents"')],
  ['in a zoomed part', `<div style="zoom:1.7">${tall}${GO}</div>`],
  [
    'fixed in a part that is moved and scaled',
    `<div style="transform:translate(50px,30px) scale(.8)"><div style="position:fixed;top:10px">${GO}</div></div>`,
  ],
  ['in a part that is not drawn yet', `${tall}${tall}<div style="content-visibility:auto">${GO}</div>`],
])('a press gets to a button %s', async (_where, markup) => {
  world = openWorld(markup);
  const box = document.querySelector('#scrolls');
  if (box) box.scrollLeft = 700;
  const result = await world.run('dom.click', { selector: role('button', 'Go') });
  expect([result.ok, world.one('#go').dataset.hit]).toEqual([true, '1']);
});

test.each([
  [
    'an area of a picture',
    '<img src="data:," alt="" usemap="#m" width="200" height="100"><map name="m"><area shape="circle" coords="150,50,20" href="#hit" alt="Go"></map>',
  ],
  ['a drawn link', '<svg width="200" height="50"><a href="#hit"><text y="20">Go</text></a></svg>'],
])('a press gets to %s', async (_what, markup) => {
  world = openWorld(markup);
  await world.run('dom.click', { selector: role('link', 'Go') });
  expect(location.hash).toBe('#hit');
});

test.each(['pointer-events:none', 'interactivity:inert'])(
  'a button with %s is not called covered',
  async (style) => {
    world = openWorld(`<div style="${style}">${GO}</div>`);
    const result = await world.run('dom.click', { selector: css('#go') });
    expect(result).toMatchObject({ ok: false, code: 'not_enabled' });
  },
);
