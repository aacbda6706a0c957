/** The typed value of one cell: a date that the page states, a link, a picture, a choice, or what its text says. */
import type { Cell } from '../../generated/types';
import { label } from '../../lib/text';
import { scrub, seenText } from '../aria';
import { isRendered } from '../dom';
import { digitsApart, keepApart } from './apart';
import { cellOfText } from './cells';
import { parseDate } from './dates';
import { habitsAt } from './habits';
import { settingOf, settingsIn } from './settings';

/** The typed value of one cell: a date that the page states, a link, a picture, or what its text says. */
export function cellOf(cell: Element): Cell {
  const time = cell.nodeName === 'TIME' ? cell : cell.querySelector('time[datetime]');
  const text = read(cell);
  const stated = time?.getAttribute('datetime') ?? '';
  if (stated !== '' && time !== null && read(time) === text && parseDate(stated)) {
    return { type: 'date', text, value: parseDate(stated) ?? stated };
  }
  const said = cellOfText(text, habitsAt(cell));
  const isNumber = said.type === 'number' || said.type === 'money';
  const plainCell: Cell =
    isNumber && digitsApart(cell).length > 0 ? { type: 'text', text, value: text } : said;
  if (plainCell.type !== 'text') return withHref(plainCell, cell);
  const link = cell.nodeName === 'A' ? cell : cell.querySelector('a[href]');
  if (link !== null && read(link) === text && text !== '') return linkCell(link as HTMLAnchorElement);
  const image = cell.nodeName === 'IMG' ? cell : cell.querySelector('img');
  if (text === '' && image !== null) return imageCell(image as HTMLImageElement);
  if (text === '') return controlCell(cell);
  // The signs of a stepper say nothing of the number between them.
  return /[\p{L}\p{N}]/u.test(text) || settingsIn(cell).length === 0
    ? withHref(plainCell, cell)
    : controlCell(cell);
}

function withHref(cell: Cell, element: Element): Cell {
  const link = element.nodeName === 'A' ? element : element.querySelector('a[href]');
  return link === null ? cell : { ...cell, href: (link as HTMLAnchorElement).href.slice(0, 2_000) };
}

export function linkCell(link: HTMLAnchorElement): Cell {
  const text = read(link) || told(link, link.getAttribute('aria-label') ?? link.title);
  return { type: 'link', text, value: text, href: link.href.slice(0, 2_000) };
}

export function imageCell(image: HTMLImageElement): Cell {
  const src = image.currentSrc || image.src;
  const alt = told(image, image.alt, 500);
  return {
    type: 'image',
    text: alt,
    value: alt,
    ...(src.startsWith('http') ? { href: src.slice(0, 2_000) } : {}),
  };
}

/** A choice or a field in the cell: its state or value. */
function controlCell(cell: Element): Cell {
  const [field] = settingsIn(cell);
  if (field !== undefined) return cellOfText(settingOf(field), habitsAt(cell));
  const named = cell.querySelector('[aria-label],[title]');
  const text = told(cell, named?.getAttribute('aria-label') ?? named?.getAttribute('title') ?? '');
  return { type: 'text', text, value: text };
}

/** What a person reads there. */
export function read(element: Element): string {
  return isRendered(element) ? keepApart(element, seenText(element, 500)) : '';
}

/** What an attribute says. */
function told(element: Element, said: string, max = 200): string {
  return label(scrub(said, element.ownerDocument), max);
}
