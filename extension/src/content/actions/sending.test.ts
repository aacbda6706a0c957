import { afterEach, expect, test } from 'vitest';
import { failed } from '../../lib/result';
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

const grant = { id: 'g1', digest: 'd'.repeat(43), expiresMs: 0 };
const MAIL = '<form><label>To <input name=to value=ada></label><button>Send</button></form>';
const selector = role('button', 'Send');

test('the values are told where a yes is wanted, and read for nobody else', async () => {
  world = openWorld(MAIL);
  const target = { id: 'a1', fingerprint: 'f1' };
  world.answer.value = async () => ({ ...failed('needs_confirm', 'ask'), target });
  const refused = await world.run('dom.click', { selector });
  expect(world.questions[0]?.target).not.toHaveProperty('form');
  expect(refused).toMatchObject({ target: { ...target, form: { fields: [{ label: 'To', value: 'ada' }] } } });
});

test.each([
  ['dom.click', { selector }],
  ['dom.submit', { selector: css('form') }],
  ['dom.press', { selector: css('input'), key: 'Enter' }],
] as const)('%s with a yes tells the values that it would send', async (tool, args) => {
  world = openWorld(MAIL);
  world.answer.value = false;
  await world.run(tool, args, { grant });
  expect(world.questions[0]?.target.form?.fields).toEqual([{ label: 'To', value: 'ada' }]);
});

test('a page that changes a value during the last question gets no click', async () => {
  world = openWorld(MAIL);
  const heard = listen(world.one('button'), ['pointerdown', 'click']);
  world.answer.value = async () => {
    world.one<HTMLInputElement>('input').value = 'eve';
    return 60_000;
  };
  const result = await world.run('dom.click', { selector }, { grant });
  expect([result, heard]).toMatchObject([{ ok: false, code: 'stale' }, []]);
});
