/** A run as the user follows it: its goal, its plan as a live list, what it found and how it ended. */
import type { JSX } from 'preact';
import { type Activity, elapsedMs, type Found, type Run, type Step } from '../lib/view.ts';
import { bytes, count, duration, fileName, money, percent, short } from './format.ts';
import { label, t } from './i18n.ts';
import { Icon, type IconName } from './icons.tsx';
import { tell, tellEach, tellStep } from './phrases.ts';
import { Thumbnail } from './picture.tsx';
import { type Asked, Sent } from './sent.tsx';
import { useNow } from './ticks.ts';
import type { World } from './world.ts';

const STEP_ICONS: Record<Exclude<Step['state'], 'running'>, IconName> = {
  ok: 'check',
  failed: 'cross',
  skipped: 'dash',
};

/** In a word; a run that only its user can let go on says so. */
export function RunSign({ run, waits }: { run: Run; waits: boolean }): JSX.Element {
  const state = waits && run.state === 'running' ? 'waits' : run.state;
  return <span class={`state ${state}`}>{label('run', state)}</span>;
}

export interface RunCardProps {
  run: Run;
  /** For the user's answer. */
  waits: boolean;
  world: World;
  /** Where what was sent to the model is looked up. */
  activity: readonly Activity[];
  /** Absent where files cannot be fetched (replay). */
  download?: ((seq: number, name: string) => void) | undefined;
  /** Goes on with what was stopped; absent where that cannot be done. */
  resume?: (() => void) | undefined;
}

export function RunCard({ run, waits, world, activity, download, resume }: RunCardProps): JSX.Element {
  const live = run.endedMs === undefined;
  const now = useNow(1000, live);
  const done = run.steps.filter((step) => step.state === 'ok').length;
  return (
    <article class={`run ${run.state}`} aria-label={t('runLabel', run.goal)}>
      <header>
        <RunSign run={run} waits={waits} />
        <h2>{run.goal}</h2>
      </header>
      {run.subgoal !== undefined && !run.subgoal.startsWith('1/1 ') && live && (
        <p class="subgoal">{run.subgoal}</p>
      )}
      <details open={live || run.state === 'failed'}>
        <summary>
          <span>{t('stepsDone', done, run.steps.length + run.upcoming.length)}</span>
          <span class="meta">
            {live && <span>{percent(run.progress)}</span>}
            <span>{duration(elapsedMs(run, now))}</span>
          </span>
        </summary>
        <ol class="steps">
          {run.steps.map((step) => (
            <StepLine key={step.id} step={step} world={world} asked={pick(activity, step.asked)} />
          ))}
          {run.upcoming.map((text, index) => (
            // The plan is replaced as a whole, so a place in it is an identity.
            <li class="step upcoming" key={`u${index}`}>
              <span class="mark" />
              <span>{tellStep(text)}</span>
            </li>
          ))}
        </ol>
        <Sent asked={pick(activity, run.asked)} />
        {run.rationale !== undefined && <p class="rationale">{t('because', run.rationale)}</p>}
        <Costs run={run} />
      </details>
      {run.found.map((found, index) => (
        <FoundCard key={`f${index}`} found={found} />
      ))}
      <Files run={run} download={download} />
      {run.error !== undefined && <p class="failure">{tell(run.error)}</p>}
      {resume && run.state === 'stopped' && run.resumable && (
        <div class="actions start">
          <button type="button" onClick={resume}>
            <Icon name="resume" /> {t('resumeRun')}
          </button>
        </div>
      )}
      {run.verified !== undefined && <p class="verified">{t('verified', tellEach(run.verified))}</p>}
    </article>
  );
}

/** What the run saved; each is fetched where that can be done. */
function Files({ run, download }: Pick<RunCardProps, 'run' | 'download'>): JSX.Element | null {
  if (run.artifacts.length === 0) return null;
  return (
    <ul class="files" aria-label={t('files')}>
      {run.artifacts.map(({ path, bytes: size, seq }) => (
        <li key={path} title={path}>
          <Icon name="file" />
          {download && seq !== undefined ? (
            <button type="button" class="link" onClick={() => download(seq, fileName(path))}>
              {fileName(path)}
            </button>
          ) : (
            <span>{fileName(path)}</span>
          )}
          <span class="meta">{bytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}

function pick(activity: readonly Activity[], keys: readonly string[]): Asked[] {
  if (keys.length === 0) return [];
  return activity.filter((entry): entry is Asked => entry.kind === 'model' && keys.includes(entry.key));
}

interface StepLineProps {
  step: Step;
  world: World;
  asked: readonly Asked[];
}

function StepLine({ step, world, asked }: StepLineProps): JSX.Element {
  return (
    <li class={`step ${step.state}`} aria-current={step.state === 'running' ? 'step' : undefined}>
      <span class="mark">
        {step.state === 'running' ? <span class="spinner" /> : <Icon name={STEP_ICONS[step.state]} />}
        <span class="hidden">{label('step', step.state)}</span>
      </span>
      <span class="step-text">
        {tellStep(step.description)}
        {step.risk === 'high' && <span class="badge risk">{t('highRisk')}</span>}
        {step.error !== undefined && <span class="step-error">{tell(step.error)}</span>}
      </span>
      {step.durationMs !== undefined && <span class="meta">{short(step.durationMs)}</span>}
      {step.frame !== undefined && (
        <Thumbnail hash={step.frame} world={world} text={tellStep(step.description)} />
      )}
      <Sent asked={asked} />
    </li>
  );
}

function Costs({ run }: { run: Run }): JSX.Element | null {
  const { input, output, cost } = run.tokens;
  if (run.modelCalls === 0 && input + output === 0) {
    return run.endedMs === undefined ? null : <p class="costs meta">{t('noModel')}</p>;
  }
  return (
    <p class="costs meta">
      <span>{t('modelCalls', run.modelCalls)}</span>
      <span>{t('tokensInOut', count(input), count(output))}</span>
      {cost !== undefined && <span>{money(cost)}</span>}
      {run.context !== undefined && <span>{t('contextUsed', percent(run.context))}</span>}
    </p>
  );
}

const SHOWN_ROWS = 50;
const SHORT_CHARS = 24;

function FoundCard({ found }: { found: Found }): JSX.Element {
  const rows = Array.isArray(found.data) ? found.data.slice(0, SHOWN_ROWS) : null;
  const first: unknown = rows?.[0];
  const columns = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  const isTable = rows !== null && columns.length > 0;
  return (
    <details class="found" open>
      <summary>
        <span>{found.name}</span>
        <span class="meta">{rows ? t('rows', rows.length) : ''}</span>
      </summary>
      {isTable ? (
        // A table may be wider than the panel, so the keyboard must be able to scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section class="scroll" tabIndex={0} aria-label={found.name}>
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {columns.map((name) => (
                    <Cell key={name} text={show((row as Record<string, unknown>)[name])} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <pre>{JSON.stringify(found.data, null, 2)}</pre>
      )}
    </details>
  );
}

/** A number, a date or a name stays in one piece; the table scrolls. */
function Cell({ text }: { text: string }): JSX.Element {
  return <td class={text.length <= SHORT_CHARS ? 'short' : undefined}>{text}</td>;
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const { text } = value as { text?: unknown };
  return typeof text === 'string' ? text : JSON.stringify(value);
}
