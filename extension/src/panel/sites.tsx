/** Access to the site in front: the browser's own question first, then the copilot's grant for exactly this origin. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { GRANT_DAYS } from '../generated/limits.ts';
import { hostOf } from './format.ts';
import { t } from './i18n.ts';
import { Icon } from './icons.tsx';
import type { Store } from './store.ts';

/** `always`: shown even where the site was waved away before. */
export function SiteAccess({
  store,
  always = false,
}: {
  store: Store;
  always?: boolean;
}): JSX.Element | null {
  const hidden = useSignal<string | null>(null);
  const tab = store.world.browser.value?.tab;
  const origin = tab?.origin;
  if (!tab || !origin || !/^https?:/.test(origin) || (tab.readable && tab.granted)) return null;
  if (!always && hidden.value === origin) return null;
  const allow = async (everywhere: boolean) => {
    const given = tab.readable || (await store.world.requestAccess(everywhere ? null : origin));
    if (!given) return store.say(t('accessRefused'), true);
    await store.send({ type: 'GrantOrigin', origin });
  };
  return (
    <section class="card site" aria-label={t('siteTitle', hostOf(origin))}>
      <h2>
        <Icon name="shield" /> {t('siteTitle', hostOf(origin))}
      </h2>
      <p>{tab.readable ? t('siteWrite') : t('siteRead')}</p>
      <p class="meta">{t('siteUntil', GRANT_DAYS)}</p>
      <div class="actions">
        {!always && (
          <button
            type="button"
            onClick={() => {
              hidden.value = origin;
            }}
          >
            {t('notNow')}
          </button>
        )}
        {!tab.readable && (
          <button type="button" onClick={() => void allow(true)}>
            {t('allSites')}
          </button>
        )}
        <button type="button" class="primary" onClick={() => void allow(false)}>
          {t('thisSite')}
        </button>
      </div>
    </section>
  );
}
