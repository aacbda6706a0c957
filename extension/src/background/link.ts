/**
 * The link is connected only after both sides have proved the secret; before that no other frame is read or written.
 *
 * unpaired -> connecting -> greeting -> connected; lost -> waiting -> connecting. Silence for two heartbeats is a loss.
 */
import { HEARTBEAT_MS, MISSED_HEARTBEATS, PROTOCOL_VERSION } from '../generated/limits.ts';
import type { Challenge, Frame, Hello, Welcome } from '../generated/types.ts';
import { log } from '../lib/log.ts';
import { planNextTry } from './backoff.ts';
import { computeProof, isSameProof, makeNonce } from './handshake.ts';
import { answers } from './knock.ts';
import type { Pairing } from './pairing.ts';
import { readFrame, writeFrame } from './wire.ts';

export type LinkState =
  | 'unpaired'
  | 'connecting'
  | 'greeting'
  | 'connected'
  | 'waiting'
  | 'refused'
  | 'replaced';

/** `reason` says which hop broke and what to do. */
export interface LinkStatus {
  state: LinkState;
  reason: string | null;
  givenUp: boolean;
  /** Unix time of the last change, ms. */
  since: number;
}

export interface LinkParts {
  pairing(): Pairing | null;
  /** What a hello says beside nonce and proof. */
  introduce(): Omit<Hello, 'type' | 'nonce' | 'proof' | 'protocolVersion'>;
  welcomed(welcome: Welcome): void;
  received(frame: Frame): void;
  changed(status: LinkStatus): void;
}

const HANDSHAKE_MS = 10_000;
const REPLACED_CODE = 4001;
const TOO_BIG_CODE = 1009;
const MALFORMED_CODE = 1008;
const SILENT_CODE = 4002;
/** So many failed tries open a socket at once; later ones knock first. */
const TRIES_WITHOUT_KNOCK = 5;
/** A heartbeat may be late by this much of its period. */
const GRACE = 0.5;

export class Link {
  #status: LinkStatus = { state: 'unpaired', reason: null, givenUp: false, since: Date.now() };
  #socket: WebSocket | null = null;
  /** When tries failed since the last welcome: the first, which tells how long it has been, and the newest. */
  #failures: number[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  /** The proof that the server must give, and the reading of frames one after the other. */
  #expected: string | null = null;
  #knocking = false;
  #reading: Promise<void> = Promise.resolve();

  constructor(private readonly parts: LinkParts) {}

  get status(): LinkStatus {
    return this.#status;
  }

  get isConnected(): boolean {
    return this.#status.state === 'connected';
  }

  /** Connects unless it is connected or about to be. */
  connect(): void {
    if (this.#socket || this.#knocking) return;
    clearTimeout(this.#retry);
    const pairing = this.parts.pairing();
    if (!pairing) this.#move('unpaired', 'not paired yet: paste the code of `browser-copilot pair` here');
    else if (this.#failures.length < TRIES_WITHOUT_KNOCK) this.#open(pairing);
    else void this.#knock(pairing);
  }

  async #knock(pairing: Pairing): Promise<void> {
    this.#knocking = true;
    const answered = await answers(pairing.url);
    this.#knocking = false;
    if (this.#socket || this.#status.state === 'replaced') return;
    if (this.parts.pairing()?.url !== pairing.url) this.connect();
    else if (answered) this.#open(pairing);
    else this.#closed(0, '');
  }

  #open(pairing: Pairing): void {
    this.#move('connecting', null);
    const socket = new WebSocket(pairing.url);
    this.#socket = socket;
    this.#expected = null;
    this.#reading = Promise.resolve();
    this.#patience = setTimeout(() => this.#lose('the server did not answer in time'), HANDSHAKE_MS);
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#lastHeard = performance.now();
      if (this.isConnected) return this.#take(String(data));
      this.#reading = this.#reading.then(() => this.#greet(socket, pairing, String(data)));
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#closed(code, reason);
    };
  }

  /** Leaves the server, and connects again with what the pairing is now. */
  restart(): void {
    this.#drop();
    this.#failures = [];
    this.connect();
  }

  /** The alarm's try, or the user's: whatever the wait, now. A link that was replaced stays away on its own. */
  nudge(byUser = false): void {
    if (this.#status.state === 'waiting' || this.#status.state === 'refused' || byUser) this.connect();
  }

  /** False when the frame could not go: not connected, or larger than a frame may be. */
  send(frame: Frame): boolean {
    if (!this.isConnected) return false;
    return this.#write(frame);
  }

  #write(frame: Frame): boolean {
    const text = writeFrame(frame);
    if (text === null || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  #take(text: string): void {
    const read = readFrame(text);
    if (!read.ok) {
      log('warning', 'link', 'frame refused', { reason: read.reason });
      this.#socket?.close(
        /larger/.test(read.reason) ? TOO_BIG_CODE : MALFORMED_CODE,
        read.reason.slice(0, 100),
      );
      return;
    }
    if (read.frame.type !== 'heartbeat') this.parts.received(read.frame);
  }

  /** One frame before the link is connected. */
  async #greet(socket: WebSocket, pairing: Pairing, text: string): Promise<void> {
    if (this.#socket !== socket) return;
    if (this.isConnected) return this.#take(text);
    const read = readFrame(text);
    if (!read.ok) return this.#lose(read.reason);
    const { frame } = read;
    if (frame.type === 'challenge' && this.#expected === null) return this.#answer(socket, pairing, frame);
    if (frame.type === 'refused') return this.#refused(frame.message);
    if (frame.type !== 'welcome' || this.#expected === null)
      return this.#lose(`the server said "${frame.type}" before it proved that it knows the secret`);
    if (!isSameProof(frame.proof, this.#expected))
      return this.#refused(`what answers at ${new URL(pairing.url).host} does not know the pairing secret`);
    this.#welcome(frame);
  }

  async #answer(socket: WebSocket, pairing: Pairing, challenge: Challenge): Promise<void> {
    this.#move('greeting', null);
    const about = this.parts.introduce();
    const nonces = { server: challenge.nonce, client: makeNonce() };
    const prove = (role: 'extension' | 'server') =>
      computeProof(pairing.secret, role, nonces, about.extensionId);
    const [proof, expected] = await Promise.all([prove('extension'), prove('server')]);
    if (this.#socket !== socket) return;
    this.#expected = expected;
    const nonce = nonces.client;
    this.#write({ type: 'hello', protocolVersion: PROTOCOL_VERSION, ...about, nonce, proof });
  }

  #welcome(welcome: Welcome): void {
    clearTimeout(this.#patience);
    this.#failures = [];
    const period = welcome.heartbeatMs || HEARTBEAT_MS;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(period), period);
    this.#move('connected', null);
    this.parts.welcomed(welcome);
  }

  #beat(period: number): void {
    if (performance.now() - this.#lastHeard > period * (MISSED_HEARTBEATS + GRACE))
      this.#lose('the server was silent for too long', SILENT_CODE);
    else this.#write({ type: 'heartbeat', sentMs: Date.now() });
  }

  #refused(reason: string): void {
    this.#drop();
    this.#move('refused', reason);
    this.#schedule(reason, 'refused');
  }

  #closed(code: number, reason: string): void {
    this.#drop(false);
    if (code === REPLACED_CODE) {
      this.#move('replaced', 'another browser with this pairing took over; reconnect here to take it back');
      return;
    }
    const where = this.parts.pairing()?.url;
    const host = where ? new URL(where).host : 'the server';
    this.#schedule(reason || `no server answers at ${host}`, 'waiting');
  }

  #lose(reason: string, code = 1000): void {
    this.#drop(true, code);
    this.#schedule(reason, 'waiting');
  }

  #schedule(reason: string, state: 'waiting' | 'refused'): void {
    const now = performance.now();
    const [first = now, ...later] = this.#failures;
    this.#failures = this.#failures.length === 0 ? [now] : [first, ...later.slice(-18), now];
    const { delayMs, givenUp } = planNextTry(this.#failures, now, Math.random(), state === 'refused');
    this.#move(state, reason, givenUp);
    this.#retry = setTimeout(() => this.nudge(), delayMs);
  }

  #drop(close = true, code = 1000): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.#expected = null;
    if (close) socket?.close(code);
  }

  #move(state: LinkState, reason: string | null, givenUp = false): void {
    this.#status = { state, reason, givenUp, since: Date.now() };
    this.parts.changed(this.#status);
  }
}
