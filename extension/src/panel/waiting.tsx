/** What waits for the user in sessions other than the one that is shown; a press opens its session. */
import type { JSX } from 'preact';
import { label, t } from './i18n.ts';
import { Icon } from './icons.tsx';
import type { Store } from './store.ts';

export function WaitingElsewhere({ store }: { store: Store }): JSX.Element {
  const found = store.elsewhere.value;
  return (
    <div class="waiting" aria-live="polite">
      {found.length > 0 && (
        <details class="card high">
          <summary>
            <Icon name="warning" />
            <span>{t('waitsElsewhere', found.length)}</span>
          </summary>
          <ul class="rows">
            {found.map(({ sessionId, title, kind, text }, index) => (
              <li class="row" key={`${sessionId}-${index}`}>
                <button type="button" class="row-main" onClick={() => store.open(sessionId)}>
                  <span class="row-title">{title || t('untitled')}</span>
                  <span class="meta">{`${label('waits', kind)} ${text}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
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
