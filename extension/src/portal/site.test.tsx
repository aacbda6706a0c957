import { signal } from '@preact/signals';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { language } from '../panel/i18n.ts';
import type { Screen } from '../panel/store.ts';
import {
  button,
  clear,
  findBorderless,
  findViolations,
  prefer,
  show,
  textOf,
  until,
} from '../panel/testing/dom.tsx';
import { APPROVAL, BEGIN, WORKFLOWS } from '../panel/testing/story.ts';
import { row, type Setting, setUp } from '../panel/testing/world.ts';
import type { Health } from './health.ts';
import { Jobs } from './jobs.ts';
import { Site } from './site.tsx';
import './site.css';

const JOB = {
  name: 'nightly',
  work: {
    kind: 'Seq',
    works: [
      { kind: 'Ref', taskId: 'collect' },
      {
        kind: 'Par',
        works: [
          { kind: 'Ref', taskId: 'report' },
          { kind: 'Ref', taskId: 'archive' },
        ],
      },
    ],
  },
};
const HEALTH: Health = {
  ok: false,
  version: '0.1.0',
  hops: [
    { name: 'database', ok: true, facts: [] },
    { name: 'link', ok: false, reason: 'no browser', fix: 'start one', facts: [['since', '1']] },
  ],
};

const ROOM = [1280, 800] as const;
let setting: Setting;

afterEach(async () => {
  setting.store.stop();
  clear();
  await prefer();
  await page.viewport(...ROOM);
});

async function open(screen: Screen, ...events: typeof BEGIN): Promise<Jobs> {
  setting = setUp('s1', 'site');
  const { server, store, world } = setting;
  server.routes['/api/workflows'] = WORKFLOWS;
  server.routes['/api/copilot/job'] = { jobs: [JOB] };
  server.routes['/api/copilot/job/runs?limit=50'] = { runs: [], next: null };
  server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s1'), row('s2')] };
  const health = signal<Health | Error | null>(HEALTH);
  const website = { ...world, kind: 'site' as const, health, checkHealth: () => Promise.resolve() };
  const jobs = new Jobs(world, 20);
  show(<Site store={store} website={website} jobs={jobs} />);
  store.start();
  await until(() => store.door.value.state === 'open' && store.sessions.found.value);
  server.emit(...events);
  store.screen.value = screen;
  return jobs;
}

describe.each(['light', 'dark'] as const)('in the %s theme nothing keeps anybody out of', (scheme) => {
  test.each([
    ['the conversation', 'chat', '.card', [...BEGIN, APPROVAL]],
    ['the jobs', 'jobs', '.chart', []],
    ['the health', 'health', '.hop', []],
    ['the workflows', 'workflows', 'main details', []],
    ['the settings', 'settings', '#policy', []],
    ['the sessions', 'history', 'main li.row', []],
    ['the replay', 'replay', '.replay', BEGIN],
    ['the activity', 'activity', '.segments', BEGIN],
  ] as const)('%s, wide and narrow', async (_name, screen, ready, events) => {
    await prefer(scheme);
    await open(screen, ...events);
    await until(() => document.querySelector(ready));
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const width of [1280, 400]) {
      await page.viewport(width, 800);
      expect(await findViolations()).toEqual([]);
    }
  });
});

describe.each(['forced-colors', 'prefers-contrast'] as const)('with %s', (mode) => {
  test.each([
    ['the conversation', 'chat', '.card', [...BEGIN, APPROVAL]],
    ['the jobs', 'jobs', '.chart', []],
    ['the health', 'health', '.hop', []],
    ['the workflows', 'workflows', 'main details', []],
    ['the settings', 'settings', '#policy', []],
    ['the sessions', 'history', 'main li.row', []],
    ['the replay', 'replay', '.replay', BEGIN],
    ['the activity', 'activity', '.segments', BEGIN],
  ] as const)('%s has no barrier, and each control a border', async (_name, screen, ready, events) => {
    await prefer('light', mode);
    await open(screen, ...events);
    await until(() => document.querySelector(ready));
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    expect(await findViolations()).toEqual([]);
    expect(findBorderless()).toEqual([]);
  });
});

describe('where there is little room', () => {
  const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;

  test('the sessions are a place of their own, and opening one leads to its conversation', async () => {
    await page.viewport(400, 800);
    await open('chat');
    expect(isShown('aside.side')).toBe(false);
    (await button('History')).click();
    await until(() => isShown('main li.row'));
    document.querySelector<HTMLElement>('main li.row .row-main')?.click();
    expect(setting.store.screen.value).toBe('chat');
  });

  test('wide, they stand beside, and are no place', async () => {
    await page.viewport(1280, 800);
    await open('chat');
    await until(() => isShown('aside.side li.row'));
    expect(isShown('.places .narrow')).toBe(false);
  });

  test.each(['chat', 'replay', 'settings'] as const)(
    'at %s each place is in sight, in German',
    async (at) => {
      await page.viewport(320, 640);
      language.value = 'de';
      await open(at);
      const places = await until(() => {
        const found = [...document.querySelectorAll('.places button')];
        return found.length === 8 && found;
      });
      const ends = places.map((one) => one.getBoundingClientRect());
      language.value = 'en';
      expect(ends.filter(({ left, right }) => left < 0 || right > 320)).toEqual([]);
    },
  );

  test.each([
    [400, 800],
    [590, 380],
  ])('at %i by %i pixels stop and an approval are in sight', async (width, height) => {
    await page.viewport(width, height);
    await open('chat', ...BEGIN, APPROVAL);
    await until(() => isShown('.card'));
    const stop = await button('Stop');
    window.scrollTo(0, 0);
    expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    expect(stop.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    expect((await button('Allow once')).getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    expect(document.querySelector('.attention')?.clientHeight).toBeGreaterThan(60);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('the portal', () => {
  test('answers an approval', async () => {
    await open('chat', ...BEGIN, APPROVAL);
    (await button('Deny')).click();
    expect(setting.server.commands).toEqual([
      { type: 'Approve', approvalId: 'approval-1', decision: 'deny' },
    ]);
  });

  test('lists the newest events first', async () => {
    await open('chat', ...BEGIN, APPROVAL);
    await until(() => textOf('.events').includes('NEEDS_APPROVAL'));
    expect(textOf('.events li')).toContain('NEEDS_APPROVAL');
  });

  function answer(routes: Record<string, unknown>): void {
    setting.world.request = (path) => {
      const found = Object.entries(routes).find(([part]) => path.includes(part));
      return found ? Promise.resolve(found[1]) : new Promise(() => undefined);
    };
  }

  const RUN = { jobId: 'j1', job: 'nightly', status: 'Executing', works: {}, startedMs: 0, updatedMs: 0 };

  test('starts a job in a folder and colours its works as they run', async () => {
    const jobs = await open('jobs');
    await until(() => document.querySelector('.chart'));
    const answers: unknown[] = [
      { callback: 'workStarted', workId: 0 },
      { callback: 'workStopped', workId: 0, succeeded: true },
      { callback: 'jobFailed' },
    ];
    const asked: (string | undefined)[] = [];
    setting.world.request = (path, body) => {
      const kept = { ...RUN, status: 'Failed', works: { 0: 'Succeeded' } };
      if (path.includes('/runs')) return Promise.resolve({ runs: answers.length === 0 ? [kept] : [] });
      if (!path.includes('/start/')) return Promise.resolve(answers.shift() ?? { error: 'JobNotFound' });
      asked.push(body);
      return Promise.resolve({ jobId: 'j1' });
    };
    await jobs.start('nightly', '/work', 'for ada');
    await until(() => document.querySelector('.work.ref.ok'));
    expect([asked, textOf('.work.ref.ok')]).toEqual([['/work\nfor ada'], expect.stringContaining('collect')]);
    expect(document.querySelector('.work.ref.ok .icon')?.checkVisibility()).toBe(true);
  });

  test('shows a job that another door started, with what its works came to before', async () => {
    const jobs = await open('jobs');
    await until(() => document.querySelector('.chart'));
    answer({ '/runs': { runs: [{ ...RUN, works: { 0: 'Succeeded' } }] } });
    await until(() => document.querySelector('.work.ref.ok'));
    expect(jobs.runs.value[0]).toMatchObject({ id: 'j1', status: 'Executing' });
  });

  test('shows every run of a job: those under way and the newest with their charts, the others folded', async () => {
    await open('jobs');
    await until(() => document.querySelector('.chart'));
    const runs = [
      { ...RUN, jobId: 'j4', status: 'Succeeded' },
      { ...RUN, jobId: 'j3', status: 'Failed' },
      RUN,
    ];
    answer({ '/runs': { runs } });
    await until(() => document.querySelectorAll('.job-run').length === 2);
    const signs = [...document.querySelectorAll('.job-run [role=status]')].map((one) => one.textContent);
    expect(signs).toEqual(['Succeeded', 'Working']);
    expect(textOf('.earlier .rows')).toContain('Failed');
  });

  test('says of a job that failed which work failed and why', async () => {
    await open('jobs');
    await until(() => document.querySelector('.chart'));
    const reasons = { 1: 'no link "Reports"', '': 'it broke' };
    answer({ '/runs': { runs: [{ ...RUN, status: 'Failed', works: { 1: 'Failed' }, reasons }] } });
    await until(() => document.querySelector('.reasons'));
    const said = [...document.querySelectorAll('.reasons li')].map((one) => one.textContent);
    expect(said.toSorted()).toEqual(['it broke', 'report: no link "Reports"']);
    expect(await findViolations()).toEqual([]);
  });

  test('takes the end of a run from the list where its reader hears of none', async () => {
    const jobs = await open('jobs');
    await until(() => document.querySelector('.chart'));
    answer({ '/runs': { runs: [RUN] } });
    await until(() => jobs.runs.value[0]?.status === 'Executing');
    answer({ '/runs': { runs: [{ ...RUN, status: 'Stopped' }] } });
    await until(() => jobs.runs.value[0]?.status === 'Stopped');
  });

  test('believes the list of a run that its reader does not know', async () => {
    const jobs = await open('jobs');
    await until(() => document.querySelector('.chart'));
    const seen = new Set<string>();
    let looks = 0;
    let lives = 0;
    let status = 'Executing';
    setting.world.request = (path) => {
      for (const run of jobs.runs.value) seen.add(run.status);
      const isLive = path.includes('/live/');
      if (isLive) lives++;
      else looks++;
      const said = isLive ? { error: 'JobNotFound' } : { runs: [{ ...RUN, status }] };
      return new Promise((resolve) => setTimeout(() => resolve(said)));
    };
    await until(() => looks > 6 && lives > 0);
    expect([[...seen], lives]).toEqual([['Executing'], 1]);
    status = 'Stopped';
    await until(() => jobs.runs.value[0]?.status === 'Stopped');
  });

  test('says why a run of a job that is gone does not stop', async () => {
    const jobs = await open('jobs');
    await until(() => document.querySelector('.chart'));
    answer({ '/runs': { runs: [{ ...RUN, job: 'weekly' }] } });
    await until(() => jobs.runs.value.length === 1);
    const { request } = setting.world;
    setting.world.request = (path, body) =>
      path.endsWith('/stop') ? Promise.reject(new Error('the disk is full')) : request(path, body);
    await jobs.stop('j1');
    await until(() => document.querySelector('[role=alert]'));
    expect(textOf('[role=alert]')).toBe('the disk is full');
  });

  test('says what is wrong with jobs.json', async () => {
    await open('jobs');
    await until(() => document.querySelector('.chart'));
    answer({ '/runs': { runs: [] }, '/job': { jobs: [], fault: 'entry.jobs: not a list' } });
    (await button('Chat')).click();
    (await button('Jobs')).click();
    await until(() => textOf('.card pre') === 'entry.jobs: not a list');
    expect(await findViolations()).toEqual([]);
  });

  test('says why a job does not start, and what to do', async () => {
    const jobs = await open('jobs');
    await until(() => document.querySelector('.chart'));
    answer({ '/start/': { error: 'WorkingDirectoryNotExists' } });
    await jobs.start('nightly', '/nowhere', '');
    await until(() => document.querySelector('[role=alert]'));
    expect(textOf('[role=alert]')).toBe('There is no such folder. Make it first, or give another one.');
  });
});
