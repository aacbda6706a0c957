/**
 * The portal: sessions at the left, the conversation in the middle, the page and the events at the right. Where there
 * is room for one column only, the sessions are a place of their own.
 */
import type { JSX } from 'preact';
import { Activity } from '../panel/activity.tsx';
import { Chat, Foot, type Place, Places } from '../panel/app.tsx';
import { Connection, Trouble } from '../panel/connection.tsx';
import { clock } from '../panel/format.ts';
import { History } from '../panel/history.tsx';
import { t } from '../panel/i18n.ts';
import { Icon } from '../panel/icons.tsx';
import { Picture } from '../panel/picture.tsx';
import { Replay } from '../panel/replay.tsx';
import { Settings } from '../panel/settings.tsx';
import type { Store } from '../panel/store.ts';
import { Workflows } from '../panel/workflows.tsx';
import { HealthView } from './healthView.tsx';
import type { Jobs } from './jobs.ts';
import { JobsView } from './jobsView.tsx';
import type { Website } from './website.ts';

const PLACES: readonly Place[] = [
  { screen: 'chat', icon: 'chat', name: 'chat' },
  { screen: 'history', icon: 'history', name: 'history', narrow: true },
  { screen: 'workflows', icon: 'workflows', name: 'workflows' },
  { screen: 'jobs', icon: 'jobs', name: 'jobs' },
  { screen: 'replay', icon: 'resume', name: 'replay' },
  { screen: 'activity', icon: 'activity', name: 'activity' },
  { screen: 'health', icon: 'health', name: 'health' },
  { screen: 'settings', icon: 'settings', name: 'settings' },
];
const SHOWN_EVENTS = 60;

export interface SiteParts {
  store: Store;
  website: Website;
  jobs: Jobs;
}

export function Site({ store, website, jobs }: SiteParts): JSX.Element {
  return (
    <div class="site">
      <header class="bar">
        <Connection store={store} />
        <h1>{t('siteName')}</h1>
        <Places store={store} places={PLACES} />
        <button
          type="button"
          onClick={() => {
            store.show(null);
            store.screen.value = 'chat';
          }}
        >
          <Icon name="plus" />
          <span>{t('newSession')}</span>
        </button>
      </header>
      {store.screen.value !== 'history' && (
        <aside class="side" aria-label={t('siteSessions')}>
          <History store={store} />
        </aside>
      )}
      <main>
        <Trouble store={store} />
        <Middle store={store} website={website} jobs={jobs} />
        <Foot store={store} />
      </main>
      {store.screen.value === 'chat' && <Beside store={store} />}
    </div>
  );
}

function Middle({ store, website, jobs }: SiteParts): JSX.Element {
  switch (store.screen.value) {
    case 'history':
      return <History store={store} />;
    case 'workflows':
      return <Workflows store={store} />;
    case 'jobs':
      return <JobsView jobs={jobs} />;
    case 'activity':
      return <Activity store={store} />;
    case 'health':
      return <HealthView website={website} />;
    case 'settings':
      return <Settings store={store} />;
    case 'replay':
      return <Replay store={store} />;
    default:
      return <Chat store={store} />;
  }
}

/** The page as it looked last, and the newest events by name. */
function Beside({ store }: { store: Store }): JSX.Element | null {
  const seq = store.view.value.seq;
  if (seq === 0) return null;
  const frame = store.run.value?.frame;
  const events = store.events.slice(-SHOWN_EVENTS).reverse();
  return (
    <aside class="beside" aria-label={t('events')}>
      {frame !== undefined && <Picture hash={frame} world={store.world} text={t('livePage')} />}
      <h2>{t('events')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="events" tabIndex={0}>
        {events.map((one) => (
          <li key={one.seq}>
            <span class="meta">{clock(one.ts_unix_ms)}</span>
            <span>{one.event.type}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
