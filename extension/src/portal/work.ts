/** The work of a job as a tree to draw; its Refs carry the numbers by which a running job speaks of them. */

export type WorkKind = 'Ref' | 'Seq' | 'Par' | 'Loop' | 'Alt';
export type WorkMark = 'waiting' | 'running' | 'ok' | 'failed';

/** `role` is what a part is to its parent: a condition, a branch, a body. */
export interface Work {
  kind: WorkKind;
  role?: 'if' | 'then' | 'else' | 'before' | 'after';
  /** Number of a Ref. */
  id?: number;
  task?: string;
  parts: Work[];
}

type Raw = Record<string, unknown>;
const KINDS: ReadonlySet<string> = new Set(['Ref', 'Seq', 'Par', 'Loop', 'Alt']);

/** Refs without a number of their own are numbered depth first, from 0 (Specification 003). Null: not a work. */
export function readWork(raw: unknown): Work | null {
  let next = 0;
  const number = (own: unknown): number => {
    const id = typeof own === 'number' ? own : next;
    next = id + 1;
    return id;
  };
  return readPart(raw, number);
}

function readPart(raw: unknown, number: (own: unknown) => number, role?: Work['role']): Work | null {
  const work = unwrap(raw);
  const kind = work?.kind ?? work?.type;
  if (!work || typeof kind !== 'string' || !KINDS.has(kind)) return null;
  const named = role === undefined ? {} : { role };
  if (kind === 'Ref') {
    const task = String(work.taskId ?? work.task ?? work.name ?? '');
    return { kind, ...named, task, id: number(work.workIdInJob ?? work.workId ?? work.id), parts: [] };
  }
  const parts = childrenOf(kind as WorkKind, work).map(([part, name]) => readPart(part, number, name));
  return { kind: kind as WorkKind, ...named, parts: parts.filter((part) => part !== null) };
}

/** A condition may come as `[expected, work]` or `{expected, work}`. */
function unwrap(raw: unknown): Raw | null {
  if (Array.isArray(raw)) return unwrap(raw.find((part) => typeof part === 'object' && part !== null));
  if (typeof raw !== 'object' || raw === null) return null;
  const { work } = raw as Raw;
  return typeof work === 'object' && work !== null ? (work as Raw) : (raw as Raw);
}

function childrenOf(kind: WorkKind, work: Raw): [unknown, Work['role'] | undefined][] {
  if (kind === 'Loop') {
    return [
      [work.preCondition, 'before'],
      [work.body, undefined],
      [work.postCondition, 'after'],
    ];
  }
  if (kind === 'Alt') {
    return [
      [work.condition, 'if'],
      [work.trueWork, 'then'],
      [work.falseWork, 'else'],
    ];
  }
  return (Array.isArray(work.works) ? work.works : []).map((part: unknown) => [part, undefined]);
}

/** What a box shows: a Ref its own mark, a group the strongest of its parts. */
export function markOf(work: Work, marks: ReadonlyMap<number, WorkMark>): WorkMark {
  if (work.kind === 'Ref') return marks.get(work.id ?? -1) ?? 'waiting';
  const parts = work.parts.map((part) => markOf(part, marks));
  const order: WorkMark[] = ['running', 'failed'];
  const strongest = order.find((mark) => parts.includes(mark));
  if (strongest) return strongest;
  return parts.length > 0 && parts.every((mark) => mark === 'ok') ? 'ok' : 'waiting';
}

/** The task of the Ref with that number. */
export function findTask(work: Work, id: number): string | undefined {
  if (work.kind === 'Ref') return work.id === id ? work.task : undefined;
  return work.parts.map((part) => findTask(part, id)).find((task) => task !== undefined);
}
