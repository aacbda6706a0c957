/** Events in, conversation out: one pure step per event, and every event type has its row in the table below. */
import type { Event, EventEnvelope } from '../generated/types.ts';
import {
  add,
  changeRun,
  changeStep,
  closeQuestions,
  completeTask,
  endRun,
  failStep,
  findRun,
  interruptRun,
  isOver,
  showFrame,
  startRun,
  startStep,
  type Typed,
} from './runMoves.ts';
import { type Conversation, currentRun } from './view.ts';

type Move<T extends Event['type']> = (view: Conversation, event: Typed<T>, at: EventEnvelope) => Conversation;
type Moves = { [T in Event['type']]: Move<T> };

const MAX_ACTIVITY = 500;

/** Takes in one event. Events that were taken in before (a replay after a reconnect) change nothing. */
export function reduce(view: Conversation, envelope: EventEnvelope): Conversation {
  if (envelope.seq <= view.seq) return view;
  const move = MOVES[envelope.event.type] as Move<Event['type']> | undefined;
  const next = move ? move(view, envelope.event as never, envelope) : view;
  return { ...next, seq: envelope.seq };
}

export function reduceAll(view: Conversation, envelopes: readonly EventEnvelope[]): Conversation {
  return envelopes.reduce(reduce, view);
}

const keep = (view: Conversation): Conversation => view;

/** What the card of a run says already is not said again beside it. */
function say(view: Conversation, event: Typed<'CHAT_MESSAGE'>, at: EventEnvelope): Conversation {
  const { role, text } = event;
  const run = role === 'assistant' ? currentRun(view) : undefined;
  if (run?.error === text) return { ...view, draft: '', aside: '' };
  if (run?.verified === text)
    return say(
      changeRun(view, at, () => ({ verified: undefined })),
      event,
      at,
    );
  const said = add(view, { kind: 'message', key: `m${at.seq}`, role, text, ts: at.ts_unix_ms });
  return role === 'assistant' ? { ...said, draft: '', aside: '' } : said;
}

function notice(level: 'warning' | 'error') {
  return (view: Conversation, event: { code: string; message: string }, at: EventEnvelope): Conversation => {
    const { code, message } = event;
    const policy = code === 'approval_policy' ? /\b(ask|all|none|until)\b/.exec(message)?.[1] : undefined;
    const known = policy === undefined ? view : { ...view, policy };
    return add(known, { kind: 'notice', key: `n${at.seq}`, level, code, text: message });
  };
}

function record(view: Conversation, entry: Conversation['activity'][number]): Conversation {
  return { ...view, activity: [...view.activity, entry].slice(-MAX_ACTIVITY) };
}

function askModel(view: Conversation, event: Typed<'MODEL_REQUESTED'>, at: EventEnvelope): Conversation {
  const { profile, messages, tools, characters, text = '', images = 0 } = event;
  const key = `a${at.seq}`;
  const asked = record(view, {
    kind: 'model',
    key,
    ts: at.ts_unix_ms,
    profile,
    messages,
    tools,
    characters,
    text,
    images,
    reasoning: '',
  });
  return changeRun({ ...asked, draft: '' }, at, (run) => ({
    modelCalls: run.modelCalls + 1,
    asked: [...run.asked, key],
  }));
}

/** Changes the newest request that has no reply. */
function answerModel(
  view: Conversation,
  change: (reasoning: string) => { reasoning?: string; reply?: string; toolCalls?: number },
): Conversation {
  const index = view.activity.findLastIndex((entry) => entry.kind === 'model' && entry.reply === undefined);
  const entry = view.activity[index];
  if (entry?.kind !== 'model') return view;
  return { ...view, activity: view.activity.with(index, { ...entry, ...change(entry.reasoning) }) };
}

function completeTool(view: Conversation, event: Typed<'TOOL_COMPLETED'>): Conversation {
  const { callId, ok, durationMs, result, code } = event;
  const key = `t${callId}`;
  const done = { ok, durationMs, result, ...(code === undefined ? {} : { code }) };
  const activity = view.activity.map((entry) =>
    entry.kind === 'tool' && entry.key === key ? { ...entry, ...done } : entry,
  );
  return { ...view, activity };
}

function work(view: Conversation, jobId: string, workId: number, state: 'running' | 'ok' | 'failed') {
  const others = view.works.filter((one) => one.jobId !== jobId || one.workId !== workId);
  return { ...view, works: [...others, { jobId, workId, state }] };
}

const MOVES: Moves = {
  LIFECYCLE_STARTED: keep,
  LIFECYCLE_STOPPED: keep,
  LIFECYCLE_BROWSER: (view, { connected, reason }) => ({
    ...view,
    browser: { connected, ...(reason === undefined ? {} : { reason }) },
  }),
  RUN_STARTED: startRun,
  RUN_FINISHED: (view, _event, at) => endRun(view, at, () => ({ state: 'done', progress: 1 })),
  RUN_FAILED: (view, { error, recoverable }, at) =>
    endRun(view, at, () => ({ state: 'failed', error, resumable: recoverable })),
  RUN_FOUND: findRun,
  STOP_REQUESTED: beginStop,
  STOP_ACKNOWLEDGED: beginStop,
  STOPPED: (view, { resumable, source }, at) => {
    if (isOver(view, at)) return view;
    const ended = endRun(view, at, () => ({ state: 'stopped', resumable }));
    return resumable && source === 'system' ? interruptRun(ended, at) : ended;
  },
  RUN_PAUSED: (view, { resumeAtMs }, at) => changeRun(view, at, () => ({ state: 'paused', resumeAtMs })),
  RUN_RESUMED: (view, _event, at) => changeRun(view, at, () => ({ state: 'running', resumeAtMs: undefined })),
  USER_TAKEOVER_ON: (view, { reason }, at) => ({
    ...changeRun(view, at, () => ({ state: 'paused' })),
    takeover: { on: true, ...(reason === undefined ? {} : { reason }) },
  }),
  USER_TAKEOVER_OFF: (view, _event, at) => ({
    ...changeRun(view, at, (run) => (run.state === 'paused' ? { state: 'running' } : {})),
    takeover: { on: false },
  }),
  SESSION_CREATED: (view, { profile, workingDirectory }) => ({ ...view, profile, workingDirectory }),
  SESSION_RESUMED: (view) => ({ ...view, closed: false }),
  SESSION_SAVED: keep,
  SESSION_COMPACTED: keep,
  SESSION_CLOSED: (view) => ({ ...view, closed: true }),
  TASK_QUEUED: keep,
  QUEUE_CHANGED: (view, { waiting }) => ({ ...view, queue: waiting }),
  TASK_STARTED: keep,
  TASK_STATUS: (view, { status, subgoal }, at) =>
    changeRun(view, at, () => ({ status, ...(subgoal === undefined ? {} : { subgoal }) })),
  TASK_PROGRESS: (view, { progress, current }, at) =>
    changeRun(view, at, () => ({ progress, ...(current === undefined ? {} : { current }) })),
  TASK_PLANNED: (view, { steps, skill, rationale }, at) =>
    changeRun(view, at, () => ({
      upcoming: steps,
      ...(skill === undefined ? {} : { skill }),
      ...(rationale === undefined ? {} : { rationale }),
    })),
  TASK_CANCELLING: (view, _event, at) => changeRun(view, at, () => ({ state: 'stopping' })),
  TASK_COMPLETED: completeTask,
  TASK_FAILED: (view, { status, error, modelCalls }, at) =>
    endRun(view, at, () => ({ state: 'failed', status, error, modelCalls })),
  STEP_STARTED: startStep,
  STEP_COMPLETED: (view, { stepId, durationMs }, at) =>
    changeStep(view, at, stepId, { state: 'ok', durationMs }),
  STEP_FAILED: failStep,
  STEP_SKIPPED: (view, { stepId }, at) => changeStep(view, at, stepId, { state: 'skipped' }),
  NEEDS_APPROVAL: (view, request, at) =>
    add(
      { ...view, approvals: { ...view.approvals, [request.approvalId]: { request } } },
      { kind: 'approval', key: `p${at.seq}`, id: request.approvalId },
    ),
  APPROVAL_RESOLVED: (view, { approvalId, decision, by }) => {
    const approval = view.approvals[approvalId];
    if (!approval) return view;
    return { ...view, approvals: { ...view.approvals, [approvalId]: { ...approval, decision, by } } };
  },
  QUESTION: (view, { questionId: id, text, choices }, at) =>
    add(
      { ...view, questions: { ...view.questions, [id]: { id, text, choices: choices ?? [], open: true } } },
      { kind: 'question', key: `q${at.seq}`, id },
    ),
  BROWSER_FRAME: showFrame,
  ACTION: keep,
  EXTRACTION_RESULT: (view, { schemaName, data, confidence }, at) =>
    changeRun(view, at, (run) => ({ found: [...run.found, { name: schemaName, data, confidence }] })),
  ARTIFACT_SAVED: (view, { artifact }, at) =>
    changeRun(view, at, (run) => ({
      artifacts: [
        ...run.artifacts.filter(({ path }) => path !== artifact.path),
        { ...artifact, seq: at.seq },
      ],
    })),
  CHAT_MESSAGE: (view, event, at) => say(event.role === 'user' ? closeQuestions(view) : view, event, at),
  TASK_WORK_STARTED: (view, { jobId, workId }) => work(view, jobId, workId, 'running'),
  TASK_WORK_STOPPED: (view, { jobId, workId, succeeded }) =>
    work(view, jobId, workId, succeeded ? 'ok' : 'failed'),
  TASK_WORK_ASSIGNED: keep,
  JOB_STARTED: keep,
  JOB_FINISHED: keep,
  MODEL_SWITCHED: (view, { profile }) => ({ ...view, profile }),
  MODEL_REQUESTED: askModel,
  MODEL_TEXT_DELTA: (view, { text, beside }) =>
    beside ? { ...view, aside: view.aside + text } : { ...view, draft: view.draft + text },
  MODEL_REASONING_DELTA: (view, { text }) =>
    answerModel(view, (reasoning) => ({ reasoning: reasoning + text })),
  MODEL_REPLIED: (view, { text, toolCalls }) => ({
    ...answerModel(view, () => ({ reply: text, toolCalls })),
    draft: toolCalls > 0 ? '' : view.draft,
  }),
  TOOL_REQUESTED: (view, { callId, tool, args }, at) =>
    record(view, { kind: 'tool', key: `t${callId}`, ts: at.ts_unix_ms, tool, args }),
  TOOL_STREAMED: keep,
  TOOL_COMPLETED: completeTool,
  METRICS_TOKENS: (view, { inputTokens, outputTokens, cost }, at) =>
    changeRun(view, at, ({ tokens }) => ({
      tokens: {
        input: tokens.input + inputTokens,
        output: tokens.output + outputTokens,
        ...(cost === undefined && tokens.cost === undefined
          ? {}
          : { cost: (tokens.cost ?? 0) + (cost ?? 0) }),
      },
    })),
  METRICS_CONTEXT: (view, { fraction }, at) => changeRun(view, at, () => ({ context: fraction })),
  METRICS_PHASE: keep,
  WARNING: notice('warning'),
  ERROR: notice('error'),
};

function beginStop(view: Conversation, _event: unknown, at: EventEnvelope): Conversation {
  return isOver(view, at) ? view : changeRun(view, at, () => ({ state: 'stopping' }));
}
