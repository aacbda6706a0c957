/** An item of a collection is read as named cells: columns of a table, parts of a card, terms of a definition list. */
import { MAX_ITEM_FIELDS } from '../../generated/limits';
import type { Cell } from '../../generated/types';
import { label, plain, words } from '../../lib/text';
import { seenText } from '../aria';
import { hasOwnText, memo, spreadCells, textOf } from '../dom';
import { boxTableOf } from './boxTable';
import { cellOf, imageCell, linkCell, read } from './cell';
import { cellOfText } from './cells';
import { type Collection, isHeaderRow } from './collections';
import { parseDate } from './dates';
import { habitsAt } from './habits';
import { namePrice, priceIn, takeUnitPrice } from './prices';
import { isChoice, settingOf, settingsIn } from './settings';
import { headerRows, namesAbove, namingCells } from './tableCells';

/** The named cells of one item, in the order in which they are shown. */
export type Cells = Map<string, Cell>;

/** The names of what the items consist of, from the headers or from the first items. At most 12. */
export function fieldsOf(collection: Collection): string[] {
  const headers = headersOf(collection);
  if (headers.some((name) => name !== '')) return namedHeaders(collection).slice(0, MAX_ITEM_FIELDS);
  const names = new Set<string>();
  let seen = 0;
  for (const item of collection.items) {
    if (++seen > 4) break;
    for (const name of cellsOf(collection, item).keys()) names.add(name);
  }
  return [...names].slice(0, MAX_ITEM_FIELDS);
}

/** The cells of one item. */
export function cellsOf(collection: Collection, item: Element): Cells {
  switch (collection.shape) {
    case 'table':
    case 'grid':
    case 'boxes':
      return rowCells(collection, item);
    case 'definitions':
      return definitionCells(item);
    default:
      return cardCells(item);
  }
}

/** The texts of the header cells, spread over the columns that they span. */
const headersOf = memo((collection: Collection): string[] => {
  const rows = headersAbove(collection);
  return headerCells(collection).map((cell, at, all) =>
    all[at - 1] === cell ? '' : label([...namesAbove(rows, at, cell), seenText(cell, 80)].join(' ')),
  );
});

/** The header cells, one for each column that it spans. */
const headerCells = memo((collection: Collection): Element[] => {
  const { element, shape } = collection;
  if (shape === 'boxes') return [...(boxTableOf(element)?.header.children ?? [])];
  if (shape !== 'table' && shape !== 'grid') return [];
  if (element.nodeName !== 'TABLE') return [...element.querySelectorAll('[role=columnheader]')];
  return namingCells(headersAbove(collection));
});

/** The rows of header cells of a table of HTML. */
const headersAbove = memo(({ element }: Collection): Element[][] =>
  element.nodeName === 'TABLE' ? headerRows(element as HTMLTableElement, isHeaderRow) : [],
);

/** Columns without a header are told by what stands in them; a repeated name gets its number. */
const namedHeaders = memo((collection: Collection): string[] => {
  const first = firstWhole(collection);
  const used = new Map<string, number>();
  const stated = headersOf(collection);
  const headers = stated.length > 0 || first === undefined ? stated : cellElements(first).map(() => '');
  return headers.map((header, index) => {
    const cell = first === undefined ? undefined : cellElements(first)[index];
    const name = header || (cell === undefined ? `column ${index + 1}` : columnName(cell));
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
});

/** The first item, or the first after it that fills each column with a cell of its own. */
function firstWhole({ items }: Collection): Element | undefined {
  const first = [...items].slice(0, 4);
  return first.find((item) => new Set(cellElements(item)).size === cellElements(item).length) ?? first[0];
}

const COLUMN_NAMES: Readonly<Record<Cell['type'], string>> = {
  money: 'amount',
  date: 'date',
  number: 'number',
  link: 'title',
  image: 'image',
  text: 'text',
};

/** What a column without a header holds. */
function columnName(cell: Element): string {
  const text = textOf(cell, 100);
  const control = cell.querySelector('button,input,select,[role=button],[role=checkbox]');
  if (control !== null && (text === '' || textOf(control, 100) === text)) {
    return (control as Partial<HTMLInputElement>).type === 'checkbox' ? 'select' : 'actions';
  }
  return COLUMN_NAMES[cellOf(cell).type];
}

const CELL_ROLES = 'cell gridcell rowheader columnheader'.split(' ');

/** The cells of a row, one for each column that it spans. */
export function cellElements(row: Element): Element[] {
  if (row.nodeName === 'TR') return spreadCells(row);
  const direct = [...row.children].filter((child) => CELL_ROLES.includes(child.getAttribute('role') ?? ''));
  if (direct.length > 0) return direct;
  const inner = [...row.querySelectorAll(CELL_ROLES.map((role) => `[role=${role}]`).join(','))];
  return inner.length > 0 || row.hasAttribute('role') ? inner : [...row.children];
}

function rowCells(collection: Collection, row: Element): Cells {
  const cells = cellElements(row);
  const names = namedHeaders(collection);
  const found: Cells = new Map();
  cells.forEach((cell, index) => {
    if (index > 0 && cells[index - 1] === cell) return;
    const at = columnOf(collection, cell, index);
    found.set(names[at] ?? `column ${at + 1}`, cellOf(cell));
  });
  return found;
}

/** The place of the cell's header: by the number of the column where it is told, since only some may be drawn. */
function columnOf(collection: Collection, cell: Element, index: number): number {
  const number = Number(cell.getAttribute('aria-colindex') ?? 0);
  const numbers = columnNumbers(collection);
  if (!Number.isInteger(number) || number < 1) return index;
  const at = numbers === null ? number - 1 : numbers.indexOf(number);
  return at < 0 ? index : at;
}

/** The numbers of the columns that have a header, 0 where it tells none; null where it is their place that tells. */
const columnNumbers = memo((collection: Collection): readonly number[] | null => {
  const { element } = collection;
  const headers = headerCells(collection);
  const numbers = headers.map((one) => Number(one.getAttribute('aria-colindex') ?? 0));
  // Of more columns than headers those in view have one, as those in view have cells.
  const isPart = Number(element.getAttribute('aria-colcount') ?? 0) > headers.length && headers.length > 0;
  return isPart || numbers.some((one) => one > 0) ? numbers : null;
});

function definitionCells(list: Element): Cells {
  const found: Cells = new Map();
  for (const term of list.querySelectorAll('dt')) {
    const values: Element[] = [];
    for (let at = term.nextElementSibling; at?.nodeName === 'DD'; at = at.nextElementSibling) values.push(at);
    const [first] = values;
    if (first === undefined) continue;
    const text = values.map((value) => seenText(value, 300)).join(', ');
    const name = label(seenText(term, 80)).replace(/\s*[:：]$/, '');
    found.set(name, values.length === 1 ? cellOf(first) : cellOfText(text, habitsAt(list)));
  }
  return found;
}

/** What a card says beyond its named parts, at most. */
const REST_CHARS = 300;

/** Words of classes, itemprops and test ids that name a part of a card. */
const SEMANTIC = new Set(
  'title name price amount total date time author by rating stars reviews status state location address city description summary excerpt snippet category tag sender from subject duration quantity qty size color brand sku stock availability discount badge company salary type number id email phone count points score views comments likes airline departure arrival depart arrive origin destination stops temperature value level owner assignee priority due'.split(
    ' ',
  ),
);

/** A card's heading, link, picture, date, price, parts with a telling class, and "label: value" lines. */
function cardCells(item: Element): Cells {
  const found: Cells = new Map();
  const heading = item.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]');
  const link = item.nodeName === 'A' ? item : item.querySelector('a[href]');
  const title = heading ?? link;
  if (title !== null) add(found, 'title', cellOfText(read(title), habitsAt(item)));
  if (link !== null) add(found, 'link', linkCell(link as HTMLAnchorElement));
  const image = item.querySelector('img');
  if (image !== null) add(found, 'image', imageCell(image));
  const rest: string[] = [];
  for (const leaf of leavesOf(item)) if (!addLeaf(found, leaf, title)) rest.push(read(leaf));
  takeUnitPrice(found);
  const short = !found.has('title') || found.size < 3;
  const text = short ? read(item) : rest.filter((one) => /[\p{L}\p{N}]{2}/u.test(one)).join(' · ');
  for (const field of settingsIn(item)) addState(found, field);
  add(found, 'text', cellOfText([...text].slice(0, REST_CHARS).join(''), habitsAt(item)));
  return found;
}

/** Choices are told as `checked`, what else a card sets as `value`. */
function addState(found: Cells, field: Element): void {
  const name = isChoice(field) ? 'checked' : 'value';
  add(found, name, cellOfText(settingOf(field), habitsAt(field)));
}

function add(found: Cells, name: string, cell: Cell): void {
  if (cell.text !== '' && !found.has(name)) found.set(name, cell);
}

/** The elements that hold text of their own, at most 40. */
function leavesOf(item: Element): Element[] {
  const leaves: Element[] = [];
  for (const element of item.querySelectorAll('*')) {
    if (leaves.length >= 40) break;
    if (/^(?:A|BUTTON|OPTION|SCRIPT|STYLE|H[1-6]|LABEL|SVG|TITLE|PATH)$/i.test(element.nodeName)) continue;
    if (hasOwnText(element)) leaves.push(element);
  }
  return leaves;
}

/** Whether the leaf found its place; a part of the title needs none. */
function addLeaf(found: Cells, leaf: Element, title: Element | null): boolean {
  const text = title?.contains(leaf) ? '' : read(leaf);
  const named = text === '' ? undefined : leafCell(leaf, text);
  if (named !== undefined) add(found, ...named);
  return text === '' || named !== undefined;
}

/** What a leaf is called and says, when it says it: "Duration: 2 h", a telling class, a time, a price, a date. */
function leafCell(leaf: Element, text: string): [string, Cell] | undefined {
  const habits = habitsAt(leaf);
  const pair = /^([\p{L}][\p{L}\s]{1,24})[:：]\s*(.{1,120})$/u.exec(text);
  if (pair?.[1] && pair[2]) return [pair[1].toLowerCase(), cellOfText(pair[2], habits)];
  const named = semanticName(leaf);
  const price = priceIn(leaf, text, habits);
  if (price !== undefined) return [namePrice(leaf, text, named), price];
  if (named !== undefined) return [named, cellOf(leaf)];
  if (leaf.nodeName === 'TIME') return ['date', cellOf(leaf)];
  return parseDate(text, habits) ? ['date', cellOfText(text, habits)] : undefined;
}

function semanticName(element: Element): string | undefined {
  const itemprop = element.getAttribute('itemprop');
  if (itemprop) return plain(itemprop);
  const named = words(`${element.getAttribute('data-field') ?? ''} ${element.getAttribute('class') ?? ''}`);
  return named.reverse().find((word) => SEMANTIC.has(word));
}
