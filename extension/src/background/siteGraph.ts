/** What exploration has seen: pages by address, and the links that led to them. Bounded; the oldest pages go first. */
import type { MiniPCD } from '../generated/types.ts';
import { type Area, Cell, isRecordOf } from './cell.ts';

/** A link that was followed: what it is called, where it points, where that led. */
export interface Edge {
  label: string;
  href: string;
  to: string;
}

/** One page. `seen` is when it was read, unix time in ms; 0 for one that was only explored from. */
export interface PageNode {
  url: string;
  title: string;
  headings: string[];
  seen: number;
  edges: Edge[];
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

  /** How much is known. */
  measure(): Record<string, number> {
    const nodes = Object.values(this.#nodes.value);
    const edges = nodes.reduce((sum, node) => sum + node.edges.length, 0);
    return { 'siteGraph.nodes': nodes.length, 'siteGraph.edges': edges };
  }

  /** A page was read. */
  add({ url, title, headings }: MiniPCD): Promise<void> {
    const edges = this.find(url)?.edges ?? [];
    return this.#keep({ url, title, headings: headings.slice(0, 3), seen: Date.now(), edges });
  }

  /** A link of a page led to an address. The page that an exploration starts from is known by this alone. */
  link({ url, title }: { url: string; title: string }, edge: Edge): Promise<void> {
    const node = this.find(url) ?? { url, title, headings: [], seen: 0, edges: [] };
    const others = node.edges.filter(({ href }) => href !== edge.href);
    return this.#keep({ ...node, edges: [...others, edge].slice(-MAX_EDGES) });
  }

  #keep(node: PageNode): Promise<void> {
    const { [keyOf(node.url)]: _, ...others } = this.#nodes.value;
    const kept = Object.entries(others).slice(-(MAX_NODES - 1));
    return this.#nodes.save({ ...Object.fromEntries(kept), [keyOf(node.url)]: node });
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
  return typeof value === 'object' && value !== null && Array.isArray((value as PageNode).edges);
}
