/** What exploration has seen: pages by address, and the links that led to them. Bounded; the oldest pages go first. */
import type { MiniPCD } from '../generated/types.ts';
import { type Area, Cell, isRecordOf } from './cell.ts';

/** One page that was read. `seen` is unix time, ms. */
export interface PageNode {
  url: string;
  title: string;
  headings: string[];
  seen: number;
  /** Addresses that links of this page led to, by the link's label. */
  edges: Record<string, string>;
}

const MAX_NODES = 300;
const MAX_EDGES = 60;

export class SiteGraph {
  readonly #nodes: Cell<Record<string, PageNode>>;

  constructor(session: Area) {
    this.#nodes = new Cell(session, 'siteGraph', {}, isRecordOf(isNode));
  }

  load(): Promise<void> {
    return this.#nodes.load();
  }

  get size(): number {
    return Object.keys(this.#nodes.value).length;
  }

  find(url: string): PageNode | null {
    return this.#nodes.value[keyOf(url)] ?? null;
  }

  /** A page was read. */
  async add(pcd: MiniPCD): Promise<void> {
    const key = keyOf(pcd.url);
    const { [key]: known, ...others } = this.#nodes.value;
    const node: PageNode = {
      url: pcd.url,
      title: pcd.title,
      headings: pcd.headings.slice(0, 3),
      seen: Date.now(),
      edges: known?.edges ?? {},
    };
    const kept = Object.entries(others).slice(-(MAX_NODES - 1));
    await this.#nodes.save({ ...Object.fromEntries(kept), [key]: node });
  }

  /** A link of a known page led to an address. */
  async link(from: string, label: string, to: string): Promise<void> {
    const node = this.find(from);
    if (!node) return;
    const edges = Object.fromEntries([...Object.entries(node.edges), [label, to]].slice(-MAX_EDGES));
    await this.#nodes.save({ ...this.#nodes.value, [keyOf(from)]: { ...node, edges } });
  }
}

/** The same page under one key: without fragment and trailing slash, the query in order. */
export function keyOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  address.hash = '';
  address.searchParams.sort();
  address.pathname = address.pathname.replace(/\/+$/, '') || '/';
  return address.href;
}

function isNode(value: unknown): value is PageNode {
  return typeof value === 'object' && value !== null && typeof (value as PageNode).url === 'string';
}
