/** The options of a list, by role or as they are drawn, and which of them a text means. */
import type { Failed } from '../../generated/types';
import { fold, label } from '../../lib/text';
import { getName, getStates, isVisible, labelOf, whyUnseen } from '../aria';
import { byId, closest, closestWhere, holds, parentOf, queryAll } from '../dom';
import { type ActContext, refuse } from './context';
import { describe } from './describe';

const OPTIONS =
  '[role="option"],[role="menuitemradio"],[role="menuitemcheckbox"],[role="menuitem"],[role="treeitem"],[role="radio"],[role="tab"],input[type="radio"],option';
const POPUPS = '[role="listbox"],[role="menu"],[role="tree"],[role="grid"],[role="dialog"]';
const MAX_NAMED = 20;
/** So many boxes at most are between the field of a combobox and the box around all of it. */
const BOX_DEPTH = 4;
const PLACEHOLDER = '[class*=placeholder i]';
const OTHERS =
  'input,select,textarea,[role=combobox],label,legend,h1,h2,h3,h4,h5,h6,p,table,section,article,main,form';

/** The lists that belong to an opener: named by it, else those that opened since the act began, or stand just beside it. */
export function popupsOf({ document, watch }: ActContext, opener: Element): Element[] {
  const shown = namedBy(opener).filter((list) => !isBeside(list, opener) && optionsIn([list]).length > 0);
  if (shown.length > 0) return shown;
  const open = queryAll(document, POPUPS).filter((list) => isFree(list, opener) && isVisible(list));
  const wasOpen = opener.getAttribute('aria-expanded') === 'true' && !watch.touched.has(opener);
  if (wasOpen) return open;
  const touched = [...watch.touched].filter(
    (one) => one !== document.body && one !== document.documentElement,
  );
  const near = opener.parentElement?.parentElement;
  const isNear = (list: Element) => near && list.matches('[role="listbox"]') && holds(near, list);
  return open.filter((list) => isNear(list) || touched.some((one) => holds(one, list) || holds(list, one)));
}

/** Neither around the opener nor a part of another combobox, such as what was chosen there. */
export function isFree(element: Element, opener: Element): boolean {
  const owner = closest(element, '[role="combobox"]');
  return !holds(element, opener) && (owner === null || owner === opener);
}

function namedBy(opener: Element): Element[] {
  const ids = ['aria-controls', 'aria-owns'].flatMap((name) =>
    (opener.getAttribute(name) ?? '').split(/\s+/),
  );
  return [...new Set(ids.map((id) => byId(opener, id)))].filter((element) => element !== null);
}

/** An unseen list in the box that holds the opener too: what can be pressed around it is no option. */
function isBeside(list: Element, opener: Element): boolean {
  const box = isVisible(list) ? null : floatOf(list);
  return box !== null && holds(box, opener);
}

/** What can be chosen there: by role; failing that, as it is drawn. */
export function optionsIn(lists: readonly Element[]): Element[] {
  const options = lists.flatMap((list) => queryAll(list, OPTIONS)).filter((option) => isVisible(option));
  return options.length > 0 ? options : lists.flatMap(drawnIn);
}

/** What can be pressed in the box around a list whose options nobody sees: some libraries draw others beside those. */
function drawnIn(list: Element): Element[] {
  if (whyUnseen(list) !== 'zero-size') return [];
  const box = floatOf(list);
  if (box === null || !isVisible(box)) return [];
  const pressable = queryAll(box, '*').filter(
    (element) => getComputedStyle(element).cursor === 'pointer' && isVisible(element),
  );
  const rows = new Map<Element | null, Element[]>();
  for (const element of pressable) {
    const around = parentOf(element);
    if (around === null || !pressable.includes(around))
      rows.set(around, [...(rows.get(around) ?? []), element]);
  }
  return [...rows.values()].reduce((most, row) => (row.length > most.length ? row : most), []);
}

/** The box that floats over the page around the element. */
export function floatOf(element: Element): Element | null {
  return closestWhere(element, (at) => /absolute|fixed/.test(getComputedStyle(at).position));
}

/** The option that reads so; failing that, the only one that begins so, has those words, or holds the text. */
export function findOption(options: readonly Element[], value: string): Element | undefined {
  const exact = options.find((option) => fits(option, value));
  if (exact) return exact;
  const text = fold(value);
  if (text === '') return undefined;
  const names = new Map(options.map((option) => [option, fold(nameOf(option))]));
  const near = options.filter((option) => names.get(option)?.includes(text));
  const asWords = near.filter((option) => hasWords(names.get(option) ?? '', text));
  for (const some of [asWords, near]) {
    const first = some.filter((option) => names.get(option)?.startsWith(text));
    const [only] = first.length === 1 ? first : some;
    if (first.length === 1 || some.length === 1) return only;
  }
  return undefined;
}

function hasWords(name: string, text: string): boolean {
  return ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  );
}

/** Why none was chosen of several that the text fits. */
export function findSeveral(list: Element, options: readonly Element[], value: string): Failed | undefined {
  const text = fold(value);
  const near = text === '' ? [] : options.filter((option) => fold(nameOf(option)).includes(text));
  if (near.length < 2) return undefined;
  const names = near.slice(0, MAX_NAMED).map((option) => `"${label(nameOf(option))}"`);
  return refuse(
    'ambiguous',
    `"${label(value)}" fits several options of ${describe(list)}: ${names.join(', ')}; name one of them`,
  );
}

export function fits(option: Element, value: string): boolean {
  if (fold(nameOf(option)) === fold(value)) return true;
  return [option.getAttribute('data-value'), option.getAttribute('value')].includes(value);
}

export function nameOf(option: Element): string {
  return getName(option) || labelOf(option);
}

export function isChosen(option: Element): boolean {
  const { selected, checked } = getStates(option);
  return selected === true || checked === true;
}

/**
 * Whether it is chosen already in a list that takes several: another press would take it out. Some libraries mark as
 * selected what is only highlighted.
 */
export function isTaken(option: Element): boolean {
  const isSelected = isChosen(option) && !/highlight/i.test(option.className);
  return isSelected && closest(option, '[aria-multiselectable="true"]') !== null;
}

/** The box around the opener shows it as what is chosen, or among that. */
export function showsChosen(opener: Element, value: string): boolean {
  const parts = [...(boxesOf(opener).at(-1)?.querySelectorAll('*') ?? [])];
  const same = parts.filter((part) => fold(ownText(part)) === fold(value) && isVisible(part));
  return value !== '' && same.some((part) => part.closest(`${POPUPS},${OPTIONS},${PLACEHOLDER}`) === null);
}

function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.map((node) => node.textContent).join('');
}

/** The opener and the boxes around it that hold nothing but it and what was chosen. */
function boxesOf(opener: Element): Element[] {
  const boxes: Element[] = [];
  for (let box: Element | null = opener; boxes.length <= BOX_DEPTH && box !== null; box = parentOf(box)) {
    const others = [...box.querySelectorAll(OTHERS)];
    if (others.some((one) => one !== opener && !opener.contains(one) && isVisible(one))) break;
    boxes.push(box);
  }
  return boxes;
}
