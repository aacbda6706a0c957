/** Pairing, sites, approvals, model and language: what the user decides once. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { getSession, listProfiles } from './api.ts';
import { LANGUAGES, type Language, language, t } from './i18n.ts';
import { Approvals, Sites } from './permissions.tsx';
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
