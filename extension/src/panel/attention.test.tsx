import { afterEach, describe, expect, test } from 'vitest';
import { App } from './app.tsx';
import { button, clear, show, textOf, until } from './testing/dom.tsx';
import { APPROVAL, BEGIN } from './testing/story.ts';
import { type Setting, setUp } from './testing/world.ts';

let setting: Setting;

afterEach(() => {
  setting.store.stop();
  clear();
});

/** The whole panel, connected, with these events shown. */
async function open(...events: typeof BEGIN): Promise<void> {
  setting = setUp();
  setting.server.log.length = 0;
  show(<App store={setting.store} />);
  setting.store.start();
  await until(() => setting.store.door.value.state === 'open');
  setting.server.emit(...events);
}

const card = () => until(() => document.querySelector<HTMLElement>('.card'));

describe('an approval card', () => {
  test('shows the exact target, the site and the payload', async () => {
    await open(...BEGIN, APPROVAL);
    await card();
    const shown = textOf('.approval');
    for (const part of ['button “Pay now” in the form', 'billing.example', 'amount: 129.00 EUR'])
      expect(shown).toContain(part);
  });

  test('shows the values of the form as terms and what they are, and says what is left out', async () => {
    await open(...BEGIN, APPROVAL);
    await card();
    const texts = (css: string) => [...document.querySelectorAll(css)].map((one) => one.textContent);
    expect(texts('dl.values dt')).toEqual(['Payee', 'Security code', 'Message']);
    const [payee, code, message] = texts('dl.values dd');
    expect([payee, code, message?.slice(-32)]).toEqual([
      'Billing Ltd',
      'filled',
      ' Thanks … further characters: 40',
    ]);
    expect(texts('.unlisted')).toEqual(['Further fields: 2', 'Hidden fields that go along: 1']);
  });

  test('takes the focus, but no button of it does', async () => {
    await open(...BEGIN, APPROVAL);
    const approval = await card();
    await until(() => document.activeElement === approval);
    expect(document.activeElement).toBe(approval);
  });

  test('leaves the focus to a user who is typing', async () => {
    await open(...BEGIN);
    const area = await until(() => document.querySelector<HTMLTextAreaElement>('.composer textarea'));
    area.focus();
    area.value = 'What is';
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setting.server.emit(APPROVAL);
    await card();
    expect(document.activeElement).toBe(area);
  });

  test('is answered by keyboard alone', async () => {
    await open(...BEGIN, APPROVAL);
    const approval = await card();
    const focusable = [...approval.querySelectorAll<HTMLElement>('button, [tabindex="0"]')];
    expect(focusable.map((one) => one.textContent?.trim())).toEqual([
      expect.stringContaining('For your records'),
      expect.stringContaining('amount'),
      'Deny',
      'Always here',
      'Allow once',
    ]);
  });

  test.each([
    ['Allow once', 'allow'],
    ['Always here', 'always'],
    ['Deny', 'deny'],
  ])('sends the word of the user: %s', async (name, decision) => {
    await open(...BEGIN, APPROVAL);
    (await button(name)).click();
    expect(setting.server.commands).toEqual([{ type: 'Approve', approvalId: 'approval-1', decision }]);
  });

  test('is answered once, however often it is pressed', async () => {
    await open(...BEGIN, APPROVAL);
    const allow = await button('Allow once');
    setting.server.hear = (_socket, message) => void setting.server.heard.push(message);
    allow.click();
    await until(() => allow.disabled);
    allow.click();
    expect(setting.server.commands).toHaveLength(1);
  });

  test('goes when it was answered elsewhere, and leaves a line in the conversation', async () => {
    await open(...BEGIN, APPROVAL);
    await card();
    setting.server.emit({
      type: 'APPROVAL_RESOLVED',
      family: 'Task',
      approvalId: 'approval-1',
      decision: 'deny',
      by: 'user',
    });
    await until(() => !document.querySelector('.card'));
    expect(textOf('.decided')).toContain('Denied');
  });

  test('gives the focus back to the composer', async () => {
    await open(...BEGIN, APPROVAL);
    const approval = await card();
    await until(() => document.activeElement === approval);
    setting.server.emit({
      type: 'APPROVAL_RESOLVED',
      family: 'Task',
      approvalId: 'approval-1',
      decision: 'allow',
      by: 'user',
    });
    await until(() => document.activeElement === document.querySelector('.composer textarea'));
    expect(document.querySelector('.card')).toBeNull();
  });
});

test('a plain confirmation shows its question alone', async () => {
  const preview = { target: 'Go on?', content: '{"message": "Go on?"}', origin: '', url: '' };
  await open(...BEGIN, { ...APPROVAL, action: 'confirm', reason: 'Go on?', preview } as typeof APPROVAL);
  await card();
  const names = [...document.querySelectorAll('.card button')].map((one) => one.textContent);
  expect([textOf('.card h2').trim(), document.querySelector('.card dl'), names]).toEqual([
    'Go on?',
    null,
    ['Deny', 'Allow once'],
  ]);
});

describe('a question', () => {
  test('is answered by one of its choices', async () => {
    await open(...BEGIN, {
      type: 'QUESTION',
      family: 'Task',
      questionId: 'q1',
      text: 'Which account?',
      choices: ['Ada', 'Charles'],
    });
    (await button('Charles')).click();
    expect(setting.server.commands).toEqual([{ type: 'Answer', questionId: 'q1', text: 'Charles' }]);
  });
});

describe('goals that wait', () => {
  test('are shown in their order, and each can be taken out', async () => {
    const waiting = [
      { taskId: 'task-2', goal: 'Open the report' },
      { taskId: 'task-3', goal: 'Log out' },
    ];
    await open(...BEGIN, { type: 'QUEUE_CHANGED', family: 'Task', waiting });
    expect([...document.querySelectorAll('.card li span')].map((one) => one.textContent)).toEqual([
      'Open the report',
      'Log out',
    ]);
    (await button('Take out: Log out')).click();
    expect(setting.server.commands).toEqual([{ type: 'CancelTask', taskId: 'task-3' }]);
  });
});

describe('an interrupted run', () => {
  test('is resumed or discarded by the user', async () => {
    await open({ type: 'RUN_FOUND', family: 'Lifecycle', runId: 'run-0', goal: 'Pay', stepsDone: 3 });
    const found = { runId: 'run-0', sessionId: 's1', goal: 'Pay', stepsDone: 3, isJob: false };
    setting.store.recoverable.value = new Map([['run-0', found]]);
    (await button('Discard')).click();
    await until(() => !document.querySelector('.card'));
    expect(setting.server.commands).toEqual([{ type: 'RecoverRun', runId: 'run-0', decision: 'discard' }]);
  });

  test('of a job is asked about in every session', async () => {
    setting = setUp();
    const job = { runId: 'job-1', sessionId: 'server', goal: 'job five', reason: 'interrupted', kind: 'job' };
    const more = { stepsDone: 2, unknownOutcome: null, waitingFor: 'Delete: this cannot be undone' };
    setting.server.routes['/api/recovery'] = { runs: [{ ...job, ...more }] };
    show(<App store={setting.store} />);
    setting.store.start();
    const shown = (await card()).textContent;
    expect(shown).toContain('job five');
    expect(shown).toContain('It waited for you, and will ask again: Delete: this cannot be undone');
    expect(document.querySelector('.card .warning')).toBeNull();
    (await button('Resume')).click();
    await until(() => !document.querySelector('.card'));
    expect(setting.server.commands).toEqual([{ type: 'RecoverRun', runId: 'job-1', decision: 'resume' }]);
  });

  test('that the server has settled is not asked about again', async () => {
    await open({ type: 'RUN_FOUND', family: 'Lifecycle', runId: 'run-0', goal: 'Pay', stepsDone: 3 });
    await until(() => setting.store.recoverable.value !== null);
    await until(() => !document.querySelector('.card'));
    expect(setting.store.view.value.interrupted).toHaveLength(1);
  });
});

describe('a page that is taken over', () => {
  test('is handed back by one press', async () => {
    await open(...BEGIN, {
      type: 'USER_TAKEOVER_ON',
      family: 'Lifecycle',
      reason: 'your hand is on the page',
    });
    await card();
    (await button('Hand back')).click();
    expect(setting.server.commands).toEqual([{ type: 'Takeover', on: false }]);
  });
});
