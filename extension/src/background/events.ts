/** What happens in the browser is told to whom it concerns: our own parts first, then the server. */
import type { BrowserEvent } from '../generated/types.ts';
import type { BackgroundMessage } from '../lib/contract.ts';
import type { Calls } from './calls.ts';
import type { Sender } from './dispatching.ts';
import { showTab } from './notices.ts';
import { isWeb } from './origins.ts';
import type { Parts } from './parts.ts';

type TabChange = Extract<BrowserEvent, { type: 'tab' }>['change'];
/** A document that begins to be shown, as webNavigation tells of it. */
export interface Committed {
  tabId: number;
  frameId: number;
  url: string;
  documentId?: string;
  documentLifecycle?: string;
  transitionQualifiers?: string[];
}
type Change = { status?: string; url?: string; title?: string; discarded?: boolean };

export class BrowserEvents {
  constructor(
    private readonly parts: Parts,
    private readonly calls: Calls,
    private readonly emit: (event: BrowserEvent) => boolean,
  ) {}

  tabCreated(tab: chrome.tabs.Tab): void {
    if (tab.id === undefined) return;
    // The user's own new tab has the tab in front as its opener, too.
    if (isWeb(tab.pendingUrl || tab.url || '')) this.parts.openings.opened(tab.id, tab.openerTabId);
    this.#tell('created', tab);
  }

  /** A link or a script opened a tab; Chrome names the source here even where there is no opener. */
  targetCreated(details: { tabId: number; sourceTabId: number }): void {
    this.parts.openings.opened(details.tabId, details.sourceTabId);
  }

  tabUpdated(chromeId: number, change: Change, tab: chrome.tabs.Tab): void {
    const { parts } = this;
    if (change.url !== undefined || change.status !== undefined) this.#mark(chromeId);
    if (change.url === undefined && change.status !== 'complete' && change.discarded === undefined) return;
    if (parts.tabs.ownerOf(parts.tabs.idOf(chromeId)) === null && !isWeb(tab.url ?? '')) return;
    this.#tell('updated', tab);
  }

  async tabActivated(chromeId: number): Promise<void> {
    const tab = await chrome.tabs.get(chromeId).catch(() => null);
    if (tab) this.#tell('activated', tab);
  }

  tabRemoved(chromeId: number): void {
    const { parts } = this;
    const tabId = parts.tabs.idOf(chromeId);
    parts.navigations.closed(chromeId);
    parts.frames.left(chromeId);
    parts.lastUrls.delete(chromeId);
    parts.tabs.forget(chromeId);
    void parts.explorer.forget(tabId);
    const tab = { tabId, url: '', title: '', active: false, status: 'complete' as const };
    this.emit({ type: 'tab', change: 'removed', tab });
  }

  async tabReplaced(addedId: number, removedId: number): Promise<void> {
    this.parts.tabs.replace(addedId, removedId);
    this.parts.navigations.replaced(addedId, removedId);
    const tab = await chrome.tabs.get(addedId).catch(() => null);
    if (tab) this.#tell('replaced', tab);
  }

  /** What a content script said, and the answer where it asked; the tab and the document are those that Chrome names. */
  async message(message: BackgroundMessage, sender: chrome.runtime.MessageSender): Promise<unknown> {
    const chromeId = sender.tab?.id;
    if (chromeId === undefined || typeof message !== 'object' || message === null) return undefined;
    const asker: Sender = sender;
    if (message.kind === 'dispatching') return this.calls.answer(message, asker);
    if (message.kind === 'trusted') return this.calls.trust(message, asker);
    return this.#hear(message, chromeId, sender);
  }

  #hear(message: BackgroundMessage, chromeId: number, sender: chrome.runtime.MessageSender): void {
    const tabId = this.parts.tabs.idOf(chromeId);
    if (message.kind === 'pageChanged' && sender.frameId === 0)
      this.emit({
        type: 'page',
        tabId,
        url: String(message.url).slice(0, 8_192),
        ts: Math.round(message.ts),
      });
    if (message.kind === 'userInput' && this.parts.tabs.ownerOf(tabId) !== null)
      this.emit({ type: 'userInput', tabId, kind: message.input });
  }

  /** A navigation that the user typed or chose, in a tab that a task uses, is the user's hand. */
  navigated(details: Committed): void {
    if (details.frameId !== 0) return;
    this.parts.frames.left(details.tabId);
    this.#prepare(details);
    const byHand = details.transitionQualifiers?.includes('from_address_bar') === true;
    const tabId = this.parts.tabs.idOf(details.tabId);
    if (!byHand || this.parts.tabs.ownerOf(tabId) === null || this.parts.queue.isBusy(details.tabId)) return;
    this.emit({ type: 'userInput', tabId, kind: 'navigate' });
  }

  /** The next page of a tab at work gets the content script while it loads. Back and forth may show one that has it still. */
  #prepare({ tabId, url, documentId, documentLifecycle, transitionQualifiers }: Committed): void {
    const { scripts, tabs } = this.parts;
    if (!isWeb(url) || documentId === undefined || documentLifecycle !== 'active') return;
    if (transitionQualifiers?.includes('forward_back') || !tabs.isInUse(tabs.idOf(tabId))) return;
    // A page that refuses it says so when it is asked.
    void scripts.put(tabId, documentId);
  }

  movedInPage(details: { tabId: number; documentId?: string; url: string }): void {
    this.parts.frames.moved(details);
  }

  #mark(chromeId: number): void {
    if (this.parts.tabs.ownerOf(this.parts.tabs.idOf(chromeId)) !== null) showTab(chromeId, {});
  }

  #tell(change: TabChange, tab: chrome.tabs.Tab): void {
    this.emit({ type: 'tab', change, tab: this.parts.tabs.describe(tab) });
  }
}
