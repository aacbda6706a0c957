/** A collection is a repeated thing: a table, a list, cards, a grid, or a list of definitions. */
import type { Landmark } from '../../generated/types';
import { parentOf } from '../dom';
import { boxTableOf } from './boxTable';
import { cardsIn, findCards } from './cards';

export type Shape = 'table' | 'boxes' | 'grid' | 'list' | 'cards' | 'definitions';

export interface Collection {
  element: Element;
  shape: Shape;
  /** The items that are in the document now, in order. For definitions the one item is the list itself. */
  items: Set<Element>;
}

/** What detection needs to know of the surroundings. */
export interface Surroundings {
  landmark: Landmark | undefined;
  item: Element | null;
  control: Element | null;
  collection: Collection | null;
}

/** In a collection of more items than this, also the differing controls (title links) of its items are one template. */
export const MANY_ITEMS = 8;
const FIELDS = 'input:not([type=hidden],[type=checkbox],[type=number],[type=radio]),textarea,select';

/** The collection that the element is, if it is one. */
export function detectCollection(element: Element, around: Surroundings): Collection | undefined {
  if (around.control !== null) return undefined;
  // In an item only tables are one, and what says that it is.
  if (around.item !== null && element.nodeName !== 'TABLE' && !element.hasAttribute('role')) return undefined;
  const shape = shapeOf(element, around);
  if (shape === undefined) return undefined;
  // What lies between a collection and its items is part of it.
  const isBetween = around.collection !== null && around.item === null;
  if (isBetween && (shape === 'cards' || shape === 'list' || shape === 'boxes')) return undefined;
  const items = itemsOf(element, shape);
  return items.length === 0 ? undefined : { element, shape, items: new Set(items) };
}

const LIST_ROLES: Readonly<Record<string, Shape>> = {
  table: 'table',
  grid: 'grid',
  treegrid: 'grid',
  list: 'list',
  feed: 'list',
  listbox: 'list',
};

/** Roles of what holds other things, and says nothing of which. */
const HOLDS_ANYTHING = new Set('main region group tabpanel dialog'.split(' '));
const NOTHING = new Set(['none', 'presentation']);

function shapeOf(element: Element, around: Surroundings): Shape | undefined {
  const role = element.getAttribute('role');
  if (role !== null && role in LIST_ROLES) return isUseful(element, LIST_ROLES[role], around);
  if (role !== null && !HOLDS_ANYTHING.has(role) && !(NOTHING.has(role) && element.nodeName === 'DIV'))
    return undefined;
  switch (element.nodeName) {
    case 'TABLE':
      return isDataTable(element as HTMLTableElement) ? 'table' : undefined;
    case 'UL':
    case 'OL':
      return isUseful(element, 'list', around);
    case 'DL':
      return element.querySelectorAll('dt').length > 0 && around.item === null ? 'definitions' : undefined;
    default:
      if (element.childElementCount < 2) return undefined;
      return isBoxTable(element, around) ? 'boxes' : isCards(element, around) ? 'cards' : undefined;
  }
}

/** Lists of navigation, and lists inside an item of another collection, are not collections. */
function isUseful(element: Element, shape: Shape | undefined, around: Surroundings): Shape | undefined {
  if (shape !== 'list') return shape;
  if (around.landmark === 'nav' || around.item !== null) return undefined;
  if (around.landmark === 'header' || around.landmark === 'footer') return undefined;
  return itemsOf(element, 'list').length >= 2 ? shape : undefined;
}

/** A table that lays out a page has no headers, or holds tables, or is told to be nothing. */
function isDataTable(table: HTMLTableElement): boolean {
  if (table.tHead === null && laysOut(table)) return false;
  const { rows } = table;
  if (rows.length === 0) return false;
  if (table.tHead !== null || table.caption !== null || hasHeaderCell(table)) return true;
  const first = rows[0];
  return rows.length >= 2 && first !== undefined && first.cells.length >= 2;
}

// Tag names first: a large table is asked for them often, and they are found without a selector.
function laysOut(table: HTMLTableElement): boolean {
  if (table.getElementsByTagName('table').length > 0) return true;
  const hasForm = table.closest('form') !== null || table.getElementsByTagName('form').length > 0;
  return hasForm && table.querySelector('form input:not([type=hidden],[type=checkbox])') !== null;
}

function hasHeaderCell(table: HTMLTableElement): boolean {
  const hasAny = table.getElementsByTagName('th').length > 0;
  return hasAny && table.querySelector(':scope > tbody > tr > th') !== null;
}

/** Rows of boxes are data unless they are part of a form. */
function isBoxTable(element: Element, { landmark, item }: Surroundings): boolean {
  if (landmark === 'nav' || landmark === 'footer' || item !== null || boxTableOf(element) === undefined)
    return false;
  return element.closest('form') === null || element.querySelector(FIELDS) === null;
}

function isCards(element: Element, { landmark, item }: Surroundings): boolean {
  if (landmark === 'nav' || landmark === 'footer' || item !== null) return false;
  if (element.nodeName === 'FORM' || element.nodeName === 'FIELDSET') return false;
  return findCards(element).length > 0;
}

/** The items in the document now. */
export function itemsOf(element: Element, shape: Shape): Element[] {
  switch (shape) {
    case 'table':
      return element.nodeName === 'TABLE'
        ? tableRows(element as HTMLTableElement)
        : roleItems(element, 'row');
    case 'grid':
      return element.nodeName === 'TABLE'
        ? tableRows(element as HTMLTableElement)
        : roleItems(element, 'row');
    case 'boxes':
      return boxTableOf(element)?.rows ?? [];
    case 'list':
      return listItems(element);
    case 'cards':
      return cardsIn(element);
    case 'definitions':
      return [element];
  }
}

/** Rows of data: a total below them, in the foot, is none. */
function tableRows(table: HTMLTableElement): Element[] {
  const rows: Element[] = [];
  for (const row of table.rows) {
    const part = row.parentElement?.nodeName;
    if (part === 'THEAD' || (part === 'TFOOT' && rows.length > 0)) continue;
    if (!isHeaderRow(row)) rows.push(row);
  }
  return rows;
}

/** Only header cells, or a first row of nothing but bold words: a row of names, not of data. */
export function isHeaderRow(row: Element): boolean {
  if (row.firstElementChild === null) return true;
  if (row.previousElementSibling === null && isFirstRow(row) && isBoldRow(row)) return true;
  for (let cell: Element | null = row.firstElementChild; cell !== null; cell = cell.nextElementSibling) {
    const role = cell.getAttribute('role');
    if (role === null ? cell.nodeName !== 'TH' : role !== 'columnheader') return false;
  }
  return true;
}

function isFirstRow(row: Element): boolean {
  return row.nodeName === 'TR' && (row as HTMLTableRowElement).rowIndex === 0;
}

function isBoldRow(row: Element): boolean {
  if (row.childElementCount < 2) return false;
  return [...row.children].every((cell) => {
    const bold = cell.querySelector('b,strong');
    return bold !== null && (bold.textContent ?? '').trim() === (cell.textContent ?? '').trim();
  });
}

function roleItems(element: Element, role: string): Element[] {
  const rows = [...element.querySelectorAll(`[role=${role}],tr`)];
  return rows.filter((row) => !isHeaderRow(row) && closestGrid(row) === element);
}

function closestGrid(row: Element): Element | null {
  return row.parentElement?.closest('[role=grid],[role=treegrid],[role=table],table') ?? null;
}

const ITEM_ROLES = 'listitem article option'.split(' ');

function listItems(element: Element): Element[] {
  const direct = [...element.children].filter((child) => child.nodeName === 'LI' || hasItemRole(child));
  if (direct.length > 0) return direct;
  const css = ITEM_ROLES.map((role) => `[role=${role}]`).join(',');
  return [...element.querySelectorAll(`${css},article`)].filter((item) => !hasItemAbove(item, element));
}

function hasItemAbove(item: Element, list: Element): boolean {
  for (let at = parentOf(item); at !== null && at !== list; at = parentOf(at))
    if (hasItemRole(at)) return true;
  return false;
}

function hasItemRole(element: Element): boolean {
  return ITEM_ROLES.includes(element.getAttribute('role') ?? '') || element.nodeName === 'ARTICLE';
}
