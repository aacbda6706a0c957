/** The extension around the panel: its worker answers over one port, which is opened again whenever the worker slept. */
import { signal } from '@preact/signals';
import type { Socket } from '../lib/frontend.ts';
import { save, saveBlob } from './files.ts';
import { t } from './i18n.ts';
import { BadAnswer, type BrowserState, type World } from './world.ts';

type Answer = { id?: string; kind: string } & Record<string, unknown>;

const PORT = 'panel';
const ANSWER_MS = 10_000;
/** Where the worker writes {sessionId, windowId} for a panel. */
const WANTED = 'wanted';

/** Questions to the worker, each with its answer; its state comes unasked at every change. */
export class Worker {
  readonly state = signal<BrowserState | null>(null);
  /** The session that a notification of this window asks for; it is taken by setting it back to null. */
  readonly wanted = signal<string | null>(null);
  #port: chrome.runtime.Port | null = null;
  #count = 0;
  #waiting = new Map<string, (answer: Answer) => void>();

  start(): void {
    this.tell({ kind: 'panelState' });
    const ask = () => this.tell({ kind: 'panelState' });
    chrome.tabs.onActivated.addListener(ask);
    chrome.tabs.onUpdated.addListener((_id, change) => {
      if (change.url !== undefined || change.status === 'complete') ask();
    });
    chrome.storage.session.onChanged.addListener((changes) => {
      if ('grants' in changes) ask();
      if (changes[WANTED]?.newValue !== undefined) void this.#takeWanted();
    });
    void this.#takeWanted();
    chrome.permissions.onAdded.addListener(ask);
    chrome.permissions.onRemoved.addListener(ask);
  }

  /** A notification is for the panel of the window in which it was answered. */
  async #takeWanted(): Promise<void> {
    const { id } = await chrome.windows.getCurrent();
    const { [WANTED]: found } = await chrome.storage.session.get(WANTED);
    const { sessionId, windowId } = (found ?? {}) as { sessionId?: string; windowId?: number };
    if (sessionId === undefined || windowId !== id) return;
    await chrome.storage.session.remove(WANTED);
    this.wanted.value = sessionId;
  }

  tell(question: Record<string, unknown>): void {
    this.#connect().postMessage(question);
  }

  ask(question: Record<string, unknown>): Promise<Answer> {
    this.#count += 1;
    const id = `q${this.#count}`;
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error('the extension’s worker does not answer; reload the extension'));
      }, ANSWER_MS);
      this.#waiting.set(id, (answer) => {
        clearTimeout(patience);
        resolve(answer);
      });
      this.tell({ ...question, id });
    });
  }

  #connect(): chrome.runtime.Port {
    if (this.#port) return this.#port;
    const port = chrome.runtime.connect({ name: PORT });
    this.#port = port;
    port.onMessage.addListener((answer: Answer) => this.#take(answer));
    port.onDisconnect.addListener(() => {
      this.#port = null;
    });
    return port;
  }

  #take(answer: Answer): void {
    if (answer.kind === 'panelState') this.state.value = answer.state as BrowserState;
    if (answer.id === undefined) return;
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }
}

/** Each ticket opens one door once; the secret behind it stays in the worker. */
async function getTicket(worker: Worker): Promise<{ url: URL; ticket: string }> {
  const { url, ticket, error } = await worker.ask({ kind: 'panelTicket' });
  if (typeof url !== 'string' || typeof ticket !== 'string')
    throw new Error(String(error ?? 'not paired yet'));
  return { url: new URL(url), ticket };
}

export function createExtensionWorld(worker: Worker): World {
  return {
    kind: 'panel',
    browser: worker.state,
    linked: signal(null),
    memory: localStorage,
    now: () => Date.now(),
    async open(): Promise<Socket> {
      const { url, ticket } = await getTicket(worker);
      url.searchParams.set('ticket', ticket);
      return new WebSocket(url) as Socket;
    },
    request: async (path) => (await fetchFrom(worker, path)).json(),
    download: async (path, name) => saveBlob(name, await (await fetchFrom(worker, path)).blob()),
    picture: async (hash) =>
      URL.createObjectURL(await (await fetchFrom(worker, `/api/frames/${hash}`)).blob()),
    async pair(code) {
      const { error } = await worker.ask({ kind: 'pair', code });
      return typeof error === 'string' ? error : null;
    },
    async unpair() {
      await worker.ask({ kind: 'unpair' });
    },
    reconnect: () => worker.tell({ kind: 'reconnect' }),
    async halt(sessionId) {
      const stop = { kind: 'stop', ...(sessionId === null ? {} : { sessionId }) };
      return (await worker.ask(stop)).kind === 'stopped';
    },
    requestAccess: (origin) =>
      chrome.permissions.request({ origins: [origin === null ? '<all_urls>' : `${origin}/*`] }),
    save,
  };
}

/** The panel reads by HTTP and nothing else; what it changes goes through the socket as a command. */
async function fetchFrom(worker: Worker, path: string): Promise<Response> {
  const { url, ticket } = await getTicket(worker);
  const headers = { authorization: `Bearer ${ticket}` };
  const response = await fetch(`http://${url.host}${path}`, { headers }).catch(() => {
    throw new Error(t('hopServer'));
  });
  if (!response.ok) throw new BadAnswer(path, response.status);
  return response;
}
