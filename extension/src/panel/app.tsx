/** The side panel: one column, the conversation first, everything else one press away. */
import type { JSX } from 'preact';
import { Activity } from './activity.tsx';
import { Attention } from './attention.tsx';
import { Composer } from './composer.tsx';
import { Connection, Trouble } from './connection.tsx';
import { Controls } from './controls.tsx';
import { OtherSessions, WaitingCount } from './elsewhere.tsx';
import { History } from './history.tsx';
import { type TextName, t } from './i18n.ts';
import { Icon, type IconName } from './icons.tsx';
import { tell } from './phrases.ts';
import { Replay } from './replay.tsx';
import { Settings } from './settings.tsx';
import { SiteAccess } from './sites.tsx';
import type { Screen, Store } from './store.ts';
import { News, Timeline } from './timeline.tsx';
import { Workflows } from './workflows.tsx';

export interface Place {
  screen: Screen;
  icon: IconName;
  name: TextName;
  /** Only where there is no room to show it beside the others. */
  narrow?: boolean;
}

const PLACES: readonly Place[] = [
  { screen: 'chat', icon: 'chat', name: 'chat' },
  { screen: 'history', icon: 'history', name: 'history' },
  { screen: 'workflows', icon: 'workflows', name: 'workflows' },
  { screen: 'activity', icon: 'activity', name: 'activity' },
  { screen: 'settings', icon: 'settings', name: 'settings' },
];

export function App({ store }: { store: Store }): JSX.Element {
  const screen = store.screen.value;
  return (
    <div class="app">
      <header class="bar">
        <Connection store={store} />
        <h1>{t('extensionName')}</h1>
        <button
          type="button"
          class="round"
          aria-label={t('newSession')}
          title={t('newSession')}
          onClick={() => {
            store.show(null);
            store.screen.value = 'chat';
          }}
        >
          <Icon name="plus" />
        </button>
      </header>
      <Places store={store} places={PLACES} />
      <main>
        <Trouble store={store} />
        {screen === 'chat' ? <Chat store={store} /> : <Elsewhere store={store} />}
      </main>
      <Foot store={store} />
    </div>
  );
}

export function Places({ store, places }: { store: Store; places: readonly Place[] }): JSX.Element {
  return (
    <nav class="places" aria-label={t('places')}>
      {places.map(({ screen, icon, name, narrow }) => (
        <button
          type="button"
          key={screen}
          class={narrow ? 'narrow' : undefined}
          aria-current={store.screen.value === screen ? 'page' : undefined}
          title={t(name)}
          onClick={() => {
            store.screen.value = screen;
          }}
        >
          <Icon name={icon} />
          <span>{t(name)}</span>
          {screen === 'history' && <WaitingCount count={store.others.waits.value.length} />}
        </button>
      ))}
    </nav>
  );
}

/** The conversation, or what one can do when there is none yet. */
export function Chat({ store }: { store: Store }): JSX.Element {
  const view = store.shown.value;
  const isEmpty = view.items.length === 0 && view.draft === '';
  if (isEmpty) return <Beginning store={store} />;
  const download = (seq: number, name: string) => void store.download(seq, name);
  const resume = () => void store.send({ type: 'Resume' });
  return (
    <Timeline
      key={store.sessionId.value}
      view={view}
      world={store.world}
      download={download}
      resume={resume}
    />
  );
}

const EXAMPLES: readonly TextName[] = ['exampleInvoice', 'exampleSearch', 'exampleExtract'];

function Beginning({ store }: { store: Store }): JSX.Element {
  return (
    <section class="beginning" aria-labelledby="beginning-title">
      <Icon name="spark" />
      <h2 id="beginning-title">{t('beginTitle')}</h2>
      <p>{t('beginText')}</p>
      <div class="examples">
        {EXAMPLES.map((name) => (
          <button
            type="button"
            class="chip"
            key={name}
            onClick={() => {
              store.prefill.value = t(name);
            }}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Elsewhere({ store }: { store: Store }): JSX.Element | null {
  switch (store.screen.value) {
    case 'history':
      return <History store={store} />;
    case 'workflows':
      return <Workflows store={store} />;
    case 'activity':
      return <Activity store={store} />;
    case 'settings':
      return <Settings store={store} />;
    case 'replay':
      return <Replay store={store} />;
    default:
      return null;
  }
}

/** What waits for the user, the controls of the run and the composer: at hand on every screen. */
export function Foot({ store }: { store: Store }): JSX.Element {
  const said = store.said.value;
  return (
    <footer class="foot">
      {store.screen.value === 'chat' && !store.active.value && <SiteAccess store={store} />}
      <OtherSessions store={store} />
      <Attention store={store} />
      <p class={said?.bad ? 'said bad' : 'said'} role="status" hidden={said === null}>
        {said && tell(said.text)}
      </p>
      <Controls store={store} />
      {store.screen.value === 'chat' && <Composer store={store} />}
      <News key={store.sessionId.value} view={store.view.value} />
    </footer>
  );
}
