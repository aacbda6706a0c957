/** A world for tests: a server made of arrays, whose socket records what was said and says what the test wants. */
import { signal } from '@preact/signals';
import type {
  CommandReply,
  Event,
  EventEnvelope,
  FrontendUp,
  Waiting,
  Working,
} from '../../generated/types.ts';
import type { Socket } from '../../lib/frontend.ts';
import { Store } from '../store.ts';
import type { BrowserState, World } from '../world.ts';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(private readonly server: FakeServer) {
    setTimeout(() => this.onopen?.(), 0);
  }

  send(text: string): void {
    this.server.hear(this, JSON.parse(text) as FrontendUp);
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.onclose?.({ code, reason: '' });
  }
}

/** Accepts every command unless `answer` says otherwise; keeps a log that a subscription reads from its cursor. */
export class FakeServer {
  readonly heard: FrontendUp[] = [];
  readonly log: EventEnvelope[] = [];
  answer: (message: FrontendUp) => CommandReply | null = () => null;
  routes: Record<string, unknown> = {
    '/api/copilot/session?limit=50': { sessions: [] },
    '/api/recovery': { runs: [] },
    '/api/grants': { grants: [] },
    '/api/workflows': { workflows: [] },
    '/api/copilot/approvals/remembered': [],
    '/api/copilot/models': { models: [{ id: 'skills', name: 'Skills, without a model' }] },
  };
  #socket: FakeSocket | null = null;

  connect(): FakeSocket {
    this.#socket = new FakeSocket(this);
    return this.#socket;
  }

  get commands() {
    return this.heard.flatMap((message) => (message.type === 'command' ? [message.command] : []));
  }

  hear(socket: FakeSocket, message: FrontendUp): void {
    this.heard.push(message);
    if (message.type === 'subscribe') {
      const events = this.log.filter((one) => one.seq > message.after);
      socket.say({ type: 'events', events });
      return;
    }
    if (message.type === 'watch') return;
    const reply = this.answer(message) ?? { ok: true, sessionId: message.sessionId ?? 's1' };
    socket.say({ type: 'reply', requestId: message.requestId, reply });
  }

  /** Appends events to the log, 1 s apart, and sends them. */
  emit(...events: Event[]): void {
    const fresh = events.map((event, index) => envelope(event, this.log.length + index + 1));
    this.log.push(...fresh);
    this.#socket?.say({ type: 'events', events: fresh });
  }

  /** Tells what waits for the user. */
  wait(...waiting: Waiting[]): void {
    this.#socket?.say({ type: 'waiting', waiting, working: [] });
  }

  /** Tells what is at work; `waiting` is what waits for the user there. */
  work(working: Working[], ...waiting: Waiting[]): void {
    this.#socket?.say({ type: 'waiting', waiting, working });
  }

  drop(code = 1006): void {
    this.#socket?.close(code);
  }
}

export const START_MS = 1_760_000_000_000;

export function envelope(event: Event, seq: number, ids: Partial<EventEnvelope> = {}): EventEnvelope {
  const base = {
    seq,
    ts_unix_ms: START_MS + seq * 1000,
    session_id: 's1',
    run_id: 'run-1',
    task_id: 'task-1',
  };
  return { ...base, event, ...ids };
}

export const CONNECTED: BrowserState = {
  paired: true,
  managed: false,
  link: { state: 'connected', reason: null, givenUp: false },
  server: '127.0.0.1:8888',
  extensionVersion: '0.1.0',
  tab: {
    tabId: 3,
    url: 'https://billing.example/invoices',
    title: 'Invoices',
    origin: 'https://billing.example',
    readable: true,
    granted: true,
  },
  grants: [{ origin: 'https://billing.example' }],
};

export interface Setting {
  server: FakeServer;
  store: Store;
  world: World;
  browser: { value: BrowserState | null };
  saved: { name: string; text: string }[];
}

/** A started store over a fake server; `session` is the one that is shown from the start. */
export function setUp(session: string | null = 's1', kind: 'panel' | 'site' = 'panel'): Setting {
  const server = new FakeServer();
  const browser = signal<BrowserState | null>(kind === 'panel' ? CONNECTED : null);
  const kept = new Map<string, string>(session === null ? [] : [['session', session]]);
  const saved: { name: string; text: string }[] = [];
  const world: World = {
    kind,
    browser,
    linked: signal(null),
    download: () => Promise.resolve(),
    memory: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    now: () => START_MS,
    open: () => Promise.resolve(server.connect()),
    request: (path) =>
      path in server.routes
        ? Promise.resolve(server.routes[path])
        : Promise.reject(new Error(`no route ${path}`)),
    picture: () => Promise.reject(new Error('no pictures')),
    pair: (code) => Promise.resolve(code === 'good' ? null : 'this is no pairing code'),
    unpair: () => Promise.resolve(),
    reconnect: () => undefined,
    halt: async () => false,
    requestAccess: () => Promise.resolve(true),
    save: (name, _mime, text) => void saved.push({ name, text }),
  };
  if (session !== null) server.routes['/api/copilot/session?limit=50'] = { sessions: [row(session)] };
  return { server, browser, world, saved, store: new Store(world) };
}

export function row(id: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const base = {
    sessionId: id,
    title: `Session ${id}`,
    profile: 'skills',
    state: 'IDLE',
    policy: 'ask',
    open: true,
  };
  return { ...base, updatedMs: START_MS, ...more };
}
