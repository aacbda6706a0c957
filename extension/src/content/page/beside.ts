/** What tells like controls apart: the words beside each, within its row or on the page. */
import { clean, cut, label } from '../../lib/text';
import { scrub, seenText } from '../aria';
import { isBefore, parentOf } from '../dom';
import { boxLabel } from './boxLabel';
import { type Control, groupLabel, itemLabel, itemTitle, openerLabel } from './describe';

/** So far up what is beside a control may stand. */
const BESIDE = 3;
const SIGN = /^[^\p{L}\p{N}\s]{1,2}$/u;
/** Of the row, where it has parts that a control is told by. */
const MAX_ROW_CHARS = 32;
/** What says more than this is no box of one number. */
const MAX_STEP_CHARS = 40;

/** What else is called like a control: something on the page, something in its row. */
export interface Likes {
  isRepeated: boolean;
  isTwin: boolean;
}

/** Controls that are called like another one of their row, or like another one outside of all rows. */
export function twinsIn(controls: readonly Control[]): ReadonlySet<Control> {
  const first = new Map<Element | null, Map<string, Control>>();
  const twins = new Set<Control>();
  for (const control of controls) {
    const { item } = control.place;
    const inRow = first.get(item) ?? new Map<string, Control>();
    first.set(item, inRow);
    const other = inRow.get(control.label);
    if (other === undefined) inRow.set(control.label, control);
    else twins.add(other).add(control);
  }
  return twins;
}

/**
 * What stands before the control, or else after it, in the smallest box around it that says more than the control itself;
 * its row is the largest one.
 */
export function besideText(control: Control): string {
  const { element, label: said, place } = control;
  const isSign = SIGN.test(said);
  let at = parentOf(element);
  for (let up = 0; at !== null && up < BESIDE; up++, at = parentOf(at)) {
    const text = seenText(at, 200);
    // A row of like signs says nothing of itself: what it is for stands around it.
    const rest = isSign ? clean(text.replaceAll(said, ' ')) : text.replace(said, '').trim();
    const isMore = text.length > said.length + 3 && (!isSign || /[\p{L}\p{N}]/u.test(rest));
    if (at === place.item) return readBefore(at, element);
    if (isMore) return readBefore(at, element) || rest;
  }
  return '';
}

/** What is read in the box before the element: a box may go on with what is others'. */
function readBefore(box: Element, element: Element): string {
  const parts: string[] = [];
  for (let at = box.firstChild; at !== null && at !== element; ) {
    if (at.contains(element)) at = at.firstChild;
    else {
      if (at instanceof Element) parts.push(seenText(at, 200));
      else if (at.nodeType === Node.TEXT_NODE) parts.push((at as Text).data);
      at = at.nextSibling;
    }
  }
  return scrub(clean(parts.join(' ')).slice(-200), box.ownerDocument);
}

/** What tells the row of a control from others; of a control with a twin in its row, or under a title of its own, that too. */
export function rowLabel(control: Control, item: Element, isTwin: boolean): string {
  const row = itemLabel(item);
  const title = titleAbove(control.element, item);
  if (title !== '') return title;
  const beside = isTwin ? besideText(control) : '';
  if (beside === '' || beside === row) return row;
  const rowTitle = cut(itemTitle(item), MAX_ROW_CHARS);
  return label(rowTitle === '' ? beside : `${rowTitle}: ${beside}`);
}

/** In a row with several titles, the one that the control stands under or holds. */
function titleAbove(element: Element, item: Element): string {
  const first = item.querySelector('h1,h2,h3,h4,h5,h6');
  const titles = first === null ? [] : [...item.querySelectorAll(first.nodeName)];
  if (titles.length < 2) return '';
  const above = titles.filter((title) => element.contains(title) || isBefore(title, element)).at(-1);
  return above === undefined ? '' : label(seenText(above, 80));
}

/** Of a button that is but a sign: what it counts, and how far, as its box says it: "Guests: - 2 +". */
export function stepOf({ element, label: said, place }: Control): string {
  const box = SIGN.test(said) ? parentOf(element) : null;
  const text = box === null ? '' : seenText(box, MAX_STEP_CHARS + 1);
  if (!/\d/.test(text) || text.length > MAX_STEP_CHARS) return '';
  const group = /\p{L}/u.test(text) ? '' : groupLabel(place);
  return label(group === '' ? text : `${group}: ${text}`);
}

/** The row, group, box of its own or heading that the control stands in. */
export function contextOf(control: Control, isTemplate: boolean, { isRepeated, isTwin }: Likes): string {
  const { element, place, heading } = control;
  if (place.item !== null && !isTemplate) return rowLabel(control, place.item, isTwin);
  const own = isRepeated && place.item === null ? boxLabel(element) : '';
  return openerLabel(place) || groupLabel(place) || own || label(heading);
}
