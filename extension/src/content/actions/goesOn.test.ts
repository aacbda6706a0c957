/** What goes on by itself is no effect of an act, and an effect is one though something goes on. */
import { afterEach, expect, test, vi } from 'vitest';
import { css, openWorld, role, type World } from './testing/stage';

let world: World;
afterEach(() => world.close());

const TOGGLES = [
  ['pressed', '<button aria-pressed="false">Bold</button>', role('button', 'Bold')],
  ['expanded', '<button aria-expanded="false">Bold</button>', role('button', 'Bold')],
  ['a switch', '<div role="switch" aria-checked="false" tabindex="0">Bold</div>', role('switch', 'Bold')],
] as const;

/** The time after the last act, when what changes was not set off by it, comes at once; then it turns for a while. */
let later = 0;
async function goOn(turn: (turns: number) => void): Promise<() => void> {
  const now = performance.now.bind(performance);
  later += 5_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  let turns = 0;
  const timer = setInterval(() => turn(++turns), 20);
  await expect.poll(() => turns, { interval: 20 }).toBeGreaterThan(5);
  return () => {
    clearInterval(timer);
    clock.mockRestore();
  };
}

/** Something on the page that goes on by itself: each gives what does it once. */
const GOING_ON: Record<string, [string, (at: Element, turn: number) => void]> = {
  'a clock': ['<p id=on>0</p>', (at, turn) => at.replaceChildren(`Turn ${turn}`)],
  'an advertisement': [
    '<div id=on></div>',
    (at, turn) => Object.assign(at, { innerHTML: `<img class=ad alt="Offer ${turn}">` }),
  ],
  'a bar that fills': ['<div id=on></div>', (at, turn) => at.setAttribute('style', `width:${turn % 100}px`)],
};

test.each(Object.keys(GOING_ON).map((what, at) => [what, ...(TOGGLES[at] ?? TOGGLES[0])] as const))(
  '%s that goes on is no reaction of a toggle (%s)',
  async (what, _state, markup, selector) => {
    const [beside, turn] = GOING_ON[what] ?? ['', () => undefined];
    world = openWorld(markup + beside);
    const at = world.one('#on');
    const stop = await goOn((turns) => turn(at, turns));
    const result = await world.run('dom.click', { selector });
    stop();
    expect(result).toMatchObject({ ok: false, code: 'ignored' });
  },
);

test('a time of day that comes is no reaction of a toggle', async () => {
  world = openWorld('<button aria-pressed="false">Bold</button><p id=on>12:00:00</p>');
  world.one('button').addEventListener('click', () => world.one('#on').replaceChildren('12:00:01'));
  const result = await world.run('dom.click', { selector: role('button', 'Bold') });
  expect(result).toMatchObject({ ok: false, code: 'ignored' });
});

test.each<[string, string, (button: HTMLElement) => void]>([
  [
    'a number in it that goes on',
    'Like <span>12</span>',
    (button) => {
      const number = button.querySelector('span')?.firstChild;
      if (number) number.nodeValue = '112';
    },
  ],
  [
    'its own time',
    '12:00',
    (button) => {
      if (button.firstChild) button.firstChild.nodeValue = '12:30';
    },
  ],
])('%s is a reaction of a toggle', async (_what, text, react) => {
  world = openWorld(`<button aria-pressed="false">${text}</button>`);
  const button = world.one('button');
  const number = button.querySelector('span')?.firstChild;
  const stop = await goOn((turns) => {
    if (number) number.nodeValue = `${turns}`;
  });
  button.addEventListener('click', () => react(button));
  const result = await world.run('dom.click', { selector: css('button') });
  stop();
  expect(result.ok).toBe(true);
});

test.each([
  ['another time of day', '<p id=on>12:00</p>', '12:30'],
  ['a time where none stood', '<p id=on></p>', '12:30'],
  ['a time instead of a word', '<p id=on>soon</p>', '12:30'],
])('%s is a reaction of a toggle', async (_what, beside, time) => {
  world = openWorld(`<button aria-pressed="false">Later</button>${beside}`);
  world.one('button').addEventListener('click', () => world.one('#on').replaceChildren(time));
  expect((await world.run('dom.click', { selector: role('button', 'Later') })).ok).toBe(true);
});

test.each([
  ['that come seldom', [10_000, 40_000, 640_000]],
  ['that stopped', [5_000, 5_020, 5_040, 60_000]],
])('an answer where changes came %s is an effect', async (_what, times) => {
  world = openWorld('<button aria-pressed="false">Ask</button><div id=log></div>');
  const say = (text: string) => world.one('#log').insertAdjacentHTML('beforeend', `<p>${text}</p>`);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now');
  const start = later;
  for (const at of times) {
    later = start + at;
    clock.mockImplementation(() => now() + later);
    say(`Message ${at}`);
    await Promise.resolve();
  }
  later += 5_000;
  world.one('button').addEventListener('click', () => say('Here I am'));
  const result = await world.run('dom.click', { selector: role('button', 'Ask') });
  clock.mockRestore();
  expect(result).toMatchObject({
    ok: true,
    observation: { changes: [expect.stringContaining('Here I am')] },
  });
});

test('what is said where something goes on is told of an act that had an effect', async () => {
  world = openWorld('<button aria-pressed="false">Ask</button><div id=on></div>');
  const say = (text: string) => world.one('#on').replaceChildren(text);
  const stop = await goOn((turns) => say(`Turn ${turns}`));
  const button = world.one('button');
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', 'true');
    say('Here I am');
  });
  const result = await world.run('dom.click', { selector: role('button', 'Ask') });
  stop();
  expect(result.observation?.changes?.join()).toContain('Here I am');
});

test.each([
  ['a question', () => world.one('#out').append(document.createElement('dialog'))],
  ['a message', () => world.one('#out').replaceChildren('Log in first')],
  ['a number beside it', () => world.one('#out').replaceChildren('13')],
])('%s is a reaction of a toggle, though a clock goes on', async (_what, react) => {
  world = openWorld('<button aria-pressed="false">Like</button><p id=on>0</p><div id=out>12</div>');
  const stop = await goOn((turns) => world.one('#on').replaceChildren(`Turn ${turns}`));
  world.one('button').addEventListener('click', react);
  const result = await world.run('dom.click', { selector: role('button', 'Like') });
  stop();
  expect(result.ok).toBe(true);
});

test('a toggle that reacts late is waited for, though a clock goes on', async () => {
  world = openWorld('<button aria-pressed="false">Bold</button><p id=on>0</p>');
  const stop = await goOn((turns) => world.one('#on').replaceChildren(`Turn ${turns}`));
  const button = world.one('button');
  button.addEventListener('click', () => setTimeout(() => button.setAttribute('aria-pressed', 'true'), 300));
  const result = await world.run('dom.click', { selector: role('button', 'Bold') });
  stop();
  expect(result.ok).toBe(true);
});
