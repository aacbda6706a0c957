/**
 * The worker is wired here, once in each of its lives. Every listener is registered before the first wait: an event
 * that woke the worker would be lost otherwise. Handlers wait for `ready`, which is when the memory is back.
 */
import type { BrowserEvent, Frame, Hello, Welcome } from '../generated/types.ts';
import { log } from '../lib/log.ts';
import { Calls } from './calls.ts';
import { Capture } from './capture.ts';
import { Downloads } from './downloads.ts';
import { BrowserEvents } from './events.ts';
import { Explorer } from './explore.ts';
import { Fence } from './fence.ts';
import { Frames, messageOf } from './frames.ts';
import { Groups } from './groups.ts';
import { Guard } from './guard.ts';
import { Identity } from './identity.ts';
import { Injections } from './inject.ts';
import { Leases } from './leases.ts';
import { Ledger } from './ledger.ts';
import { Lines } from './lines.ts';
import { Link, type LinkStatus } from './link.ts';
import { listen, TICK_ALARM } from './listeners.ts';
import { Navigations } from './navigation.ts';
import { createMenus, LinkNotice, RunNotices, showTab } from './notices.ts';
import { Offscreen } from './offscreen.ts';
import { Openings } from './openings.ts';
import { Pairings } from './pairing.ts';
import { PanelPorts } from './panelPort.ts';
import type { Parts } from './parts.ts';
import { receiveFrame } from './receive.ts';
import { SiteGraph } from './siteGraph.ts';
import { TabQueue } from './tabQueue.ts';
import { Tabs } from './tabs.ts';
import { Telemetry } from './telemetry.ts';
import { Words } from './words.ts';

/** Chrome's shortest alarm. */
const TICK_MINUTES = 0.5;

export function startBackground(): void {
  const { session, local } = chrome.storage;
  hideFromPages(local);
  const identity = new Identity(local);
  const pairings = new Pairings(local);
  const graph = new SiteGraph(session);
  const send = (frame: Frame): boolean => link.send(frame);
  const emit = (event: BrowserEvent): boolean => send({ type: 'event', event });
  const words = new Words(local);
  const parts = buildParts(identity, graph, emit, new Leases(send), words);
  const calls = new Calls(parts, send);
  const link: Link = new Link({
    pairing: () => pairings.current,
    introduce: () => introduce(identity, parts),
    received: (frame) => receiveFrame(parts, calls, frame),
    welcomed: (welcome) => takeOver(parts, calls, welcome),
    changed: (status) => showStatus(status, notice, panels),
  });
  const stop = async (sessionId?: string): Promise<boolean> => {
    const held = calls.stopAll(sessionId);
    const told = emit({ type: 'userStop', ...(sessionId === undefined ? {} : { sessionId }) });
    await held;
    return told;
  };
  const notice = new LinkNotice(session, words);
  const ready = recall([identity, pairings, graph, notice, words], parts);
  const speak = async (language: string) => {
    if (await words.choose(language)) await createMenus(words);
  };
  const panels: PanelPorts = new PanelPorts({ link, pairings, parts, emit, stop, speak }, ready);
  const events = new BrowserEvents(parts, calls, emit);
  const { navigations, downloads, lines } = parts;
  const offscreen = new Offscreen();
  const tick = () => {
    link.nudge();
    void parts.explorer.sweep(parts, false);
    if (parts.tabs.listOwned().length === 0) offscreen.rest();
    const values = parts.telemetry.take();
    if (Object.keys(values).length > 0)
      emit({ type: 'metrics', values: graph.size > 0 ? { ...values, ...graph.measure() } : values });
  };
  const installed = (reason: string) => {
    void createMenus(words);
    if (reason === 'install' && !pairings.isManaged) void chrome.tabs.create({ url: '/welcome.html' });
  };
  listen({ ready, events, navigations, downloads, panels, lines, offscreen, stop, tick, installed });
  void ready.then(() => begin(parts, calls, link));
}

/** The pairing secret lies there: content scripts, whose process is the page's, may not read it. */
function hideFromPages(area: chrome.storage.StorageArea): void {
  area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch((error: unknown) => {
    log('warning', 'storage', 'this browser lets content scripts read what is stored', {
      reason: messageOf(error),
    });
  });
}

/** Reads what earlier lives of the worker have left. */
async function recall(memories: { load(): Promise<void> }[], parts: Parts): Promise<void> {
  const { tabs, ledger, fence, guard, groups, explorer, notices } = parts;
  const own = [tabs, ledger, fence, guard, groups, explorer, notices];
  await Promise.all([...memories, ...own].map((part) => part.load()));
}

/** The memory is back: what an earlier life left open is settled, and the server is called. */
async function begin(parts: Parts, calls: Calls, link: Link): Promise<void> {
  link.connect();
  void chrome.alarms.create(TICK_ALARM, { periodInMinutes: TICK_MINUTES });
  void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  for (const tab of parts.tabs.listOwned()) showTab(tab.chromeId, {});
  await Promise.all([calls.settleOrphans(), parts.explorer.sweep(parts, true)]);
}

function buildParts(
  identity: Identity,
  graph: SiteGraph,
  emit: (event: BrowserEvent) => boolean,
  leases: Leases,
  words: Words,
): Parts {
  const { session, local } = chrome.storage;
  const tabs = new Tabs(session, local);
  const lines = new Lines();
  const scripts = new Injections();
  const frames = new Frames(() => identity.generation, lines, scripts);
  const groups = new Groups(session, tabs, ({ chromeId }) => {
    showTab(chromeId, null);
    void frames.tell(chromeId, { kind: 'release' });
  });
  const downloads = new Downloads(({ chromeId, ...event }) => {
    emit({ ...event, ...(chromeId === undefined ? {} : { tabId: tabs.idOf(chromeId) }) });
  });
  return {
    tabs,
    lines,
    scripts,
    frames,
    groups,
    notices: new RunNotices(session, tabs, words),
    downloads,
    navigations: new Navigations(),
    openings: new Openings(),
    queue: new TabQueue(),
    ledger: new Ledger(session, local),
    fence: new Fence(local),
    leases,
    guard: new Guard(session, local),
    capture: new Capture(),
    explorer: new Explorer(session, graph),
    telemetry: new Telemetry(),
    lastUrls: new Map(),
  };
}

function introduce(
  identity: Identity,
  parts: Parts,
): Omit<Hello, 'type' | 'nonce' | 'proof' | 'protocolVersion'> {
  return {
    extensionId: chrome.runtime.id,
    extensionVersion: chrome.runtime.getManifest().version,
    browser: navigator.userAgent.slice(0, 200),
    browserId: identity.browserId,
    workerId: identity.workerId,
    openCalls: parts.ledger.listOpen().slice(0, 1_000),
    fences: parts.fence.epochs,
  };
}

function takeOver(parts: Parts, calls: Calls, welcome: Welcome): void {
  void parts.guard.setGrants(welcome.grants);
  void calls.reconcile(welcome);
  parts.leases.askAgain();
}

function showStatus(status: LinkStatus, notice: LinkNotice, panels: PanelPorts): void {
  log('info', 'link', status.state, status.reason === null ? undefined : { reason: status.reason });
  void notice.show(status);
  void panels.changed();
}
