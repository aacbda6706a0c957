/** States of a control as ARIA knows them; a state that does not apply is absent. */
import {
  getAriaChecked,
  getAriaCheckedRoles,
  getAriaExpanded,
  getAriaPressed,
  getAriaSelected,
  getAriaSelectedRoles,
} from 'ivya/utils';
import type { ControlState } from '../../generated/types';
import { closest, isPointer, memo } from '../dom';
import { drawnState } from './drawnState';
import { getRole } from './names';
import { boxOf } from './visible';

/** Roles of what is used by pressing it, never by typing. */
const PRESSED = new Set(['button', 'link', 'menuitem', 'tab']);
const CHECKED_ROLES = new Set(getAriaCheckedRoles());
const SELECTED_ROLES = new Set(getAriaSelectedRoles());
/** Roles whose `aria-checked` is meaningful only when the author says it. */
const CHECKED_IF_SAID = new Set(['option', 'treeitem']);

/** The element's states. */
export const getStates = memo((element: Element): ControlState => {
  const role = getRole(element);
  const state: ControlState = {};
  if (CHECKED_ROLES.has(role) && (!CHECKED_IF_SAID.has(role) || element.hasAttribute('aria-checked'))) {
    state.checked = getAriaChecked(element);
  }
  const expanded = getExpanded(element);
  if (expanded !== undefined) state.expanded = expanded;
  if (SELECTED_ROLES.has(role) && (element.nodeName === 'OPTION' || element.hasAttribute('aria-selected'))) {
    state.selected = getAriaSelected(element);
  }
  if (role === 'button' && element.hasAttribute('aria-pressed')) state.pressed = getAriaPressed(element);
  const drawn = role === 'generic' ? drawnState(element) : undefined;
  if (drawn !== undefined) state.checked = drawn;
  if (isDisabled(element) || (PRESSED.has(role) && takesNoPress(element))) state.disabled = true;
  return state;
});

function getExpanded(element: Element): boolean | undefined {
  if (element.nodeName === 'SUMMARY') {
    const details = element.parentElement;
    return details?.nodeName === 'DETAILS' ? (details as HTMLDetailsElement).open : undefined;
  }
  const expanded = getAriaExpanded(element);
  return expanded === 'none' ? foldsBranch(element) : expanded;
}

/** What unfolds a thing that says nothing of itself: the head of a branch, and a heading over what is hidden. */
function foldsBranch(element: Element): boolean | undefined {
  const item = element.parentElement;
  if (item?.nodeName === 'LI' && item.firstElementChild === element && !ACTS.has(getRole(element))) {
    const inner = [...item.children].find((one) => one.nodeName === 'UL' || one.nodeName === 'OL');
    if (inner !== undefined && inner !== element) return isShown(inner);
  }
  if (!/^(?:H[1-6]|DT|DIV)$/.test(element.nodeName)) return undefined;
  const below = bodyOf(element);
  const hides = below !== null && !isShown(below) && isPointer(element) && isHead(element, below);
  return hides && (below.textContent ?? '').trim() !== '' ? false : undefined;
}

/** What does more than unfold when it is pressed, for all that is known. */
const ACTS = new Set(['link', 'button', 'checkbox', 'radio', 'switch', 'textbox', 'combobox']);

/** The part of the page that stands right below; what comes up over the page is none. */
function bodyOf(head: Element): Element | null {
  const below = head.nextElementSibling;
  if (below === null || !/^(?:DIV|DD|P|UL|SECTION)$/.test(below.nodeName)) return null;
  return /^(?:static|relative)$/.test(getComputedStyle(below).position) ? below : null;
}

/** A box is a head only beside another one with a part of its own: what acts may have its dialog below it, too. */
function isHead(element: Element, below: Element): boolean {
  if (element.nodeName !== 'DIV') return true;
  const beside = [element.previousElementSibling?.previousElementSibling, below.nextElementSibling];
  const isLike = (other: Element) =>
    other.nodeName === 'DIV' && isPointer(other) && bodyOf(other)?.nodeName === below.nodeName;
  return getRole(element) !== 'button' && beside.some((other) => other != null && isLike(other));
}

function isShown(element: Element): boolean {
  return getComputedStyle(element).display !== 'none' && boxOf(element).height > 0;
}

/** Whether the control is disabled, by itself, its fieldset or `aria-disabled` around it, whatever that stands on. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || closest(element, '[aria-disabled="true" i]') !== null;
}

/** Whether styles let every press through it: `pointer-events: none`, here and in all that it holds. */
function takesNoPress(element: Element): boolean {
  const letsThrough = (one: Element) => getComputedStyle(one).pointerEvents === 'none';
  return letsThrough(element) && [...element.querySelectorAll('*')].every(letsThrough);
}
