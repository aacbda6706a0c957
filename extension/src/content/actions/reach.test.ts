/** What a person reaches by scrolling a list, waiting under the mouse, or pressing beside a link is reached here too. */
import { afterEach, expect, test } from 'vitest';
import { css, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const ROW = 20;
const COUNT = 100;

/** Draws only the options in view, as long lists of libraries do; says which was pressed. */
function drawInView(list: HTMLElement, opener?: HTMLElement): void {
  const space = document.createElement('div');
  space.style.cssText = `position:relative;height:${COUNT * ROW}px`;
  list.style.cssText = 'height:200px;overflow:auto';
  list.append(space);
  const draw = () => {
    const from = Math.floor(list.scrollTop / ROW);
    const shown = Array.from({ length: Math.min(12, COUNT - from) }, (_, at) => from + at);
    space.innerHTML = shown
      .map((at) => `<div role=option style="position:absolute;top:${at * ROW}px">Item ${at}</div>`)
      .join('');
  };
  list.addEventListener('scroll', draw);
  list.addEventListener('click', (event) => {
    (opener ?? list).title = (event.target as Element).textContent ?? '';
    list.hidden = opener !== undefined;
  });
  opener?.addEventListener('click', () => {
    list.hidden = false;
    draw();
  });
  draw();
}

test.each(['Item 80', 'Item 99'])('%s of a list that draws what is in view is chosen', async (value) => {
  world = openWorld('<div role=listbox aria-label=Items></div>');
  drawInView(world.one('[role=listbox]'));
  await world.run('dom.select', { selector: role('listbox', 'Items'), value });
  expect(world.one('[role=listbox]').title).toBe(value);
});

test('a list that opens is scrolled too', async () => {
  world = openWorld('<button aria-haspopup=listbox>Choose</button><div role=listbox hidden></div>');
  drawInView(world.one('[role=listbox]'), world.one('button'));
  await world.run('dom.select', { selector: css('button'), value: 'Item 80' });
  expect(world.one('button').title).toBe('Item 80');
});

test('a list without the option is left where it was', async () => {
  world = openWorld('<div role=listbox aria-label=Items></div>');
  const list = world.one('[role=listbox]');
  drawInView(list);
  list.scrollTop = 300;
  const result = await world.run('dom.select', { selector: role('listbox'), value: 'Item 100' });
  expect([result.ok, list.scrollTop]).toEqual([false, 300]);
});

test('a menu that opens when the mouse has rested is waited for', async () => {
  world = openWorld('<div id=menu style="width:9em">Menu<p hidden>Entry</p></div>');
  const open = () => setTimeout(() => (world.one('p').hidden = false), 200);
  world.one('#menu').addEventListener('mouseenter', open, { once: true });
  await world.run('dom.hover', { selector: css('#menu') });
  expect(world.one('p').hidden).toBe(false);
});

test('the link in the words of a checkbox is not followed', async () => {
  const hidden = 'style="position:absolute;opacity:0;width:0;height:0"';
  world = openWorld(
    `<input type=checkbox id=c ${hidden}><label for=c>I agree <a href="#terms">to all the terms and conditions</a></label>`,
  );
  const result = await world.run('dom.check', { selector: css('#c'), checked: true });
  expect([result.ok, world.one<HTMLInputElement>('#c').checked, location.hash]).toEqual([true, true, '']);
});

test('a box of which some is checked is brought to none', async () => {
  world = openWorld('<label><input type=checkbox> All</label>');
  const box = world.one<HTMLInputElement>('input');
  box.indeterminate = true;
  const result = await world.run('dom.check', { selector: css('input'), checked: false });
  expect([result.ok, box.checked, box.indeterminate]).toEqual([true, false, false]);
});

test('a pane around a short list is not scrolled for an option', async () => {
  world = openWorld(
    '<div id=pane style="height:100px;overflow:auto"><div role=listbox aria-label=Sizes><div role=option>S</div><div role=option>M</div></div><p style="height:900px">Text</p></div>',
  );
  let scrolled = false;
  world.one('#pane').addEventListener('scroll', () => {
    scrolled = true;
  });
  const result = await world.run('dom.select', { selector: role('listbox', 'Sizes'), value: 'XXL' });
  expect([result.ok, scrolled]).toEqual([false, false]);
});

test('the link in words laid over their checkbox is not followed', async () => {
  world = openWorld(
    '<label style="position:relative"><input type=checkbox style="position:absolute;inset:0;width:90px;height:20px;opacity:.01;margin:0"><a href="#gone" style="position:relative;display:block;width:90px;height:20px">terms</a></label>',
  );
  await world.run('dom.check', { selector: css('input'), checked: true });
  expect(location.hash).not.toBe('#gone');
});
