/**
 * What the side panel may ask, and the answers. The port must come from a page of this extension.
 *
 * | question                                        | answer                                                     |
 * |-------------------------------------------------|------------------------------------------------------------|
 * | {kind: 'panelState'}                            | {kind: 'panelState', state}; also sent at every change     |
 * | {kind: 'pair', code}                            | {kind: 'paired', error: string or null}                    |
 * | {kind: 'unpair'}                                | {kind: 'paired', error: null}                              |
 * | {kind: 'reconnect'}                             | (a panelState follows)                                     |
 * | {kind: 'panelTicket'}                           | {kind: 'panelTicket', url, ticket} or with error           |
 * | {kind: 'grantOrigin', origin, granted}          | {kind: 'grantOrigin', origin, granted, told}               |
 * | {kind: 'speak', language}                       | (nothing: menus and notifications speak it from now on)    |
 * | {kind: 'waiting', sessionIds}                   | (nothing: the badge asks for no other session any more)    |
 * | {kind: 'stop', sessionId?}                      | {kind: 'stopped'}: the fence is up; told: the server heard |
 *
 * A question may carry `id`; its answer carries it too.
 */
import type { BrowserEvent, GrantedOrigin, TabInfo } from '../generated/types.ts';
import type { Link, LinkStatus } from './link.ts';
import { originOf } from './origins.ts';
import type { Pairings } from './pairing.ts';
import type { Parts } from './parts.ts';

export const PANEL_PORT = 'panel';

/** Each hop, as it is now. */
export interface PanelState {
  paired: boolean;
  /** Started by the server, paired for good. */
  managed: boolean;
  link: LinkStatus;
  server: string | null;
  extensionVersion: string;
  /** The tab in front, and whether the extension may read it. */
  tab: (TabInfo & { readable: boolean; granted: boolean }) | null;
  grants: readonly GrantedOrigin[];
}

export type PanelQuestion = { id?: string } & (
  | { kind: 'panelState' }
  | { kind: 'pair'; code: string }
  | { kind: 'unpair' }
  | { kind: 'reconnect' }
  | { kind: 'panelTicket' }
  | { kind: 'grantOrigin'; origin: string; granted: boolean }
  | { kind: 'speak'; language: string }
  | { kind: 'waiting'; sessionIds: string[] }
  | { kind: 'stop'; sessionId?: string }
);

export type PanelAnswer = { id?: string } & (
  | { kind: 'panelState'; state: PanelState }
  | { kind: 'paired'; error: string | null }
  | { kind: 'panelTicket'; url: string; ticket: string }
  | { kind: 'panelTicket'; error: string }
  | { kind: 'grantOrigin'; origin: string; granted: boolean; told: boolean }
  | { kind: 'stopped'; told: boolean }
  | { kind: 'refused'; error: string }
);

export interface PanelParts {
  link: Link;
  pairings: Pairings;
  parts: Parts;
  emit(event: BrowserEvent): boolean;
  /** Holds once it has resolved; whether it was sent to the server. */
  stop(sessionId?: string): Promise<boolean>;
  /** In what language the worker speaks. */
  speak(language: string): Promise<void>;
}

export class PanelPorts {
  readonly #ports = new Set<chrome.runtime.Port>();

  constructor(
    private readonly background: PanelParts,
    private readonly ready: Promise<void>,
  ) {}

  /** A port of one of our own pages; any other is closed. */
  connected(port: chrome.runtime.Port): void {
    const ownPage = port.sender?.url?.startsWith(chrome.runtime.getURL('/')) ?? false;
    if (port.name === PANEL_PORT && ownPage) this.#serve(port);
    else port.disconnect();
  }

  #serve(port: chrome.runtime.Port): void {
    this.#ports.add(port);
    void this.background.parts.notices.seen();
    port.onDisconnect.addListener(() => this.#ports.delete(port));
    port.onMessage.addListener((question: PanelQuestion) => void this.#reply(port, question));
  }

  /** Something that the panel shows is different now. */
  async changed(): Promise<void> {
    if (this.#ports.size === 0) return;
    const state = await this.#describe();
    for (const port of this.#ports) port.postMessage({ kind: 'panelState', state } satisfies PanelAnswer);
  }

  async #reply(port: chrome.runtime.Port, question: PanelQuestion): Promise<void> {
    await this.ready;
    const answer = await this.#answer(question);
    if (!answer || !this.#ports.has(port)) return;
    port.postMessage(question.id === undefined ? answer : { ...answer, id: question.id });
  }

  async #answer(question: PanelQuestion): Promise<PanelAnswer | null> {
    const { link, pairings } = this.background;
    switch (question.kind) {
      case 'panelState':
        return { kind: 'panelState', state: await this.#describe() };
      case 'pair': {
        const error = await pairings.pair(String(question.code));
        if (error === null) link.restart();
        return { kind: 'paired', error };
      }
      case 'unpair':
        await pairings.unpair();
        link.restart();
        return { kind: 'paired', error: null };
      case 'reconnect':
        link.nudge(true);
        return null;
      case 'panelTicket': {
        const ticket = await pairings.makeTicket(chrome.runtime.id);
        return { kind: 'panelTicket', ...(ticket ?? { error: 'not paired yet' }) };
      }
      case 'grantOrigin':
        return this.#grant(question.origin, question.granted);
      case 'speak':
        await this.background.speak(String(question.language));
        return null;
      case 'waiting':
        await this.background.parts.notices.settle(question.sessionIds.map(String));
        return null;
      case 'stop':
        return { kind: 'stopped', told: await this.background.stop(question.sessionId) };
      default:
        return { kind: 'refused', error: 'no such question' };
    }
  }

  /** The user's word on one origin goes to the server, which answers with the grants that hold. */
  #grant(origin: string, granted: boolean): PanelAnswer {
    if (originOf(origin) !== origin) return { kind: 'refused', error: 'not an origin of the web' };
    const told = this.background.emit({ type: 'originGranted', origin, granted: granted === true });
    return { kind: 'grantOrigin', origin, granted: granted === true, told };
  }

  async #describe(): Promise<PanelState> {
    const { link, pairings, parts } = this.background;
    const where = pairings.current?.url;
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return {
      paired: pairings.current !== null,
      managed: pairings.isManaged,
      link: link.status,
      server: where ? new URL(where).host : null,
      extensionVersion: chrome.runtime.getManifest().version,
      tab: tab?.id === undefined ? null : await describeTab(parts, tab),
      grants: parts.guard.grants,
    };
  }
}

async function describeTab(parts: Parts, tab: chrome.tabs.Tab): Promise<PanelState['tab']> {
  const info = parts.tabs.describe(tab);
  const { origin } = info;
  const readable = origin !== undefined && (await chrome.permissions.contains({ origins: [`${origin}/*`] }));
  const granted = parts.guard.grants.some(
    ({ origin: given, denied, expiresMs = Number.POSITIVE_INFINITY }) =>
      given === origin && !denied && expiresMs > Date.now(),
  );
  return { ...info, readable, granted };
}
