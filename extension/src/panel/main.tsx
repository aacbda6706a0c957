/** The side panel is put together here, once, when its page opens. Closing the page changes nothing about a run. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { createExtensionWorld, Worker } from './extension.ts';
import { chooseLanguage, language, markLanguage } from './i18n.ts';
import { NOT_HEARD } from './others.ts';
import { LANGUAGE_KEY } from './settings.tsx';
import { Store } from './store.ts';
import './panel.css';

export function startPanel(page: Document): void {
  const root = page.getElementById('root');
  if (!root) throw new Error('the page of the panel has no #root');
  const { store, worker } = createStore();
  markLanguage(page);
  effect(() => {
    const wanted = worker.wanted.value;
    if (wanted === null) return;
    worker.wanted.value = null;
    store.open(wanted);
  });
  render(<App store={store} />, root);
}

/** The state behind a page of the extension, connected. */
export function createStore(): { store: Store; worker: Worker } {
  const worker = new Worker();
  const world = createExtensionWorld(worker);
  language.value = chooseLanguage([world.memory.getItem(LANGUAGE_KEY), chrome.i18n.getUILanguage()]);
  const store = new Store(world);
  worker.start();
  store.start();
  effect(() => worker.tell({ kind: 'speak', language: language.value }));
  store.others.waiting.subscribe((found) => {
    if (found !== NOT_HEARD)
      worker.tell({ kind: 'waiting', sessionIds: found.map(({ sessionId }) => sessionId) });
  });
  return { store, worker };
}
