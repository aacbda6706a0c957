/** What was sent to the model and which tools were used, readable, as it happened. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Activity as Entry } from '../lib/view.ts';
import { clock, short } from './format.ts';
import { t } from './i18n.ts';
import { Block, SentText } from './sent.tsx';
import type { Store } from './store.ts';

type Shown = 'all' | 'model' | 'tool';

export function Activity({ store }: { store: Store }): JSX.Element {
  const shown = useSignal<Shown>('all');
  const entries = store.view.value.activity.filter(
    (entry) => shown.value === 'all' || entry.kind === shown.value,
  );
  const names = { all: t('showAll'), model: t('showModel'), tool: t('showTools') };
  return (
    <section class="screen" aria-labelledby="activity-title">
      <h2 id="activity-title">{t('activity')}</h2>
      <p class="meta">{t('activityText')}</p>
      <fieldset class="segments" aria-label={t('show')}>
        {(['all', 'model', 'tool'] as const).map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={shown.value === name}
            onClick={() => {
              shown.value = name;
            }}
          >
            {names[name]}
          </button>
        ))}
      </fieldset>
      {entries.length === 0 && <p class="meta">{t('noActivity')}</p>}
      <ul class="rows">
        {entries.toReversed().map((entry) => (
          <li key={entry.key}>
            {entry.kind === 'model' ? <ModelEntry entry={entry} /> : <ToolEntry entry={entry} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModelEntry({ entry }: { entry: Extract<Entry, { kind: 'model' }> }): JSX.Element {
  return (
    <details class="fold">
      <summary>
        <span class="badge model">{t('model')}</span>
        <span class="row-title">{entry.profile}</span>
        <span class="meta">{clock(entry.ts)}</span>
      </summary>
      <SentText entry={entry} />
      {entry.reasoning !== '' && <Block title={t('reasoning')} text={entry.reasoning} />}
      {entry.reply !== undefined && <Block title={t('reply')} text={entry.reply || t('emptyReply')} />}
      {entry.toolCalls !== undefined && entry.toolCalls > 0 && (
        <p class="meta">{t('toolCalls', entry.toolCalls)}</p>
      )}
    </details>
  );
}

function ToolEntry({ entry }: { entry: Extract<Entry, { kind: 'tool' }> }): JSX.Element {
  const outcome = entry.ok === undefined ? 'running' : entry.ok ? 'ok' : 'failed';
  return (
    <details class="fold">
      <summary>
        <span class={`badge ${outcome}`}>{entry.tool}</span>
        <span class="row-title">{entry.code ?? ''}</span>
        <span class="meta">
          {entry.durationMs !== undefined && <span>{short(entry.durationMs)}</span>}
          <span>{clock(entry.ts)}</span>
        </span>
      </summary>
      <Block title={t('arguments')} text={JSON.stringify(entry.args, null, 2)} />
      {entry.result !== undefined && (
        <Block title={t('result')} text={JSON.stringify(entry.result, null, 2)} />
      )}
    </details>
  );
}
