import { afterEach, expect, test } from 'vitest';
import { css, openWorld, role, type World } from './actions/testing/stage';

let world: World;
afterEach(() => world.close());

test('an observation tells what appeared', async () => {
  world = openWorld('<button>Save</button><div id="out"></div>');
  world.one('button').addEventListener('click', () => {
    world.one('#out').innerHTML = '<p role="status">Saved</p>';
  });
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  expect(result.observation?.changes).toContain('+ Saved');
});

test('an observation tells what went', async () => {
  world = openWorld('<button id="x">Remove</button><h2>Item one</h2>');
  world.one('#x').addEventListener('click', () => world.one('h2').remove());
  const result = await world.run('dom.click', { selector: css('#x') });
  expect(result.observation?.changes).toContain('- Item one');
});

test('an observation repeats the messages of the page', async () => {
  world = openWorld('<button>Save</button><div id="out"></div>');
  world.one('button').addEventListener('click', () => {
    world.one('#out').innerHTML = '<div role="alert">Card declined</div>';
  });
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  expect(result.observation?.messages).toContainEqual({ kind: 'alert', text: 'Card declined' });
});

const SURE = '<button>Delete</button><dialog id="sure"><h2>Really delete?</h2><button>Yes</button></dialog>';

test('an observation names the dialog that an action opened', async () => {
  world = openWorld(SURE);
  world.one('button').addEventListener('click', () => world.one<HTMLDialogElement>('#sure').showModal());
  const result = await world.run('dom.click', { selector: role('button', 'Delete') });
  expect(result.observation?.dialog).toEqual({ label: 'Really delete?', role: 'dialog' });
});

test('a dialog that was open before is not told again', async () => {
  world = openWorld(SURE);
  world.one<HTMLDialogElement>('#sure').showModal();
  const result = await world.run('dom.click', { selector: role('button', 'Yes') });
  expect(result.observation?.dialog).toBeUndefined();
});

test('an observation counts the items of a collection', async () => {
  const rows = Array.from({ length: 5 }, (_, n) => `<tr><td>Invoice ${n}</td><td>${n}.00</td></tr>`).join('');
  world = openWorld(
    `<button>More</button><table><thead><tr><th>Name</th><th>Sum</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
  const result = await world.run('dom.click', { selector: role('button', 'More') });
  expect(result.observation?.collectionSummary?.[0]?.count).toBe(5);
});

test('an observation has a newer version after a change', async () => {
  world = openWorld('<button>Save</button><div id="out"></div>');
  const before = await world.handlers.handle({ kind: 'hello', generation: 1 });
  world.one('button').addEventListener('click', () => {
    world.one('#out').innerHTML = '<p role="status">Saved</p>';
  });
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  expect(result.observation?.ts).toBeGreaterThan(before.ts);
});

test('the label of the chosen option is the observed value', async () => {
  world = openWorld(
    '<label>Size <select><option value="s">Small</option><option value="l">Large</option></select></label>',
  );
  const result = await world.run('dom.select', { selector: role('combobox', 'Size'), value: 'l' });
  expect(result.observation?.value).toBe('Large');
});

test('the value of a password is not observed', async () => {
  world = openWorld('<label>Password <input type="password"></label>');
  const result = await world.run('dom.type', { selector: css('input'), text: 'hunter2-hunter2' });
  expect(JSON.stringify(result)).not.toContain('hunter2');
});

test('details of an action lead to the element that is then clicked', async () => {
  world = openWorld('<main><h1>Bills</h1><button>Download</button></main>');
  const summary = await world.run('getMiniPCD', {});
  const { actions } = (summary.ok ? summary.data : {}) as { actions: { id: string; label: string }[] };
  const id = actions.find(({ label }) => label === 'Download')?.id ?? '';
  const answer = await world.run('getDetails', { ids: [id] });
  const [detail] = (answer.ok ? answer.data : []) as { selector: never; fingerprint: string }[];
  const target = { id, fingerprint: detail?.fingerprint ?? '' };
  expect((await world.run('dom.click', { selector: detail?.selector }, { target })).ok).toBe(true);
});

test('a fingerprint outlives the action that it was taken for', async () => {
  world = openWorld('<main><button>Save</button></main>');
  const result = await world.run('dom.click', { selector: role('button', 'Save') });
  const { fingerprint } = (result.ok ? result.data : {}) as { fingerprint: string };
  const target = { id: 'a1', fingerprint };
  expect((await world.run('dom.click', { selector: role('button', 'Save') }, { target })).ok).toBe(true);
});

test('a failed read is a failure and no data', async () => {
  world = openWorld('<p>x</p>');
  const result = await world.run('dom.extract', { collectionId: 'c99', fields: [] });
  expect(result).toMatchObject({ ok: false, code: 'not_found' });
});

test('a text that is no label of anything is told too', async () => {
  world = openWorld('<button>Go</button><p></p>');
  world.one('button').addEventListener('click', () => {
    world.one('p').textContent = 'Sent to your printer';
  });
  const result = await world.run('dom.click', { selector: role('button', 'Go') });
  expect(result.observation?.changes).toEqual(['+ Sent to your printer']);
});
