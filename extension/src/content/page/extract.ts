/** `dom.extract` reads the items of a collection as typed cells, and scrolls through a virtualised one when asked. */
import type { Cell, ExtractArgs, ExtractResult, ItemControl } from '../../generated/types';
import { cut, fold } from '../../lib/text';
import { getStates, isSecret } from '../aria';
import { inPass, isRendered } from '../dom';
import { useOf } from './classify';
import type { Collection } from './collections';
import { countOf } from './count';
import type { Control } from './describe';
import { type Cells, cellElements, cellsOf } from './items';
import { numberOf, SeenRows } from './rows';
import { pageTrack, refresh, scrollThrough, untilDrawn } from './scrolling';
import { settingOf } from './settings';
import type { RowPlace, ToldRows } from './toldRows';
import { columnTrackOf, type Track, trackOf } from './track';

const DEFAULT_LIMIT = 100;
/** Parts of the columns that are scrolled to, at most. */
const MAX_PARTS = 40;
/** What is longer than its box by less, in px, is in view. */
const DRAWN_PX = 40;

/** What extraction needs of the page: its controls as they are now. */
export type ItemControls = (item: Element) => readonly Control[];

/** What is asked of a collection. */
export type Asked = Pick<ExtractArgs, 'collectionId' | 'fields' | 'limit' | 'scroll' | 'controls'>;

/**
 * Reads the collection; gives what was seen of it when it scrolled for `patienceMs`. Raises CancelledError when the signal
 * is raised while it scrolls. What it scrolled is put back, however it ends.
 */
export async function extract(
  collection: Collection,
  args: Asked,
  controlsOf: ItemControls,
  told: ToldRows,
  signal?: AbortSignal,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<ExtractResult> {
  const end = performance.now() + patienceMs;
  const isOver = () => performance.now() >= end;
  const limit = args.limit ?? DEFAULT_LIMIT;
  const rows: Row[] = [];
  const seen = new SeenRows();
  let total = 0;
  const own = trackOf(collection.items);
  const track = own ?? pageTrack(collection);
  const scroller = own?.box ?? null;
  const place = { collection, scroller, track, isScrolled: args.scroll === true };
  const take = () =>
    inPass(() => {
      const now = refresh(collection, scroller);
      total = Math.max(total, countOf(now).count);
      const there = [...now.items].filter(isRendered).slice(0, rows.length + limit);
      const fresh = args.scroll ? seen.takeNew(there, track, (item) => keyOf(now, item)) : there;
      for (const item of fresh.slice(0, limit - rows.length)) addRow(now, item);
    });
  const addRow = (now: Collection, element: Element) => {
    const controls = args.controls ? controlsOf(element) : undefined;
    const row = { ...place, collection: now };
    const named = controls && told.tell(args.collectionId, element, row, controls);
    const described = controls && named ? { controls: describeControls(controls, named) } : {};
    rows.push({ number: placeKey(track, element), cells: cellsOf(now, element), ...described });
  };
  told.begin();
  take();
  const start = track.at;
  if (args.scroll) {
    try {
      const isEnough = () => rows.length >= limit || isOver();
      if (!isEnough()) await scrollThrough(track, take, isEnough, signal);
      await readColumns(rows, place, isOver, signal);
    } finally {
      track.at = start;
    }
    await untilDrawn(signal);
  }
  const isCut = args.scroll === true && isOver();
  const items = rows.map(({ cells, controls }, index) => ({
    index,
    fields: chooseFields(cells, args.fields),
    ...(controls ? { controls } : {}),
  }));
  return {
    collectionId: args.collectionId,
    items,
    total: Math.max(total, items.length),
    truncated: items.length < total || isCut,
  };
}

interface Row {
  /** What is told of it wherever its columns are scrolled to. */
  number: string;
  cells: Cells;
  controls?: ItemControl[];
}

/** Adds what the rows say in columns that are drawn only when they are scrolled to, in the order of the columns. */
async function readColumns(
  rows: readonly Row[],
  place: Omit<RowPlace, 'isScrolled'>,
  isOver: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const { track, scroller } = place;
  const columns = columnsOf(place);
  if (columns === null) return;
  const across = columns.at;
  const wanted = new Map(rows.map((row) => [row.number, { row, cells: across > 0 ? new Map() : row.cells }]));
  // Where all rows are in view, one look at each part of the columns tells them all.
  const isLong = track.whole > track.shown + DRAWN_PX && scroller !== null;
  const step = columns.shown * 0.8;
  try {
    let to = across > 0 ? 0 : step;
    for (let part = 0; part < MAX_PARTS && !isOver(); part++, to = columns.at + step) {
      const before = columns.at;
      columns.at = to;
      if (columns.at === before) break;
      await untilDrawn(signal);
      const missing = new Set(wanted.keys());
      const look = () => addCells(place, wanted, missing);
      if (isLong) await scrollThrough(track, look, () => missing.size === 0 || isOver(), signal);
      else look();
    }
  } finally {
    columns.at = across;
  }
  for (const { row, cells } of wanted.values()) row.cells = new Map([...cells, ...row.cells]);
}

/** What scrolls the columns, where not all of them are drawn. */
function columnsOf({ collection, scroller }: Pick<RowPlace, 'collection' | 'scroller'>): Track | null {
  const [first] = refresh(collection, scroller).items;
  return first === undefined || !isTabular(collection) ? null : columnTrackOf(cellElements(first));
}

/** Adds what the wanted rows say that are in view; these are missing no more. */
function addCells(
  { collection, scroller, track }: Omit<RowPlace, 'isScrolled'>,
  wanted: ReadonlyMap<string, { cells: Cells }>,
  missing: Set<string>,
): void {
  inPass(() => {
    const now = refresh(collection, scroller);
    for (const item of [...now.items].filter(isRendered)) {
      const key = placeKey(track, item);
      const cells = wanted.get(key)?.cells;
      if (cells === undefined) continue;
      missing.delete(key);
      for (const [name, cell] of cellsOf(now, item)) if (!cells.has(name)) cells.set(name, cell);
    }
  });
}

/** A table of HTML has all its cells, unless it says that it has more. */
function isTabular({ shape, element }: Collection): boolean {
  if (element.nodeName === 'TABLE') return element.hasAttribute('aria-colcount');
  return shape === 'grid' || shape === 'table';
}

/** What tells a row from the others while its columns change. */
function placeKey(track: Track, element: Element): string {
  return numberOf(element) ?? `at ${Math.round(track.placeOf(element) / 4)}`;
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
