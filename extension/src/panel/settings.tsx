/** Pairing, sites, approvals, model and language: what the user decides once. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import type { GrantedOrigin } from '../generated/types.ts';
import { getSession, listGrants, listProfiles, listRemembered, type Remembered } from './api.ts';
import { day, hostOf } from './format.ts';
import { LANGUAGES, type Language, label, language, t } from './i18n.ts';
import { SiteAccess } from './sites.tsx';
import type { Store } from './store.ts';

export const LANGUAGE_KEY = 'language';
const HOUR_MS = 3_600_000;

export function Settings({ store }: { store: Store }): JSX.Element {
  return (
    <section class="screen" aria-labelledby="settings-title">
      <h2 id="settings-title">{t('settings')}</h2>
      {store.world.kind === 'panel' && <PairingForm store={store} />}
      <Sites store={store} />
      <Policy store={store} />
      <Approvals store={store} />
      <Profile store={store} />
      <div class="field">
        <label for="language">{t('language')}</label>
        <select
          id="language"
          value={language.value}
          onChange={({ currentTarget }) => {
            language.value = currentTarget.value as Language;
            store.world.memory.setItem(LANGUAGE_KEY, currentTarget.value);
          }}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="actions start">
        <button type="button" onClick={() => store.export()}>
          {t('exportSession')}
        </button>
        <button type="button" onClick={() => void store.send({ type: 'SessionCompact' })}>
          {t('compact')}
        </button>
      </div>
    </section>
  );
}

/** The pairing code is pasted once; it is never shown again. */
export function PairingForm({ store, paired }: { store: Store; paired?: () => void }): JSX.Element {
  const code = useSignal('');
  const trouble = useSignal<string | null>(null);
  const browser = store.world.browser.value;
  if (browser?.managed) return <p class="meta">{t('managed', browser.server ?? '')}</p>;
  const pair = async () => {
    trouble.value = await store.world.pair(code.value.trim());
    if (trouble.value !== null) return;
    code.value = '';
    store.reconnect();
    paired?.();
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.value.trim() !== '') void pair();
      }}
    >
      <label for="pairing-code">{t('pairingCode')}</label>
      <div class="inline">
        <input
          id="pairing-code"
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={code.value}
          aria-describedby="pairing-help"
          aria-invalid={trouble.value !== null}
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary" disabled={code.value.trim() === ''}>
          {t('pair')}
        </button>
      </div>
      <p id="pairing-help" class={trouble.value === null ? 'meta' : 'failure'} aria-live="polite">
        {trouble.value ?? (browser?.paired ? t('pairedWith', browser.server ?? '') : t('pairingHelp'))}
      </p>
      {browser?.paired && (
        <div class="actions start">
          <button type="button" class="small" onClick={() => void store.world.unpair()}>
            {t('unpair')}
          </button>
        </div>
      )}
    </form>
  );
}

/** Origins that may be written to, each with its way back. */
function Sites({ store }: { store: Store }): JSX.Element {
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
                {grant.sessionId !== undefined && <span>{t('thisSession')}</span>}
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
function Approvals({ store }: { store: Store }): JSX.Element {
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
                <span class="row-title">{`${label('kind', one.kind)} · ${hostOf(one.origin)}`}</span>
                <span class="meta">
                  <span>{t('rememberedLeft', one.countLeft)}</span>
                  <span>{t('rememberedUntil', day(one.untilMs))}</span>
                </span>
              </span>
              <button
                type="button"
                class="small"
                aria-label={t('withdrawApproval', label('kind', one.kind), hostOf(one.origin))}
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

type PolicyName = 'ask' | 'all' | 'none' | 'until';

function Policy({ store }: { store: Store }): JSX.Element {
  const { sessionId, view, world } = store;
  const policy = useSignal('ask');
  const [shown, told] = [sessionId.value, view.value.policy];
  // The server knows whether one hour is over; the log only tells what was chosen.
  useEffect(() => {
    let wanted = true;
    const row = shown === null ? null : getSession(world, shown);
    row?.then(
      (found) => {
        if (wanted) policy.value = found.policy;
      },
      () => {
        if (wanted) policy.value = told ?? 'ask';
      },
    );
    if (row === null) policy.value = 'ask';
    return () => {
      wanted = false;
    };
  }, [shown, told, world, policy]);
  const set = (policy: PolicyName) =>
    void store.send({
      type: 'SetApprovalPolicy',
      policy,
      ...(policy === 'until' ? { untilMs: store.world.now() + HOUR_MS } : {}),
    });
  return (
    <div class="field">
      <label for="policy">{t('policy')}</label>
      <select
        id="policy"
        value={policy.value}
        aria-describedby="policy-help"
        onChange={({ currentTarget }) => set(currentTarget.value as PolicyName)}
      >
        <option value="ask">{t('policyAsk')}</option>
        <option value="until">{t('policyUntil')}</option>
        <option value="all">{t('policyAll')}</option>
        <option value="none">{t('policyNone')}</option>
      </select>
      <p id="policy-help" class="meta">
        {t('policyText')}
      </p>
    </div>
  );
}

function Profile({ store }: { store: Store }): JSX.Element {
  const found = useSignal<{ id: string; name: string }[]>([]);
  useEffect(() => {
    let wanted = true;
    listProfiles(store.world).then(
      (profiles) => {
        if (wanted) found.value = profiles;
      },
      (error: unknown) =>
        store.say(t('noList', error instanceof Error ? error.message : String(error)), true),
    );
    return () => {
      wanted = false;
    };
  }, [store, found]);
  const current = store.view.value.profile ?? 'skills';
  const all = found.value.some(({ id }) => id === current)
    ? found.value
    : [{ id: current, name: current }, ...found.value];
  return (
    <div class="field">
      <label for="profile">{t('profile')}</label>
      <select
        id="profile"
        value={current}
        aria-describedby="profile-help"
        disabled={store.active.value}
        onChange={({ currentTarget }) =>
          void store.send({ type: 'SwitchModel', profile: currentTarget.value })
        }
      >
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p id="profile-help" class="meta">
        {store.active.value ? t('profileBusy') : t('profileText')}
      </p>
    </div>
  );
}
