/** Controls that are drawn: areas of a picture and canvases are listed, named and pressed where they are. */
import { afterEach, expect, test } from 'vitest';
import type { MiniAction } from '../generated/types';
import { listen, openWorld, role, type World } from './actions/testing/stage';

let world: World;
afterEach(() => world.close());

async function list(): Promise<MiniAction[]> {
  const summary = await world.run('getMiniPCD', {});
  if (!summary.ok) throw new Error(summary.error);
  return (summary.data as unknown as { actions: MiniAction[] }).actions;
}

/** Presses the control with that label as a model would: by its id, details and selector. */
async function press(label: string) {
  const found = (await list()).filter((action) => action.label === label);
  expect(found).toHaveLength(1);
  const id = found[0]?.id ?? '';
  const answer = await world.run('getDetails', { ids: [id] });
  const [detail] = (answer.ok ? answer.data : []) as { selector: never; fingerprint: string }[];
  const target = { id, fingerprint: detail?.fingerprint ?? '' };
  return world.run('dom.click', { selector: detail?.selector }, { target });
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')}`;
const PLAN = `<main><h1>Floor plan</h1><p style="height:1500px"></p><img id=plan alt="Floor plan" src="${picture}" width=300 height=200 style="border:5px solid;padding:10px" usemap="#rooms">
  <map name=rooms style="display:STYLE"><area shape=rect coords="0,0,100,80" href="#hall" alt="Hall">
  <area shape=circle coords="200,50,30" href="#tower" alt="Tower"><area shape=poly coords="0,120,120,120,120,190,0,190" href="#cellar" title="Cellar">
  <area shape=rect coords="150,120,200,160" href="#stairs"></map></main>`;

test.each(['inline', 'none'])(
  'areas of a picture are links with names, in a map that is %s',
  async (style) => {
    world = openWorld(PLAN.replace('STYLE', style));
    const links = (await list()).filter(({ role }) => role === 'link').map(({ label }) => label);
    expect(links.slice(0, 3)).toEqual(['Hall', 'Tower', 'Cellar']);
  },
);

test.each(['Hall', 'Tower', 'Cellar'])(
  'the area %s is pressed where it lies on the picture',
  async (name) => {
    world = openWorld(PLAN.replace('STYLE', 'inline'));
    await world.one<HTMLImageElement>('#plan').decode();
    const hits: string[] = [];
    world.one('map').addEventListener('click', (event) => {
      event.preventDefault();
      const at = document.elementFromPoint(event.clientX, event.clientY) as HTMLAreaElement;
      hits.push(at.alt || at.title);
    });
    expect(await press(name)).toMatchObject({ ok: true });
    expect(hits).toEqual([name]);
  },
);

test('a group of a drawing is pressed on the first of its shapes that is shown', async () => {
  world = openWorld(
    '<svg width=200 height=100><g id=pin tabindex=0 role=button aria-label=Pin><path style="display:none" d="M0 0h9v9z"/><rect x=100 y=50 width=20 height=20 /></g></svg>',
  );
  const heard = listen(world.one('#pin'), ['click']);
  const result = await world.run('dom.click', { selector: role('button', 'Pin') });
  expect([result.ok, heard]).toEqual([true, ['click']]);
});

test('areas of a picture that nobody sees are not listed', async () => {
  world = openWorld(PLAN.replace('STYLE', 'inline').replace('id=plan', 'id=plan hidden'));
  expect(await list()).toEqual([]);
});

test('a canvas that says nothing of itself is listed by what stands beside it, and pressed', async () => {
  world = openWorld('<main><div><span>Signature</span><canvas width=200 height=80></canvas></div></main>');
  let pressed = 0;
  world.one('canvas').addEventListener('pointerdown', () => {
    pressed += 1;
  });
  expect(await press('Signature')).toMatchObject({ ok: true });
  expect(pressed).toBe(1);
});

test('a canvas without any words is called a canvas; a picture and an icon are none', async () => {
  const canvas = (more: string) =>
    `<p>${'A long text that names nothing here. '.repeat(4)}</p><canvas ${more}></canvas>`;
  world = openWorld(
    `<main>${canvas('')}${canvas('role=img aria-label=Sales')}${canvas('width=16 height=16')}</main>`,
  );
  expect((await list()).map(({ label }) => label)).toEqual(['canvas']);
});
