/** What a conversation looks like to its user: plain data, made from events alone, the same after every replay. */
import type { Artifact, NeedsApproval, Risk, TaskStatus } from '../generated/types.ts';

export type RunState = 'running' | 'paused' | 'stopping' | 'stopped' | 'done' | 'failed';
export type StepState = 'running' | 'ok' | 'failed' | 'skipped';

export interface Step {
  id: string;
  action: string;
  target?: string;
  description: string;
  risk?: Risk;
  state: StepState;
  startedMs: number;
  durationMs?: number;
  error?: string;
  code?: string;
  /** Hash of the picture of the page after the step, or while it runs. */
  frame?: string;
  /** Keys of the model requests that led to the step. */
  asked: string[];
}

/** `cost` is in US dollars, absent while no call has told it. */
export interface Tokens {
  input: number;
  output: number;
  cost?: number;
}

/** `seq` of the event that told of the file: its id on the server. */
export type SavedFile = Artifact & { seq?: number };

export interface Found {
  name: string;
  data: unknown;
  confidence: number;
}

export interface Run {
  id: string;
  taskId?: string;
  goal: string;
  profile?: string;
  state: RunState;
  /** Unix time at which a paused run goes on by itself. */
  resumeAtMs?: number | undefined;
  status?: TaskStatus;
  subgoal?: string;
  startedMs: number;
  endedMs?: number;
  skill?: string;
  rationale?: string;
  /** Planned steps that have not started. */
  upcoming: string[];
  steps: Step[];
  /** 0 to 1. */
  progress: number;
  current?: string;
  tokens: Tokens;
  modelCalls: number;
  /** Keys of the model requests since the last step began. */
  asked: string[];
  /** Share of the model's context in use, 0 to 1. */
  context?: number;
  artifacts: SavedFile[];
  found: Found[];
  summary?: string;
  answer?: string;
  error?: string;
  verified?: string | undefined;
  resumable: boolean;
  /** Hash of the newest picture. */
  frame?: string;
  /** Time of the last event that changed it. */
  seenMs?: number;
}

export type Decision = 'allow' | 'always' | 'deny' | 'expired' | 'withdrawn';

export interface Approval {
  request: NeedsApproval;
  decision?: Decision;
  by?: 'user' | 'policy' | 'grant' | 'system';
}

export interface Question {
  id: string;
  text: string;
  choices: string[];
  open: boolean;
}

/** A run that a restart interrupted; the user says whether it goes on. */
export interface Interrupted {
  runId: string;
  goal: string;
  stepsDone: number;
  unknownOutcome?: string;
  waitingFor?: string;
}

export type Item =
  | { kind: 'message'; key: string; role: 'user' | 'assistant'; text: string; ts: number }
  | { kind: 'run'; key: string; runId: string }
  | { kind: 'approval'; key: string; id: string }
  | { kind: 'question'; key: string; id: string }
  | { kind: 'notice'; key: string; level: 'info' | 'warning' | 'error'; code: string; text: string };

export type Activity =
  | {
      kind: 'model';
      key: string;
      ts: number;
      profile: string;
      messages: number;
      tools: number;
      characters: number;
      /** What the request holds that the one before it did not, as the model reads it; none in an old log. */
      text: string;
      images: number;
      reasoning: string;
      reply?: string;
      toolCalls?: number;
    }
  | {
      kind: 'tool';
      key: string;
      ts: number;
      tool: string;
      args: unknown;
      ok?: boolean;
      code?: string;
      durationMs?: number;
      result?: unknown;
    };

export interface WorkState {
  jobId: string;
  workId: number;
  state: 'running' | 'ok' | 'failed';
}

export interface Conversation {
  /** `seq` of the last event that was taken in. */
  seq: number;
  profile: string | null;
  workingDirectory: string | null;
  items: Item[];
  runs: Record<string, Run>;
  /** The newest run, whether it still runs or not. */
  runId: string | null;
  approvals: Record<string, Approval>;
  questions: Record<string, Question>;
  interrupted: Interrupted[];
  /** The goals that wait behind the task under way, under the ids that their tasks will have. */
  queue: { taskId: string; goal: string }[];
  takeover: { on: boolean; reason?: string };
  /** What the model has streamed and not finished. */
  draft: string;
  /** An answer to the user that the model writes beside a run. */
  aside: string;
  activity: Activity[];
  works: WorkState[];
  browser: { connected: boolean; reason?: string } | null;
  policy: string | null;
  closed: boolean;
}

export const EMPTY: Conversation = {
  seq: 0,
  profile: null,
  workingDirectory: null,
  items: [],
  runs: {},
  runId: null,
  approvals: {},
  questions: {},
  interrupted: [],
  queue: [],
  takeover: { on: false },
  draft: '',
  aside: '',
  activity: [],
  works: [],
  browser: null,
  policy: null,
  closed: false,
};

export function currentRun(view: Conversation): Run | null {
  return view.runId === null ? null : (view.runs[view.runId] ?? null);
}

/** Whether a task is being pursued, held ones included. */
export function isActive(view: Conversation): boolean {
  const state = currentRun(view)?.state;
  return state === 'running' || state === 'paused' || state === 'stopping';
}

/** Approvals that wait for the user, oldest first. */
export function pendingApprovals(view: Conversation): Approval[] {
  return Object.values(view.approvals).filter((approval) => approval.decision === undefined);
}

export function openQuestions(view: Conversation): Question[] {
  return Object.values(view.questions).filter((question) => question.open);
}

/** Whether the run goes on only once the user has said something. */
export function isWaiting(view: Conversation): boolean {
  return pendingApprovals(view).length + openQuestions(view).length > 0;
}

/** With the pictures that are known by step, also of runs that nobody watched. */
export function addPictures(view: Conversation, pictures: Readonly<Record<string, string>>): Conversation {
  const runs = Object.entries(view.runs).map(([id, run]) => [id, picture(run, pictures)]);
  return { ...view, runs: Object.fromEntries(runs) };
}

function picture(run: Run, pictures: Readonly<Record<string, string>>): Run {
  const steps = run.steps.map((step) => {
    const frame = step.state === 'running' ? step.frame : (pictures[step.id] ?? step.frame);
    return frame === undefined ? step : { ...step, frame };
  });
  const frame = run.frame ?? steps.findLast((step) => step.frame !== undefined)?.frame;
  return { ...run, steps, ...(frame === undefined ? {} : { frame }) };
}

/** Milliseconds that it was under way, up to its end; what lies between a stop and its resumption counts for nothing. */
export function elapsedMs(run: Run, now: number): number {
  return Math.max(0, (run.endedMs ?? now) - run.startedMs);
}
