/** What the server's routes answer, read with care: an unexpected shape is an error here, never a broken screen. */
import type { GrantedOrigin } from '../generated/types.ts';
import type { JsonSchema } from '../lib/schemaForm.ts';
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

export async function listSessions(world: World): Promise<SessionRow[]> {
  return readList(await world.request('/api/copilot/session?limit=200'), 'sessions').map((row) => ({
    id: text(row.sessionId),
    title: text(row.title),
    profile: text(row.profile),
    state: text(row.state) || 'IDLE',
    goal: text(row.goal) || null,
    policy: text(row.policy) || 'ask',
    updatedMs: number(row.updatedMs),
    closed: row.open === false,
  }));
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

/** Sessions by the run in them that was interrupted and can be resumed. */
export async function listRecoverable(world: World): Promise<Map<string, string>> {
  const rows = readList(await world.request('/api/recovery'), 'runs');
  return new Map(rows.map((row) => [text(row.runId), text(row.sessionId)]));
}

export async function listGrants(world: World): Promise<GrantedOrigin[]> {
  return readList(await world.request('/api/grants'), 'grants') as unknown as GrantedOrigin[];
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
