/** How an element is called in a result or a failure text: its role and name, never markup. */

import { label } from '../../lib/text';
import { getName, getRole, labelOf } from '../aria';
import { closestWhere } from '../dom';
import { fingerprint } from '../selector';

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
