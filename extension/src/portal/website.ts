/** The website around the portal: same origin, so the cookie opens every door. */
import { signal } from '@preact/signals';
import { DoorRefused, type Socket } from '../lib/frontend.ts';
import { save, saveBlob } from '../panel/files.ts';
import { t } from '../panel/i18n.ts';
import { BadAnswer, type World } from '../panel/world.ts';
import { type Health, readHealth } from './health.ts';

export interface Website extends World {
  /** The state of each hop as the server told it last; an error when it did not. */
  health: { readonly value: Health | Error | null };
  checkHealth(): Promise<void>;
}

export function createWebsite(): Website {
  const health = signal<Health | Error | null>(null);
  const linked = signal<{ connected: boolean; reason?: string } | null>(null);
  const request = async (path: string, body?: string) => (await fetchFrom(path, body)).json();
  return {
    kind: 'site',
    browser: signal(null),
    linked,
    health,
    memory: localStorage,
    now: () => Date.now(),
    request,
    open: async () => {
      await checkLogin();
      const { protocol, host } = location;
      return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/frontend`) as Socket;
    },
    picture: async (hash) => URL.createObjectURL(await (await fetchFrom(`/api/frames/${hash}`)).blob()),
    download: async (path, name) => saveBlob(name, await (await fetchFrom(path)).blob()),
    pair: () => Promise.resolve('a website cannot be paired; open the panel of the extension'),
    unpair: () => Promise.resolve(),
    reconnect: () => undefined,
    halt: async () => false,
    requestAccess: () => Promise.resolve(true),
    save,
    async checkHealth() {
      try {
        const found = readHealth(await request('/healthz'));
        health.value = found;
        const link = found.hops.find(({ name }) => name === 'link');
        linked.value = link
          ? { connected: link.ok, ...(link.reason === undefined ? {} : { reason: link.reason }) }
          : null;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        health.value = error;
      }
    },
  };
}

/** `/healthz` answers 503 when something is broken, and still says what. */
async function fetchFrom(path: string, body?: string): Promise<Response> {
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', body }).catch(() => {
    throw new Error(t('hopServer'));
  });
  if (response.status === 401) throw new DoorRefused(t('loginExpired'));
  if (!response.ok && path !== '/healthz') throw new BadAnswer(path, response.status);
  return response;
}

/** A socket that is turned away at the door cannot say why; a plain request can. Throws `DoorRefused`. */
async function checkLogin(): Promise<void> {
  const { status } = await fetch('/api/copilot/models');
  if (status === 401 || status === 403) throw new DoorRefused(t('loginExpired'));
}
