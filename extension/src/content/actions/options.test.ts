/** Options that are drawn without roles, lists that stand beside the wanted one, hidden lists, and texts that nobody takes. */
import { afterEach, expect, test } from 'vitest';
import { css, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const select = (selector: ReturnType<typeof role>, value: string) =>
  world.run('dom.select', { selector, value });

/** As some libraries do: a list of no size for screen readers, and beside it the rows in view, without roles. */
const DRAWN = `<input id=i role=combobox readonly aria-label=Port aria-expanded=false aria-controls=hidden>
  <p></p><div id=float style="position:absolute;display:none"><div id=hidden role=listbox
  style="height:0;width:0;overflow:hidden"><div role=option>port-0</div></div>
  <div id=window style="height:90px;overflow:hidden"><div id=all style="height:900px;position:relative"></div></div>
  <div style="cursor:pointer">+</div></div>`;

function drawRows(): void {
  const [box, all] = [world.one('#window'), world.one('#all')];
  const draw = () => {
    const first = Math.floor(box.scrollTop / 30);
    const rows = Array.from({ length: 3 }, (_, row) => first + row);
    all.innerHTML = rows
      .map((row) => `<div style="position:absolute;cursor:pointer;top:${row * 30}px">Port ${row}</div>`)
      .join('');
  };
  world.one('#i').addEventListener('mousedown', () => {
    world.one('#float').style.display = 'block';
    draw();
  });
  box.addEventListener('scroll', draw);
  box.addEventListener('click', (event) => {
    world.one('p').textContent = (event.target as Element).textContent;
    world.one('#float').style.display = 'none';
  });
}

test.each(['Port 1', 'Port 22'])('of rows that are drawn without roles %s is chosen', async (value) => {
  world = openWorld(DRAWN);
  drawRows();
  const result = await select(role('combobox', 'Port'), value);
  expect([result.ok, world.one('p').textContent]).toEqual([true, value]);
});

test('rows that are drawn without roles are named where none fits', async () => {
  world = openWorld(DRAWN);
  drawRows();
  expect(await select(role('combobox', 'Port'), 'Harbour')).toMatchObject({
    code: 'not_found',
    error: expect.stringMatching(/offers no "Harbour"; it offers "Port \d+", "Port \d+", "Port \d+"$/),
  });
});

const OWN_LIST = `<div id=c role=combobox tabindex=0 aria-label=Size aria-controls=l aria-expanded=false>–</div>
  <ul id=l role=listbox style="display:none"><li role=option>Large</ul>`;

test.each([
  ['a tree', '<ul role=tree><li role=treeitem>Large</ul>'],
  [
    'what is chosen in another box',
    '<div role=combobox aria-label=Other><div role=listbox><div role=option>Large</div></div></div>',
  ],
])('%s that stood there before is not pressed', async (_, beside) => {
  world = openWorld(beside + OWN_LIST);
  const pressed: string[] = [];
  world.one('#c').addEventListener('click', () =>
    setTimeout(() => {
      world.one('#l').style.display = 'block';
    }, 30),
  );
  world.one('#l').addEventListener('click', () => {
    world.one('#l').style.display = 'none';
  });
  document.addEventListener('click', (event) =>
    pressed.push((event.target as Element).closest('[id]')?.id ?? ''),
  );
  const result = await select(css('#c'), 'Large');
  expect([result.ok, pressed]).toEqual([true, ['c', 'l']]);
});

const FREE = '<input id=i role=combobox aria-label=Tag aria-autocomplete=list>';

test('a field that keeps its text when the caret leaves has taken it', async () => {
  world = openWorld(FREE);
  const result = await select(role('combobox', 'Tag'), 'new');
  expect([result.ok, world.one<HTMLInputElement>('input').value]).toEqual([true, 'new']);
});

test('a field that puts its text back when the caret leaves has not taken it', async () => {
  world = openWorld(FREE);
  const input = world.one<HTMLInputElement>('input');
  input.addEventListener('blur', () => {
    input.value = '';
  });
  expect(await select(role('combobox', 'Tag'), 'new')).toMatchObject({ ok: false, code: 'not_found' });
});

const CHIPS = `<div class=box><span>Ann</span><span>Bob</span>
  <input id=i role=combobox aria-label=Guests style="opacity:0;width:4px"></div>`;

test('what is among the chosen is not chosen again, and the unseen input of its box can be used', async () => {
  world = openWorld(CHIPS);
  let presses = 0;
  world.one('.box').addEventListener('mousedown', () => {
    presses += 1;
  });
  expect([(await select(role('combobox', 'Guests'), 'Bob')).ok, presses]).toEqual([true, 0]);
  await select(role('combobox', 'Guests'), 'Cleo');
  expect(presses).toBe(1);
});

const STAND_IN = `<label for=s>Colour</label> <select id=s style="position:absolute;width:1px;height:1px;opacity:0">
  <option>Red<option>Blue</select><span><span id=w role=combobox tabindex=0 aria-haspopup=listbox>Red</span></span>`;

test('a hidden list is chosen from by the box that stands for it', async () => {
  world = openWorld(STAND_IN);
  world.one('#w').addEventListener('click', () => {
    const list = document.createElement('div');
    list.innerHTML = '<div role=listbox><div role=option>Red</div><div role=option>Blue</div></div>';
    list.addEventListener('click', (event) => {
      world.one('#w').textContent = (event.target as Element).textContent;
      list.remove();
    });
    world.one('#w').after(list);
  });
  const result = await select(role('combobox', 'Colour'), 'Blue');
  expect([result.ok, world.one('#w').textContent]).toEqual([true, 'Blue']);
});

test.each([
  ['a button beside it', '<button id=b>Save</button>'],
  ['a box with a name of its own', '<div id=b role=combobox tabindex=0 aria-label=City>Red</div>'],
])('%s does not stand for a hidden list', async (_, beside) => {
  world = openWorld(
    `<label for=s>Colour</label><select id=s hidden><option>Red<option>Blue</select>${beside}`,
  );
  let presses = 0;
  world.one('#b').addEventListener('click', () => {
    presses += 1;
  });
  expect(await select(css('#s'), 'Blue')).toMatchObject({ ok: false, code: 'not_visible' });
  expect(presses).toBe(0);
});

test('several are chosen in a box that says nothing of it, each once', async () => {
  world = openWorld(
    `<div id=c role=combobox tabindex=0 aria-label=Tags aria-controls=l aria-expanded=true>–</div>
     <ul id=l role=listbox aria-multiselectable=true><li role=option aria-selected=true>a<li role=option>b<li role=option>c</ul>`,
  );
  world.one('#l').addEventListener('click', (event) => {
    const option = event.target as Element;
    option.setAttribute('aria-selected', String(option.getAttribute('aria-selected') !== 'true'));
  });
  await select(role('combobox', 'Tags'), '["a","c"]');
  const chosen = [...document.querySelectorAll('#l [aria-selected=true]')].map((one) => one.textContent);
  expect(chosen).toEqual(['a', 'c']);
});
