/** Stop, pause, resume, skip and take-over stay in reach as long as a task is pursued. */
import type { JSX } from 'preact';
import type { Command } from '../generated/types.ts';
import { elapsedMs, isWaiting, type Run } from '../lib/view.ts';
import { clock, count, duration, money, percent } from './format.ts';
import { t } from './i18n.ts';
import { Icon, type IconName } from './icons.tsx';
import { tellStep } from './phrases.ts';
import { RunSign } from './runCard.tsx';
import type { Store } from './store.ts';
import { useNow } from './ticks.ts';

export function Controls({ store }: { store: Store }): JSX.Element | null {
  const run = store.run.value;
  if (!run || !store.active.value) return null;
  const held = run.state === 'paused';
  const taken = store.view.value.takeover.on;
  const send = (command: Command) => void store.send(command);
  return (
    <section class="controls" aria-label={t('runControls')}>
      <RunLine run={run} waits={isWaiting(store.view.value)} />
      <div class="buttons">
        {taken ? (
          <Control icon="hand" text={t('handBack')} act={() => send({ type: 'Takeover', on: false })} lit />
        ) : (
          <Control icon="hand" text={t('takeOver')} act={() => send({ type: 'Takeover', on: true })} />
        )}
        {held && !taken ? (
          <Control icon="resume" text={t('resume')} act={() => send({ type: 'Resume' })} lit />
        ) : (
          <Control
            icon="pause"
            text={t('pause')}
            act={() => send({ type: 'Pause' })}
            off={run.state !== 'running'}
          />
        )}
        <Control
          icon="skip"
          text={t('skip')}
          act={() => send({ type: 'Skip' })}
          off={run.state === 'stopping'}
        />
        <button
          type="button"
          class="control stop"
          disabled={run.state === 'stopping'}
          onClick={() => void store.halt()}
        >
          <Icon name="stop" filled />
          <span>{t('stop')}</span>
        </button>
      </div>
    </section>
  );
}

interface ControlProps {
  icon: IconName;
  text: string;
  act(): void;
  off?: boolean;
  lit?: boolean;
}

function Control({ icon, text, act, off = false, lit = false }: ControlProps): JSX.Element {
  return (
    <button type="button" class={lit ? 'control lit' : 'control'} disabled={off} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

/** State, share done, time, tokens and cost in one line. */
function RunLine({ run, waits }: { run: Run; waits: boolean }): JSX.Element {
  const now = useNow(1000);
  const tokens = run.tokens.input + run.tokens.output;
  return (
    <div class="run-line">
      <progress max={1} value={run.progress} aria-label={t('progress')} />
      <div class="meta">
        <RunSign run={run} waits={waits} />
        {run.state === 'paused' && run.resumeAtMs !== undefined && (
          <span>{t('goesOnAt', clock(run.resumeAtMs))}</span>
        )}
        <span>{percent(run.progress)}</span>
        <span>{duration(elapsedMs(run, now))}</span>
        {tokens > 0 && <span>{t('tokens', count(tokens))}</span>}
        {run.tokens.cost !== undefined && <span>{money(run.tokens.cost)}</span>}
      </div>
      {run.current !== undefined && run.state !== 'stopping' && (
        <p class="current">{tellStep(run.current)}</p>
      )}
    </div>
  );
}
