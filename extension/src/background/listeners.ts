/** Chrome's events and who hears them. All are registered in one go, before the worker waits for anything. */
import type { BackgroundMessage } from '../lib/contract.ts';
import type { Downloads } from './downloads.ts';
import type { BrowserEvents } from './events.ts';
import type { Hear, Lines } from './lines.ts';
import type { Navigations } from './navigation.ts';
import { ASK_MENU, answerNotice, STOP_MENU } from './notices.ts';
import type { Offscreen } from './offscreen.ts';
import type { PanelPorts } from './panelPort.ts';

export const TICK_ALARM = 'tick';
const STOP_COMMAND = 'stop';
const PANEL_COMMAND = 'open-panel';

export interface Listeners {
  /** Resolves when the memory of earlier lives is back. */
  ready: Promise<void>;
  events: BrowserEvents;
  navigations: Navigations;
  downloads: Downloads;
  panels: PanelPorts;
  lines: Lines;
  offscreen: Offscreen;
  /** The user's stop by shortcut or menu. */
  stop(): void;
  /** Every half minute, also when the worker had died. */
  tick(): void;
  installed(reason: string): void;
}

export function listen(to: Listeners): void {
  const later =
    <A extends unknown[]>(handle: (...args: A) => unknown) =>
    (...args: A): void =>
      void to.ready.then(() => handle(...args));
  listenToTabs(to.events, later);
  listenToNavigation(to, later);
  chrome.downloads.onCreated.addListener(later((item) => to.downloads.created(item)));
  chrome.downloads.onChanged.addListener(later(({ id }) => to.downloads.changed(id)));
  const hear: Hear = (message, sender) => to.ready.then(() => to.events.message(message, sender));
  chrome.runtime.onConnect.addListener((port) => {
    if (!to.lines.connected(port, hear)) to.panels.connected(port);
  });
  chrome.runtime.onMessage.addListener((message: BackgroundMessage, sender, reply) => {
    if (sender.id !== chrome.runtime.id || sender.tab === undefined) return false;
    // Scores are the offscreen document's to give: here they only tell that it is wanted.
    if (isScoreRequest(message)) to.offscreen.ensure();
    else void hear(message, sender).then(reply);
    return message?.kind === 'dispatching' || message?.kind === 'trusted';
  });
  chrome.notifications.onClicked.addListener((id) => void answerNotice(id));
  chrome.alarms.onAlarm.addListener(later(() => to.tick()));
  chrome.runtime.onStartup.addListener(() => undefined);
  chrome.runtime.onInstalled.addListener(later(({ reason }) => to.installed(reason)));
  chrome.commands.onCommand.addListener((command, tab) => {
    if (command === STOP_COMMAND) void to.ready.then(() => to.stop());
    if (command === PANEL_COMMAND && tab) void chrome.sidePanel.open({ windowId: tab.windowId });
  });
  chrome.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId === STOP_MENU) void to.ready.then(() => to.stop());
    if (info.menuItemId === ASK_MENU && tab) void chrome.sidePanel.open({ windowId: tab.windowId });
  });
}

function isScoreRequest(message: { kind?: unknown } | null): boolean {
  return message?.kind === 'score';
}

type Later = <A extends unknown[]>(handle: (...args: A) => unknown) => (...args: A) => void;

function listenToTabs(events: BrowserEvents, later: Later): void {
  chrome.tabs.onCreated.addListener(later((tab) => events.tabCreated(tab)));
  chrome.tabs.onUpdated.addListener(later((tabId, change, tab) => events.tabUpdated(tabId, change, tab)));
  chrome.tabs.onActivated.addListener(later(({ tabId }) => events.tabActivated(tabId)));
  chrome.tabs.onRemoved.addListener(later((tabId) => events.tabRemoved(tabId)));
  chrome.tabs.onReplaced.addListener(later((addedId, removedId) => events.tabReplaced(addedId, removedId)));
}

function listenToNavigation(to: Listeners, later: Later): void {
  const { webNavigation } = chrome;
  const { navigations, events } = to;
  webNavigation.onBeforeNavigate.addListener(later((details) => navigations.started(details)));
  webNavigation.onCommitted.addListener(
    later((details) => {
      navigations.committed(details);
      events.navigated(details);
    }),
  );
  webNavigation.onDOMContentLoaded.addListener(later((details) => navigations.domReady(details)));
  webNavigation.onErrorOccurred.addListener(later((details) => navigations.failed(details)));
  const moved = later((details: Parameters<Navigations['movedInPage']>[0] & { url: string }) => {
    navigations.movedInPage(details);
    events.movedInPage(details);
  });
  webNavigation.onHistoryStateUpdated.addListener(moved);
  webNavigation.onReferenceFragmentUpdated.addListener(moved);
  webNavigation.onCreatedNavigationTarget.addListener(later((details) => events.targetCreated(details)));
}
