import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Event, Working } from '../generated/types.ts';
import { App } from './app.tsx';
import { Controls } from './controls.tsx';
import { History } from './history.tsx';
import { Settings } from './settings.tsx';
import { SiteAccess } from './sites.tsx';
import { button, clear, show, textOf, until } from './testing/dom.tsx';
import { BEGIN, WORKFLOWS } from './testing/story.ts';
import { CONNECTED, row, type Setting, setUp } from './testing/world.ts';
import { Workflows } from './workflows.tsx';
import { BadAnswer } from './world.ts';

let setting: Setting;

afterEach(() => {
  setting.store.stop();
  clear();
});

async function start(session: string | null = 's1'): Promise<Setting> {
  setting = setUp(session);
  setting.store.start();
  await until(() => setting.store.door.value.state === 'open');
  return setting;
}

async function type(selector: string, text: string): Promise<void> {
  const input = await until(() => document.querySelector<HTMLInputElement>(selector));
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('an answer of the copilot', () => {
  const answer = (text: string): Event => ({ type: 'CHAT_MESSAGE', family: 'Task', role: 'assistant', text });

  test('is told to those who hear the page once it is whole, not word by word', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    const told = () => textOf('.news');
    server.emit({ type: 'MODEL_TEXT_DELTA', family: 'Model', text: 'It is' });
    await until(() => textOf('.draft').includes('It is'));
    expect([told(), document.querySelector('.timeline')?.ariaLive]).toEqual(['', 'off']);
    server.emit(answer('It is done'));
    await until(() => told() === 'It is done');
  });

  test('is copied as it was written', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    server.emit(answer('| a |\n|---|\n| 1 |'));
    (await button('Copy')).click();
    await button('Copied');
    expect(textOf('.message [role=status]')).toBe('Copied');
    expect(write).toHaveBeenCalledWith('| a |\n|---|\n| 1 |');
  });

  test('is told not to be copied where the browser does not allow it', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    server.emit(answer('Done'));
    (await button('Copy')).click();
    expect(await button('Could not copy')).toBeDefined();
  });

  test('leaves a reader where they read, until they speak themselves', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    const lines = Array.from({ length: 80 }, (_, index) => `line ${index}\n\n`).join('');
    server.emit(answer(lines));
    await until(() => textOf('.timeline').includes('line 79'));
    const area = await until(() => document.querySelector<HTMLElement>('.timeline'));
    area.scrollTop = 100;
    area.dispatchEvent(new Event('scroll'));
    server.emit(answer('More'));
    await until(() => textOf('.timeline').includes('More'));
    expect(area.scrollTop).toBe(100);
    server.emit({ type: 'CHAT_MESSAGE', family: 'Task', role: 'user', text: 'Go on' });
    await until(() => area.scrollHeight - area.scrollTop - area.clientHeight < 2);
  });
});

describe('the controls of a run', () => {
  test.each([
    ['Stop', { type: 'Stop' }],
    ['Pause', { type: 'Pause' }],
    ['Skip', { type: 'Skip' }],
    ['Take over', { type: 'Takeover', on: true }],
  ])('send %s', async (name, command) => {
    const { store, server } = await start();
    show(<Controls store={store} />);
    server.emit(...BEGIN);
    (await button(name)).click();
    expect(server.commands).toEqual([command]);
  });

  test('offer to go on when the run is paused', async () => {
    const { store, server } = await start();
    show(<Controls store={store} />);
    server.emit(...BEGIN, { type: 'RUN_PAUSED', family: 'Lifecycle' });
    (await button('Resume')).click();
    expect(server.commands).toEqual([{ type: 'Resume' }]);
  });

  test('say when a run that waits for a limit goes on by itself', async () => {
    const { store, server } = await start();
    const shown = show(<Controls store={store} />);
    const resumeAtMs = new Date(2026, 10, 22, 14, 5).getTime();
    server.emit(...BEGIN, {
      type: 'RUN_PAUSED',
      family: 'Lifecycle',
      reason: 'too many requests',
      resumeAtMs,
    });
    await expect.element(shown).toHaveTextContent(/Goes on at .*(14:05|2:05)/);
  });

  test('are not there when nothing runs', async () => {
    const { store } = await start();
    expect(show(<Controls store={store} />).textContent).toBe('');
  });
});

describe('the conversation', () => {
  test('tells a change of what needs an approval in the words of the settings', async () => {
    const { store, server } = await start();
    const shown = show(<App store={store} />);
    server.emit({ type: 'WARNING', family: 'Warning', code: 'approval_policy', message: 'approvals: all' });
    await expect.element(shown).toHaveTextContent('Approvals: Allow everything');
  });
});

describe('a workflow form', () => {
  async function open(): Promise<Setting> {
    const made = await start();
    made.server.routes['/api/workflows'] = WORKFLOWS;
    show(<Workflows store={made.store} />);
    (await until(() => document.querySelector<HTMLDetailsElement>('details'))).open = true;
    return made;
  }

  test('runs the workflow with what was typed and the defaults', async () => {
    const { server, store } = await open();
    await type('input[type=text]', '2026-09');
    (await until(() => document.querySelector<HTMLButtonElement>('button[type=submit]'))).click();
    await until(() => store.screen.value === 'chat');
    expect(server.commands).toEqual([
      {
        type: 'RunWorkflow',
        name: 'download_invoice',
        params: { month: '2026-09', format: 'pdf', overwrite: false },
        tabId: 3,
      },
    ]);
  });

  test('says what is wrong beside the field, and sends nothing', async () => {
    const { server } = await open();
    await type('input[type=text]', 'September');
    (await until(() => document.querySelector<HTMLButtonElement>('button[type=submit]'))).click();
    const input = await until(() => document.querySelector('[aria-invalid=true]'));
    const told = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([told, server.commands]).toEqual(['This does not have the expected form.Like 2026-09.', []]);
  });
});

describe('the history', () => {
  const path = (query: string) => `/api/copilot/session?limit=50${query}`;
  const titles = () => [...document.querySelectorAll('.row-title')].map(({ textContent }) => textContent);

  test('asks the server for every word, and for one page after the other', async () => {
    const { store, server } = await start();
    server.routes[path('&text=green+tea')] = { sessions: [row('a', { title: 'Green tea' })], next: '5.a' };
    server.routes[path('&text=green+tea&before=5.a')] = { sessions: [row('b', { title: 'Tea, green' })] };
    show(<History store={store} />);
    await type('input[type=search]', 'green tea');
    await until(() => titles().includes('Green tea'));
    (await button('Show more')).click();
    await until(() => titles().length === 2);
    expect(titles()).toEqual(['Green tea', 'Tea, green']);
    expect([...document.querySelectorAll('button')].some((one) => one.textContent === 'Show more')).toBe(
      false,
    );
  });

  test('says which session waits for the user', async () => {
    const { store, server } = await start();
    server.routes[path('')] = { sessions: [row('s1'), row('s2', { state: 'RUNNING' })] };
    show(<History store={store} />);
    server.wait({ sessionId: 's2', title: 'Pay', kind: 'approval', text: 'Pay now' });
    await until(() => textOf('.rows').includes('Waits for you'));
    expect(textOf('li:nth-child(2)')).toContain('Waits for you');
  });

  test('opens a session from its first event', async () => {
    const { store, server } = await start();
    server.routes['/api/copilot/session?limit=50'] = {
      sessions: [row('s1'), row('s2', { title: 'Buy tea' })],
    };
    show(<History store={store} />);
    const entry = await until(() =>
      [...document.querySelectorAll<HTMLButtonElement>('.row-main')].find((one) =>
        one.textContent?.includes('Buy tea'),
      ),
    );
    entry.click();
    expect([store.sessionId.value, store.screen.value]).toEqual(['s2', 'chat']);
    expect(server.heard.at(-1)).toEqual({ type: 'subscribe', sessionId: 's2', after: 0, frames: true });
  });

  test('resumes a session that was closed', async () => {
    const { store, server } = await start();
    server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s2', { open: false })] };
    show(<History store={store} />);
    (await button('Resume')).click();
    await until(() => server.commands.length > 0);
    expect(server.commands).toEqual([{ type: 'SessionResume', sessionId: 's2' }]);
  });

  test('goes on with the run that was stopped in a session', async () => {
    const { store, server } = await start();
    server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s2', { state: 'STOPPED' })] };
    show(<History store={store} />);
    (await button('Resume')).click();
    await until(() => server.commands.length > 0);
    expect([store.sessionId.value, server.commands]).toEqual(['s2', [{ type: 'Resume' }]]);
  });

  test('says why it is empty when the server does not tell', async () => {
    const { store, server } = await start();
    delete server.routes['/api/copilot/session?limit=50'];
    show(<History store={store} />);
    await until(() => document.querySelector('.failure'));
    expect(textOf('.failure')).toContain('not available');
  });
});

describe('what waits in another session', () => {
  test('is counted, told, and opened by a press', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    server.wait(
      { sessionId: 's1', title: 'Own', kind: 'approval', text: 'Own button' },
      { sessionId: 's2', title: 'Pay the bill', kind: 'question', text: 'Which card?' },
    );
    await until(() => textOf('.foot [role=status]').includes('Waiting for you elsewhere: 1'));
    expect(textOf('.count [aria-hidden]')).toBe('1');
    expect(textOf('.elsewhere li')).toBe('Pay the billQuestion: Which card?');
    document.querySelector<HTMLElement>('.elsewhere .row-main')?.click();
    expect([store.sessionId.value, store.screen.value]).toEqual(['s2', 'chat']);
  });
});

describe('what is at work in another session', () => {
  const work = (sessionId: string, title: string): Working => ({
    sessionId,
    title,
    state: 'running',
    text: 'Open “Invoices”',
    startedMs: Date.now() - 65_000,
  });

  test.each(['settings', 'chat'] as const)(
    'is named with its step and stopped from the screen %s',
    async (screen) => {
      const { store, server } = await start();
      store.screen.value = screen;
      show(<App store={store} />);
      server.work([work('s1', 'Own'), work('s2', 'Fetch the invoices')]);
      await until(() => document.querySelector('.elsewhere li'));
      expect(textOf('.elsewhere li')).toMatch(/^Fetch the invoicesOpen “Invoices”1:0\d$/);
      (await button('Stop: Fetch the invoices')).click();
      const told = server.heard.findLast(({ type }) => type === 'command');
      expect(told).toMatchObject({ sessionId: 's2', command: { type: 'Stop' } });
    },
  );

  test('is stopped together with all others', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    server.work([work('s2', 'One'), work('s3', 'Two')]);
    (await button('Stop all')).click();
    await until(() => server.commands.length === 2);
    const told = server.heard.flatMap((one) => (one.type === 'command' ? [one.sessionId] : []));
    expect(told).toEqual(['s2', 's3']);
  });

  test('is named where a stop of all did not stop it', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    server.work([work('s2', 'One'), work('s3', 'Two')]);
    const { halt } = store;
    store.halt = (sessionId) => (sessionId === 's3' ? Promise.resolve(false) : halt.call(store, sessionId));
    (await button('Stop all')).click();
    await until(() => store.said.value?.text === 'Not stopped: Two');
  });

  test('stays in its place whatever goes on, and so does the focus', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    server.work([work('s2', 'One'), work('s3', 'Two')]);
    (await button('Stop: Two')).focus();
    const asks = { sessionId: 's3', title: 'Two', kind: 'question', text: 'Which card?' } as const;
    server.work([work('s3', 'Two'), work('s4', 'Three'), work('s2', 'One')], asks);
    await until(() => document.querySelectorAll('.elsewhere li').length === 3);
    const titles = [...document.querySelectorAll('.elsewhere .row-title')].map((one) => one.textContent);
    expect(titles).toEqual(['One', 'Two', 'Three']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Stop: Two');
  });

  test('comes after what waits for the user, and says so itself', async () => {
    const { store, server } = await start();
    show(<App store={store} />);
    const asks = { sessionId: 's3', title: 'Two', kind: 'question', text: 'Which card?' } as const;
    server.work([work('s2', 'One'), work('s3', 'Two')], asks);
    await until(() => document.querySelector('.elsewhere li'));
    expect(textOf('.elsewhere li:first-child .row-main')).toBe('TwoQuestion: Which card?');
    expect(await button('Stop: Two')).toBeDefined();
  });
});

describe('a session that is shown', () => {
  test('stays, however old it is, as long as the server knows it', async () => {
    setting = setUp('s1');
    setting.server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s2')] };
    setting.server.routes['/api/copilot/session/s1'] = row('s1');
    setting.store.start();
    await until(() => setting.store.sessions.found.value);
    expect(setting.store.sessionId.value).toBe('s1');
  });

  test('is left when the server has none of that id', async () => {
    setting = setUp('s1');
    setting.server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s2')] };
    const { request } = setting.world;
    setting.world.request = (path) =>
      path === '/api/copilot/session/s1' ? Promise.reject(new BadAnswer(path, 404)) : request(path);
    setting.store.start();
    await until(() => setting.store.sessionId.value === null);
  });
});

describe('a surface without a session', () => {
  test('begins a new one for what the user says', async () => {
    const { store, server } = await start(null);
    await store.submit('Buy tea');
    expect(server.commands.map(({ type }) => type)).toEqual(['SessionNew', 'SubmitPrompt']);
    expect(store.sessionId.value).toBe('s1');
  });

  test('makes none for a command that has nothing to act on', async () => {
    const { store, server } = await start(null);
    await store.submit('/pause');
    expect([server.commands, store.said.value?.text]).toEqual([[], 'Nothing is running.']);
  });

  test('sends no prompt when no session can be made', async () => {
    const { store, server } = await start(null);
    server.answer = () => ({ ok: false, code: 'shutting_down', error: 'the server is shutting down' });
    await store.submit('Buy tea');
    expect([server.commands.length, store.said.value?.text]).toEqual([1, 'the server is shutting down']);
  });
});

describe('a session that the server has put away', () => {
  test('is opened again before the user’s word goes to it', async () => {
    const { store, server } = await start();
    let isOpen = false;
    server.answer = (message) => {
      if (message.type !== 'command') return null;
      if (message.command.type === 'SessionResume') isOpen = true;
      return isOpen ? null : { ok: false, code: 'unknown', error: 'there is no open session s1' };
    };
    await store.submit('Buy tea');
    expect(server.commands.map(({ type }) => type)).toEqual([
      'SubmitPrompt',
      'SessionResume',
      'SubmitPrompt',
    ]);
    expect(store.said.value).toBeNull();
  });
});

describe('a session that runs elsewhere', () => {
  test('is shown when the surface has none of its own', async () => {
    setting = setUp(null);
    setting.server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s9', { state: 'RUNNING' })] };
    setting.store.start();
    await until(() => setting.store.sessionId.value);
    expect(setting.store.sessionId.value).toBe('s9');
  });
});

describe('the settings', () => {
  test('withdraw the grant of a site', async () => {
    const { store, server } = await start();
    show(<Settings store={store} />);
    (await button('Withdraw from https://billing.example')).click();
    expect(server.commands).toEqual([
      { type: 'GrantOrigin', origin: 'https://billing.example', remove: true },
    ]);
  });

  test('list what was allowed “always here”, and withdraw it from its session', async () => {
    const { store, server } = await start();
    const one = { id: 'grant-1', sessionId: 's7', origin: 'https://shop.example', kind: 'delete' };
    server.routes['/api/copilot/approvals/remembered'] = [
      { ...one, countLeft: 19, untilMs: 1_760_000_000_000, createdMs: 1_759_000_000_000 },
    ];
    show(<Settings store={store} />);
    const withdraw = await button('Withdraw the approval for delete on shop.example');
    expect(withdraw.closest('li')?.textContent).toContain('19 times left');
    withdraw.click();
    await until(() => server.commands.length > 0);
    expect(server.heard.at(-1)).toMatchObject({
      sessionId: 's7',
      command: { type: 'WithdrawGrant', grantId: 'grant-1' },
    });
  });

  test('say what is wrong with a pairing code, and do not show the code', async () => {
    const { store } = await start();
    show(<Settings store={store} />);
    await type('#pairing-code', 'rubbish');
    (await button('Pair')).click();
    await until(() => textOf('#pairing-help').includes('no pairing code'));
    expect(document.querySelector<HTMLInputElement>('#pairing-code')?.type).toBe('password');
  });

  test('set the approval policy', async () => {
    const { store, server } = await start();
    show(<Settings store={store} />);
    const select = await until(() => document.querySelector<HTMLSelectElement>('#policy'));
    select.value = 'none';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(server.commands).toEqual([{ type: 'SetApprovalPolicy', policy: 'none' }]);
  });
});

describe('the site in front', () => {
  test('is allowed in two steps: the browser’s access, then the grant for its origin', async () => {
    const { store, server, browser, world } = await start();
    const asked: (string | null)[] = [];
    world.requestAccess = (origin) => {
      asked.push(origin);
      return Promise.resolve(true);
    };
    const { tab } = CONNECTED;
    browser.value = { ...CONNECTED, tab: tab && { ...tab, readable: false, granted: false } };
    show(<SiteAccess store={store} />);
    (await button('This site')).click();
    await until(() => server.commands.length > 0);
    expect([asked, server.commands]).toEqual([
      ['https://billing.example'],
      [{ type: 'GrantOrigin', origin: 'https://billing.example' }],
    ]);
  });

  test('is not granted when the browser’s user says no', async () => {
    const { store, server, browser, world } = await start();
    world.requestAccess = () => Promise.resolve(false);
    const { tab } = CONNECTED;
    browser.value = { ...CONNECTED, tab: tab && { ...tab, readable: false, granted: false } };
    show(<SiteAccess store={store} />);
    (await button('All sites')).click();
    await until(() => store.said.value?.bad);
    expect(server.commands).toEqual([]);
  });
});
