/** What the user sees outside the panel: the badge, a notification when the link is given up, menu and shortcut to stop. */
import { log } from '../lib/log.ts';
import { type Area, Cell } from './cell.ts';
import { messageOf } from './frames.ts';
import type { LinkStatus } from './link.ts';

export const STOP_MENU = 'stop';
export const ASK_MENU = 'ask';
const LINK_NOTICE = 'link';
const ICON = '/icon/128.png';
const BAD = '#b3261e';
const BUSY = '#1a56c4';

/** The badge of the extension: "!" when the link was given up. */
function showLink(status: LinkStatus): void {
  const isBad = status.givenUp || status.state === 'refused' || status.state === 'replaced';
  void setBadge({ text: isBad ? '!' : '', color: BAD });
}

/** Tells once that the link was given up, until it has been connected again: each life of the worker would tell it anew. */
export class LinkNotice {
  readonly #told: Cell<boolean>;

  constructor(session: Area) {
    this.#told = new Cell(session, 'linkNotice', false, (stored) => typeof stored === 'boolean');
  }

  load(): Promise<void> {
    return this.#told.load();
  }

  async show(status: LinkStatus): Promise<void> {
    showLink(status);
    if (status.state === 'connected' && this.#told.value) await this.#told.save(false);
    if (!status.givenUp || this.#told.value) return;
    await this.#told.save(true);
    await notifyLinkLost(status.reason ?? 'the server is gone');
  }
}

async function notifyLinkLost(reason: string): Promise<void> {
  const notice = { type: 'basic' as const, title: 'Browser Copilot', message: reason.slice(0, 300) };
  try {
    await chrome.notifications.create(LINK_NOTICE, { ...notice, iconUrl: chrome.runtime.getURL(ICON) });
  } catch (error) {
    log('debug', 'notices', 'no notification', { reason: messageOf(error) });
  }
}

/** A tab that a session uses carries a mark, or its progress in percent. */
export function showTab(chromeId: number, use: { progress?: number | undefined } | null): void {
  const percent = use?.progress === undefined ? '●' : `${Math.round(use.progress * 100)}%`;
  void setBadge({ text: use ? percent : '', color: BUSY, tabId: chromeId });
}

/** The tab may be gone by now, and a badge is not worth an error. */
async function setBadge(badge: { text: string; color: string; tabId?: number }): Promise<void> {
  const where = badge.tabId === undefined ? {} : { tabId: badge.tabId };
  try {
    await chrome.action.setBadgeText({ text: badge.text, ...where });
    if (badge.text !== '') await chrome.action.setBadgeBackgroundColor({ color: badge.color, ...where });
  } catch (error) {
    log('debug', 'notices', 'no badge', { reason: messageOf(error) });
  }
}

/** Menus outlive the worker; they are made once for each version. */
export function createMenus(): void {
  const text = (name: string) => chrome.i18n.getMessage(name);
  chrome.contextMenus.removeAll(() => {
    chrome.contextMenus.create({
      id: ASK_MENU,
      title: text('menuAsk'),
      contexts: ['page', 'selection', 'link'],
    });
    chrome.contextMenus.create({ id: STOP_MENU, title: text('commandStop'), contexts: ['page', 'action'] });
  });
}
