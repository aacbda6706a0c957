/** How an element is called in a result or a failure text: its role and name, never markup. */

import { label } from '../../lib/text';
import { getName, getRole, labelOf } from '../aria';
import { closest, closestWhere } from '../dom';
import { fingerprint } from '../selector';
import type { Intent } from './context';

const HOLDERS = [
  'dialog',
  'alertdialog',
  'banner',
  'navigation',
  'region',
  'menu',
  'listbox',
  'tooltip',
  'alert',
];

/** What a press on something inside of it sets off. */
const CONTROLS =
  'button, a[href], summary, input, [role="button"], [role="link"], [role="menuitem"], [role="option"], label';

/** `button "Save"`; a nameless thing by the nearest named container, else by its tag, id and text. */
export function describe(element: Element): string {
  const role = getRole(element);
  if (role !== 'generic') return withName(role, label(labelOf(element)));
  const holder = closestWhere(element, (candidate) => HOLDERS.includes(getRole(candidate)));
  if (holder) return withName(getRole(holder), label(getName(holder) || (holder.textContent ?? ''), 40));
  const id = element.id ? `#${element.id}` : '';
  return withName(`${element.localName}${id}`, label(element.textContent ?? '', 40));
}

function withName(kind: string, name: string): string {
  return name ? `${kind} "${name}"` : kind;
}

/** What a result says of the element that was acted on. */
export function identify(element: Element): { role: string; label: string; fingerprint: string } {
  return {
    role: getRole(element).slice(0, 40),
    label: label(labelOf(element)),
    fingerprint: fingerprint(element),
  };
}

/** The control that a press on the element sets off: the one around it, or the one that a label is for. */
export function controlOf(element: Element): Element {
  const control = closest(element, CONTROLS);
  const labelled = control instanceof HTMLLabelElement ? control.control : null;
  return labelled ?? control ?? element;
}

/** Role and name of what an act sets off, for the guard; nothing where that is the element itself. */
export function nameEffect({ means = [] }: Intent): { role?: string; label?: string } {
  const controls = means.filter((one) => one !== undefined);
  const [first] = controls;
  if (!first) return {};
  return { role: getRole(first).slice(0, 40), label: controls.map((one) => label(labelOf(one))).join(' ') };
}
