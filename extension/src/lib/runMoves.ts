/** How events change the run that they belong to: its steps, its state, its end. */
import type { Event, EventEnvelope } from '../generated/types.ts';
import { type Conversation, elapsedMs, type Item, type Run, type Step } from './view.ts';

export type Typed<T extends Event['type']> = Extract<Event, { type: T }>;

const NO_TOKENS = { input: 0, output: 0 };

export function add(view: Conversation, item: Item): Conversation {
  return { ...view, items: [...view.items, item] };
}

/** Changes the run that the event belongs to; an event without a run belongs to the newest. */
function runOf(view: Conversation, at: EventEnvelope): Run | undefined {
  const id = at.run_id !== undefined && view.runs[at.run_id] ? at.run_id : view.runId;
  return id === null ? undefined : view.runs[id];
}

/** A stop that came too late, or for what would have come next: how the run ended stands. */
export function isOver(view: Conversation, at: EventEnvelope): boolean {
  return runOf(view, at)?.endedMs !== undefined;
}

export function changeRun(
  view: Conversation,
  at: EventEnvelope,
  change: (run: Run) => Partial<Run>,
): Conversation {
  const run = runOf(view, at);
  if (!run) return view;
  const changed = { ...run, seenMs: at.ts_unix_ms, ...change(run) };
  return { ...view, runs: { ...view.runs, [run.id]: changed } };
}

export function changeStep(
  view: Conversation,
  at: EventEnvelope,
  id: string,
  change: Partial<Step>,
): Conversation {
  return changeRun(view, at, (run) => ({
    steps: run.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
  }));
}

/** The card of an interrupted run goes away: it was answered. */
export function dismissInterrupted(view: Conversation, runId: string): Conversation {
  return { ...view, interrupted: view.interrupted.filter((found) => found.runId !== runId) };
}

/** A server that ends stops what it runs; the user says whether that goes on. */
export function interruptRun(view: Conversation, { run_id: runId }: EventEnvelope): Conversation {
  const run = runId === undefined ? undefined : view.runs[runId];
  if (!run || runId === undefined) return view;
  const stepsDone = run.steps.filter((step) => step.state === 'ok').length;
  const others = dismissInterrupted(view, runId).interrupted;
  return { ...view, interrupted: [...others, { runId, goal: run.goal, stepsDone }] };
}

/** A run that was cut off ended when it was heard of last. The user says whether it goes on. */
export function findRun(view: Conversation, found: Typed<'RUN_FOUND'>, at: EventEnvelope): Conversation {
  const { runId, goal, stepsDone, unknownOutcome, waitingFor } = found;
  const interrupted = {
    runId,
    goal,
    stepsDone,
    ...(unknownOutcome === undefined ? {} : { unknownOutcome }),
    ...(waitingFor === undefined ? {} : { waitingFor }),
  };
  const cut = cutRun(view, { ...at, run_id: runId });
  return { ...cut, interrupted: [...dismissInterrupted(cut, runId).interrupted, interrupted] };
}

function cutRun(view: Conversation, at: EventEnvelope): Conversation {
  const run = at.run_id === undefined ? undefined : view.runs[at.run_id];
  if (!run || run.endedMs !== undefined) return view;
  return endRun(view, at, ({ seenMs = at.ts_unix_ms }) => ({
    state: 'stopped',
    resumable: false,
    endedMs: seenMs,
  }));
}

export function startRun(view: Conversation, event: Typed<'RUN_STARTED'>, at: EventEnvelope): Conversation {
  const id = at.run_id ?? `run-${at.seq}`;
  const before = view.runs[id];
  const run: Run = {
    upcoming: [],
    steps: [],
    progress: 0,
    tokens: NO_TOKENS,
    modelCalls: 0,
    asked: [],
    artifacts: [],
    found: [],
    ...before,
    id,
    startedMs: at.ts_unix_ms - (before ? elapsedMs(before, at.ts_unix_ms) : 0),
    goal: event.task,
    profile: event.profile,
    state: 'running',
    resumable: false,
    ...(at.task_id === undefined ? {} : { taskId: at.task_id }),
  };
  delete run.endedMs;
  delete run.error;
  const started = {
    ...dismissInterrupted(view, id),
    runs: { ...view.runs, [id]: run },
    runId: id,
    draft: '',
  };
  return before ? started : add(started, { kind: 'run', key: `r${at.seq}`, runId: id });
}

export function closeQuestions(view: Conversation): Conversation {
  if (!Object.values(view.questions).some((question) => question.open)) return view;
  const closed = Object.entries(view.questions).map(([id, question]) => [id, { ...question, open: false }]);
  return { ...view, questions: Object.fromEntries(closed) };
}

/** What is over takes its questions and its half answer with it. */
export function endRun(
  view: Conversation,
  at: EventEnvelope,
  change: (run: Run) => Partial<Run>,
): Conversation {
  const ended = changeRun(view, at, (run) => ({
    endedMs: at.ts_unix_ms,
    steps: run.steps.map((step) =>
      step.state === 'running' ? { ...step, state: 'skipped' as const } : step,
    ),
    ...change(run),
  }));
  return { ...closeQuestions(ended), takeover: { on: false }, draft: '' };
}

export function startStep(view: Conversation, event: Typed<'STEP_STARTED'>, at: EventEnvelope): Conversation {
  const { stepId, action, target, description, risk } = event;
  return changeRun(closeQuestions(view), at, (run) => {
    const planned = run.upcoming.indexOf(description);
    const known = run.steps.find(({ id }) => id === stepId);
    const step: Step = {
      id: stepId,
      action,
      description,
      state: 'running',
      startedMs: at.ts_unix_ms,
      asked: [...(known?.asked ?? []), ...run.asked],
      ...(target === undefined ? {} : { target }),
      ...(risk === undefined ? {} : { risk }),
      ...(run.frame === undefined ? {} : { frame: run.frame }),
    };
    return {
      steps: known ? run.steps.map((one) => (one.id === stepId ? step : one)) : [...run.steps, step],
      asked: [],
      upcoming: run.upcoming.slice(planned + 1),
      current: description,
    };
  });
}

export function failStep(view: Conversation, event: Typed<'STEP_FAILED'>, at: EventEnvelope): Conversation {
  return changeStep(view, at, event.stepId, {
    state: event.willRetry ? 'running' : 'failed',
    error: event.error,
    ...(event.code === undefined ? {} : { code: event.code }),
  });
}

/** Told on change only: a picture is of the step that it names, else of the newest, and of all after it so far. */
export function showFrame(
  view: Conversation,
  event: Typed<'BROWSER_FRAME'>,
  at: EventEnvelope,
): Conversation {
  const { hash, stepId } = event;
  return changeRun(view, at, (run) => {
    const named = run.steps.findIndex(({ id }) => id === stepId);
    const first = named < 0 ? run.steps.length - 1 : named;
    const steps = run.steps.map((step, index) => (index < first ? step : { ...step, frame: hash }));
    return { frame: hash, steps };
  });
}

export function completeTask(
  view: Conversation,
  event: Typed<'TASK_COMPLETED'>,
  at: EventEnvelope,
): Conversation {
  const { status, summary, artifacts, modelCalls, answer, verified } = event;
  return endRun(view, at, (run) => ({
    state: 'done',
    status,
    summary,
    artifacts: artifacts.map((file) => run.artifacts.find(({ path }) => path === file.path) ?? file),
    modelCalls,
    progress: 1,
    upcoming: [],
    ...(answer === undefined ? {} : { answer }),
    ...(verified === undefined ? {} : { verified }),
  }));
}
