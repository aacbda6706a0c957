import { describe, expect, test } from 'vitest';
import type { Event, EventEnvelope } from '../generated/types.ts';
import { reduce, reduceAll } from './conversation.ts';
import { dismissInterrupted } from './runMoves.ts';
import { currentRun, EMPTY, elapsedMs, isActive, openQuestions, pendingApprovals } from './view.ts';

/** Envelopes with `seq` from 1, one second apart, all of run r1. */
function log(...events: Event[]): EventEnvelope[] {
  return events.map((event, index) => ({
    seq: index + 1,
    ts_unix_ms: (index + 1) * 1000,
    session_id: 's1',
    run_id: 'r1',
    task_id: 't1',
    event,
  }));
}

/** The last of them an hour after the first. */
function lateAtLast(...events: Event[]): EventEnvelope[] {
  return log(...events).map((one, index, all) =>
    index === all.length - 1 ? { ...one, ts_unix_ms: 3_600_000 } : one,
  );
}

function see(...events: Event[]) {
  return reduceAll(EMPTY, log(...events));
}

const STARTED: Event = { type: 'RUN_STARTED', family: 'Lifecycle', task: 'Buy tea', profile: 'skills' };
const STEP: Event = {
  type: 'STEP_STARTED',
  family: 'Task',
  stepId: 'a',
  action: 'click',
  description: 'Open the shop',
};
const APPROVAL: Event = {
  type: 'NEEDS_APPROVAL',
  family: 'Task',
  approvalId: 'p1',
  action: 'submit',
  risk: 'high',
  reason: 'It pays.',
  preview: {
    target: 'button “Pay”',
    content: '9.00',
    origin: 'https://shop.test',
    url: 'https://shop.test/pay',
  },
  expiresMs: 60_000,
};
const QUESTION: Event = { type: 'QUESTION', family: 'Task', questionId: 'q1', text: 'Green or black?' };

function failed(willRetry: boolean): Event {
  return {
    type: 'STEP_FAILED',
    family: 'Task',
    stepId: 'a',
    error: 'covered by a dialog',
    code: 'covered',
    willRetry,
  };
}

function said(role: 'user' | 'assistant', text: string): Event {
  return { type: 'CHAT_MESSAGE', family: 'Task', role, text };
}

function planned(...steps: string[]): Event {
  return { type: 'TASK_PLANNED', family: 'Task', planId: 'p', steps };
}

describe('a conversation', () => {
  test('holds what both sides said in order', () => {
    const view = see(said('user', 'Buy tea'), said('assistant', 'Which one?'));
    expect(view.items.map((item) => item.kind === 'message' && item.text)).toEqual(['Buy tea', 'Which one?']);
  });

  test('does not say again what the card of a failed run says', () => {
    const error = 'There is no tea.';
    const told: Event = {
      type: 'TASK_FAILED',
      family: 'Task',
      status: 'failed',
      error,
      steps: 0,
      modelCalls: 0,
    };
    const view = see(STARTED, told, said('assistant', error), said('assistant', 'Coffee?'));
    expect(currentRun(view)?.error).toBe(error);
    expect(view.items.flatMap((item) => (item.kind === 'message' ? [item.text] : []))).toEqual(['Coffee?']);
  });

  test('says how it ended once, when what was found is what was checked', () => {
    const done = { status: 'succeeded' as const, artifacts: [], steps: 1, modelCalls: 0 };
    const verified = 'The tea is in the basket.';
    const ended: Event = { type: 'TASK_COMPLETED', family: 'Task', ...done, summary: verified, verified };
    const view = see(STARTED, ended, said('assistant', verified));
    expect(currentRun(view)?.verified).toBeUndefined();
    expect(view.items.at(-1)).toMatchObject({ kind: 'message', text: verified });
  });

  test('takes an event in once, however often it comes', () => {
    const [first] = log(said('user', 'Buy tea'));
    if (!first) throw new Error('no event');
    expect(reduce(reduce(EMPTY, first), first).items).toHaveLength(1);
  });

  test('is the same whether events come one by one or replayed as a whole', () => {
    const events = log(STARTED, planned('Open the shop'), STEP, APPROVAL, failed(false));
    expect(events.reduce(reduce, EMPTY)).toEqual(reduceAll(EMPTY, events));
  });

  test('does not change the view that it was given', () => {
    const before = JSON.stringify(EMPTY);
    see(STARTED, STEP, APPROVAL, QUESTION);
    expect(JSON.stringify(EMPTY)).toBe(before);
  });

  test('shows a streamed answer until it is said as a whole', () => {
    const delta: Event = { type: 'MODEL_TEXT_DELTA', family: 'Model', text: 'Gre' };
    const view = see(delta, { ...delta, text: 'en.' });
    expect(view.draft).toBe('Green.');
    expect(see(delta, said('assistant', 'Green.')).draft).toBe('');
  });

  test('keeps an answer that is written beside a run apart from what the run writes', () => {
    const run: Event = { type: 'MODEL_TEXT_DELTA', family: 'Model', text: 'I look' };
    const view = see(run, { ...run, text: 'Gre', beside: true }, { ...run, text: ' at it.' });
    expect([view.draft, view.aside]).toEqual(['I look at it.', 'Gre']);
  });

  test('knows the approval policy from its announcement', () => {
    const view = see({
      type: 'WARNING',
      family: 'Warning',
      code: 'approval_policy',
      message: 'the approval policy is now none',
    });
    expect(view.policy).toBe('none');
  });
});

describe('a run', () => {
  test('is active from its start to its end', () => {
    expect(isActive(see(STARTED))).toBe(true);
    const ended = see(STARTED, {
      type: 'RUN_FAILED',
      family: 'Lifecycle',
      error: 'no page',
      recoverable: true,
    });
    expect(isActive(ended)).toBe(false);
  });

  test('lists the planned steps that have not begun', () => {
    const view = see(STARTED, planned('Open the shop', 'Choose tea'), STEP);
    expect(currentRun(view)?.upcoming).toEqual(['Choose tea']);
  });

  test('keeps its plan while an unplanned step is done', () => {
    const view = see(STARTED, planned('Choose tea'), STEP);
    expect(currentRun(view)?.upcoming).toEqual(['Choose tea']);
  });

  test('shows a failed step with its reason', () => {
    const [step] = currentRun(see(STARTED, STEP, failed(false)))?.steps ?? [];
    expect(step).toMatchObject({ state: 'failed', error: 'covered by a dialog', code: 'covered' });
  });

  test('shows a step that is tried again as running', () => {
    const [step] = currentRun(see(STARTED, STEP, failed(true)))?.steps ?? [];
    expect(step?.state).toBe('running');
  });

  test('leaves no step running after it was stopped', () => {
    const stopped: Event = { type: 'STOPPED', family: 'Lifecycle', source: 'user', resumable: true };
    const run = currentRun(see(STARTED, STEP, stopped));
    expect([run?.state, run?.steps[0]?.state, run?.resumable]).toEqual(['stopped', 'skipped', true]);
  });

  test('that had ended already stays as it ended, whatever is stopped then', () => {
    const stop = { family: 'Lifecycle', source: 'user' } as const;
    const view = see(
      STARTED,
      { type: 'RUN_FINISHED', family: 'Lifecycle', summary: '', steps: 1, durationMs: 1 },
      { type: 'STOP_REQUESTED', ...stop },
      { type: 'STOPPED', ...stop, resumable: false },
    );
    expect(currentRun(view)?.state).toBe('done');
  });

  test('that is resumed keeps its steps and its one card', () => {
    const stopped: Event = { type: 'STOPPED', family: 'Lifecycle', source: 'user', resumable: true };
    const view = see(STARTED, STEP, stopped, STARTED);
    expect(view.items.filter(({ kind }) => kind === 'run')).toHaveLength(1);
    expect(currentRun(view)?.steps).toHaveLength(1);
    expect(isActive(view)).toBe(true);
  });

  test('that is resumed has not taken the time in which it was stopped', () => {
    const stopped: Event = { type: 'STOPPED', family: 'Lifecycle', source: 'user', resumable: true };
    const run = currentRun(reduceAll(EMPTY, lateAtLast(STARTED, STEP, stopped, STARTED)));
    expect(run && elapsedMs(run, 3_605_000)).toBe(7000);
  });

  test('that was cut off is held and ended when it was heard of last', () => {
    const found: Event = {
      type: 'RUN_FOUND',
      family: 'Lifecycle',
      runId: 'r1',
      goal: 'Buy tea',
      stepsDone: 1,
    };
    const view = reduceAll(EMPTY, lateAtLast(STARTED, STEP, found));
    const run = currentRun(view);
    expect([run?.state, run && elapsedMs(run, 3_700_000), isActive(view)]).toEqual(['stopped', 1000, false]);
  });

  test('adds up tokens and cost', () => {
    const call: Event = {
      type: 'METRICS_TOKENS',
      family: 'Metrics',
      inputTokens: 100,
      outputTokens: 20,
      totalTokens: 120,
      cost: 0.5,
    };
    expect(currentRun(see(STARTED, call, call))?.tokens).toEqual({ input: 200, output: 40, cost: 1 });
  });

  test('has taken the time from its start to its end', () => {
    const run = currentRun(
      see(STARTED, STEP, { type: 'STOPPED', family: 'Lifecycle', source: 'user', resumable: true }),
    );
    expect(run && elapsedMs(run, 99_000)).toBe(2000);
  });

  test('keeps the id by which its file is fetched', () => {
    const artifact = { kind: 'download' as const, path: '/w/a.pdf', bytes: 3 };
    const view = see(
      STARTED,
      { type: 'ARTIFACT_SAVED', family: 'Task', artifact },
      {
        type: 'TASK_COMPLETED',
        family: 'Task',
        status: 'succeeded',
        summary: 'Done',
        artifacts: [artifact],
        steps: 1,
        modelCalls: 0,
      },
    );
    expect(currentRun(view)?.artifacts).toEqual([{ ...artifact, seq: 2 }]);
  });

  test('that the user took over is paused until it is handed back', () => {
    const on: Event = { type: 'USER_TAKEOVER_ON', family: 'Lifecycle', reason: 'your click' };
    const view = see(STARTED, on);
    expect([view.takeover, currentRun(view)?.state]).toEqual([{ on: true, reason: 'your click' }, 'paused']);
    const back = see(STARTED, on, { type: 'USER_TAKEOVER_OFF', family: 'Lifecycle' });
    expect([back.takeover.on, currentRun(back)?.state]).toEqual([false, 'running']);
  });
});

describe('what waits for the user', () => {
  test('is an approval until it is resolved by anybody', () => {
    expect(pendingApprovals(see(STARTED, APPROVAL))).toHaveLength(1);
    const resolved: Event = {
      type: 'APPROVAL_RESOLVED',
      family: 'Task',
      approvalId: 'p1',
      decision: 'expired',
      by: 'system',
    };
    expect(pendingApprovals(see(STARTED, APPROVAL, resolved))).toEqual([]);
  });

  test('is a question until the user says something', () => {
    expect(openQuestions(see(STARTED, QUESTION))).toHaveLength(1);
    expect(openQuestions(see(STARTED, QUESTION, said('user', 'Green')))).toEqual([]);
  });

  test('that the server itself stopped is an interrupted run, one that the user stopped is not', () => {
    const stopped = (source: 'system' | 'user'): Event => ({
      type: 'STOPPED',
      family: 'Lifecycle',
      source,
      resumable: true,
    });
    expect(see(STARTED, stopped('system')).interrupted).toHaveLength(1);
    expect(see(STARTED, stopped('user')).interrupted).toEqual([]);
  });

  test('is an interrupted run until it is answered or goes on', () => {
    const found: Event = {
      type: 'RUN_FOUND',
      family: 'Lifecycle',
      runId: 'r1',
      goal: 'Buy tea',
      stepsDone: 2,
      waitingFor: 'Pay 5 €',
    };
    const view = see(found);
    const { runId, goal, stepsDone, waitingFor } = found;
    expect(view.interrupted).toEqual([{ runId, goal, stepsDone, waitingFor }]);
    expect(dismissInterrupted(view, 'r1').interrupted).toEqual([]);
    expect(see(found, STARTED).interrupted).toEqual([]);
  });
});

describe('the activity', () => {
  test('joins what was sent to the model with what it replied', () => {
    const view = see(
      STARTED,
      { type: 'MODEL_REQUESTED', family: 'Model', profile: 'm', messages: 3, tools: 2, characters: 900 },
      { type: 'MODEL_REASONING_DELTA', family: 'Model', text: 'tea?' },
      { type: 'MODEL_REPLIED', family: 'Model', text: 'Open the shop.', toolCalls: 1 },
    );
    expect(view.activity).toMatchObject([
      { kind: 'model', characters: 900, reasoning: 'tea?', reply: 'Open the shop.', toolCalls: 1 },
    ]);
  });

  test('joins a tool call with its result', () => {
    const view = see(
      { type: 'TOOL_REQUESTED', family: 'Tool', callId: 'c1', tool: 'dom.click', args: { id: 'a1' } },
      {
        type: 'TOOL_COMPLETED',
        family: 'Tool',
        callId: 'c1',
        tool: 'dom.click',
        ok: false,
        code: 'covered',
        durationMs: 7,
        result: null,
      },
    );
    expect(view.activity).toMatchObject([{ tool: 'dom.click', ok: false, code: 'covered', durationMs: 7 }]);
  });
});

function asked(text?: string): Event {
  const size = { messages: 1, tools: 2, characters: 30 };
  return {
    type: 'MODEL_REQUESTED',
    family: 'Model',
    profile: 'm',
    ...size,
    ...(text === undefined ? {} : { text }),
  };
}

function pictured(hash: string, stepId?: string): Event {
  const frame = { frameUrl: `/api/frames/${hash}`, hash, url: 'https://shop.test/', title: 'Shop' };
  return { type: 'BROWSER_FRAME', family: 'Task', ...frame, ...(stepId === undefined ? {} : { stepId }) };
}

describe('what a model was sent', () => {
  test('belongs to the step that followed', () => {
    const view = see(STARTED, asked('user: Buy tea'), STEP);
    const [entry] = view.activity;
    expect([currentRun(view)?.steps[0]?.asked, entry?.kind === 'model' && entry.text]).toEqual([
      [entry?.key],
      'user: Buy tea',
    ]);
  });

  test('stays with the run when no step followed', () => {
    const view = see(STARTED, STEP, asked('user: Buy tea'));
    expect([currentRun(view)?.steps[0]?.asked, currentRun(view)?.asked]).toEqual([
      [],
      [view.activity[0]?.key],
    ]);
  });

  test('is nothing in a log that does not tell', () => {
    const [entry] = see(STARTED, asked()).activity;
    expect(entry).toMatchObject({ kind: 'model', text: '', images: 0 });
  });
});

describe('a picture', () => {
  const next: Event = { ...STEP, stepId: 'b' } as Event;

  function picturesAfter(...events: Event[]): (string | undefined)[] | undefined {
    return currentRun(see(STARTED, ...events))?.steps.map(({ frame }) => frame);
  }

  test('that names its step is the picture of that step, also when the next one has its own', () => {
    const told = [STEP, pictured('h1', 'a'), next, pictured('h2', 'b')];
    expect(picturesAfter(...told)).toEqual(['h1', 'h2']);
  });

  test('that comes late is also of the steps that changed nothing since', () => {
    expect(picturesAfter(pictured('h0'), STEP, next, pictured('h1', 'a'))).toEqual(['h1', 'h1']);
  });

  test('of a page that a step leaves unchanged is the picture of that step too', () => {
    expect(picturesAfter(STEP, pictured('h1', 'a'), next)).toEqual(['h1', 'h1']);
  });

  test('that names none is of the newest step', () => {
    const run = currentRun(see(STARTED, STEP, next, pictured('h2')));
    expect([run?.steps.map(({ frame }) => frame), run?.frame]).toEqual([[undefined, 'h2'], 'h2']);
  });
});
