/** Controls of rows keep to their row: a list uses its elements again for other rows, and an id never follows them there. */
import { holds, inPass, isRendered } from '../dom';
import { Numbering } from '../selector';
import type { Collection } from './collections';
import type { Control } from './describe';
import type { Ids } from './ids';
import { controlsIn } from './itemControls';
import { cellsOf } from './items';
import { numberOf } from './rows';
import { refresh, scrollThrough, untilDrawn } from './scrolling';
import { settingOf, settingsIn } from './settings';
import type { Track } from './track';

/** How often a row is looked for where it was, before the list is searched from its top. */
const LOOKS = 5;
/** Of its own: a row that is told here is no other one for a plan that means it by its fingerprint. */
const numbering = new Numbering();

/** Where rows are told from. */
export interface RowPlace {
  collection: Collection;
  /** The box that scrolls the list by itself, if any. */
  scroller: Element | null;
  /** How that box, or the page, is scrolled. */
  track: Track;
  /** The list was scrolled to see all of it. */
  isScrolled: boolean;
}

/** A row as it was told. */
interface Told extends RowPlace {
  id: string;
  element: Element;
  says: string;
  /** Another row said the same: only its place tells it. */
  twin: boolean;
  /** From the beginning of what is scrolled, and how far that was scrolled; px. */
  top: number;
  scrolled: number;
}

interface ToldControl {
  row: Told;
  role: string;
  label: string;
  /** Its number among those of the row with this role and label. */
  nth: number;
}

export class ToldRows {
  #rows: Told[] = [];
  #last: Promise<unknown> = Promise.resolve();
  readonly #controls = new Map<string, ToldControl>();

  constructor(private readonly ids: Ids) {}

  /** A new reading begins: rows of lists that are gone are forgotten. */
  begin(): void {
    for (const [id, { row }] of this.#controls)
      if (!row.track.box.isConnected || !(row.scroller ?? row.collection.element).isConnected)
        this.#controls.delete(id);
    this.#rows = [];
  }

  /** The ids of the controls of a row of the list, in their order. */
  tell(list: string, element: Element, place: RowPlace, controls: readonly Control[]): string[] {
    const says = saysOf(place, element);
    const twins = place.isScrolled ? this.#rows.filter((one) => one.says === says) : [];
    const id = this.ids.row(list, element, `${says} ${twins.length}`);
    const { track } = place;
    const [top, scrolled] = [track.placeOf(element), track.at];
    const row = { ...place, id, element, says, top, scrolled, twin: twins.length > 0 };
    for (const one of twins) one.twin = true;
    this.#rows.push(row);
    return controls.map((control, at) => {
      const id = this.ids.within(row.id, control.element);
      const { role, label } = control;
      const nth = controls.slice(0, at).filter((one) => one.role === role && one.label === label).length;
      this.#controls.set(id, { row, role, label, nth });
      return id;
    });
  }

  /** The control of the row that was told with this id; null while that row is not there. Undefined for any other id. */
  find(id: string): Element | null | undefined {
    const told = this.#controls.get(id);
    if (told === undefined) return undefined;
    const { row } = told;
    return inPass(() => {
      const element = rowNow(row);
      if (element === null) return null;
      const known = this.ids.find(id);
      if (element === row.element && known?.isConnected && holds(element, known)) return known;
      const same = controlsIn(element).filter((one) => one.role === told.role && one.label === told.label);
      return same[told.nth]?.element ?? null;
    });
  }

  /** Whether the list must be scrolled to see the row of this control. */
  isAway(id: string): boolean {
    return this.#controls.get(id)?.row.isScrolled === true && this.find(id) === null;
  }

  /**
   * Reads what is told of each id while its row is in view; that of the first stays there. Raises CancelledError, and puts
   * back what it scrolled till then.
   */
  readEach<T>(ids: readonly string[], read: (id: string) => T[], signal?: AbortSignal): Promise<T[]> {
    return this.inTurn(async () => {
      const told = new Map<string, T[]>();
      const starts = new Map<Track, number>();
      try {
        for (const id of [...ids].reverse()) {
          if (this.isAway(id)) await this.#reveal(id, starts, signal);
          told.set(id, read(id));
        }
      } catch (error) {
        for (const [track, start] of [...starts].reverse()) track.at = start;
        throw error;
      }
      return ids.flatMap((id) => told.get(id) ?? []);
    });
  }

  /** What scrolls waits for what scrolled before. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Scrolls the list to the row of this control; back, if it is there no more. */
  async #reveal(id: string, starts: Map<Track, number>, signal?: AbortSignal): Promise<void> {
    const row = this.#controls.get(id)?.row;
    if (row === undefined || !row.track.box.isConnected) return;
    const { track } = row;
    const start = track.at;
    if (!starts.has(track)) starts.set(track, start);
    track.at = row.scrolled;
    for (let look = 0; look < LOOKS && this.find(id) === null; look++) await untilDrawn(signal);
    if (this.find(id) === null) {
      await scrollThrough(
        track,
        () => undefined,
        () => this.find(id) !== null,
        signal,
      );
    }
    const found = this.find(id);
    if (!found) {
      track.at = start;
      return;
    }
    // Rows beyond the edge are drawn too: in the middle it stays when it is scrolled to once more.
    found.scrollIntoView({
      block: 'center',
      inline: track.axis === 'x' ? 'center' : 'nearest',
      behavior: 'instant',
    });
    await untilDrawn(signal);
  }
}

/** The element in which the row stands now. */
function rowNow(row: Told): Element | null {
  if (isRow(row, row, row.element)) return row.element;
  if (!row.isScrolled) return null;
  const now = refresh(row.collection, row.scroller);
  const place = { ...row, collection: now };
  const found = [...now.items].filter((one) => isRendered(one) && isRow(row, place, one));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isRow(row: Told, place: RowPlace, element: Element): boolean {
  if (!element.isConnected || saysOf(place, element) !== row.says) return false;
  const { track, twin, top } = row;
  return !twin || Math.abs(track.placeOf(element) - top) < Math.max(4, track.lengthOf(element) / 2);
}

/** What tells the row from others: all of it where elements are used again, else its first cell. What is set in it may change. */
function saysOf({ collection, isScrolled }: RowPlace, row: Element): string {
  const set = new Set(settingsIn(row).map(settingOf));
  const cells = [...cellsOf(collection, row)].filter(([, { text }]) => text !== '' && !set.has(text));
  const told = (isScrolled ? cells : cells.slice(0, 1)).map(([name, { text, href }]) => [name, text, href]);
  // Only what is set in it tells it from others.
  if (told.length === 0) told.push([numbering.numberOf(row)]);
  return JSON.stringify([numberOf(row), ...told]);
}
