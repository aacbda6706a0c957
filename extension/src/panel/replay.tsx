/** A session as it was at any of its events: the same reducer, fed only up to that point. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { EventEnvelope } from '../generated/types.ts';
import { reduceAll } from '../lib/conversation.ts';
import { currentRun, EMPTY } from '../lib/view.ts';
import { clock } from './format.ts';
import { t } from './i18n.ts';
import { Icon } from './icons.tsx';
import { Picture } from './picture.tsx';
import { Timeline } from './timeline.tsx';
import type { World } from './world.ts';

const STEP_MS = 700;

export function Replay({
  events,
  world,
  close,
}: {
  events: readonly EventEnvelope[];
  world: World;
  close(): void;
}): JSX.Element {
  const at = useSignal(events.length);
  const playing = useSignal(false);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      at.value = Math.min(events.length, at.value + 1);
      if (at.value >= events.length) playing.value = false;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing.value, events.length, at, playing]);
  const view = reduceAll(EMPTY, events.slice(0, at.value));
  const last = events[at.value - 1];
  const frame = currentRun(view)?.frame;
  return (
    <section class="screen replay" aria-labelledby="replay-title">
      <h2 id="replay-title">{t('replay')}</h2>
      {events.length === 0 && <p class="meta">{t('nothingToReplay')}</p>}
      <div class="inline">
        <button
          type="button"
          class="round"
          aria-label={playing.value ? t('pause') : t('play')}
          disabled={events.length === 0}
          onClick={() => {
            if (at.value >= events.length) at.value = 0;
            playing.value = !playing.value;
          }}
        >
          <Icon name={playing.value ? 'pause' : 'resume'} />
        </button>
        <input
          type="range"
          min={0}
          max={events.length}
          value={at.value}
          aria-label={t('replayPosition')}
          aria-valuetext={last ? `${at.value}: ${last.event.type}` : '0'}
          onInput={({ currentTarget }) => {
            playing.value = false;
            at.value = Number(currentTarget.value);
          }}
        />
        <button type="button" class="small" onClick={close}>
          {t('close')}
        </button>
      </div>
      {last && (
        <p class="meta">
          <span>{t('eventOf', at.value, events.length)}</span>
          <span>{last.event.type}</span>
          <span>{clock(last.ts_unix_ms)}</span>
        </p>
      )}
      {frame !== undefined && <Picture hash={frame} world={world} text={t('replay')} />}
      <Timeline view={view} world={world} />
    </section>
  );
}
