/** Jobs of the installed Entry: what there is, and those that run, each followed through a reader until its end. */
import { signal } from '@preact/signals';
import { readList } from '../panel/api.ts';
import type { World } from '../panel/world.ts';
import { readWork, type Work, type WorkMark } from './work.ts';

export interface JobRow {
  name: string;
  work: Work | null;
}

export type JobStatus = 'Executing' | 'Succeeded' | 'Failed' | 'Stopped';

export interface RunningJob {
  id: string;
  name: string;
  status: JobStatus;
  marks: ReadonlyMap<number, WorkMark>;
}

export async function listJobs(world: World): Promise<JobRow[]> {
  return readList(await world.request('/api/copilot/job'), 'jobs').map((row) => ({
    name: String(row.name ?? ''),
    work: readWork(row.work),
  }));
}

/** One answer of `live`, taken into what is known of the job; an error is followed by the end it leads to. Pure. */
export function takeAnswer(job: RunningJob, answer: Record<string, unknown>): RunningJob {
  const { callback, workId, succeeded } = answer;
  const mark = (to: WorkMark) => ({ ...job, marks: new Map(job.marks).set(Number(workId), to) });
  if (callback === 'workStarted') return mark('running');
  if (callback === 'workStopped') return mark(succeeded === true ? 'ok' : 'failed');
  if (callback === 'jobSucceeded') return end(job, 'Succeeded');
  if (callback === 'jobFailed') return end(job, 'Failed');
  if (answer.error === 'JobNotFound') return end(job, 'Stopped');
  return job;
}

/** Works that were under way run no more. */
function end(job: RunningJob, status: JobStatus): RunningJob {
  return { ...job, status, marks: new Map([...job.marks].filter(([, mark]) => mark !== 'running')) };
}

/** The state of a work as `running` says it. */
const MARKS: Readonly<Record<string, WorkMark>> = { Executing: 'running', Succeeded: 'ok', Failed: 'failed' };

export async function listRunning(world: World): Promise<RunningJob[]> {
  return readList(await world.request('/api/copilot/job/running'), 'jobs').map((row) => {
    const works = Object.entries((row.works ?? {}) as Record<string, string>);
    const marks = works.map(([id, state]): [number, WorkMark] => [Number(id), MARKS[state] ?? 'waiting']);
    return { id: String(row.jobId), name: String(row.job), status: 'Executing', marks: new Map(marks) };
  });
}

const RETRY_MS = 1_000;
const LOOK_MS = 2_000;

export class Jobs {
  readonly rows = signal<JobRow[] | Error | null>(null);
  /** Of each job the run that is followed, or was followed last. */
  readonly runs = signal<ReadonlyMap<string, RunningJob>>(new Map());
  readonly trouble = signal<string | null>(null);

  constructor(private readonly world: World) {}

  /** Until the returned function is called, jobs that any door starts are found and followed. */
  watch(): () => void {
    void this.load();
    const looking = setInterval(() => void this.#find(), LOOK_MS);
    return () => clearInterval(looking);
  }

  async load(): Promise<void> {
    this.rows.value = await listJobs(this.world).catch(asError);
    await this.#find();
  }

  async #find(): Promise<void> {
    const found = await listRunning(this.world).catch(asError);
    if (found instanceof Error) return;
    for (const job of found) if (this.runs.value.get(job.name)?.status !== 'Executing') this.#begin(job);
  }

  async start(name: string, folder: string, input: string): Promise<void> {
    this.trouble.value = null;
    const path = `/api/copilot/job/start/${encodeURIComponent(name)}`;
    const answer = await this.world.request(path, `${folder}\n${input}`).catch(asError);
    const { jobId, error } = answer as { jobId?: unknown; error?: unknown };
    if (typeof jobId !== 'string')
      this.trouble.value = answer instanceof Error ? answer.message : String(error ?? 'no job id');
    else if (this.runs.value.get(name)?.id !== jobId)
      this.#begin({ id: jobId, name, status: 'Executing', marks: new Map() });
  }

  async stop(name: string): Promise<void> {
    const job = this.runs.value.get(name);
    if (job) await this.world.request(`/api/copilot/job/${job.id}/stop`, '').catch(asError);
  }

  #show(job: RunningJob): void {
    this.runs.value = new Map(this.runs.value).set(job.name, job);
  }

  #begin(job: RunningJob): void {
    this.#show(job);
    void this.#follow(job);
  }

  /** Reads until the job has ended or another run of it is followed. */
  async #follow({ id, name }: RunningJob): Promise<void> {
    const path = `/api/copilot/job/${id}/live/${crypto.randomUUID()}`;
    for (;;) {
      const before = this.runs.value.get(name);
      if (before?.id !== id || before.status !== 'Executing') return;
      const answer = await this.world.request(path).catch(asError);
      const job = this.runs.value.get(name);
      if (answer instanceof Error) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else if (job?.id === id) this.#show(takeAnswer(job, answer as Record<string, unknown>));
    }
  }
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  throw error;
}
