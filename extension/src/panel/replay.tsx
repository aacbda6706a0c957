/** A session as it was at any of its events: the same reducer, fed only up to that point. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { EventEnvelope } from '../generated/types.ts';
import { reduceAll } from '../lib/conversation.ts';
import { addPictures, currentRun, EMPTY } from '../lib/view.ts';
import { clock } from './format.ts';
import { t } from './i18n.ts';
import { Icon } from './icons.tsx';
import { Picture } from './picture.tsx';
import type { Store } from './store.ts';
import { Timeline } from './timeline.tsx';

const STEP_MS = 700;

interface Position {
  /** How many of the events are taken in. */
  at: number;
  playing: boolean;
  moveTo(wanted: number): void;
  play(on: boolean): void;
}

/** At the end it goes on with what is told from then on. */
function usePosition(count: number): Position {
  const position = useSignal(Infinity);
  const playing = useSignal(false);
  const at = Math.min(position.value, count);
  const moveTo = (wanted: number): void => {
    position.value = wanted >= count ? Infinity : wanted;
  };
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      moveTo(at + 1);
      playing.value = at + 1 < count;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing.value, at, count]);
  const play = (on: boolean): void => {
    if (on && at >= count) moveTo(0);
    playing.value = on;
  };
  return { at, playing: playing.value, moveTo, play };
}

export function Replay({ store }: { store: Store }): JSX.Element {
  const { events, world } = store;
  void store.view.value; // what is told is drawn at once
  const session = store.sessionId.value;
  useEffect(() => void store.loadPictures(), [store, session]);
  const position = usePosition(events.length);
  const view = addPictures(reduceAll(EMPTY, events.slice(0, position.at)), store.pictures.value);
  const last = events[position.at - 1];
  const frame = currentRun(view)?.frame;
  return (
    <section class="screen replay" aria-labelledby="replay-title">
      <h2 id="replay-title">{t('replay')}</h2>
      {events.length === 0 && <p class="meta">{t('nothingToReplay')}</p>}
      <div class="inline">
        <Player position={position} events={events} />
        <button
          type="button"
          class="small"
          onClick={() => {
            store.screen.value = 'chat';
          }}
        >
          {t('close')}
        </button>
      </div>
      {last && (
        <p class="meta">
          <span>{t('eventOf', position.at, events.length)}</span>
          <span>{last.event.type}</span>
          <span>{clock(last.ts_unix_ms)}</span>
        </p>
      )}
      {frame !== undefined && <Picture hash={frame} world={world} text={t('replay')} />}
      <Timeline view={view} world={world} />
    </section>
  );
}

function Player({
  position: { at, playing, moveTo, play },
  events,
}: {
  position: Position;
  events: readonly EventEnvelope[];
}): JSX.Element {
  const last = events[at - 1];
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={playing ? t('pause') : t('play')}
        disabled={events.length === 0}
        onClick={() => play(!playing)}
      >
        <Icon name={playing ? 'pause' : 'resume'} />
      </button>
      <input
        type="range"
        min={0}
        max={events.length}
        value={at}
        aria-label={t('replayPosition')}
        aria-valuetext={last ? `${at}: ${last.event.type}` : '0'}
        onInput={({ currentTarget }) => {
          play(false);
          moveTo(Number(currentTarget.value));
        }}
      />
    </>
  );
}
