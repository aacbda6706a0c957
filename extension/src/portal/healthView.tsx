/** Each hop between the user and a page, as the server found it a moment ago. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { day, short } from '../panel/format.ts';
import { label, t } from '../panel/i18n.ts';
import { Icon } from '../panel/icons.tsx';
import type { Website } from './website.ts';

export function HealthView({ website }: { website: Website }): JSX.Element {
  useEffect(() => void website.checkHealth(), [website]);
  const health = website.health.value;
  return (
    <section class="screen" aria-labelledby="health-title">
      <h2 id="health-title">{t('health')}</h2>
      <p class="meta">{t('healthText')}</p>
      {health === null && <p class="meta">{t('loading')}</p>}
      {health instanceof Error && <p class="failure">{health.message}</p>}
      {health !== null && !(health instanceof Error) && (
        <ul class="rows">
          {health.hops.map((hop) => (
            <li key={hop.name} class={hop.ok ? 'fold hop ok' : 'fold hop broken'}>
              <p class="hop-head">
                <Icon name={hop.ok ? 'check' : 'cross'} />
                <span class="row-title">{label('hop', hop.name)}</span>
                <span class="hidden">{hop.ok ? t('hopOk') : t('hopBroken')}</span>
              </p>
              {hop.reason !== undefined && <p>{hop.reason}</p>}
              {hop.fix !== undefined && <p class="strong">{hop.fix}</p>}
              <dl class="facts">
                {hop.facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{label('fact', name)}</dt>
                    <dd>{showFact(name, value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      <div class="actions start">
        <button type="button" onClick={() => void website.checkHealth()}>
          {t('refresh')}
        </button>
      </div>
    </section>
  );
}

/** A point in time and an age as people read them, anything else as it came. */
export function showFact(name: string, value: unknown): string {
  if (typeof value === 'number' && name === 'since') return day(value);
  if (typeof value === 'number' && name.endsWith('Ms')) return t('ago', short(Math.round(value)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}
