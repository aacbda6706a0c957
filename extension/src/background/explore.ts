/** Exploration only follows links, only by GET, only within the site, in tabs of its own that are closed again. */
import type { CallOf, ChildPage, Failed, MiniPCD, PCDActionDetail, ToolResult } from '../generated/types.ts';
import { failed, succeeded } from '../lib/result.ts';
import { type Area, Cell, isNumber, isRecordOf } from './cell.ts';
import { isSameSite, isWeb, originOf } from './origins.ts';
import type { Parts } from './parts.ts';
import { detailsOf } from './reads.ts';
import { mayChange } from './risk.ts';
import type { Run } from './run.ts';
import type { SiteGraph } from './siteGraph.ts';
import { summarize } from './summary.ts';
import type { OwnedTab } from './tabs.ts';
import { arrive, mayAct } from './tabTools.ts';

/** A child tab. `opening`: the call that made it has not answered yet; after a crash nobody knows of it. */
interface Child {
  sessionId: string;
  parent: number;
  opening: boolean;
  born: number;
}

/** A child that nobody adopted is closed after so long, ms. */
const MAX_AGE_MS = 300_000;
const RESERVE_MS = 500;
/** Links that lead to a page or to a deed: a goal may go there, exploring does not. */
const DOUBTFUL = /\b(download|check ?out|confirm|buy)\b/i;
/** Why this link is not followed; null when it may be. Pure. */
export function refuseLink(
  detail: PCDActionDetail | undefined,
  pageUrl: string,
  granted: string[],
): string | null {
  if (!detail) return 'no such action; look at the page again';
  const { href } = detail;
  if (detail.role !== 'link' || !href) return 'not a link; only links are explored';
  if (!isWeb(href)) return 'not a web address';
  if (detail.download) return 'a download';
  if (!isSameSite(href, pageUrl) && !granted.includes(originOf(href) ?? '')) return 'leads to another site';
  const { pathname, search } = new URL(href);
  const isDoubtful = [detail.label, pathname + search].some((text) => DOUBTFUL.test(text));
  return isDoubtful || mayChange(detail.label, href) ? 'may change something' : null;
}

export class Explorer {
  /** By logical tab id. */
  readonly #children: Cell<Record<string, Child>>;

  constructor(
    session: Area,
    private readonly graph: SiteGraph,
  ) {
    this.#children = new Cell(session, 'children', {}, isRecordOf(isChild));
  }

  load(): Promise<void> {
    return this.#children.load();
  }

  /** Closes what an earlier life of the worker was opening, and what is too old. */
  async sweep(parts: Parts, afterCrash: boolean): Promise<void> {
    const now = Date.now();
    const lost = Object.entries(this.#children.value)
      .filter(([, child]) => (afterCrash && child.opening) || now - child.born > MAX_AGE_MS)
      .map(([tabId]) => Number(tabId));
    await this.#close(parts, lost);
  }

  /** Opens the links of a page in tabs behind it, and reads each. A stopped exploration leaves no tab behind. */
  async expand(parts: Parts, run: Run<CallOf<'explore.expand'>>): Promise<ToolResult> {
    const { args, sessionId } = run.call;
    const tab = parts.tabs.use(args.tabId, sessionId);
    if ('ok' in tab) return tab;
    const page = await parts.frames.top(tab.chromeId, run);
    if ('ok' in page) return page;
    const found = await this.#detailsOf(parts, run, tab);
    if ('ok' in found) return found;
    const granted = parts.guard.grants.filter((grant) => !grant.denied).map((grant) => grant.origin);
    const open = async (actionId: string): Promise<ChildPage> => {
      const detail = found.find((one) => one.id === actionId);
      const refusal = refuseLink(detail, page.url, granted);
      if (refusal !== null || !detail?.href) return { actionId, error: refusal ?? 'not a link' };
      return this.#visit(parts, run, tab, {
        actionId,
        label: detail.label,
        from: { url: page.url, title: page.title },
        href: detail.href,
      });
    };
    try {
      const children = await Promise.all(args.actionIds.map(open));
      await this.#settle(children);
      return succeeded({ children });
    } catch (error) {
      await this.#close(parts, this.#openingOf(sessionId));
      throw error;
    }
  }

  async #detailsOf(
    parts: Parts,
    run: Run<CallOf<'explore.expand'>>,
    tab: OwnedTab,
  ): Promise<PCDActionDetail[] | Failed> {
    const { args, epoch, sessionId, id } = run.call;
    const base = { epoch, sessionId, deadlineMs: run.contentMs, id: `${id}:details`.slice(-128) };
    const ask = { ...base, name: 'getDetails' as const, args: { tabId: tab.tabId, ids: args.actionIds } };
    const details = await detailsOf(parts, run, tab.chromeId, ask);
    return details.ok ? (details.data as PCDActionDetail[]) : details;
  }

  /** The child becomes an ordinary tab of the session, in front; the others are closed. */
  async adopt(parts: Parts, run: Run<CallOf<'explore.adopt'>>): Promise<ToolResult> {
    const { tabId } = run.call.args;
    const child = this.#children.value[tabId];
    const tab = parts.tabs.use(tabId, run.call.sessionId);
    if ('ok' in tab) return tab;
    if (!child || child.sessionId !== run.call.sessionId)
      return failed(
        'bad_argument',
        `tab ${tabId} is no child of an exploration; tabs.switch shows any other tab`,
      );
    if (!(await mayAct(parts, run)))
      return failed('cancelled', 'stopped before it was done; nothing happened');
    const { [tabId]: _, ...others } = this.#children.value;
    const saved = this.#children.save(others);
    await run.wait(chrome.tabs.update(tab.chromeId, { active: true }));
    await saved;
    await this.#close(parts, this.#idsOf(run.call.sessionId));
    return succeeded({});
  }

  /** Closes the named children, or all of the session. */
  async close(parts: Parts, run: Run<CallOf<'explore.close'>>): Promise<ToolResult> {
    const own = this.#idsOf(run.call.sessionId);
    const wanted = run.call.args.tabIds;
    await this.#close(parts, wanted ? own.filter((tabId) => wanted.includes(tabId)) : own);
    return succeeded({});
  }

  /** A tab is gone. */
  async forget(tabId: number): Promise<void> {
    if (!(tabId in this.#children.value)) return;
    const { [tabId]: _, ...others } = this.#children.value;
    await this.#children.save(others);
  }

  async #visit(
    parts: Parts,
    run: Run,
    parent: OwnedTab,
    link: { actionId: string; label: string; from: { url: string; title: string }; href: string },
  ): Promise<ChildPage> {
    const { actionId, label, from, href } = link;
    const where = { url: href, active: false, openerTabId: parent.chromeId };
    if (!(await mayAct(parts, run))) return { actionId, error: 'stopped before the link was followed' };
    const created = await run.wait(chrome.tabs.create(where), 'navigation');
    if (created.id === undefined) return { actionId, error: 'the browser opened no tab' };
    const tab = { tabId: parts.tabs.idOf(created.id), chromeId: created.id };
    const { sessionId } = run.call;
    await this.#children.save({
      ...this.#children.value,
      [tab.tabId]: { sessionId, parent: parent.tabId, opening: true, born: Date.now() },
    });
    parts.groups.claim(tab, sessionId);
    const endDownloads = parts.downloads.begin(tab.chromeId, run.call.id, from.url, href);
    const pcd = await run.waitAtMost(this.#read(parts, run, tab), Math.max(0, run.remainingMs - RESERVE_MS));
    endDownloads();
    if (pcd && !('ok' in pcd)) {
      await this.graph.add(pcd);
      await this.graph.link(from, { label, href, to: pcd.url });
      return { actionId, tabId: tab.tabId, pcd };
    }
    const wasDownload = await parts.downloads.discard(tab.chromeId);
    await this.#close(parts, [tab.tabId]);
    const error = pcd ? pcd.error : 'the page did not load in time';
    return { actionId, error: wasDownload ? 'a download, not a page' : error.slice(0, 300) };
  }

  async #read(parts: Parts, run: Run, tab: OwnedTab): Promise<MiniPCD | Failed> {
    const arrival = await arrive(parts, run, parts.navigations.watchNew(tab.chromeId), { tab, before: '' });
    return 'ok' in arrival ? arrival : summarize(parts.frames, tab.chromeId, run);
  }

  async #settle(children: ChildPage[]): Promise<void> {
    const opened = new Set(children.map((child) => String(child.tabId)));
    const all = Object.entries(this.#children.value).map(
      ([tabId, child]) => [tabId, opened.has(tabId) ? { ...child, opening: false } : child] as const,
    );
    await this.#children.save(Object.fromEntries(all));
  }

  #openingOf(sessionId: string): number[] {
    return this.#idsOf(sessionId).filter((tabId) => this.#children.value[tabId]?.opening);
  }

  #idsOf(sessionId: string): number[] {
    return Object.entries(this.#children.value)
      .filter(([, child]) => child.sessionId === sessionId)
      .map(([tabId]) => Number(tabId));
  }

  async #close(parts: Parts, tabIds: number[]): Promise<void> {
    const chromeIds = tabIds.map((tabId) => parts.tabs.chromeIdOf(tabId)).filter((id) => id !== null);
    const others = Object.entries(this.#children.value).filter(([tabId]) => !tabIds.includes(Number(tabId)));
    await this.#children.save(Object.fromEntries(others));
    await Promise.all(chromeIds.map((chromeId) => chrome.tabs.remove(chromeId).catch(() => undefined)));
  }
}

function isChild(value: unknown): value is Child {
  return typeof value === 'object' && value !== null && isNumber((value as Child).born);
}
