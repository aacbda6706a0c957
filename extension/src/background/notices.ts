/** What the user sees outside the panel: badges, notifications when they are needed or it is over, menus to stop. */
import type { Notice } from '../generated/types.ts';
import { log } from '../lib/log.ts';
import { type Area, Cell, isRecordOf } from './cell.ts';
import { messageOf } from './frames.ts';
import type { LinkStatus } from './link.ts';
import type { Tabs } from './tabs.ts';
import type { Words } from './words.ts';

export const STOP_MENU = 'stop';
export const ASK_MENU = 'ask';
const LINK_NOTICE = 'link';
const RUN_NOTICE = 'run-';
/** In the session's storage: {sessionId, windowId}, what a panel is to show. */
const WANTED = 'wanted';
const ICON = '/icon/128.png';
const BAD = '#b3261e';
const BUSY = '#1a56c4';
const GOOD = '#19703f';
const NEEDED = '#835100';
const IN_USE = '●';
const TROUBLE = '!';

type Kind = Exclude<Notice['kind'], 'none'>;
interface Sign {
  text: string;
  color: string;
  title: string;
  needed: boolean;
}
/** The badge says in one character what the notification says in words. */
const SIGNS: Record<Kind, Sign> = {
  approval: { text: '?', color: NEEDED, title: 'noticeApproval', needed: true },
  question: { text: '?', color: NEEDED, title: 'noticeQuestion', needed: true },
  takeover: { text: '?', color: NEEDED, title: 'noticeTakeover', needed: true },
  done: { text: '✓', color: GOOD, title: 'noticeDone', needed: false },
  failed: { text: '✗', color: BAD, title: 'noticeFailed', needed: false },
};

const isKind = (stored: unknown): stored is Kind => typeof stored === 'string' && stored in SIGNS;

/** The badge of the extension: "!" when the link was given up; what a run says there stays. */
async function showLink(status: LinkStatus): Promise<void> {
  const isBad = status.givenUp || status.state === 'refused' || status.state === 'replaced';
  const shown = await chrome.action.getBadgeText({});
  if (isBad || shown === TROUBLE) await setBadge({ text: isBad ? TROUBLE : '', color: BAD });
}

/** Tells once that the link was given up, until it has been connected again: each life of the worker would tell it anew. */
export class LinkNotice {
  readonly #told: Cell<boolean>;

  constructor(
    session: Area,
    private readonly words: Words,
  ) {
    this.#told = new Cell(session, 'linkNotice', false, (stored) => typeof stored === 'boolean');
  }

  load(): Promise<void> {
    return this.#told.load();
  }

  async show(status: LinkStatus): Promise<void> {
    await showLink(status);
    if (status.state === 'connected' && this.#told.value) await this.#told.save(false);
    if (!status.givenUp || this.#told.value) return;
    await this.#told.save(true);
    const [title, message] = await Promise.all(
      ['hopServer', 'fixServer'].map((name) => this.words.find(name)),
    );
    await notify(LINK_NOTICE, { title: title ?? '', message: message ?? '', requireInteraction: false });
  }
}

/** Runs that need the user or are over, by badge and, where no panel is looked at, by notification. */
export class RunNotices {
  /** What each session needs of the user. */
  readonly #needs: Cell<Record<string, Kind>>;

  constructor(
    session: Area,
    private readonly tabs: Tabs,
    private readonly words: Words,
  ) {
    this.#needs = new Cell(session, 'needs', {}, isRecordOf(isKind));
  }

  load(): Promise<void> {
    return this.#needs.load();
  }

  async show({ kind, sessionId, text }: Notice): Promise<void> {
    await this.#note(sessionId, kind);
    if (kind === 'none') return this.#clear(sessionId);
    const sign = SIGNS[kind];
    const [isSeen, word] = await Promise.all([isPanelSeen(), this.words.find(sign.title)]);
    if (sign.needed || !isSeen) {
      await this.#showSign(sign);
      for (const { chromeId } of this.tabs.ownedBy(sessionId)) void setBadge({ ...sign, tabId: chromeId });
    }
    if (isSeen) return;
    await notify(RUN_NOTICE + sessionId, { title: word, message: text, requireInteraction: sign.needed });
  }

  /** The sessions that wait, as a panel hears it from the server: of what ended unheard nothing is left. */
  async settle(waiting: readonly string[]): Promise<void> {
    const kept = Object.entries(this.#needs.value).filter(([sessionId]) => waiting.includes(sessionId));
    const over = Object.keys(this.#needs.value).filter((sessionId) => !waiting.includes(sessionId));
    if (over.length === 0) return;
    await this.#needs.save(Object.fromEntries(kept));
    if ((await chrome.action.getBadgeText({})) === SIGNS.approval.text) await this.#showSign(null);
    await Promise.all(over.map((sessionId) => this.#forget(sessionId)));
  }

  async #note(sessionId: string, kind: Notice['kind']): Promise<void> {
    const { [sessionId]: before, ...others } = this.#needs.value;
    const isNeeded = kind !== 'none' && SIGNS[kind].needed;
    if (isNeeded) await this.#needs.save({ ...others, [sessionId]: kind });
    else if (before !== undefined) await this.#needs.save(others);
  }

  /** A session that needs the user comes before whatever another has to say. A tab in use has a badge of its own. */
  async #showSign(sign: Sign | null): Promise<void> {
    const [needed] = Object.values(this.#needs.value);
    const shown = needed === undefined ? sign : SIGNS[needed];
    void setTitle(shown === null ? '' : await this.words.find(shown.title));
    await setBadge(shown ?? { text: '', color: BUSY });
  }

  /** The user looks at the panel: what only told of an end is told. */
  async seen(): Promise<void> {
    const shown = await chrome.action.getBadgeText({});
    if (shown !== SIGNS.done.text && shown !== SIGNS.failed.text) return;
    void setBadge({ text: '', color: GOOD });
    void setTitle('');
  }

  async #clear(sessionId: string): Promise<void> {
    const shown = await chrome.action.getBadgeText({});
    if (shown !== TROUBLE) await this.#showSign(null);
    await this.#forget(sessionId);
  }

  /** Its tabs are marked as in use and no more, and its notification goes. */
  async #forget(sessionId: string): Promise<void> {
    for (const { chromeId } of this.tabs.ownedBy(sessionId)) showTab(chromeId, {});
    await Promise.all([chrome.notifications.clear(RUN_NOTICE + sessionId), forgetWanted(sessionId)]);
  }
}

/** What no panel has taken while it mattered is not shown to one that opens later. */
async function forgetWanted(sessionId: string): Promise<void> {
  const { [WANTED]: found } = await chrome.storage.session.get(WANTED);
  const isThis = (found as { sessionId?: unknown } | undefined)?.sessionId === sessionId;
  if (isThis) await chrome.storage.session.remove(WANTED);
}

/** A click on a notification brings the browser, and where Chrome lets us the panel with that session, to the front. */
export async function answerNotice(id: string): Promise<void> {
  if (!id.startsWith(RUN_NOTICE)) return;
  const { id: windowId } = await chrome.windows.getLastFocused();
  if (windowId === undefined) return;
  // The panel of that window takes it, now or when it opens.
  void chrome.storage.session.set({ [WANTED]: { sessionId: id.slice(RUN_NOTICE.length), windowId } });
  try {
    await chrome.sidePanel.open({ windowId });
  } catch (error) {
    log('debug', 'notices', 'the panel opens only in a click', { reason: messageOf(error) });
  }
  await chrome.windows.update(windowId, { focused: true });
  await chrome.notifications.clear(id);
}

/** Whether a panel is open in a window that has the focus. */
async function isPanelSeen(): Promise<boolean> {
  const panels = await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] });
  if (panels.length === 0) return false;
  const windows = await chrome.windows.getAll();
  return windows.some(({ id, focused }) => focused && panels.some(({ windowId }) => windowId === id));
}

interface Told {
  title: string;
  message: string;
  requireInteraction: boolean;
}

async function notify(id: string, told: Told): Promise<void> {
  const message = told.message.slice(0, 300);
  const iconUrl = chrome.runtime.getURL(ICON);
  try {
    await chrome.notifications.create(id, { ...told, type: 'basic', message, iconUrl });
  } catch (error) {
    log('debug', 'notices', 'no notification', { reason: messageOf(error) });
  }
}

/** A tab that a session uses carries a mark, or its progress in percent. */
export function showTab(chromeId: number, use: { progress?: number | undefined } | null): void {
  const percent = use?.progress === undefined ? IN_USE : `${Math.round(use.progress * 100)}%`;
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

/** What the badge says in one character, in words on the button of the extension. */
async function setTitle(word: string): Promise<void> {
  const name = chrome.runtime.getManifest().name;
  await chrome.action.setTitle({ title: word === '' ? name : `${name}: ${word}` });
}

/** Menus outlive the worker; they are made for each version and each language. */
export async function createMenus(words: Words): Promise<void> {
  const [ask, stop] = await Promise.all([words.find('menuAsk'), words.find('commandStop')]);
  chrome.contextMenus.removeAll(() => {
    chrome.contextMenus.create({ id: ASK_MENU, title: ask, contexts: ['page', 'selection', 'link'] });
    chrome.contextMenus.create({ id: STOP_MENU, title: stop, contexts: ['page', 'action'] });
  });
}
