/** Earlier sessions: found by their words, opened to read, resumed or followed up. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fold } from '../lib/text.ts';
import type { SessionRow } from './api.ts';
import { day } from './format.ts';
import { label, t } from './i18n.ts';
import type { Store } from './store.ts';

const UNFINISHED: ReadonlySet<string> = new Set(['STOPPED', 'FAILED']);

/** Sessions that hold every word of the query, newest first. Pure. */
export function searchSessions(rows: readonly SessionRow[], query: string): SessionRow[] {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '');
  const holds = (row: SessionRow) => {
    const text = fold(`${row.title} ${row.goal ?? ''} ${row.profile}`);
    return words.every((word) => text.includes(word));
  };
  return rows.filter(holds).sort((one, other) => other.updatedMs - one.updatedMs);
}

export function History({ store, opened }: { store: Store; opened?: () => void }): JSX.Element {
  const query = useSignal('');
  useEffect(() => void store.loadSessions(), [store]);
  const rows = store.sessions.value;
  return (
    <section class="screen" aria-labelledby="history-title">
      <h2 id="history-title">{t('history')}</h2>
      <input
        type="search"
        value={query.value}
        placeholder={t('searchSessions')}
        aria-label={t('searchSessions')}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      {rows === null && <p class="meta">{t('loading')}</p>}
      {rows instanceof Error && <p class="failure">{t('noList', rows.message)}</p>}
      {Array.isArray(rows) && <Rows rows={searchSessions(rows, query.value)} store={store} opened={opened} />}
    </section>
  );
}

interface RowsProps {
  rows: SessionRow[];
  store: Store;
  opened: (() => void) | undefined;
}

function Rows({ rows, store, opened }: RowsProps): JSX.Element {
  if (rows.length === 0) return <p class="meta">{t('noSessions')}</p>;
  const open = (row: SessionRow) => {
    if (store.sessionId.value !== row.id) store.show(row.id);
    store.screen.value = 'chat';
    opened?.();
  };
  /** Opens what was put away, and goes on with the run that was stopped there. */
  const resume = async (row: SessionRow) => {
    open(row);
    const opened = row.closed ? await store.send({ type: 'SessionResume', sessionId: row.id }) : null;
    if (opened?.ok !== false && UNFINISHED.has(row.state)) await store.send({ type: 'Resume' });
  };
  return (
    <ul class="rows">
      {rows.map((row) => (
        <li key={row.id} class={row.id === store.sessionId.value ? 'row current' : 'row'}>
          <button
            type="button"
            class="row-main"
            aria-current={row.id === store.sessionId.value}
            onClick={() => open(row)}
          >
            <span class="row-title">{row.title || row.goal || t('untitled')}</span>
            <span class="meta">
              <span class={`state ${row.state.toLowerCase()}`}>{label('session', row.state)}</span>
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
  );
}
