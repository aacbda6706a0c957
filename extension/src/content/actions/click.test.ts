import { afterEach, expect, test } from 'vitest';
import { fingerprint, generate } from '../selector';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const MOUSE =
  'pointerover pointerenter mouseover pointermove mousemove pointerdown mousedown focus pointerup mouseup click';

test('a click tells the page the events of a mouse in the order of a browser', async () => {
  world = openWorld('<button id="b">Save</button>');
  const heard = listen(world.one('#b'), MOUSE.split(' '));
  await world.run('dom.click', { selector: role('button', 'Save') });
  expect(heard.join(' ')).toBe(MOUSE);
});

test('a click happens at the middle of the element', async () => {
  world = openWorld('<button style="position:fixed;left:100px;top:50px;width:80px;height:40px">Go</button>');
  const points: number[][] = [];
  world.one('button').addEventListener('click', (event) => points.push([event.clientX, event.clientY]));
  await world.run('dom.click', { selector: role('button', 'Go') });
  expect(points).toEqual([[140, 70]]);
});

test('a click answers with what was clicked', async () => {
  world = openWorld('<button>Save</button>');
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  expect(result).toMatchObject({ ok: true, data: { role: 'button', label: 'Save' } });
});

test('a click on a label-wrapped text checks its box', async () => {
  world = openWorld('<label><input type="checkbox"> Remember me</label>');
  await world.run('dom.click', { selector: { kind: 'text', text: 'Remember me' } });
  expect(world.one<HTMLInputElement>('input').checked).toBe(true);
});

test('a click on a link follows it', async () => {
  world = openWorld('<a href="#there">There</a>');
  const result = await world.run('dom.click', { selector: role('link', 'There') });
  expect(result).toMatchObject({ ok: true, observation: { urlChanged: true } });
  history.replaceState(null, '', location.pathname + location.search);
});

test('a click on a submit button sends its form', async () => {
  world = openWorld('<form><input name="q"><button>Find</button></form>');
  const heard = listen(world.one('form'), ['submit']);
  world.one('form').addEventListener('submit', (event) => event.preventDefault());
  await world.run('dom.click', { selector: role('button', 'Find') });
  expect(heard).toEqual(['submit']);
});

test('a double click is two clicks and a dblclick', async () => {
  world = openWorld('<button>Open</button>');
  const heard = listen(world.one('button'), ['click', 'dblclick']);
  await world.run('dom.click', { selector: role('button', 'Open'), clicks: 2 });
  expect(heard).toEqual(['click', 'click', 'dblclick']);
});

test('a right click asks for the context menu and does not click', async () => {
  world = openWorld('<button>Row</button>');
  const heard = listen(world.one('button'), ['click', 'contextmenu']);
  await world.run('dom.click', { selector: role('button', 'Row'), button: 'right' });
  expect(heard).toEqual(['contextmenu']);
});

test('modifiers are held during the click', async () => {
  world = openWorld('<button>Row</button>');
  let held = false;
  world.one('button').addEventListener('click', (event) => {
    held = event.shiftKey;
  });
  await world.run('dom.click', { selector: role('button', 'Row'), modifiers: ['Shift'] });
  expect(held).toBe(true);
});

test('a click on a covered button names what covers it', async () => {
  world = openWorld(
    `<button>Pay</button><div role="dialog" aria-label="Cookies" style="position:fixed;inset:0;background:#fff">x</div>`,
  );
  const result = await world.run('dom.click', { selector: role('button', 'Pay') });
  expect(result).toMatchObject({
    ok: false,
    code: 'covered',
    error: expect.stringContaining('dialog "Cookies"'),
  });
});

test('a covered button is not clicked', async () => {
  world = openWorld(`<button>Pay</button><div style="position:fixed;inset:0;background:#fff">x</div>`);
  const heard = listen(world.one('button'), ['click', 'pointerdown']);
  await world.run('dom.click', { selector: role('button', 'Pay') });
  expect(heard).toEqual([]);
});

test('a disabled button is refused by name', async () => {
  world = openWorld('<fieldset disabled><button>Pay</button></fieldset>');
  const result = await world.run('dom.click', { selector: role('button', 'Pay') });
  expect(result).toMatchObject({ ok: false, code: 'not_enabled', retryable: true });
});

test('a button that becomes enabled while it is checked is clicked', async () => {
  world = openWorld('<button disabled>Pay</button>');
  const button = world.one<HTMLButtonElement>('button');
  const heard = listen(button, ['click']);
  requestAnimationFrame(() => requestAnimationFrame(() => button.removeAttribute('disabled')));
  await world.run('dom.click', { selector: role('button', 'Pay') });
  expect(heard).toEqual(['click']);
});

test('an animated button that rests for two frames of three is not stable', async () => {
  world = openWorld('<button style="position:fixed;left:0;top:50px">Catch me</button>');
  const button = world.one('button');
  button.animate({ opacity: [0.9, 1] }, { duration: 100, iterations: Number.POSITIVE_INFINITY });
  hop(button, 3);
  const result = await world.run('dom.click', { selector: role('button', 'Catch me') });
  expect(result).toMatchObject({ ok: false, code: 'not_stable' });
});

test('a button that moves once it is enabled is not stable, however long it waited', async () => {
  world = openWorld('<button disabled style="position:fixed;left:0;top:50px">Catch me</button>');
  const button = world.one<HTMLButtonElement>('button');
  button.animate({ opacity: [0.9, 1] }, { duration: 100, iterations: Number.POSITIVE_INFINITY });
  setTimeout(() => {
    button.disabled = false;
    hop(button, 2);
  }, 700);
  const result = await world.run('dom.click', { selector: role('button', 'Catch me') });
  expect(result).toMatchObject({ ok: false, code: 'not_stable' });
});

/** Puts the element elsewhere for one frame in so many, for as long as it is in the page. */
function hop(element: HTMLElement, every: number, frame = 1): void {
  element.style.left = frame % every === 0 ? '200px' : '0';
  if (element.isConnected) requestAnimationFrame(() => hop(element, every, frame + 1));
}

test('a button that never rests is not stable', async () => {
  world = openWorld('<button style="position:fixed;left:0;top:50px">Catch me</button>');
  const button = world.one('button');
  const look = button.getBoundingClientRect.bind(button);
  let moved = 0;
  button.getBoundingClientRect = () => {
    moved += 7; // every look finds it elsewhere, however slow the frames are
    button.style.left = `${moved % 500}px`;
    return look();
  };
  const result = await world.run('dom.click', { selector: role('button', 'Catch me') });
  expect(result).toMatchObject({ ok: false, code: 'not_stable' });
});

test('a click waits for an animation to end', async () => {
  world = openWorld('<button style="position:fixed;left:0;top:50px">Slide</button>');
  const heard = listen(world.one('button'), ['click']);
  world.one('button').animate([{ left: '0px' }, { left: '300px' }], { duration: 200, fill: 'forwards' });
  await world.run('dom.click', { selector: role('button', 'Slide') });
  expect(heard).toEqual(['click']);
});

test('a click scrolls to what is below the fold', async () => {
  world = openWorld('<div style="height:5000px"></div><button>Far</button>');
  const result = await world.run('dom.click', { selector: role('button', 'Far') });
  expect(result.ok).toBe(true);
});

test('a click does not land under a sticky header', async () => {
  world = openWorld(
    `<div style="position:fixed;inset:0 0 auto 0;height:60%;background:#eee">head</div>
     <div style="height:3000px"></div><button>Low</button><div style="height:3000px"></div>`,
  );
  const heard = listen(world.one('button'), ['click']);
  await world.run('dom.click', { selector: role('button', 'Low') });
  expect(heard).toEqual(['click']);
});

test('another element than the observed one is stale', async () => {
  world = openWorld('<button>Cancel</button>');
  const target = { id: 'a1', fingerprint: 'another' };
  const result = await world.run('dom.click', { selector: role('button', 'Cancel') }, { target });
  expect(result).toMatchObject({ ok: false, code: 'stale', retryable: true });
});

test('of like buttons the observed one is pressed when those before it are gone', async () => {
  const row = (name: string) => `<div><b>${name}</b> <button>Delete</button></div>`;
  world = openWorld(`${row('Alice')}${row('Bob')}${row('Carol')}`);
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => pressed.push(button.parentElement?.textContent ?? '');
  const bob = world.one('div:nth-child(2) > button');
  const target = { id: 'a2', fingerprint: fingerprint(bob) };
  const { selector } = generate(bob);
  world.one('div > div').remove();
  const result = await world.run('dom.click', { selector }, { target });
  expect([result.ok, pressed]).toEqual([true, ['Bob Delete']]);
});

test('the second of two is still itself when the first is called something else', async () => {
  world = openWorld(
    '<main><div>Alice <button>Follow</button></div><div>Bob <button>Follow</button></div></main>',
  );
  const [alice, bob] = document.querySelectorAll('button');
  if (!alice || !bob) throw new Error('the page has no two buttons');
  const { selector } = generate(bob);
  const target = { id: 'a2', fingerprint: fingerprint(bob) };
  alice.textContent = 'Following';
  const heard = listen(bob, ['click']);
  const result = await world.run('dom.click', { selector }, { target });
  expect([result.ok, heard]).toEqual([true, ['click']]);
});

test('another version of the page than the expected one is stale', async () => {
  world = openWorld('<button>Cancel</button>');
  const result = await world.run('dom.click', { selector: role('button', 'Cancel') }, { expectedTs: 7 });
  expect(result).toMatchObject({ ok: false, code: 'stale' });
});

test('an alternative is tried when the first selector finds nothing', async () => {
  world = openWorld('<button id="x">Log in</button>');
  const result = await world.run('dom.click', {
    selector: role('button', 'Sign in'),
    altSelectors: [css('#x')],
  });
  expect(result).toMatchObject({ ok: true, selector: { kind: 'css', css: '#x' } });
});

test('a click inside a shadow root reaches the button in it', async () => {
  world = openWorld('<div id="host"></div>');
  const root = world.one('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Inner</button>';
  const heard = listen(root, ['click']);
  await world.run('dom.click', { selector: role('button', 'Inner') });
  expect(heard).toEqual(['click']);
});

test('a toggle that ignores the click is reported as ignored', async () => {
  world = openWorld('<button aria-pressed="false">Bold</button>');
  const result = await world.run('dom.click', { selector: role('button', 'Bold') });
  expect(result).toMatchObject({ ok: false, code: 'ignored', dispatched: true, retryable: false });
});

test('a link to a new tab tells its address', async () => {
  world = openWorld('<a href="https://example.test/x" target="_blank">New</a>');
  world.one('a').addEventListener('click', (event) => event.stopPropagation());
  window.open = () => null;
  const block = (event: Event) => event.preventDefault();
  world.one('a').addEventListener('click', block);
  const prevented = await world.reply('dom.click', { selector: role('link', 'New') });
  expect(prevented.opens).toBeUndefined();
});

test('the settled click tells the value and focus of what it left', async () => {
  world = openWorld('<button>Save</button>');
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  expect(result.observation).toMatchObject({ focusedRole: 'button' });
});

test('a click waits for what it set going, as long as the page says it is busy', async () => {
  world = openWorld('<button>Load</button><p id="out"></p>');
  const out = world.one('#out');
  world.one('button').addEventListener('click', () => {
    out.setAttribute('aria-busy', 'true');
    setTimeout(() => {
      out.removeAttribute('aria-busy');
      out.textContent = 'loaded';
    }, 150);
  });
  await world.run('dom.click', { selector: role('button', 'Load') });
  expect(out.textContent).toBe('loaded');
});

test('a click that moves a page by script waits for what it shows', async () => {
  world = openWorld('<button>Invoices</button><main>Home</main>');
  const here = location.href;
  world.one('button').addEventListener('click', () => {
    history.pushState(null, '', '?page=invoices');
    setTimeout(() => {
      world.one('main').innerHTML = '<h1>Invoices</h1>';
    }, 150);
  });
  const result = await world.run('dom.click', { selector: role('button', 'Invoices') });
  history.replaceState(null, '', here);
  expect(result.observation?.changes).toContain('+ Invoices');
});
