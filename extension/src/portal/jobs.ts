/** Jobs of the installed Entry: what there is, every run of them, and those that run, each followed until its end. */
import { signal } from '@preact/signals';
import { readList } from '../panel/api.ts';
import type { World } from '../panel/world.ts';
import { readWork, type Work, type WorkMark } from './work.ts';

export interface JobRow {
  name: string;
  work: Work | null;
}

/** What is installed; `fault` says what is wrong with a jobs.json that could not be. */
export interface JobList {
  rows: JobRow[];
  fault: string | null;
}

export type JobStatus =
  | 'Executing'
  | 'Succeeded'
  | 'Failed'
  | 'Stopped'
  | 'Suspended'
  | 'Interrupted'
  | 'Cancelled';

/** One run of a job. `reasons` says why a work failed, by its number; under "" why the job itself did. */
export interface JobRun {
  id: string;
  name: string;
  status: JobStatus;
  marks: ReadonlyMap<number, WorkMark>;
  reasons: Readonly<Record<string, string>>;
  startedMs: number;
  updatedMs: number;
}

export async function listJobs(world: World): Promise<JobList> {
  const answer = await world.request('/api/copilot/job');
  const rows = readList(answer, 'jobs').map((row) => ({
    name: String(row.name ?? ''),
    work: readWork(row.work),
  }));
  const { fault } = answer as { fault?: unknown };
  return { rows, fault: typeof fault === 'string' ? fault : null };
}

/** One answer of `live`, taken into what is known of the run; an error says nothing of how it ends. Pure. */
export function takeAnswer(run: JobRun, answer: Record<string, unknown>): JobRun {
  const { callback, workId, succeeded } = answer;
  const mark = (to: WorkMark) => ({ ...run, marks: new Map(run.marks).set(Number(workId), to) });
  if (callback === 'workStarted') return mark('running');
  if (callback === 'workStopped') return mark(succeeded === true ? 'ok' : 'failed');
  if (callback === 'jobSucceeded') return end(run, 'Succeeded');
  if (callback === 'jobFailed') return end(run, 'Failed');
  return run;
}

/** Works that were under way run no more. */
function end(run: JobRun, status: JobStatus): JobRun {
  return { ...run, status, marks: new Map([...run.marks].filter(([, mark]) => mark !== 'running')) };
}

/** The state of a work as the list of runs says it. */
const MARKS: Readonly<Record<string, WorkMark>> = { Executing: 'running', Succeeded: 'ok', Failed: 'failed' };

/** The newest runs of all jobs, newest change first; `more`: there are others. */
export async function listRuns(world: World, limit: number): Promise<{ runs: JobRun[]; more: boolean }> {
  const answer = await world.request(`/api/copilot/job/runs?limit=${limit}`);
  const runs = readList(answer, 'runs').map((row) => {
    const works = Object.entries((row.works ?? {}) as Record<string, string>);
    return {
      id: String(row.jobId),
      name: String(row.job),
      status: row.status as JobStatus,
      marks: new Map(works.map(([id, state]): [number, WorkMark] => [Number(id), MARKS[state] ?? 'waiting'])),
      reasons: (row.reasons ?? {}) as Record<string, string>,
      startedMs: Number(row.startedMs),
      updatedMs: Number(row.updatedMs),
    };
  });
  return { runs, more: typeof (answer as { next?: unknown }).next === 'string' };
}

const FOLDER_KEY = 'jobFolder';
const RETRY_MS = 1_000;
const LOOK_MS = 2_000;
const PAGE = 50;
/** What one request may ask for. */
const MOST_RUNS = 200;

export class Jobs {
  readonly list = signal<JobList | Error | null>(null);
  /** Newest change first. */
  readonly runs = signal<readonly JobRun[]>([]);
  readonly more = signal(false);
  /** Why a job did not start: a code of the server, or a text. */
  readonly trouble = signal<{ name: string; text: string } | null>(null);
  #limit = PAGE;
  /** Runs of which the list told another state than their reader at the last look. */
  #doubted: ReadonlySet<string> = new Set();
  readonly #followed = new Set<string>();
  /** Runs that their reader does not know, be they over or kept by another server: the list alone tells of them. */
  readonly #unheard = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly lookMs = LOOK_MS,
  ) {}

  /** Where a job was started last. */
  get folder(): string {
    return this.world.memory.getItem(FOLDER_KEY) ?? '';
  }

  /** Until the returned function is called, runs that any door starts are found and followed. */
  watch(): () => void {
    void this.load();
    const looking = setInterval(() => void this.#look(), this.lookMs);
    return () => clearInterval(looking);
  }

  async load(): Promise<void> {
    this.list.value = await listJobs(this.world).catch(asError);
    await this.#look();
  }

  async showMore(): Promise<void> {
    this.#limit = Math.min(MOST_RUNS, this.#limit + PAGE);
    await this.#look();
  }

  async #look(): Promise<void> {
    const found = await listRuns(this.world, this.#limit).catch(asError);
    if (found instanceof Error) return;
    const known = new Map(this.runs.value.map((run) => [run.id, run]));
    const differs = found.runs.filter((run) => (known.get(run.id)?.status ?? run.status) !== run.status);
    const doubted = new Set(differs.map(({ id }) => id));
    // A reader hears of an end a little later or sooner than the list has it; what it never hears of, the list knows.
    const agreed = found.runs.map((run) => this.#settle(known.get(run.id), run, doubted));
    const started = this.runs.value.filter(
      ({ id }) => this.#followed.has(id) && !agreed.some((run) => run.id === id),
    );
    this.#doubted = doubted;
    this.runs.value = [...started, ...agreed];
    this.more.value = found.more && this.#limit < MOST_RUNS;
    for (const { id, status } of agreed) {
      if (status === 'Executing') void this.#follow(id);
      else this.#unheard.delete(id);
    }
  }

  #settle(known: JobRun | undefined, listed: JobRun, doubted: ReadonlySet<string>): JobRun {
    if (this.#unheard.has(listed.id)) return listed;
    const isFresh = doubted.has(listed.id) && !this.#doubted.has(listed.id);
    const hears = known?.status === 'Executing' && listed.status === 'Executing';
    return known && (isFresh || hears) ? { ...listed, status: known.status, marks: known.marks } : listed;
  }

  async start(name: string, folder: string, input: string): Promise<void> {
    this.trouble.value = null;
    this.world.memory.setItem(FOLDER_KEY, folder);
    const path = `/api/copilot/job/start/${encodeURIComponent(name)}`;
    const answer = await this.world.request(path, `${folder}\n${input}`).catch(asError);
    const { jobId, error } = answer as { jobId?: unknown; error?: unknown };
    if (typeof jobId !== 'string') {
      const text = answer instanceof Error ? answer.message : String(error ?? 'no job id');
      this.trouble.value = { name, text };
    } else if (!this.runs.value.some(({ id }) => id === jobId)) {
      const now = this.world.now();
      const begun = { id: jobId, name, status: 'Executing' as const, marks: new Map(), reasons: {} };
      this.runs.value = [{ ...begun, startedMs: now, updatedMs: now }, ...this.runs.value];
      void this.#follow(jobId);
    }
  }

  async stop(id: string): Promise<void> {
    const answer = await this.world.request(`/api/copilot/job/${id}/stop`, '').catch(asError);
    const name = this.#find(id)?.name ?? '';
    if (answer instanceof Error) this.trouble.value = { name, text: answer.message };
  }

  #find(id: string): JobRun | undefined {
    return this.runs.value.find((run) => run.id === id);
  }

  /** Reads until the run has ended. */
  async #follow(id: string): Promise<void> {
    if (this.#followed.has(id) || this.#unheard.has(id)) return;
    this.#followed.add(id);
    const path = `/api/copilot/job/${id}/live/${crypto.randomUUID()}`;
    while (this.#find(id)?.status === 'Executing' && !this.#unheard.has(id)) {
      const answer = await this.world.request(path).catch(asError);
      if (answer instanceof Error) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else if ((answer as { error?: unknown }).error === 'JobNotFound') this.#unheard.add(id);
      else this.#take(id, answer as Record<string, unknown>);
    }
    this.#followed.delete(id);
    void this.#look(); // why it ended so
  }

  #take(id: string, answer: Record<string, unknown>): void {
    this.runs.value = this.runs.value.map((run) => {
      return run.id === id && run.status === 'Executing' ? takeAnswer(run, answer) : run;
    });
  }
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  throw error;
}
