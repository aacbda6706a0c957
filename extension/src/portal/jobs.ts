/** Jobs of the installed Entry: what there is, and one that runs, followed through its own reader until its end. */
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

/** One answer of `live`, taken into what is known of the job. Pure. */
export function takeAnswer(job: RunningJob, answer: Record<string, unknown>): RunningJob {
  const { callback, workId, succeeded } = answer;
  const mark = (to: WorkMark) => ({ ...job, marks: new Map(job.marks).set(Number(workId), to) });
  if (callback === 'workStarted') return mark('running');
  if (callback === 'workStopped') return mark(succeeded === true ? 'ok' : 'failed');
  if (callback === 'jobSucceeded') return { ...job, status: 'Succeeded' };
  if (callback === 'jobFailed' || 'jobError' in answer) return { ...job, status: 'Failed' };
  if (answer.error === 'JobNotFound') return { ...job, status: 'Stopped' };
  return job;
}

const RETRY_MS = 1_000;

export class Jobs {
  readonly rows = signal<JobRow[] | Error | null>(null);
  readonly running = signal<RunningJob | null>(null);
  readonly trouble = signal<string | null>(null);

  constructor(private readonly world: World) {}

  async load(): Promise<void> {
    this.rows.value = await listJobs(this.world).catch(asError);
  }

  async start(name: string, folder: string, input: string): Promise<void> {
    this.trouble.value = null;
    const path = `/api/copilot/job/start/${encodeURIComponent(name)}`;
    const answer = await this.world.request(path, `${folder}\n${input}`).catch(asError);
    const { jobId, error } = answer as { jobId?: unknown; error?: unknown };
    if (typeof jobId !== 'string') {
      this.trouble.value = answer instanceof Error ? answer.message : String(error ?? 'no job id');
      return;
    }
    this.running.value = { id: jobId, name, status: 'Executing', marks: new Map() };
    void this.#follow(jobId);
  }

  async stop(): Promise<void> {
    const job = this.running.value;
    if (job) await this.world.request(`/api/copilot/job/${job.id}/stop`, '').catch(asError);
  }

  /** Reads until the job has ended or another one is followed. */
  async #follow(jobId: string): Promise<void> {
    const reader = crypto.randomUUID();
    const path = `/api/copilot/job/${jobId}/live/${reader}`;
    for (;;) {
      const job = this.running.value;
      if (job?.id !== jobId || job.status !== 'Executing') return;
      const answer = await this.world.request(path).catch(asError);
      if (answer instanceof Error) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else if (this.running.value?.id === jobId)
        this.running.value = takeAnswer(this.running.value, answer as Record<string, unknown>);
    }
  }
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  throw error;
}
