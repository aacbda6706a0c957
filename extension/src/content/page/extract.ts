/** `dom.extract` reads the items of a collection as typed cells, and scrolls through a virtualised one when asked. */
import type { Cell, ExtractArgs, ExtractResult, Item, ItemControl } from '../../generated/types';
import { cut, fold } from '../../lib/text';
import { pause } from '../../lib/wait';
import { getStates, isSecret } from '../aria';
import { inPass, isRendered } from '../dom';
import { useOf } from './classify';
import { type Collection, countOf, scrollerOf } from './collections';
import type { Control } from './describe';
import { type Cells, cellsOf } from './items';
import { SeenRows } from './rows';
import { DRAW_MS, pageScroller, refresh, scrollThrough } from './scrolling';
import { settingOf } from './settings';
import type { ToldRows } from './toldRows';

const DEFAULT_LIMIT = 100;

/** What extraction needs of the page: its controls as they are now. */
export type ItemControls = (item: Element) => readonly Control[];

/** Reads the collection. Raises CancelledError when the signal is raised while it scrolls. */
export async function extract(
  collection: Collection,
  args: Pick<ExtractArgs, 'collectionId' | 'fields' | 'limit' | 'scroll' | 'controls'>,
  controlsOf: ItemControls,
  told: ToldRows,
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
      for (const item of fresh.slice(0, limit - items.length)) addItem(now, item, cellsOf(now, item));
    });
  const place = { collection, scroller, scrolled, isScrolled: args.scroll === true };
  const addItem = (now: Collection, element: Element, cells: Cells) => {
    const controls = args.controls ? controlsOf(element) : undefined;
    const row = { ...place, collection: now };
    const named =
      controls && describeControls(controls, told.tell(args.collectionId, element, row, controls));
    items.push({
      index: items.length,
      fields: chooseFields(cells, args.fields),
      ...(named ? { controls: named } : {}),
    });
  };
  told.begin();
  take();
  if (args.scroll && items.length < limit) {
    const start = scrolled.scrollTop;
    await scrollThrough(scrolled, take, () => items.length >= limit, signal);
    scrolled.scrollTop = start;
    await pause(DRAW_MS, signal);
  }
  return {
    collectionId: args.collectionId,
    items,
    total: Math.max(total, items.length),
    truncated: items.length < total,
  };
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

function describeControls(controls: readonly Control[], ids: readonly string[]): ItemControl[] {
  return controls.map((control, at) => ({
    id: ids[at] as string,
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
