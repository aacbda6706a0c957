/** Earlier sessions: found by their words, opened to read, resumed or followed up. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SessionPage, SessionRow } from './api.ts';
import { day } from './format.ts';
import { label, t } from './i18n.ts';
import type { Store } from './store.ts';

const UNFINISHED: ReadonlySet<string> = new Set(['STOPPED', 'FAILED']);
/** A word is searched for once it is written, not at each of its letters. */
const PAUSE_MS = 200;

export function History({ store, opened }: { store: Store; opened?: () => void }): JSX.Element {
  const text = useSignal(store.sessions.query.value);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => void store.sessions.load(), [store]);
  useEffect(() => () => clearTimeout(typing.current), []);
  const found = store.sessions.found.value;
  return (
    <section class="screen" aria-labelledby="history-title">
      <h2 id="history-title">{t('history')}</h2>
      <input
        type="search"
        value={text.value}
        placeholder={t('searchSessions')}
        aria-label={t('searchSessions')}
        maxLength={400}
        onInput={({ currentTarget: { value } }) => {
          text.value = value;
          clearTimeout(typing.current);
          typing.current = setTimeout(() => void store.sessions.search(value), PAUSE_MS);
        }}
      />
      {found === null && <p class="meta">{t('loading')}</p>}
      {found instanceof Error && <p class="failure">{t('noList', found.message)}</p>}
      {found !== null && !(found instanceof Error) && <Rows page={found} store={store} opened={opened} />}
    </section>
  );
}

interface RowsProps {
  page: SessionPage;
  store: Store;
  opened: (() => void) | undefined;
}

function Rows({ page, store, opened }: RowsProps): JSX.Element {
  if (page.rows.length === 0) return <p class="meta">{t('noSessions')}</p>;
  const open = (row: SessionRow) => {
    store.open(row.id);
    opened?.();
  };
  /** Opens what was put away, and goes on with the run that was stopped there. */
  const resume = async (row: SessionRow) => {
    open(row);
    const opened = row.closed ? await store.send({ type: 'SessionResume', sessionId: row.id }) : null;
    if (opened?.ok !== false && UNFINISHED.has(row.state)) await store.send({ type: 'Resume' });
  };
  const waiting = new Set(store.others.waiting.value.map(({ sessionId }) => sessionId));
  return (
    <>
      <ul class="rows">
        {page.rows.map((row) => (
          <li key={row.id} class={row.id === store.sessionId.value ? 'row current' : 'row'}>
            <button
              type="button"
              class="row-main"
              aria-current={row.id === store.sessionId.value}
              onClick={() => open(row)}
            >
              <span class="row-title" title={row.title || undefined}>
                {row.title || row.goal || t('untitled')}
              </span>
              <span class="meta">
                {waiting.has(row.id) ? (
                  <span class="state waits">{t('run_waits')}</span>
                ) : (
                  <span class={`state ${row.state.toLowerCase()}`}>{label('session', row.state)}</span>
                )}
                <span>{day(row.updatedMs)}</span>
                <span>{row.profile}</span>
              </span>
            </button>
            {(row.closed || UNFINISHED.has(row.state)) && (
              <button type="button" class="small" onClick={() => void resume(row)}>
                {t('resume')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {page.next !== null && (
        <button type="button" onClick={() => void store.sessions.more()}>
          {t('more')}
        </button>
      )}
    </>
  );
}
