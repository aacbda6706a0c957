/** The user sees which tabs a session uses: they stand in one coloured group, and leave it when they are released. */
import { log } from '../lib/log.ts';
import { type Area, Cell, isNumber, isRecordOf } from './cell.ts';
import { messageOf } from './frames.ts';
import type { OwnedTab, Tabs } from './tabs.ts';

const COLORS = ['blue', 'purple', 'cyan', 'green', 'pink', 'orange', 'yellow', 'red'] as const;
const DEFAULT_TITLE = 'Copilot';

export class Groups {
  /** Group id by session and window. */
  readonly #groups: Cell<Record<string, number>>;
  readonly #titles = new Map<string, string>();
  /** Changes of groups one after the other: two at once would make two groups. */
  #tail: Promise<void> = Promise.resolve();

  constructor(
    session: Area,
    private readonly tabs: Tabs,
    private readonly released: (tab: OwnedTab) => void,
  ) {
    this.#groups = new Cell(session, 'groups', {}, isRecordOf(isNumber));
  }

  load(): Promise<void> {
    return this.#groups.load();
  }

  /** The tab is the session's from now on. */
  claim(tab: OwnedTab, sessionId: string, title?: string): void {
    const renamed = title !== undefined && this.#titles.get(sessionId) !== title;
    if (title !== undefined) this.#titles.set(sessionId, title);
    if (!this.tabs.claim(tab.tabId, sessionId) && !renamed) return;
    this.#enqueue(() => this.#group(tab.chromeId, sessionId));
  }

  /** The tab is the user's again. */
  release(tab: OwnedTab): void {
    if (!this.tabs.claim(tab.tabId, null)) return;
    this.released(tab);
    this.#enqueue(async () => {
      await chrome.tabs.ungroup(tab.chromeId);
    });
  }

  /** A group is a courtesy: a window without tab strip or a tab being dragged must not fail the call. */
  #enqueue(change: () => Promise<void>): void {
    this.#tail = this.#tail.then(change).catch((error: unknown) => {
      log('debug', 'groups', 'not grouped', { reason: messageOf(error) });
    });
  }

  async #group(chromeId: number, sessionId: string): Promise<void> {
    const tab = await chrome.tabs.get(chromeId);
    const key = `${sessionId}@${tab.windowId}`;
    const known = this.#groups.value[key];
    const alive = known !== undefined && (await chrome.tabGroups.get(known).catch(() => null)) !== null;
    const groupId = await chrome.tabs.group({
      tabIds: [chromeId],
      ...(alive ? { groupId: known } : { createProperties: { windowId: tab.windowId } }),
    });
    const title = this.#titles.get(sessionId) ?? DEFAULT_TITLE;
    await chrome.tabGroups.update(groupId, { title, color: colorOf(sessionId), collapsed: false });
    await this.#groups.save({ ...this.#groups.value, [key]: groupId });
  }
}

/** The same session has the same colour. */
function colorOf(sessionId: string): (typeof COLORS)[number] {
  let sum = 0;
  for (const character of sessionId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return COLORS[sum % COLORS.length] ?? 'blue';
}
