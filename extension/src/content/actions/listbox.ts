/** Lists made by script: open what opens them, find the option that a person would read, press it, see that it took. */
import type { Failed } from '../../generated/types';
import { fold, label } from '../../lib/text';
import { getName, getRole, getStates, isVisible, labelOf } from '../aria';
import { byId, holds, queryAll } from '../dom';
import { type ActContext, type Acted, refuse } from './context';
import { controlOf, describe } from './describe';
import { fireChange } from './events';
import { focusOn } from './focus';
import { fireKey } from './keys';
import { makePressable } from './ready';
import { nextFrame, untilFrame } from './rhythm';
import { findEditable, holdsText, readText } from './texts';
import type { TextControl } from './values';
import { scrollToOption } from './windowedOptions';
import { fillText } from './write';

const OPTIONS =
  '[role="option"],[role="menuitemradio"],[role="menuitemcheckbox"],[role="menuitem"],[role="treeitem"],[role="radio"],[role="tab"],input[type="radio"],option';
const POPUPS = '[role="listbox"],[role="menu"],[role="tree"],[role="grid"],[role="dialog"]';
/** How long, in ms, a list may take to open, to filter, and to show what was chosen. */
const OPEN_MS = 400;
const TYPE_SOON_MS = 150;
const FILTER_MS = 1_500;
const TAKEN_MS = 400;
const UP = { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 };
const DOWN = { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 };
const MAX_NAMED = 20;

/** Chooses in a list that stands open. Several wanted: exactly those. */
export async function pickOption(
  context: ActContext,
  list: Element,
  wanted: readonly string[],
): Promise<Acted | Failed | undefined> {
  for (const value of wanted) {
    const options = optionsIn([list]);
    const option = findOption(options, value) ?? (await scrollFor(context, () => optionsIn([list]), value));
    const stopped = context.stopped();
    if (stopped) return stopped;
    if (!option)
      return findSeveral(list, options, value) ?? refuse('bad_argument', noOption(list, value, options));
    if (isChosen(option)) continue;
    const failure = await pressOption(context, list, option);
    if (failure) return failure;
  }
  if (list.getAttribute('aria-multiselectable') !== 'true') return undefined;
  const extra = optionsIn([list]).filter(
    (option) => isChosen(option) && !wanted.some((v) => fits(option, v)),
  );
  for (const option of extra) {
    const failure = await pressOption(context, list, option);
    if (failure) return failure;
  }
  return undefined;
}

/** Opens the list that belongs to a combobox or button, types to filter where that helps, and chooses. */
export async function chooseFromPopup(
  context: ActContext,
  opener: Element,
  wanted: readonly string[],
): Promise<Acted | Failed | undefined> {
  const value = wanted[0] ?? '';
  if (isShown(opener, value)) return undefined;
  const refused = await context.gate(opener);
  if (refused) return refused;
  const datalist = opener instanceof HTMLInputElement ? opener.list : null;
  if (!datalist) {
    const failure = await open(context, opener, value);
    if (failure) return failure;
  }
  const offered = datalist ? undefined : await findOffered(context, opener, value);
  const option =
    offered ??
    (await filter(context, opener, value)) ??
    (await scrollFor(context, () => optionsIn(popupsOf(context, opener)), value));
  if (option instanceof Element) return pressOption(context, opener, option);
  return option ?? context.stopped() ?? judgeTyped(context, opener, value);
}

/** The option that reads just so, where the list draws it only when it is scrolled there. */
function scrollFor(context: ActContext, list: () => Element[], value: string): Promise<Element | undefined> {
  return scrollToOption(context, list(), () => list().find((option) => fits(option, value)));
}

/** No option was offered: a field without any list has taken the text itself, a list that lacks it has not. */
function judgeTyped(context: ActContext, opener: Element, value: string): Failed | undefined {
  const field = findEditable(opener);
  const offered = optionsIn(popupsOf(context, opener));
  if (!field || offered.length > 0 || !holdsText(field, value)) {
    return findSeveral(opener, offered, value) ?? refuse('not_found', noOption(opener, value, offered));
  }
  fireChange(field);
  return undefined;
}

async function open(context: ActContext, opener: Element, value: string): Promise<Failed | undefined> {
  if (opener.getAttribute('aria-expanded') === 'true' && optionsIn(popupsOf(context, opener)).length > 0)
    return;
  const ready = await makePressable(context, opener);
  if (!ready.ok) return ready;
  const stopped = context.stopped();
  if (stopped) return stopped;
  context.mouse.click(ready.hit, ready.point);
  const isEditable = findEditable(opener) !== undefined;
  const opened = await untilFrame(context, isEditable ? TYPE_SOON_MS : OPEN_MS, () =>
    isOpen(context, opener, value),
  );
  // What can be typed into is filtered next; anything else may open by key.
  if (opened || isEditable) return undefined;
  focusOn(opener);
  fireKey(opener, 'keydown', DOWN);
  fireKey(opener, 'keyup', DOWN);
  await untilFrame(context, OPEN_MS, () => isOpen(context, opener, value));
  return undefined;
}

function isOpen(context: ActContext, opener: Element, value: string): true | undefined {
  context.watch.takeChanged();
  const offers = optionsIn(popupsOf(context, opener)).length > 0;
  return offers || findNewText(context, opener, value) !== undefined || undefined;
}

/** The option among those that are offered now; where roles are missing, any new text that reads like it. */
async function findOffered(
  context: ActContext,
  opener: Element,
  value: string,
): Promise<Element | undefined> {
  return untilFrame(context, 100, () => {
    context.watch.takeChanged();
    return findOption(optionsIn(popupsOf(context, opener)), value) ?? findNewText(context, opener, value);
  });
}

/** Types the value into the combobox, so that a long or remote list shows the option. */
async function filter(
  context: ActContext,
  opener: Element,
  value: string,
): Promise<Element | Failed | undefined> {
  const field = findEditable(opener);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (field.readOnly) return undefined;
  focusOn(field);
  const stopped = context.stopped() ?? (await fillText(context, field as TextControl, value));
  if (stopped) return stopped;
  if (field instanceof HTMLInputElement && field.list) return undefined;
  return untilFrame(context, FILTER_MS, () => {
    context.watch.takeChanged();
    return findOption(optionsIn(popupsOf(context, opener)), value) ?? findNewText(context, opener, value);
  });
}

async function pressOption(context: ActContext, list: Element, option: Element): Promise<Failed | undefined> {
  const name = nameOf(option);
  const ready = await makePressable(context, option);
  if (!ready.ok) return ready;
  const refused = await context.gate(option, { means: [controlOf(option)] });
  if (refused) return refused;
  const before = isChosen(option);
  context.watch.takeChanged();
  context.mouse.click(ready.hit, ready.point);
  const taken = await untilFrame(context, TAKEN_MS, () => {
    const reacted = context.watch.takeChanged() || context.watch.leaving !== undefined;
    return reacted || isChosen(option) !== before || !isVisible(option) || isShown(list, name) || undefined;
  });
  if (taken || (await moveByKeys(context, list, option))) return undefined;
  return refuse('ignored', `the option "${label(name)}" did not react to the press`);
}

/** A list that has an active option and heard no press is for the keyboard: moves there by the arrows. */
async function moveByKeys(context: ActContext, list: Element, option: Element): Promise<boolean> {
  if (!list.hasAttribute('aria-activedescendant') || context.stopped()) return false;
  const options = optionsIn([list]);
  const isActive = (one: Element) => one.id !== '' && list.getAttribute('aria-activedescendant') === one.id;
  focusOn(list);
  for (let step = 0; step <= options.length && !isActive(option); step++) {
    const key = options.findIndex(isActive) < options.indexOf(option) ? DOWN : UP;
    fireKey(list, 'keydown', key);
    fireKey(list, 'keyup', key);
    await nextFrame(context.document);
  }
  return isActive(option);
}

/** The lists that belong to an opener: named by it, else every open one that is not around it. */
function popupsOf(context: ActContext, opener: Element): Element[] {
  const ids = ['aria-controls', 'aria-owns'].flatMap((name) =>
    (opener.getAttribute(name) ?? '').split(/\s+/),
  );
  const named = ids.map((id) => byId(opener, id)).filter((element) => element !== null);
  const shown = named.filter((element) => optionsIn([element]).length > 0);
  if (shown.length > 0) return shown;
  return queryAll(context.document, POPUPS).filter((popup) => !holds(popup, opener) && isVisible(popup));
}

function optionsIn(lists: readonly Element[]): Element[] {
  return lists.flatMap((list) => queryAll(list, OPTIONS)).filter((option) => isVisible(option));
}

/** The option that reads so; failing that, the only one that begins so, has those words, or holds the text. */
function findOption(options: readonly Element[], value: string): Element | undefined {
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
function findSeveral(list: Element, options: readonly Element[], value: string): Failed | undefined {
  const text = fold(value);
  const near = text === '' ? [] : options.filter((option) => fold(nameOf(option)).includes(text));
  if (near.length < 2) return undefined;
  const names = near.slice(0, MAX_NAMED).map((option) => `"${label(nameOf(option))}"`);
  return refuse(
    'ambiguous',
    `"${label(value)}" fits several options of ${describe(list)}: ${names.join(', ')}; name one of them`,
  );
}

function fits(option: Element, value: string): boolean {
  if (fold(nameOf(option)) === fold(value)) return true;
  return [option.getAttribute('data-value'), option.getAttribute('value')].includes(value);
}

/** The smallest thing that has appeared since the action began and reads like the value. */
function findNewText(context: ActContext, opener: Element, value: string): Element | undefined {
  const text = fold(value);
  const candidates = [...context.watch.touched]
    .filter((element) => element.isConnected && !holds(element, opener) && !holds(opener, element))
    .flatMap((element) => [element, ...element.querySelectorAll('*')]);
  const same = candidates.filter((element) => fold(element.textContent ?? '') === text && isVisible(element));
  return same.find((element) => !same.some((other) => other !== element && element.contains(other)));
}

function nameOf(option: Element): string {
  return getName(option) || labelOf(option);
}

function isChosen(option: Element): boolean {
  const { selected, checked } = getStates(option);
  return selected === true || checked === true;
}

/** The opener already shows the value. */
function isShown(opener: Element, value: string): boolean {
  const field = findEditable(opener);
  const shown = field ? readText(field) : getRole(opener) === 'combobox' ? (opener.textContent ?? '') : '';
  return value !== '' && fold(shown) === fold(value);
}

function noOption(list: Element, value: string, options: readonly Element[]): string {
  const names = options.map((option) => `"${label(nameOf(option))}"`).slice(0, MAX_NAMED);
  const offered = names.length > 0 ? `it offers ${names.join(', ')}` : 'no list opened';
  return `${describe(list)} offers no "${label(value)}"; ${offered}`;
}
