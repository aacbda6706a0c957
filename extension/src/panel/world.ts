/** What the panel needs from around it. The extension and the website each bring their own; tests bring a third. */
import type { ReadonlySignal } from '@preact/signals';
import type { GrantedOrigin } from '../generated/types.ts';
import type { Socket } from '../lib/frontend.ts';

/** A route that answered with a status that is no success. */
export class BadAnswer extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path} was answered with ${status}`);
  }
}

/** The tab in front. `tabId` is the copilot's number for it; `readable`: the browser lets the extension see it. */
export interface FrontTab {
  tabId: number;
  url: string;
  title: string;
  origin?: string;
  readable: boolean;
  granted: boolean;
}

/** The hop between the extension and the server, as the extension's worker tells it. */
export interface BrowserState {
  paired: boolean;
  managed: boolean;
  link: {
    state: 'unpaired' | 'connecting' | 'greeting' | 'connected' | 'waiting' | 'refused' | 'replaced';
    reason: string | null;
    givenUp: boolean;
  };
  server: string | null;
  extensionVersion: string;
  tab: FrontTab | null;
  grants: readonly GrantedOrigin[];
}

/** Short-lived settings of this surface: text by name. */
export interface Memory {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

export interface World {
  kind: 'panel' | 'site';
  /** A socket to the server that will be let in. Rejects with an error that says which hop is broken. */
  open(): Promise<Socket>;
  /** The JSON answer of a route under `/api`, or of `/healthz`; a body makes it a POST. Rejects when there is none. */
  request(path: string, body?: string): Promise<unknown>;
  /** An address that an `<img>` of this page may show. */
  picture(hash: string): Promise<string>;
  /** Saves what a route answers as a file on the user's disk. */
  download(path: string, name: string): Promise<void>;
  /** Whether the server has a browser, where this page cannot see it itself; null: not known. */
  linked: ReadonlySignal<{ connected: boolean; reason?: string } | null>;
  /** null where there is no extension around the page. */
  browser: ReadonlySignal<BrowserState | null>;
  /** Takes over a pairing code; the text is why not, or null. */
  pair(code: string): Promise<string | null>;
  unpair(): Promise<void>;
  reconnect(): void;
  /** Stops the browser's own hand in this session, without the server. False where there is no extension around. */
  halt(sessionId: string | null): Promise<boolean>;
  /** Asks the browser for access to one site (null: to all sites). Must be called in a click. */
  requestAccess(origin: string | null): Promise<boolean>;
  /** Saves a file on the user's disk. */
  save(name: string, mime: string, text: string): void;
  memory: Memory;
  now(): number;
}
