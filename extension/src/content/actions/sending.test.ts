import { afterEach, expect, test } from 'vitest';
import { detailOf } from '../page/details';
import { css, listen, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const PAY = '<form action="/pay?to=ada" method="post"><input><button>OK</button></form>';
const here = (path: string) => new URL(path, document.baseURI).href;

test('the last question tells where the press sends to', async () => {
  world = openWorld(PAY);
  world.answer.value = false;
  await world.run('dom.click', { selector: role('button', 'OK') });
  expect(world.questions[0]?.target.destination).toBe(`POST ${here('/pay?to=ada')}`);
});

test('a click that sends nothing tells of no address', async () => {
  world = openWorld('<form action="/pay"><button type="button">Add</button></form>');
  await world.run('dom.click', { selector: role('button', 'Add') });
  expect(world.questions[0]?.target).not.toHaveProperty('destination');
});

test.each([
  ['dom.click', 'button', { selector: css('button') }],
  ['dom.submit', 'form', { selector: css('form') }],
  ['dom.press', 'input', { selector: css('input'), key: 'Enter' }],
] as const)('%s is told the address that the details give', async (tool, element, args) => {
  world = openWorld(PAY);
  world.answer.value = false;
  const { destination } = detailOf('a1', 'action', world.one(element));
  await world.run(tool, args);
  expect([destination, world.questions[0]?.target.destination]).toEqual(
    Array(2).fill(`POST ${here('/pay?to=ada')}`),
  );
});

test.each<[string, string, (form: HTMLElement) => void]>([
  ['the address of the form', PAY, (form) => form.setAttribute('action', '/pay?to=eve')],
  ['its method', PAY, (form) => form.setAttribute('method', 'get')],
  [
    'the address of the button',
    PAY,
    (form) => form.querySelector('button')?.setAttribute('formaction', '/eve'),
  ],
  ['the query of the link', '<a href="/go?to=ada">OK</a>', (a) => a.setAttribute('href', '/go?to=eve')],
])('a page that changes %s during the last question gets no click', async (_, html, swap) => {
  world = openWorld(html);
  const heard = listen(world.one('button, a'), ['pointerdown', 'click']);
  world.answer.value = async () => {
    swap(world.one('form, a'));
    return 60_000;
  };
  const result = await world.run('dom.click', { selector: css('button, a') });
  expect([result, heard]).toMatchObject([{ ok: false, code: 'stale' }, []]);
});
