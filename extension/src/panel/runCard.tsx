/** A run as the user follows it: its goal, its plan as a live list, what it found and how it ended. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { elapsedMs, type Found, type Run, type Step } from '../lib/view.ts';
import { bytes, count, duration, fileName, money, percent, short } from './format.ts';
import { label, t } from './i18n.ts';
import { Icon, type IconName } from './icons.tsx';
import { useNow } from './ticks.ts';
import type { World } from './world.ts';

const STEP_ICONS: Record<Exclude<Step['state'], 'running'>, IconName> = {
  ok: 'check',
  failed: 'cross',
  skipped: 'dash',
};

export interface RunCardProps {
  run: Run;
  world: World;
  /** Absent where files cannot be fetched (replay). */
  download?: ((seq: number, name: string) => void) | undefined;
}

export function RunCard({ run, world, download }: RunCardProps): JSX.Element {
  const live = run.endedMs === undefined;
  const now = useNow(1000, live);
  const done = run.steps.filter((step) => step.state === 'ok').length;
  return (
    <article class={`run ${run.state}`} aria-label={t('runLabel', run.goal)}>
      <header>
        <span class={`state ${run.state}`}>{label('run', run.state)}</span>
        <h2>{run.goal}</h2>
      </header>
      {run.subgoal !== undefined && live && <p class="subgoal">{run.subgoal}</p>}
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
            <StepLine key={step.id} step={step} world={world} />
          ))}
          {run.upcoming.map((text, index) => (
            // The plan is replaced as a whole, so a place in it is an identity.
            <li class="step upcoming" key={`u${index}`}>
              <span class="mark" />
              <span>{text}</span>
            </li>
          ))}
        </ol>
        {run.rationale !== undefined && <p class="rationale">{run.rationale}</p>}
        <Costs run={run} />
      </details>
      {run.found.map((found, index) => (
        <FoundCard key={`f${index}`} found={found} />
      ))}
      {run.artifacts.length > 0 && (
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
      )}
      {run.error !== undefined && <p class="failure">{run.error}</p>}
      {run.verified !== undefined && <p class="verified">{t('verified', run.verified)}</p>}
    </article>
  );
}

function StepLine({ step, world }: { step: Step; world: World }): JSX.Element {
  return (
    <li class={`step ${step.state}`} aria-current={step.state === 'running' ? 'step' : undefined}>
      <span class="mark">
        {step.state === 'running' ? <span class="spinner" /> : <Icon name={STEP_ICONS[step.state]} />}
        <span class="hidden">{label('step', step.state)}</span>
      </span>
      <span class="step-text">
        {step.description}
        {step.risk === 'high' && <span class="badge risk">{t('highRisk')}</span>}
        {step.error !== undefined && <span class="step-error">{step.error}</span>}
      </span>
      {step.durationMs !== undefined && <span class="meta">{short(step.durationMs)}</span>}
      {step.frame !== undefined && <Picture hash={step.frame} world={world} text={step.description} />}
    </li>
  );
}

/** A small picture of the page; none where the server has none any more. */
export function Picture({
  hash,
  world,
  text,
}: {
  hash: string;
  world: World;
  text: string;
}): JSX.Element | null {
  const address = useSignal<string | null>(null);
  useEffect(() => {
    let wanted = true;
    world.picture(hash).then(
      (found) => {
        if (wanted) address.value = found;
      },
      () => {
        if (wanted) address.value = null;
      },
    );
    return () => {
      wanted = false;
    };
  }, [hash, world, address]);
  if (address.value === null) return null;
  return <img class="picture" src={address.value} alt={t('pictureOf', text)} loading="lazy" />;
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
                    <td key={name}>{show((row as Record<string, unknown>)[name])}</td>
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

function show(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const { text } = value as { text?: unknown };
  return typeof text === 'string' ? text : JSON.stringify(value);
}
