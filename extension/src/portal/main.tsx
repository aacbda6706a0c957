/** The portal's page starts here. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { chooseLanguage, language, markLanguage, t } from '../panel/i18n.ts';
import { LANGUAGE_KEY } from '../panel/settings.tsx';
import { Store } from '../panel/store.ts';
import { Jobs } from './jobs.ts';
import { Site } from './site.tsx';
import { createWebsite } from './website.ts';
import '../panel/panel.css';
import './site.css';

const HEALTH_MS = 10_000;

function startSite(page: Document): void {
  const root = page.getElementById('root');
  if (!root) throw new Error('the page of the portal has no #root');
  const website = createWebsite();
  language.value = chooseLanguage([website.memory.getItem(LANGUAGE_KEY), ...navigator.languages]);
  markLanguage(page);
  const store = new Store(website);
  effect(() => {
    const count = store.others.waiting.value.length;
    page.title = count === 0 ? t('siteName') : `(${count}) ${t('siteName')}`;
  });
  render(<Site store={store} website={website} jobs={new Jobs(website)} />, root);
  store.start();
  const check = () => {
    if (!page.hidden) void website.checkHealth();
  };
  check();
  setInterval(check, HEALTH_MS);
}

startSite(document);
