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
import { closest, memo } from '../dom';
import { getRole } from './names';
import { boxOf } from './visible';

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
  if (isDisabled(element)) state.disabled = true;
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

/** The head of a list item whose inner list comes and goes with it: a tree that says nothing of itself. */
function foldsBranch(element: Element): boolean | undefined {
  const item = element.parentElement;
  if (item?.nodeName !== 'LI' || item.firstElementChild !== element || /^(?:A|INPUT)$/.test(element.nodeName))
    return undefined;
  const inner = [...item.children].find((one) => one.nodeName === 'UL' || one.nodeName === 'OL');
  return inner === undefined || inner === element
    ? undefined
    : getComputedStyle(inner).display !== 'none' && boxOf(inner).height > 0;
}

/** Whether the control is disabled, by itself, its fieldset or `aria-disabled` around it, whatever that stands on. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || closest(element, '[aria-disabled="true" i]') !== null;
}
