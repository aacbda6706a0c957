/** Every control of every screen, in the panel and in the portal, is named, reached by Tab in its order, and does something. */
import { signal } from '@preact/signals';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Event } from '../generated/types.ts';
import { App } from '../panel/app.tsx';
import type { Screen } from '../panel/store.ts';
import { clear, show, until } from '../panel/testing/dom.tsx';
import { APPROVAL, BEGIN, END, WORKFLOWS } from '../panel/testing/story.ts';
import { row, type Setting, setUp } from '../panel/testing/world.ts';
import { Jobs } from './jobs.ts';
import { Site } from './site.tsx';
import './site.css';

const QUESTION: Event = {
  type: 'QUESTION',
  family: 'Task',
  questionId: 'q',
  text: 'Which?',
  choices: ['A', 'B'],
};
const JOB = { name: 'nightly', work: { kind: 'Ref', taskId: 'collect' } };
const RUN = { jobId: 'j1', job: 'nightly', status: 'Executing', works: {}, startedMs: 0, updatedMs: 0 };
const REMEMBERED = {
  id: 'g1',
  sessionId: 's1',
  origin: 'https://billing.example',
  kind: 'submit',
  countLeft: 3,
  untilMs: 9e12,
};
const WANTED = 'a[href], button, input, select, textarea, summary';
let setting: Setting;
let asked = 0;

afterEach(() => {
  setting.store.stop();
  clear();
});

async function open(kind: 'panel' | 'site', screen: Screen, events: readonly Event[]): Promise<void> {
  setting = setUp('s1', kind);
  const { server, store, world } = setting;
  Object.assign(server.routes, {
    '/api/workflows': WORKFLOWS,
    '/api/copilot/job': { jobs: [JOB] },
    '/api/copilot/job/runs?limit=50': { runs: [RUN, { ...RUN, jobId: 'j0', status: 'Failed' }], next: null },
    '/api/grants': { grants: [{ origin: 'https://billing.example' }] },
    '/api/copilot/approvals/remembered': [REMEMBERED],
    '/api/copilot/session?limit=50': { sessions: [row('s1'), row('s2', { state: 'FAILED' })], next: 'p2' },
  });
  const request = world.request;
  world.request = (path, body) => {
    asked += path.includes('/live/') ? 0 : 1;
    return path.includes('/live/') ? new Promise(() => undefined) : request(path, body);
  };
  world.unpair = async () => {
    asked += 1;
  };
  const health = signal({ ok: true, version: '1', hops: [] });
  const checkHealth = async () => {
    asked += 1;
  };
  const website = { ...world, kind: 'site' as const, health, checkHealth };
  show(
    kind === 'panel' ? (
      <App store={store} />
    ) : (
      <Site store={store} website={website} jobs={new Jobs(world, 1e6)} />
    ),
  );
  store.start();
  await until(() => store.door.value.state === 'open' && store.sessions.found.value);
  server.emit(...events);
  store.screen.value = screen;
  await until(() => document.querySelector(READY[screen]));
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  // A question takes the focus when it comes.
  await until(() => !document.querySelector('.question') || document.activeElement?.matches('.question'));
}

const READY: Record<Screen, string> = {
  chat: '.timeline',
  history: 'main li.row',
  workflows: 'main form.fields',
  activity: '.segments',
  settings: '.row button',
  replay: '.replay article',
  jobs: '.job-run',
  health: 'main .actions',
};

/** The controls that can be used now, in the order of the page. */
function findControls(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(WANTED)];
  return all.filter((one) => one.checkVisibility() && !one.matches(':disabled'));
}

function nameOf(control: HTMLElement): string {
  const { labels } = control as HTMLInputElement;
  const texts = [control.getAttribute('aria-label'), labels?.[0]?.textContent, control.textContent];
  return texts.find((text) => text?.trim())?.trim() ?? '';
}

const SCREENS = [
  ['panel', 'chat', [...BEGIN, APPROVAL, QUESTION]],
  ['panel', 'history', BEGIN],
  ['panel', 'workflows', BEGIN],
  ['panel', 'activity', BEGIN],
  ['panel', 'settings', BEGIN],
  ['panel', 'replay', BEGIN],
  ['site', 'jobs', BEGIN],
  ['site', 'health', BEGIN],
  ['site', 'replay', [...BEGIN, APPROVAL, ...END]],
] as const satisfies [string, Screen, readonly Event[]][];

describe.each(SCREENS)('in the %s, on the screen "%s"', (kind, screen, events) => {
  test('every control has a name and is reached by Tab, in the order of the page', async () => {
    await open(kind, screen, events);
    const controls = findControls();
    expect(controls.filter((one) => nameOf(one) === '').map((one) => one.outerHTML)).toEqual([]);
    controls[0]?.focus();
    const reached = [controls[0]];
    for (let press = 0; press < 3 * controls.length && reached.at(-1) !== controls.at(-1); press += 1) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement as HTMLElement;
      if (controls.includes(focused)) reached.push(focused);
    }
    expect(reached.map((one) => one && nameOf(one))).toEqual(controls.map(nameOf));
  });

  test('while a run is under way it can be taken over, held, left out a step of and stopped', async () => {
    await open(kind, screen, BEGIN);
    const names = findControls().map(nameOf);
    expect(['Take over', 'Pause', 'Skip', 'Stop'].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('every button does something', async () => {
    await open(kind, screen, events);
    const count = findButtons().length;
    const idle: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (index > 0) {
        setting.store.stop();
        await open(kind, screen, events);
      }
      await rest();
      const button = findButtons()[index];
      const before = describePage();
      button?.click();
      if (!(await changes(before))) idle.push(button ? nameOf(button) : `${index} is gone`);
    }
    expect(idle).toEqual([]);
  });
});

/** The buttons but for the one whose place or choice is shown already. */
function findButtons(): HTMLElement[] {
  return findControls().filter(
    (one) => one.tagName === 'BUTTON' && !one.matches('[aria-current="page"], [aria-pressed="true"]'),
  );
}

/** What a press may change: the page, a request, a command, a saved file; but not the time. */
function describePage(): string {
  const page = document.getElementById('root')?.innerHTML.replace(/\d+:\d\d/g, '');
  const { server, saved, store } = setting;
  return [page, asked, server.commands.length, saved.length, store.sessionId.value].join('|');
}

/** Until what was under way when the screen was opened has come. */
async function rest(): Promise<void> {
  for (let quiet = 0, last = ''; quiet < 8; quiet += 1) {
    const now = describePage();
    if (now !== last) quiet = 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function changes(before: string): Promise<boolean> {
  for (let turn = 0; turn < 400; turn += 1) {
    if (describePage() !== before) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
}
