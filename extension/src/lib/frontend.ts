/** The frontend socket: commands up, events down from any `seq`; it reconnects by itself and loses nothing. */
import type {
  Command,
  CommandReply,
  EventEnvelope,
  FrontendDown,
  FrontendUp,
  WaitingDown,
} from '../generated/types.ts';

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export type DoorState = 'connecting' | 'open' | 'waiting' | 'refused';

/** Thrown by `open` where trying again changes nothing before the user has done something. */
export class DoorRefused extends Error {}

export interface FrontendParts {
  /** A fresh socket; it may need a ticket first. Rejects with an error that names the broken hop, or `DoorRefused`. */
  open(): Promise<Socket>;
  /** The session's events that were asked for, in order. */
  received(events: EventEnvelope[]): void;
  /** All that is at work and all that waits for the user, in any session; told at each change. */
  waiting(found: WaitingDown): void;
  /** `reason` says why there is no connection. */
  changed(state: DoorState, reason: string | null): void;
  /** ms to wait before try number `attempt` (from 1). */
  delayMs(attempt: number): number;
}

interface Unanswered {
  resolve(reply: CommandReply): void;
  patience: ReturnType<typeof setTimeout>;
}

const REPLY_MS = 15_000;
const OPEN_MS = 10_000;
/** WebSocket close codes by which a server says that it does not want us. */
const REFUSALS: ReadonlySet<number> = new Set([1008, 4003]);

export class Frontend {
  #socket: Socket | null = null;
  #wanted = false;
  #attempts = 0;
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Unanswered>();
  #subscription: { sessionId: string | null; after: number; frames: boolean } | null = null;

  constructor(private readonly parts: FrontendParts) {}

  get isOpen(): boolean {
    return this.#socket !== null;
  }

  /** Keeps a connection from now on. */
  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  /** Try again now, whatever the wait. */
  nudge(): void {
    if (!this.#wanted || this.#socket) return;
    clearTimeout(this.#retry);
    this.#attempts = 0;
    this.#connect();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.#refuseAll('the connection was closed');
  }

  /** From now on the events of this session (null: of every session) after that `seq`. */
  subscribe(sessionId: string | null, after: number, frames = false): void {
    this.#subscription = { sessionId, after, frames };
    this.#askForEvents();
  }

  /** Events that still come are dropped. */
  unsubscribe(): void {
    this.#subscription = null;
  }

  /** Never rejects: a command that cannot be sent or is not answered comes back as a refusal that says so. */
  command(command: Command, sessionId: string | null): Promise<CommandReply> {
    if (!this.#socket)
      return Promise.resolve(refuse('there is no connection to the server; nothing was sent'));
    this.#count += 1;
    const requestId = `c${this.#count}`;
    return new Promise((resolve) => {
      const patience = setTimeout(
        () =>
          this.#settle(requestId, refuse('the server did not answer in time; look before you send it again')),
        REPLY_MS,
      );
      this.#unanswered.set(requestId, { resolve, patience });
      this.#send({ type: 'command', requestId, command, ...(sessionId === null ? {} : { sessionId }) });
    });
  }

  async #connect(): Promise<void> {
    this.parts.changed('connecting', null);
    let socket: Socket;
    try {
      socket = await this.parts.open();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return this.#again(error.message, error instanceof DoorRefused ? 'refused' : 'waiting');
    }
    if (!this.#wanted) return socket.close(1000);
    const patience = setTimeout(() => socket.close(4000), OPEN_MS);
    socket.onopen = () => {
      clearTimeout(patience);
      this.#socket = socket;
      this.#attempts = 0;
      this.parts.changed('open', null);
      this.#send({ type: 'watch' });
      this.#askForEvents();
    };
    socket.onmessage = ({ data }) => this.#take(String(data));
    socket.onclose = ({ code, reason }) => {
      clearTimeout(patience);
      this.#closed(socket, code, reason);
    };
  }

  #closed(socket: Socket, code: number, reason: string): void {
    if (this.#socket !== null && this.#socket !== socket) return;
    this.#socket = null;
    this.#refuseAll('the connection broke before the server answered; look before you send it again');
    if (this.#wanted) this.#again(reason, REFUSALS.has(code) ? 'refused' : 'waiting');
  }

  #again(reason: string, state: DoorState): void {
    this.#attempts += 1;
    this.parts.changed(state, reason || null);
    this.#retry = setTimeout(() => this.#connect(), this.parts.delayMs(this.#attempts));
  }

  #askForEvents(): void {
    if (!this.#socket || !this.#subscription) return;
    const { sessionId, after, frames } = this.#subscription;
    this.#send({
      type: 'subscribe',
      after,
      ...(sessionId === null ? {} : { sessionId }),
      ...(frames ? { frames } : {}),
    });
  }

  #send(message: FrontendUp): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #take(text: string): void {
    const message = JSON.parse(text) as FrontendDown;
    if (message.type === 'events') this.#deliver(message.events);
    else if (message.type === 'waiting') this.parts.waiting(message);
    else if (message.type === 'reply') this.#settle(message.requestId, message.reply);
    else if (message.requestId !== undefined) this.#settle(message.requestId, refuse(message.error));
  }

  /** Events of a subscription that was replaced meanwhile are dropped. */
  #deliver(events: EventEnvelope[]): void {
    const subscription = this.#subscription;
    if (!subscription) return;
    const { sessionId, after } = subscription;
    const fresh = events.filter(
      (one) => one.seq > after && (sessionId === null || one.session_id === sessionId),
    );
    const last = fresh.at(-1);
    if (!last) return;
    subscription.after = last.seq;
    this.parts.received(fresh);
  }

  #settle(requestId: string, reply: CommandReply): void {
    const waiting = this.#unanswered.get(requestId);
    if (!waiting) return;
    clearTimeout(waiting.patience);
    this.#unanswered.delete(requestId);
    waiting.resolve(reply);
  }

  #refuseAll(error: string): void {
    for (const requestId of [...this.#unanswered.keys()]) this.#settle(requestId, refuse(error));
  }
}

/** Our own refusal. Its code is one that says nothing of what was asked: the server is out of reach. */
function refuse(error: string): CommandReply {
  return { ok: false, error, code: 'shutting_down' };
}

/** Backoff with jitter: about 0.3 s, doubling to 10 s. `random` is from 0 to 1. */
export function backoffMs(attempt: number, random: number): number {
  const ceiling = Math.min(10_000, 300 * 2 ** Math.min(attempt - 1, 10));
  return Math.round(ceiling * (0.5 + random / 2));
}
