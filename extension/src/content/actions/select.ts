/** dom.select chooses by what a person reads: options of lists, comboboxes and radio groups; of a text, a passage. */
import type { CallOf, Failed } from '../../generated/types';
import { fold, label } from '../../lib/text';
import { getName, getRole, isVisible, standInOf } from '../aria';
import { queryAll } from '../dom';
import { findAutoSubmit } from './autoSubmit';
import { type ActContext, type Acted, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { fireChange } from './events';
import { focusOn } from './focus';
import { chooseFromPopup, pickOption } from './listbox';
import { isRunningText, selectPassage } from './passage';
import { makeUsable } from './ready';
import { Silence } from './silence';
import { findTarget } from './target';

const LISTS = ['listbox', 'radiogroup', 'menu', 'tree', 'tablist', 'grid'];
const OPENERS = ['combobox', 'button', 'textbox', 'searchbox', 'menuitem', 'generic', 'link'];
const MAX_NAMED = 20;

export async function select(context: ActContext, call: CallOf<'dom.select'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const element = findChooser(found.element);
  const unready = await makeUsable(context, element);
  if (unready) return unready;
  const failure = await choose(context, element, call.args.value);
  if (failure && !failure.ok) return failure;
  return { ok: true, settling: 'value', element, selector: found.selector, ...failure };
}

function choose(context: ActContext, element: Element, value: string): Promise<Acted | Failed | undefined> {
  if (element instanceof HTMLSelectElement) return chooseNative(context, element, value);
  const role = getRole(element);
  if (isRunningText(element) && !isChooser(element, role)) {
    return Promise.resolve(selectPassage(element, value));
  }
  const wanted = readWanted(
    value,
    role === 'combobox' || element.getAttribute('aria-multiselectable') === 'true',
  );
  if (LISTS.includes(role)) return pickOption(context, element, wanted);
  if (OPENERS.includes(role)) return chooseFromPopup(context, element, wanted);
  return Promise.resolve(
    refuse('bad_argument', `${describe(element)} is no list; use dom.click or dom.type`),
  );
}

/** A text that a list belongs to, or a part of one that is a list or opens one, is for choosing. */
function isChooser(element: Element, role: string): boolean {
  if (element.matches('[aria-controls], [aria-owns], [aria-haspopup]:not([aria-haspopup="false"])'))
    return true;
  if (role === 'textbox' || role === 'generic') return false;
  return LISTS.includes(role) || OPENERS.includes(role);
}

/** The list itself, or the native one inside a label or wrapper. */
function findChooser(element: Element): Element {
  if (element instanceof HTMLOptionElement) return element.closest('select') ?? element;
  if (element instanceof HTMLSelectElement) return standInOf(element) ?? element;
  if (LISTS.includes(getRole(element))) return element;
  if (element instanceof HTMLLabelElement && element.control) return findChooser(element.control);
  if (getRole(element) === 'combobox') return element;
  const inside = queryAll(element, 'select, [role="combobox"], [role="listbox"], [role="radiogroup"]').filter(
    isVisible,
  );
  return inside.length === 1 && inside[0] ? inside[0] : element;
}

/** One value, or several written as a JSON list where the list takes several. */
function readWanted(value: string, multiple: boolean): string[] {
  if (!multiple || !value.trim().startsWith('[')) return [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map(String) : [value];
  } catch (error) {
    if (error instanceof SyntaxError) return [value];
    throw error;
  }
}

async function chooseNative(
  context: ActContext,
  list: HTMLSelectElement,
  value: string,
): Promise<Acted | Failed | undefined> {
  const found = findOptions(list, value);
  if (!Array.isArray(found)) return found;
  const sent = findAutoSubmit(list);
  const refused = await context.gate(list, sent ? { submits: true, means: [sent, ...found] } : {});
  if (refused) return refused;
  focusOn(list);
  // The page may have filled it anew meanwhile.
  const chosen = findOptions(list, value);
  if (!Array.isArray(chosen)) return chosen;
  const before = [...list.selectedOptions];
  if (before.length === chosen.length && chosen.every((option) => before.includes(option))) return undefined;
  const silence = new Silence(context.watch);
  if (list.multiple) for (const option of list.options) option.selected = chosen.includes(option);
  else for (const option of chosen) option.selected = true;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  fireChange(list);
  const settling = (await silence.isKept()) ? 'none' : 'value';
  return { ok: true, settling, verify: () => findReverted(context, list, chosen) };
}

/**
 * A page that takes the choice back to another real one did not take it. What goes back to its first or an empty option
 * is a menu of commands, and what those do may be seen nowhere: in a frame, a drawing, a player.
 */
function findReverted(
  { watch }: ActContext,
  list: HTMLSelectElement,
  chosen: readonly HTMLOptionElement[],
): Failed | undefined {
  const kept =
    chosen.every((option) => option.selected && list.contains(option)) &&
    list.selectedOptions.length === chosen.length;
  const isAnswered = watch.answered || watch.requests.isAwaited;
  const isAtRest = list.selectedIndex <= 0 || list.value === '';
  if (kept || !list.isConnected || isAnswered || isAtRest) return undefined;
  const now = [...list.selectedOptions].map((option) => `"${label(option.label)}"`).join(', ');
  return refuse('ignored', `${describe(list)} does not keep the choice; it is back to ${now || 'none'}`);
}

/** An option for each value that is wanted. */
function findOptions(list: HTMLSelectElement, value: string): HTMLOptionElement[] | Failed {
  const chosen: HTMLOptionElement[] = [];
  for (const wanted of readWanted(value, list.multiple)) {
    const option = findOption(list, wanted);
    if (!(option instanceof HTMLOptionElement)) return option;
    chosen.push(option);
  }
  return chosen;
}

/** The option with that label or value; failing that, the only one whose label holds it. */
function findOption(list: HTMLSelectElement, wanted: string): HTMLOptionElement | Failed {
  const options = [...list.options];
  const text = fold(wanted);
  const exact = findExact(options, wanted);
  const near =
    exact.length > 0 ? exact : options.filter((option) => text !== '' && fold(option.label).includes(text));
  const [option, ...others] = near;
  if (!option) return refuse('bad_argument', noOption(list, wanted, options));
  if (others.length > 0) {
    const names = near.map((each) => `"${label(inGroup(each))}"`).slice(0, MAX_NAMED);
    return refuse('ambiguous', `"${wanted}" fits several options of ${describe(list)}: ${names.join(', ')}`);
  }
  const off = option.disabled || option.closest('optgroup')?.disabled;
  return off ? refuse('not_enabled', `the option "${label(option.label)}" is disabled`) : option;
}

/** Those that read just so, with or without their group, else the first of that value; several only of several groups. */
function findExact(options: readonly HTMLOptionElement[], wanted: string): HTMLOptionElement[] {
  const text = fold(wanted);
  const named = options.filter((option) => fold(option.label) === text || fold(inGroup(option)) === text);
  if (new Set(named.map(inGroup)).size > 1) return named;
  const valued = options.filter(({ value }) => value === wanted);
  const [first] = named.length > 0 ? named : [...valued.filter((option) => !option.disabled), ...valued];
  return first === undefined ? [] : [first];
}

/** "Europe: Paris", or the label alone where it stands in no group. */
function inGroup(option: HTMLOptionElement): string {
  const group = option.closest('optgroup')?.label ?? '';
  return group === '' ? option.label : `${group}: ${option.label}`;
}

function noOption(list: Element, wanted: string, options: readonly HTMLOptionElement[]): string {
  const names = options.map((option) => `"${label(option.label || getName(option))}"`).slice(0, MAX_NAMED);
  return `${describe(list)} has no option "${label(wanted)}"; it has ${names.join(', ') || 'none yet'}`;
}
