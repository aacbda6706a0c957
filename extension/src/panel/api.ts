/** What the server's routes answer, read with care: an unexpected shape is an error here, never a broken screen. */
import type { GrantedOrigin } from '../generated/types.ts';
import type { JsonSchema } from '../lib/schemaForm.ts';
import type { Interrupted } from '../lib/view.ts';
import type { World } from './world.ts';

export interface SessionRow {
  id: string;
  title: string;
  profile: string;
  state: string;
  goal: string | null;
  policy: string;
  updatedMs: number;
  closed: boolean;
}

export interface WorkflowRow {
  title: string;
  name: string;
  description: string;
  schema: JsonSchema;
}

type Fields = Record<string, unknown>;

/** `next` leads to the following page; null at the end. */
export interface SessionPage {
  rows: SessionRow[];
  next: string | null;
}

/** Sessions that mention every word of the query, newest change first; `before` is the `next` of the page before. */
export async function listSessions(
  world: World,
  query = '',
  before: string | null = null,
): Promise<SessionPage> {
  const asked = new URLSearchParams({
    limit: '50',
    ...(query === '' ? {} : { text: query }),
    ...(before === null ? {} : { before }),
  });
  const answer = await world.request(`/api/copilot/session?${asked}`);
  const rows = readList(answer, 'sessions').map(readSession);
  return { rows, next: text((answer as Fields).next) || null };
}

/** Hashes of the pictures that were taken of a session's steps, by step. */
export async function listPictures(world: World, session: string): Promise<Readonly<Record<string, string>>> {
  const found = await world.request(`/api/copilot/session/${encodeURIComponent(session)}/thumbnails`);
  const rows = Object.entries(found as Fields).filter(([, hash]) => typeof hash === 'string');
  return Object.fromEntries(rows) as Record<string, string>;
}

/** Rejects where there is no such session. */
export async function getSession(world: World, id: string): Promise<SessionRow> {
  return readSession((await world.request(`/api/copilot/session/${encodeURIComponent(id)}`)) as Fields);
}

function readSession(row: Fields): SessionRow {
  return {
    id: text(row.sessionId),
    title: text(row.title),
    profile: text(row.profile),
    state: text(row.state) || 'IDLE',
    goal: text(row.goal) || null,
    policy: text(row.policy) || 'ask',
    updatedMs: number(row.updatedMs),
    closed: row.open === false,
  };
}

export async function listWorkflows(world: World): Promise<WorkflowRow[]> {
  return readList(await world.request('/api/workflows'), 'workflows').map((row) => ({
    name: text(row.name),
    title: text(row.title),
    description: text(row.description),
    schema: (row.parameters ?? {}) as JsonSchema,
  }));
}

export async function listProfiles(world: World): Promise<{ id: string; name: string }[]> {
  return readList(await world.request('/api/copilot/models'), 'models').map((row) => ({
    id: text(row.id),
    name: text(row.name) || text(row.id),
  }));
}

export interface Recoverable extends Interrupted {
  sessionId: string;
  /** A job belongs to no session that is shown: it is asked about everywhere. */
  isJob: boolean;
}

/** What was interrupted and can be resumed, by run. What the user stopped is not asked about. */
export async function listRecoverable(world: World): Promise<Map<string, Recoverable>> {
  const all = readList(await world.request('/api/recovery'), 'runs');
  const rows = all.filter(({ reason }) => reason === 'interrupted');
  const found = rows.map((row) => ({
    runId: text(row.runId),
    sessionId: text(row.sessionId),
    goal: text(row.goal),
    stepsDone: Number(row.stepsDone),
    ...(row.unknownOutcome ? { unknownOutcome: text(row.unknownOutcome) } : {}),
    ...(row.waitingFor ? { waitingFor: text(row.waitingFor) } : {}),
    isJob: row.kind === 'job',
  }));
  return new Map(found.map((one) => [one.runId, one]));
}

export async function listGrants(world: World): Promise<GrantedOrigin[]> {
  return readList(await world.request('/api/grants'), 'grants') as unknown as GrantedOrigin[];
}

/** An approval given "always here": where, for what kind of effect, how often still and until when. */
export interface Remembered {
  id: string;
  sessionId: string;
  origin: string;
  kind: string;
  countLeft: number;
  untilMs: number;
}

export async function listRemembered(world: World): Promise<Remembered[]> {
  return readList(await world.request('/api/copilot/approvals/remembered'), 'approvals').map((row) => ({
    id: text(row.id),
    sessionId: text(row.sessionId),
    origin: text(row.origin),
    kind: text(row.kind),
    countLeft: number(row.countLeft),
    untilMs: number(row.untilMs),
  }));
}

export function readList(answer: unknown, name: string): Fields[] {
  const rows = Array.isArray(answer) ? answer : (answer as Fields | null)?.[name];
  if (!Array.isArray(rows)) throw new Error(`the server's answer has no list "${name}"`);
  return rows.filter((row): row is Fields => typeof row === 'object' && row !== null);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
