/** The first page after installation: pair, allow a site, say the first goal. */

import type { JSX } from 'preact';
import { render } from 'preact';
import { markLanguage, t } from './i18n.ts';
import { Icon } from './icons.tsx';
import { createStore } from './main.tsx';
import { PairingForm } from './settings.tsx';
import type { Store } from './store.ts';
import './panel.css';

export function startWelcome(page: Document): void {
  const root = page.getElementById('root');
  if (!root) throw new Error('the welcome page has no #root');
  const { store } = createStore();
  markLanguage(page);
  render(<Welcome store={store} openPanel={openPanel} />, root);
}

async function openPanel(): Promise<void> {
  const { id } = await chrome.windows.getCurrent();
  if (id !== undefined) await chrome.sidePanel.open({ windowId: id });
}

export function Welcome({ store, openPanel }: { store: Store; openPanel(): Promise<void> }): JSX.Element {
  const browser = store.world.browser.value;
  const connected = browser?.link.state === 'connected';
  return (
    <main class="welcome">
      <h1>
        <Icon name="spark" /> {t('welcomeTitle')}
      </h1>
      <p class="lead">{t('extensionDescription')}</p>
      <ol class="first-steps">
        <li class={connected ? 'done' : ''}>
          <h2>{t('welcomeServer')}</h2>
          <p>{t('welcomeServerText')}</p>
          <pre>browser-copilot up</pre>
        </li>
        <li class={browser?.paired ? 'done' : ''}>
          <h2>{t('welcomePair')}</h2>
          <p>{t('welcomePairText')}</p>
          <PairingForm store={store} />
          <p role="status" class={connected ? 'good' : 'meta'}>
            {connected ? t('hopGood') : (browser?.link.reason ?? t('hopConnecting'))}
          </p>
        </li>
        <li>
          <h2>{t('welcomeGoal')}</h2>
          <p>{t('welcomeGoalText')}</p>
          <div class="actions start">
            <button type="button" class="primary" onClick={() => void openPanel()}>
              {t('openPanel')}
            </button>
          </div>
        </li>
      </ol>
      <p class="meta">{t('welcomePrivacy')}</p>
    </main>
  );
}
