/** The goals that wait behind the task under way, each with a button that takes it out. */
import type { JSX } from 'preact';
import { t } from './i18n.ts';
import { Icon } from './icons.tsx';
import type { Store } from './store.ts';

export function WaitingGoals({ store }: { store: Store }): JSX.Element | null {
  const { queue } = store.view.value;
  if (queue.length === 0) return null;
  return (
    <section class="card" aria-label={t('queueTitle')}>
      <h2>{t('queueTitle')}</h2>
      <ol class="rows">
        {queue.map(({ taskId, goal }) => (
          <li class="row inline" key={taskId}>
            <span class="row-main">{goal}</span>
            <button
              type="button"
              aria-label={t('queueRemove', goal)}
              title={t('queueRemove', goal)}
              onClick={() => void store.send({ type: 'CancelTask', taskId })}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
