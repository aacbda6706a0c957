/** What the copilot may do without asking again: sites and kinds of action, each with its end and its way back. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import type { GrantedOrigin } from '../generated/types.ts';
import { listGrants, listRemembered, type Remembered } from './api.ts';
import { day, hostOf } from './format.ts';
import { nameAction, t } from './i18n.ts';
import { SiteAccess } from './sites.tsx';
import type { Store } from './store.ts';

/** Origins that may be written to, each with its way back. */
export function Sites({ store }: { store: Store }): JSX.Element {
  const listed = useSignal<readonly GrantedOrigin[]>([]);
  const browser = store.world.browser.value;
  const isSeen = browser !== null;
  const load = useCallback(() => {
    if (isSeen) return;
    listGrants(store.world).then(
      (grants) => {
        listed.value = grants;
      },
      (error: unknown) => store.say(t('noList', String(error)), true),
    );
  }, [isSeen, store, listed]);
  useEffect(load, [load]);
  const grants = browser?.grants ?? listed.value;
  const own = store.sessionId.value;
  const withdraw = async (origin: string) => {
    await store.send({ type: 'GrantOrigin', origin, remove: true });
    load();
  };
  return (
    <div class="field">
      <h3>{t('sites')}</h3>
      <p class="meta">{t('sitesText')}</p>
      <SiteAccess store={store} always />
      {grants.length === 0 && <p class="meta">{t('noGrants')}</p>}
      <ul class="rows">
        {grants.map((grant) => (
          <li class="row" key={`${grant.origin} ${grant.sessionId ?? ''}`}>
            <span class="row-main">
              <span class="row-title">{hostOf(grant.origin)}</span>
              <span class="meta">
                <span>{grant.origin}</span>
                {grant.denied && <span>{t('denied')}</span>}
                {grant.sessionId !== undefined && (
                  <span>{grant.sessionId === own ? t('thisSession') : t('otherSession')}</span>
                )}
                {grant.expiresMs !== undefined && <span>{t('rememberedUntil', day(grant.expiresMs))}</span>}
              </span>
            </span>
            <button
              type="button"
              class="small"
              aria-label={t('withdrawFrom', grant.origin)}
              onClick={() => void withdraw(grant.origin)}
            >
              {t('withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was allowed "always here", each with its way back. */
export function Approvals({ store }: { store: Store }): JSX.Element {
  const rows = useSignal<readonly Remembered[] | Error>([]);
  const seq = store.view.value.seq;
  const load = useCallback(() => {
    listRemembered(store.world).then(
      (found) => {
        rows.value = found;
      },
      (error: unknown) => {
        rows.value = error instanceof Error ? error : new Error(String(error));
      },
    );
  }, [store, rows]);
  // Every event may have used or added one.
  useEffect(load, [load, seq]);
  const found = rows.value;
  const withdraw = async ({ id, sessionId }: Remembered) => {
    await store.withdraw(id, sessionId);
    load();
  };
  return (
    <div class="field">
      <h3>{t('remembered')}</h3>
      <p class="meta">{t('rememberedText')}</p>
      {found instanceof Error && <p class="failure">{t('noList', found.message)}</p>}
      {Array.isArray(found) && found.length === 0 && <p class="meta">{t('noRemembered')}</p>}
      <ul class="rows">
        {!(found instanceof Error) &&
          found.map((one) => (
            <li class="row" key={one.id}>
              <span class="row-main">
                <span class="row-title">{`${nameAction(one.kind)} · ${hostOf(one.origin)}`}</span>
                <span class="meta">
                  <span>{t('rememberedLeft', one.countLeft)}</span>
                  <span>{t('rememberedUntil', day(one.untilMs))}</span>
                </span>
              </span>
              <button
                type="button"
                class="small"
                aria-label={t('withdrawApproval', nameAction(one.kind), hostOf(one.origin))}
                onClick={() => void withdraw(one)}
              >
                {t('withdraw')}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
