/** The whole panel against WCAG 2.2 AA, in both themes, and what holds on every screen. */
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Event } from '../generated/types.ts';
import { App } from './app.tsx';
import type { Screen } from './store.ts';
import {
  button,
  clear,
  findBorderless,
  findViolations,
  prefer,
  show,
  textOf,
  until,
} from './testing/dom.tsx';
import { APPROVAL, BEGIN, END, WORKFLOWS } from './testing/story.ts';
import { CONNECTED, row, type Setting, setUp } from './testing/world.ts';
import { Welcome } from './welcome.tsx';

const ROOM = [414, 896] as const;
let setting: Setting;

afterEach(async () => {
  setting.store.stop();
  clear();
  await prefer();
  await page.viewport(...ROOM);
});

async function open(screen: Screen, ...events: typeof BEGIN): Promise<void> {
  setting = setUp();
  setting.server.routes['/api/workflows'] = WORKFLOWS;
  setting.server.routes['/api/copilot/session?limit=50'] = {
    sessions: [row('s1'), row('s2', { state: 'FAILED' })],
  };
  show(<App store={setting.store} />);
  setting.store.start();
  await until(() => setting.store.door.value.state === 'open' && setting.store.sessions.found.value);
  setting.server.emit(...events);
  setting.store.screen.value = screen;
  await until(() => document.querySelector(screen === 'chat' ? '.timeline, .beginning' : '.screen'));
}

const QUESTION: Event = {
  type: 'QUESTION',
  family: 'Task',
  questionId: 'q',
  text: 'Which?',
  choices: ['A', 'B'],
};
const WARNING: Event = { type: 'WARNING', family: 'Warning', code: 'slow', message: 'The page is slow.' };

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
const LONG = `Compare ${WORD} with https://portal.example/${'x'.repeat(200)}?q=${'y'.repeat(200)}`;
const STRETCHED: Event[] = [
  { type: 'CHAT_MESSAGE', family: 'Task', role: 'user', text: LONG },
  { type: 'RUN_STARTED', family: 'Lifecycle', task: LONG, profile: 'skills' },
  { type: 'STEP_STARTED', family: 'Task', stepId: 'a', action: 'dom.click', description: LONG, risk: 'high' },
  { type: 'STEP_FAILED', family: 'Task', stepId: 'a', error: LONG, code: 'covered', willRetry: true },
  { type: 'WARNING', family: 'Warning', code: 'slow', message: LONG },
  { type: 'TASK_PLANNED', family: 'Task', planId: 'p', steps: [LONG] },
  { ...QUESTION, text: LONG, choices: [LONG, WORD] },
];

describe.each([320, 600])('at %i pixels', (width) => {
  test.each(['chat', 'history', 'workflows', 'activity', 'settings', 'replay'] as const)(
    'nothing of the %s stands out at the side, however long it is',
    async (screen) => {
      await page.viewport(width, 640);
      const form = { fields: [{ label: LONG, value: LONG }], more: 0, hidden: 0, digest: LONG };
      const preview = { target: LONG, content: LONG, origin: 'https://billing.example', url: LONG, form };
      await open(screen, ...STRETCHED, { ...APPROVAL, reason: LONG, preview } as Event);
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      await until(() => document.querySelector('.card'));
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const lists = [...document.querySelectorAll('.timeline, .screen, .attention, .card, .foot')];
      expect(lists.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className)).toEqual(
        [],
      );
    },
  );
});

describe.each(['light', 'dark'] as const)('in the %s theme nothing keeps anybody out of', (scheme) => {
  test.each([
    ['an empty conversation', 'chat', []],
    ['a run with an approval and a question', 'chat', [...BEGIN, WARNING, APPROVAL, QUESTION]],
    ['a run that is over', 'chat', [...BEGIN, APPROVAL, ...END]],
    ['the history', 'history', []],
    ['the workflows', 'workflows', []],
    ['the activity', 'activity', BEGIN],
    ['the settings', 'settings', []],
    ['the replay', 'replay', [...BEGIN, APPROVAL, ...END]],
  ] satisfies [string, Screen, Event[]][])('%s', async (_name, screen, events) => {
    await prefer(scheme);
    await open(screen, ...events);
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    expect(await findViolations()).toEqual([]);
  });

  test('a broken connection', async () => {
    await prefer(scheme);
    await open('chat');
    setting.browser.value = { ...CONNECTED, link: { state: 'waiting', reason: 'gone', givenUp: true } };
    await until(() => document.querySelector('.trouble'));
    expect(await findViolations()).toEqual([]);
  });

  test('what is said of the connection', async () => {
    await prefer(scheme);
    await open('chat');
    document.querySelector<HTMLElement>('.dot-button')?.click();
    await until(() => document.querySelector('.popover'));
    expect(await findViolations()).toEqual([]);
  });

  test('the first page', async () => {
    await prefer(scheme);
    setting = setUp();
    setting.browser.value = { ...CONNECTED, paired: false };
    show(<Welcome store={setting.store} openPanel={() => Promise.resolve()} />);
    expect(await findViolations()).toEqual([]);
  });
});

describe.each([
  ['light', 'forced-colors'],
  ['dark', 'forced-colors'],
  ['light', 'prefers-contrast'],
  ['dark', 'prefers-contrast'],
] as const)('in the %s theme with %s', (scheme, mode) => {
  test.each([
    ['a run with an approval and a question', 'chat', [...BEGIN, WARNING, APPROVAL, QUESTION]],
    ['a run that is over', 'chat', [...BEGIN, APPROVAL, ...END]],
    ['the history', 'history', []],
    ['the workflows', 'workflows', []],
    ['the activity', 'activity', BEGIN],
    ['the settings', 'settings', []],
  ] satisfies [string, Screen, Event[]][])(
    '%s has no barrier, and each control a border',
    async (_name, screen, events) => {
      await prefer(scheme, mode);
      await open(screen, ...events);
      setting.server.wait({ sessionId: 's2', title: 'Pay', kind: 'approval', text: 'Pay now' });
      await until(() => document.querySelector('.elsewhere .row'));
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      expect(await findViolations()).toEqual([]);
      expect(findBorderless()).toEqual([]);
    },
  );
});

describe('the panel', () => {
  test('keeps Stop in reach on every screen', async () => {
    await open('settings', ...BEGIN);
    (await button('Stop')).click();
    expect(setting.server.commands).toEqual([{ type: 'Stop' }]);
  });

  test('says that the browser has stopped while the server is silent', async () => {
    await open('chat', ...BEGIN);
    setting.world.halt = async () => true;
    setting.server.hear = () => undefined;
    (await button('Stop')).click();
    await until(() => setting.store.said.value?.text.startsWith('Stopped in the browser'));
    expect(setting.store.said.value?.bad).toBe(false);
  });

  test('says nothing when the browser was quicker to tell the server of a stop', async () => {
    await open('chat', ...BEGIN);
    setting.world.halt = async () => true;
    setting.server.answer = () => ({ ok: false, code: 'no_task', error: 'nothing is running' });
    expect(await setting.store.halt()).toBe(true);
    expect(setting.store.said.value).toBeNull();
  });

  test('shows the plan as a list with the current step', async () => {
    await open('chat', ...BEGIN);
    await until(() => document.querySelector('[aria-current=step]'));
    expect(textOf('[aria-current=step]')).toContain('Pay invoice 2026-09');
  });

  test('shows the same again when it is opened again', async () => {
    await open('chat', ...BEGIN, APPROVAL, ...END);
    await until(() => document.querySelector('.decided'));
    const before = textOf('.timeline');
    const { server } = setting;
    setting.store.stop();
    const again = setUp();
    again.server.log.push(...server.log);
    setting = again;
    show(<App store={again.store} />);
    again.store.start();
    await until(() => document.querySelector('.decided'));
    expect(textOf('.timeline')).toBe(before);
  });

  test('sends nothing when it is closed', async () => {
    await open('chat', ...BEGIN);
    setting.store.stop();
    expect(setting.server.commands).toEqual([]);
  });

  test('is never wider than the narrowest side panel', async () => {
    await open('chat', ...BEGIN, APPROVAL, QUESTION);
    await until(() => document.querySelector('.card'));
    const root = await until(() => document.getElementById('root'));
    root.style.width = '320px';
    expect(root.scrollWidth).toBe(320);
  });
});
