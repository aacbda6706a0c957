/** The secret comes from the launcher's private copy of the extension, or once from the user's hand; it goes nowhere. */
import { MIN_SECRET_BYTES } from '../generated/limits.ts';
import { fromBase64Url } from '../lib/base64url.ts';
import { type Area, Cell } from './cell.ts';
import { makeNonce, sign } from './handshake.ts';

/** `url` is the link's WebSocket address, `secret` base64url of at least 128 bits. */
export interface Pairing {
  url: string;
  secret: string;
}

const LINK_PATH = '/ws/browser';
const PANEL_PATH = '/ws/frontend';
const TICKET_MS = 60_000;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

export class Pairings {
  #packaged: Pairing | null = null;
  readonly #pasted: Cell<Pairing | null>;

  constructor(local: Area) {
    this.#pasted = new Cell<Pairing | null>(local, 'pairing', null, isPairing);
  }

  async load(): Promise<void> {
    const [packaged] = await Promise.all([readPackaged(), this.#pasted.load()]);
    this.#packaged = packaged;
  }

  /** The packaged one first: that browser belongs to its launcher. */
  get current(): Pairing | null {
    return this.#packaged ?? this.#pasted.value;
  }

  get isManaged(): boolean {
    return this.#packaged !== null;
  }

  /** Takes over a pasted code; the text is why not, or null. */
  async pair(code: string): Promise<string | null> {
    if (this.#packaged) return 'this browser was started by its own server and is paired already';
    const pairing = parseCode(code);
    if (typeof pairing === 'string') return pairing;
    await this.#pasted.save(pairing);
    return null;
  }

  unpair(): Promise<void> {
    return this.#pasted.save(null);
  }

  /**
   * Where the panel connects, and its ticket: `<expiresMs>.<nonce>.<proof>`, proof = HMAC over the lines
   * "panel", expiresMs, nonce, extension id. Valid for a minute, once.
   */
  async makeTicket(extensionId: string): Promise<{ url: string; ticket: string } | null> {
    const pairing = this.current;
    if (!pairing) return null;
    const expires = String(Date.now() + TICKET_MS);
    const nonce = makeNonce();
    const proof = await sign(pairing.secret, ['panel', expires, nonce, extensionId]);
    const url = new URL(pairing.url);
    url.pathname = PANEL_PATH;
    return { url: url.href, ticket: `${expires}.${nonce}.${proof}` };
  }
}

/** A pairing, or why the code is none. The code is base64url of JSON {u: address, s: secret}; it is never quoted. */
export function parseCode(code: string): Pairing | string {
  const value = readJson(code.trim());
  if (typeof value !== 'object' || value === null) return NO_CODE;
  const { u, s } = value as { u?: unknown; s?: unknown };
  if (typeof u !== 'string' || typeof s !== 'string') return NO_CODE;
  return checkPairing(u, s);
}

const NO_CODE = 'this is no pairing code; run `browser-copilot pair` and paste the whole line';

function checkPairing(address: string, secret: string): Pairing | string {
  const url = linkAddress(address);
  if (!url) return 'the server of this code is not on this machine; only 127.0.0.1 and localhost are allowed';
  if (secretBytes(secret) < MIN_SECRET_BYTES) return NO_CODE;
  return { url, secret };
}

/** The address of the link on a server of this machine, or null. */
export function linkAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address.replace(/^http/, 'ws'));
  if (url.protocol !== 'ws:' || !LOOPBACK.has(url.hostname)) return null;
  if (url.pathname === '/' || url.pathname === '') url.pathname = LINK_PATH;
  return url.href;
}

function secretBytes(secret: string): number {
  return /^[A-Za-z0-9_-]+=*$/.test(secret) ? Math.floor((secret.replace(/=+$/, '').length * 3) / 4) : 0;
}

function readJson(code: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(code)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

/** `pairing.json` in the extension's own folder: only the launcher's copy has one. */
async function readPackaged(): Promise<Pairing | null> {
  const response = await fetch(chrome.runtime.getURL('/pairing.json')).catch(() => null);
  if (!response?.ok) return null;
  const { url, secret } = (await response.json()) as { url?: unknown; secret?: unknown };
  if (typeof url !== 'string' || typeof secret !== 'string') return null;
  const pairing = checkPairing(url, secret);
  return typeof pairing === 'string' ? null : pairing;
}

function isPairing(stored: unknown): stored is Pairing {
  if (typeof stored !== 'object' || stored === null) return false;
  const { url, secret } = stored as Partial<Pairing>;
  return typeof url === 'string' && typeof secret === 'string';
}
