/** What goes on in sessions other than the one that is shown: each with its step, its time and its Stop in reach. */
import type { JSX } from 'preact';
import { duration } from './format.ts';
import { label, t } from './i18n.ts';
import { Icon } from './icons.tsx';
import type { Other } from './others.ts';
import { tell, tellStep } from './phrases.ts';
import type { Store } from './store.ts';
import { useNow } from './ticks.ts';

export function OtherSessions({ store }: { store: Store }): JSX.Element {
  const others = store.others.rows.value;
  const atWork = others.filter(({ work }) => work !== undefined).length;
  const canStopAll = atWork + Number(store.active.value) > 1;
  const waiting = store.others.waits.value.length;
  return (
    <>
      <p class="hidden" role="status">
        {waiting > 0 && t('waitsElsewhere', waiting)}
      </p>
      {others.length > 0 && (
        <section
          class={store.door.value.state === 'open' ? 'elsewhere' : 'elsewhere stale'}
          aria-label={t('elsewhere')}
        >
          {(canStopAll || others.length > 1) && (
            <header>
              <h2>{t('elsewhere')}</h2>
              {canStopAll && (
                <button type="button" class="small stop" onClick={() => void store.haltAll()}>
                  {t('stopAll')}
                </button>
              )}
            </header>
          )}
          <ul class="rows">
            {others.map((other) => (
              <Row key={other.sessionId} other={other} store={store} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ other, store }: { other: Other; store: Store }): JSX.Element {
  const { sessionId, work, waits } = other;
  const title = other.title || t('untitled');
  return (
    <li class="row">
      <button type="button" class="row-main" title={title} onClick={() => store.open(sessionId)}>
        <span class="row-title">{title}</span>
        {waits ? (
          <span class="waits">{`${label('waits', waits.kind)} ${tell(waits.text)}`}</span>
        ) : (
          <span class="meta">
            {work?.state === 'running' && work.text !== ''
              ? tellStep(work.text)
              : label('run', work?.state ?? '')}
          </span>
        )}
      </button>
      {work && <Elapsed since={work.startedMs} />}
      {work && (
        <button
          type="button"
          class="round stop"
          aria-label={t('stopOther', title)}
          title={t('stopOther', title)}
          aria-disabled={work.state === 'stopping'}
          onClick={() => work.state !== 'stopping' && void store.halt(sessionId)}
        >
          <Icon name="stop" filled />
        </button>
      )}
    </li>
  );
}

function Elapsed({ since }: { since: number }): JSX.Element {
  return <span class="meta">{duration(Math.max(0, useNow(1000) - since))}</span>;
}

/** How many wait there, beside the name of a place; nothing where none does. */
export function WaitingCount({ count }: { count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <b class="count">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{t('waitsElsewhere', count)}</span>
    </b>
  );
}
