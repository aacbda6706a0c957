/** The jobs that are installed, a form to start one, and the chart of the one that runs. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { label, t } from '../panel/i18n.ts';
import { Chart } from './chart.tsx';
import type { JobRow, Jobs } from './jobs.ts';
import type { WorkMark } from './work.ts';

const NO_MARKS: ReadonlyMap<number, WorkMark> = new Map();

export function JobsView({ jobs }: { jobs: Jobs }): JSX.Element {
  useEffect(() => jobs.watch(), [jobs]);
  const rows = jobs.rows.value;
  const trouble = jobs.trouble.value;
  return (
    <section class="screen" aria-labelledby="jobs-title">
      <h2 id="jobs-title">{t('jobs')}</h2>
      {rows === null && <p class="meta">{t('loading')}</p>}
      {rows instanceof Error && <p class="failure">{t('noList', rows.message)}</p>}
      {Array.isArray(rows) && rows.length === 0 && <p class="meta">{t('siteNoJobs')}</p>}
      {trouble !== null && (
        <p class="failure" role="alert">
          {trouble}
        </p>
      )}
      {Array.isArray(rows) && rows.map((row) => <Job key={row.name} row={row} jobs={jobs} />)}
    </section>
  );
}

function Job({ row, jobs }: { row: JobRow; jobs: Jobs }): JSX.Element {
  const running = jobs.runs.value.get(row.name);
  const busy = running?.status === 'Executing';
  return (
    <article class="run">
      <header>
        <h3>{row.name}</h3>
        {running && (
          <p role="status">
            <span class={`state ${running.status.toLowerCase()}`}>{label('job', running.status)}</span>
          </p>
        )}
      </header>
      {row.work && <Chart name={row.name} work={row.work} marks={running?.marks ?? NO_MARKS} />}
      {busy ? (
        <div class="actions start">
          <button type="button" class="danger" onClick={() => void jobs.stop(row.name)}>
            {t('stopJob')}
          </button>
        </div>
      ) : (
        <JobForm start={(folder, input) => void jobs.start(row.name, folder, input)} />
      )}
    </article>
  );
}

function JobForm({ start }: { start(folder: string, input: string): void }): JSX.Element {
  const id = useId();
  const folder = useSignal('');
  const input = useSignal('');
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        start(folder.value.trim(), input.value);
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
      <div class="actions start">
        <button type="submit" class="primary" disabled={folder.value.trim() === ''}>
          {t('startJob')}
        </button>
      </div>
    </form>
  );
}
