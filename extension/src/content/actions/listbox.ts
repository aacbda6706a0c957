/** Lists made by script: open what opens them, find the option that a person would read, press it, see that it took. */
import type { Failed } from '../../generated/types';
import { fold, label } from '../../lib/text';
import { getRole, isVisible } from '../aria';
import { holds } from '../dom';
import { type ActContext, type Acted, refuse } from './context';
import { controlOf, describe } from './describe';
import { fireChange } from './events';
import { blurFocused, findFocused, focusOn } from './focus';
import { fireKey } from './keys';
import {
  findOption,
  findSeveral,
  fits,
  isChosen,
  isFree,
  isTaken,
  nameOf,
  optionsIn,
  popupsOf,
  showsChosen,
} from './options';
import { makePressable } from './ready';
import { nextFrame, untilFrame } from './rhythm';
import { findEditable, holdsText, readText } from './texts';
import type { TextControl } from './values';
import { scrollToOption } from './windowedOptions';
import { fillText } from './write';

/** How long, in ms, a list may take to open, to filter, and to show what was chosen. */
const OPEN_MS = 400;
const TYPE_SOON_MS = 150;
const FILTER_MS = 1_500;
const TAKEN_MS = 400;
const QUIET_FRAMES = 3;
const DRAWN_ANEW: ReadonlySet<string> = new Set(['stale', 'detached']);
/** A field that takes only what its list offers puts its text back within this many ms after the caret left. */
const LEAVE_MS = 150;
const UP = { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 };
const DOWN = { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 };
const ESCAPE = { key: 'Escape', code: 'Escape', keyCode: 27 };
/** How long, in ms, a list may take to close. */
const CLOSE_MS = 100;
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
      return (
        findSeveral(list, options, value) ?? refuse('bad_argument', noOption(list, value, namesOf(options)))
      );
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
): Promise<Failed | undefined> {
  for (const [index, value] of wanted.entries()) {
    if (index > 0) await untilStill(context);
    const failure = await chooseOne(context, opener, value);
    if (failure) return failure;
  }
  await closeOpen(context, opener);
  return undefined;
}

/** A list that takes several stays open over what comes next: the caret leaves it; one that holds the caret hears Escape. */
async function closeOpen(context: ActContext, opener: Element): Promise<void> {
  const isOver = () => {
    const isOpen = opener.isConnected && opener.getAttribute('aria-expanded') === 'true';
    return !isOpen || context.stopped() !== undefined || undefined;
  };
  if (await untilFrame(context, CLOSE_MS, isOver)) return;
  const focused = findFocused(context.document);
  if (focused && popupsOf(context, opener).some((list) => holds(list, focused))) {
    fireKey(focused, 'keydown', ESCAPE);
    fireKey(focused, 'keyup', ESCAPE);
  } else blurFocused(context.document);
  await untilFrame(context, CLOSE_MS, isOver);
}

/** After a choice a list closes, and its box is drawn anew: until it has been quiet for some frames. */
async function untilStill(context: ActContext): Promise<void> {
  let quiet = 0;
  await untilFrame(context, TAKEN_MS, () => {
    quiet = context.watch.takeChanged() ? 0 : quiet + 1;
    return quiet > QUIET_FRAMES || undefined;
  });
}

async function chooseOne(context: ActContext, opener: Element, value: string): Promise<Failed | undefined> {
  if (isShown(opener, value)) return undefined;
  const refused = await context.gate(opener);
  if (refused) return refused;
  const datalist = opener instanceof HTMLInputElement ? opener.list : null;
  if (!datalist) {
    const failure = await open(context, opener, value);
    if (failure) return failure;
  }
  const offered = datalist ? undefined : await findOffered(context, opener, value);
  const listed = namesOf(optionsIn(popupsOf(context, opener)));
  const option =
    offered ??
    (await filter(context, opener, value)) ??
    (await scrollFor(context, () => optionsIn(popupsOf(context, opener)), value));
  if (!(option instanceof Element)) {
    return option ?? context.stopped() ?? judgeTyped(context, opener, value, listed);
  }
  if (isTaken(option)) return undefined;
  const failure = await pressOption(context, opener, option);
  return failure && DRAWN_ANEW.has(failure.code) ? pressAnew(context, opener, value, failure) : failure;
}

/** A list may be drawn anew while background is asked; nothing was pressed then. */
async function pressAnew(
  context: ActContext,
  opener: Element,
  value: string,
  failure: Failed,
): Promise<Failed | undefined> {
  await untilStill(context);
  const option = await findOffered(context, opener, value);
  return option ? pressOption(context, opener, option) : failure;
}

/** The option that reads just so, where the list draws it only when it is scrolled there. */
function scrollFor(context: ActContext, list: () => Element[], value: string): Promise<Element | undefined> {
  return scrollToOption(context, list(), () => list().find((option) => fits(option, value)));
}

/** No option was offered. A field that takes any text has it, and keeps it when the caret leaves. */
async function judgeTyped(
  context: ActContext,
  opener: Element,
  value: string,
  listed: readonly string[],
): Promise<Failed | undefined> {
  const offered = optionsIn(popupsOf(context, opener));
  const holds = () => {
    const field = findEditable(opener);
    return field !== undefined && holdsText(field, value);
  };
  if (offered.length > 0 || !holds()) {
    const names = offered.length > 0 ? namesOf(offered) : listed;
    return findSeveral(opener, offered, value) ?? refuse('not_found', noOption(opener, value, names));
  }
  fireChange(findEditable(opener) ?? opener);
  blurFocused(context.document);
  const isGone = await untilFrame(context, LEAVE_MS, () => !holds() || undefined);
  return isGone && refuse('not_found', noOption(opener, value, listed));
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

/** The smallest thing that has appeared since the action began and reads like the value. */
function findNewText(context: ActContext, opener: Element, value: string): Element | undefined {
  const text = fold(value);
  const candidates = [...context.watch.touched]
    .filter((element) => element.isConnected && !holds(element, opener) && !holds(opener, element))
    .flatMap((element) => [element, ...element.querySelectorAll('*')]);
  const same = candidates.filter(
    (element) => fold(element.textContent ?? '') === text && isFree(element, opener) && isVisible(element),
  );
  return same.find((element) => !same.some((other) => other !== element && element.contains(other)));
}

/** The opener already shows the value. */
function isShown(opener: Element, value: string): boolean {
  if (getRole(opener) === 'combobox' && showsChosen(opener, value)) return true;
  const field = findEditable(opener);
  const shown = field ? readText(field) : getRole(opener) === 'combobox' ? (opener.textContent ?? '') : '';
  return value !== '' && fold(shown) === fold(value);
}

function namesOf(options: readonly Element[]): string[] {
  return options.map((option) => label(nameOf(option)));
}

function noOption(list: Element, value: string, listed: readonly string[]): string {
  const names = listed.slice(0, MAX_NAMED).map((name) => `"${name}"`);
  const offered = names.length > 0 ? `it offers ${names.join(', ')}` : 'no list opened';
  return `${describe(list)} offers no "${label(value)}"; ${offered}`;
}
