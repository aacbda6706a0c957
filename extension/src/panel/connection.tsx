/** The connection dot tells the truth: which hop is broken, and what mends it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { DoorState } from '../lib/frontend.ts';
import { type TextName, t } from './i18n.ts';
import type { Store } from './store.ts';
import type { BrowserState } from './world.ts';

export interface Health {
  level: 'good' | 'busy' | 'bad';
  title: TextName;
  /** What mends it; null when nothing is to be done. */
  fix: TextName | null;
  detail: string | null;
}

interface Door {
  state: DoorState;
  reason: string | null;
}

/** The first broken hop on the way from this page to the server and to the browser. Pure. */
export function diagnose(
  browser: BrowserState | null,
  door: Door,
  linked: { connected: boolean; reason?: string } | null,
): Health {
  const { link } = browser ?? {};
  const detail = link?.reason ?? door.reason;
  if (browser && !browser.paired) return { level: 'bad', title: 'hopUnpaired', fix: 'fixPair', detail: null };
  if (link?.state === 'refused') return { level: 'bad', title: 'hopRefused', fix: 'fixRefused', detail };
  if (link?.state === 'replaced') return { level: 'bad', title: 'hopReplaced', fix: 'fixReplaced', detail };
  if (link?.state === 'waiting') return { level: 'bad', title: 'hopServer', fix: 'fixServer', detail };
  if (link?.state === 'connecting' || link?.state === 'greeting')
    return { level: 'busy', title: 'hopConnecting', fix: null, detail: null };
  if (door.state === 'refused')
    return { level: 'bad', title: 'hopDoorRefused', fix: browser ? 'fixRefused' : 'fixDoorRefused', detail };
  if (door.state === 'waiting')
    return { level: 'bad', title: 'hopDoor', fix: 'fixServer', detail: door.reason };
  if (door.state === 'connecting') return { level: 'busy', title: 'hopConnecting', fix: null, detail: null };
  if (!browser && linked && !linked.connected)
    return { level: 'bad', title: 'hopBrowser', fix: 'fixBrowser', detail: linked.reason ?? null };
  return { level: 'good', title: 'hopGood', fix: null, detail: null };
}

export function Connection({ store }: { store: Store }): JSX.Element {
  const open = useSignal(false);
  const browser = store.world.browser.value;
  const health = diagnose(browser, store.door.value, store.world.linked.value);
  return (
    <div class="connection">
      <button
        type="button"
        class="dot-button"
        aria-expanded={open.value}
        aria-controls="connection-detail"
        title={t(health.title)}
        onClick={() => {
          open.value = !open.value;
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') open.value = false;
        }}
      >
        <span class={`dot ${health.level}`} />
        <span class="hidden">{t('connectionLabel', t(health.title))}</span>
      </button>
      <div id="connection-detail" class="popover" hidden={!open.value}>
        <HealthText health={health} store={store} />
        {browser?.server && <p class="meta">{t('serverAt', browser.server)}</p>}
      </div>
    </div>
  );
}

/** A bar over the conversation while something is broken. */
export function Trouble({ store }: { store: Store }): JSX.Element | null {
  const health = diagnose(store.world.browser.value, store.door.value, store.world.linked.value);
  if (health.level !== 'bad') return null;
  return (
    <section class="trouble" aria-label={t('connectionTrouble')}>
      <HealthText health={health} store={store} />
    </section>
  );
}

function HealthText({ health, store }: { health: Health; store: Store }): JSX.Element {
  return (
    <>
      <p class="strong">{t(health.title)}</p>
      {health.detail !== null && <p class="detail">{health.detail}</p>}
      {health.fix !== null && <p>{t(health.fix)}</p>}
      {health.level === 'bad' && (
        <div class="actions">
          {health.title === 'hopUnpaired' && (
            <button
              type="button"
              class="primary"
              onClick={() => {
                store.screen.value = 'settings';
              }}
            >
              {t('pairNow')}
            </button>
          )}
          {health.title !== 'hopUnpaired' && (
            <button type="button" onClick={() => store.reconnect()}>
              {t('tryAgain')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
