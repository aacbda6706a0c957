/** `dom.extract` reads the items of a collection as typed cells, and scrolls through a virtualised one when asked. */
import type { Cell, ExtractArgs, ExtractResult, Item, ItemControl } from '../../generated/types';
import { cut, fold } from '../../lib/text';
import { pause, throwIfCancelled } from '../../lib/wait';
import { getStates, isSecret } from '../aria';
import { inPass, isRendered } from '../dom';
import { useOf } from './classify';
import { type Collection, countOf, detectCollection, itemsOf, scrollerOf } from './collections';
import type { Control } from './describe';
import type { Ids } from './ids';
import { type Cells, cellsOf } from './items';
import { SeenRows } from './rows';
import { settingOf } from './settings';

const DEFAULT_LIMIT = 100;
const MAX_SCROLLS = 200;
const SETTLE_MS = 60;

/** What extraction needs of the page: its controls as they are now. */
export type ItemControls = (item: Element) => readonly Control[];

/** Reads the collection. Raises CancelledError when the signal is raised while it scrolls. */
export async function extract(
  collection: Collection,
  ids: Ids,
  args: Pick<ExtractArgs, 'collectionId' | 'fields' | 'limit' | 'scroll' | 'controls'>,
  controlsOf: ItemControls,
  signal?: AbortSignal,
): Promise<ExtractResult> {
  const limit = args.limit ?? DEFAULT_LIMIT;
  const items: Item[] = [];
  const seen = new SeenRows();
  let total = 0;
  const [first] = collection.items;
  const scroller = first === undefined ? null : scrollerOf(first);
  const scrolled = scroller ?? pageScroller(collection);
  const take = () =>
    inPass(() => {
      const now = refresh(collection, scroller);
      total = Math.max(total, countOf(now).count);
      const there = [...now.items].filter(isRendered).slice(0, items.length + limit);
      const fresh = args.scroll ? seen.takeNew(there, scrolled, (item) => keyOf(now, item)) : there;
      for (const item of fresh.slice(0, limit - items.length)) addItem(item, cellsOf(now, item));
    });
  const addItem = (element: Element, cells: Cells) => {
    const controls = args.controls
      ? describeControls(args.collectionId, element, controlsOf(element), ids)
      : undefined;
    items.push({
      index: items.length,
      fields: chooseFields(cells, args.fields),
      ...(controls ? { controls } : {}),
    });
  };
  take();
  if (args.scroll && items.length < limit)
    await scrollThrough(scrolled, take, () => items.length >= limit, signal);
  return {
    collectionId: args.collectionId,
    items,
    total: Math.max(total, items.length),
    truncated: items.length < total,
  };
}

/** The collection with the items that are in the document now; one that was drawn anew is looked for in its scroller. */
function refresh(collection: Collection, scroller: Element | null): Collection {
  const { element, shape } = collection;
  if (element.isConnected || scroller === null)
    return { element, shape, items: new Set(itemsOf(element, shape)) };
  for (const candidate of scroller.querySelectorAll(element.localName)) {
    const found = collectionAt(candidate);
    if (found?.shape === shape) return found;
  }
  return { element, shape, items: new Set() };
}

/** The collection that an element is, without a snapshot. */
export function collectionAt(element: Element): Collection | undefined {
  return detectCollection(element, { landmark: undefined, item: null, control: null, collection: null });
}

/** What tells a row that is drawn again while scrolling. */
function keyOf(collection: Collection, item: Element): string {
  return JSON.stringify([...cellsOf(collection, item)].map(([name, cell]) => [name, cell.text, cell.href]));
}

/** The asked fields by name (case and white space do not matter); all of them when none is asked. */
function chooseFields(cells: Cells, fields: readonly string[]): Record<string, Cell> {
  if (fields.length === 0) return Object.fromEntries(cells);
  const chosen: [string, Cell][] = [];
  for (const field of fields) {
    const wanted = fold(field);
    const name =
      [...cells.keys()].find((one) => fold(one) === wanted) ??
      [...cells.keys()].find((one) => fold(one).includes(wanted));
    const cell = name === undefined ? undefined : cells.get(name);
    if (cell) chosen.push([field, cell]);
  }
  return Object.fromEntries(chosen);
}

function describeControls(
  collectionId: string,
  item: Element,
  controls: readonly Control[],
  ids: Ids,
): ItemControl[] {
  const row = ids.within(collectionId, item);
  return controls.map((control) => ({
    id: ids.within(row, control.element),
    label: control.label,
    role: cut(control.role, 40),
    ...(control.kind ? { kind: control.kind } : {}),
    ...standingOf(control.element),
  }));
}

/** How the control stands now: its states, and what is in it. */
function standingOf(element: Element): Pick<ItemControl, 'state' | 'value'> {
  const state = getStates(element);
  const isField = useOf(element) === 'field' && !isSecret(element);
  const value = isField ? settingOf(element) : '';
  return {
    ...(Object.keys(state).length > 0 ? { state } : {}),
    ...(value === '' ? {} : { value }),
  };
}

function pageScroller({ element }: Collection): Element {
  const { scrollingElement, documentElement } = element.ownerDocument;
  return scrollingElement ?? documentElement;
}

/** Scrolls the collection's box (or the page) down step by step, until nothing new comes or there is enough. */
async function scrollThrough(
  scroller: Element,
  take: () => void,
  isEnough: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const start = scroller.scrollTop;
  scroller.scrollTop = 0;
  let quiet = 0;
  for (let step = 0; step < MAX_SCROLLS && quiet < 3 && !isEnough(); step++) {
    throwIfCancelled(signal);
    await pause(SETTLE_MS, signal);
    take();
    const before = scroller.scrollTop;
    scroller.scrollTop = before + Math.max(40, scroller.clientHeight * 0.8);
    quiet = scroller.scrollTop === before ? quiet + 1 : 0;
  }
  scroller.scrollTop = start;
}
