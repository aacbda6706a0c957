/** The jobs that are installed, a form to start one, and the chart of each run: those under way first, then the past. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { day, duration } from '../panel/format.ts';
import { label, t } from '../panel/i18n.ts';
import { useNow } from '../panel/ticks.ts';
import { Chart } from './chart.tsx';
import type { JobList, JobRow, JobRun, Jobs } from './jobs.ts';
import { findTask, type Work, type WorkMark } from './work.ts';

const NO_MARKS: ReadonlyMap<number, WorkMark> = new Map();

export function JobsView({ jobs }: { jobs: Jobs }): JSX.Element {
  useEffect(() => jobs.watch(), [jobs]);
  const list = jobs.list.value;
  return (
    <section class="screen" aria-labelledby="jobs-title">
      <h2 id="jobs-title">{t('jobs')}</h2>
      {list === null && <p class="meta">{t('loading')}</p>}
      {list instanceof Error && <p class="failure">{t('noList', list.message)}</p>}
      {list !== null && !(list instanceof Error) && <Listed list={list} jobs={jobs} />}
    </section>
  );
}

function Listed({ list, jobs }: { list: JobList; jobs: Jobs }): JSX.Element {
  const { rows, fault } = list;
  const gone = jobs.runs.value.filter((run) => rows.every(({ name }) => name !== run.name));
  return (
    <>
      {fault !== null && (
        <section class="card high" aria-label={t('jobFault')}>
          <h3>{t('jobFault')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
          <pre tabIndex={0}>{fault}</pre>
        </section>
      )}
      {rows.length === 0 && fault === null && <p class="meta">{t('siteNoJobs')}</p>}
      {rows.map((row) => (
        <Job key={row.name} row={row} jobs={jobs} />
      ))}
      {gone.some(({ name }) => name === jobs.trouble.value?.name) && <Trouble jobs={jobs} />}
      <Earlier title={t('jobGone', gone.length)} runs={gone} work={null} jobs={jobs} />
      {jobs.more.value && (
        <button type="button" onClick={() => void jobs.showMore()}>
          {t('more')}
        </button>
      )}
    </>
  );
}

function Job({ row, jobs }: { row: JobRow; jobs: Jobs }): JSX.Element {
  const runs = jobs.runs.value.filter(({ name }) => name === row.name);
  const isInFront = (run: JobRun) => run === runs[0] || run.status === 'Executing';
  const earlier = runs.filter((run) => !isInFront(run));
  return (
    <article class="run" aria-label={row.name}>
      <header>
        <h3>{row.name}</h3>
      </header>
      {runs.length === 0 && row.work && <Chart name={row.name} work={row.work} marks={NO_MARKS} />}
      {runs.filter(isInFront).map((run) => (
        <div class="job-run" key={run.id}>
          <p class="meta" role="status">
            <Sign run={run} />
          </p>
          <RunOfJob run={run} work={row.work} jobs={jobs} />
        </div>
      ))}
      <JobForm name={row.name} jobs={jobs} />
      <Earlier title={t('jobEarlier', earlier.length)} runs={earlier} work={row.work} jobs={jobs} />
    </article>
  );
}

function Sign({ run }: { run: JobRun }): JSX.Element {
  return <span class={`state ${run.status.toLowerCase()}`}>{label('job', run.status)}</span>;
}

interface RunsProps {
  title: string;
  runs: readonly JobRun[];
  work: Work | null;
  jobs: Jobs;
}

function Earlier({ title, runs, work, jobs }: RunsProps): JSX.Element | null {
  if (runs.length === 0) return null;
  return (
    <details class="earlier">
      <summary>{title}</summary>
      <ul class="rows">
        {runs.map((run) => (
          <li key={run.id}>
            <details class="fold">
              <summary>
                <Sign run={run} />
                {work === null && <span class="row-title">{run.name}</span>}
                <span class="meta">{day(run.startedMs)}</span>
              </summary>
              <RunOfJob run={run} work={work} jobs={jobs} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RunProps {
  run: JobRun;
  work: Work | null;
  jobs: Jobs;
}

/** When it was, its chart, and why it failed. */
function RunOfJob({ run, work, jobs }: RunProps): JSX.Element {
  const live = run.status === 'Executing';
  const now = useNow(1000, live);
  return (
    <>
      <p class="meta">
        <span>{day(run.startedMs)}</span>
        <span>{duration(Math.max(0, (live ? now : run.updatedMs) - run.startedMs))}</span>
      </p>
      {work && <Chart name={run.name} work={work} marks={run.marks} />}
      <Reasons run={run} work={work} />
      {live && (
        <div class="actions start">
          <button type="button" class="danger" onClick={() => void jobs.stop(run.id)}>
            {t('stopJob')}
          </button>
        </div>
      )}
    </>
  );
}

function Reasons({ run, work }: Pick<RunProps, 'run' | 'work'>): JSX.Element | null {
  const reasons = Object.entries(run.reasons);
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons" aria-label={t('jobReasons')}>
      {reasons.map(([id, text]) => (
        <li key={id} class="failure">
          {id !== '' && <b>{`${(work && findTask(work, Number(id))) ?? id}: `}</b>}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Why a job was not started or stopped. */
function Trouble({ jobs }: { jobs: Jobs }): JSX.Element {
  return (
    <p class="failure" role="alert">
      {label('jobError', jobs.trouble.value?.text ?? '')}
    </p>
  );
}

function JobForm({ name, jobs }: { name: string; jobs: Jobs }): JSX.Element {
  const id = useId();
  const folder = useSignal(jobs.folder);
  const input = useSignal('');
  return (
    <form
      class="fields"
      aria-label={t('jobStart', name)}
      onSubmit={(event) => {
        event.preventDefault();
        void jobs.start(name, folder.value.trim(), input.value);
      }}
    >
      <div class="field">
        <label for={`${id}-folder`}>{t('jobFolder')}</label>
        <input
          id={`${id}-folder`}
          type="text"
          value={folder.value}
          onInput={(event) => {
            folder.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="field">
        <label for={`${id}-input`}>{t('jobInput')}</label>
        <textarea
          id={`${id}-input`}
          rows={2}
          value={input.value}
          onInput={(event) => {
            input.value = event.currentTarget.value;
          }}
        />
      </div>
      {jobs.trouble.value?.name === name && <Trouble jobs={jobs} />}
      <div class="actions start">
        <button type="submit" class="primary" disabled={folder.value.trim() === ''}>
          {t('startJob')}
        </button>
      </div>
    </form>
  );
}
