/** How an element is called in a result or a failure text: its role and name, never markup. */

import { clean, label } from '../../lib/text';
import { getName, getRole, labelOf, scrub, seenText } from '../aria';
import { closest, closestWhere, inPass } from '../dom';
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
  if (holder) return withName(getRole(holder), label(getName(holder) || seenText(holder, 40), 40));
  const id = element.id ? `#${element.id}` : '';
  return withName(`${element.localName}${id}`, label(seenText(element, 40), 40));
}

function withName(kind: string, name: string): string {
  return name ? `${kind} "${name}"` : kind;
}

/** What a result says of the element that was acted on. */
export function identify(element: Element): { role: string; label: string; fingerprint: string } {
  return inPass(() => ({
    role: getRole(element).slice(0, 40),
    label: label(labelOf(element)),
    fingerprint: fingerprint(element),
  }));
}

/** The control that a press on the element sets off: the one around it, or the one that a label is for. */
export function controlOf(element: Element): Element {
  const control = closest(element, CONTROLS);
  const labelled = control instanceof HTMLLabelElement ? control.control : null;
  return labelled ?? control ?? element;
}

/** The elements that an act sets off. */
export function listMeans({ means = [] }: Intent): Element[] {
  return means.filter((one) => one !== undefined);
}

/** Role and name of what an act sets off, for the guard; nothing where that is the element itself. */
export function nameEffect(intent: Intent): { role?: string; label?: string } {
  const controls = listMeans(intent);
  const [first] = controls;
  if (!first) return {};
  return { role: getRole(first).slice(0, 40), label: controls.map((one) => label(labelOf(one))).join(' ') };
}

/** Roles whose press does what they say, however long that is; cards and links hold much that is only told. */
const COMMANDS = new Set(['button', 'menuitem']);
const MAX_READ = 2_000;
const MAX_TOLD = 80;

/**
 * What a person reads on the elements and their labels do not say: the end of a long name, the text behind a name for
 * screen readers, a tooltip. Undefined where that is nothing: for the guard, which looks for dangerous words.
 */
export function readBeyond(elements: readonly Element[]): string | undefined {
  const found = inPass(() => elements.flatMap(wordsBeyond));
  return found.length === 0 ? undefined : [...new Set(found)].join(' · ').slice(0, MAX_READ);
}

function wordsBeyond(element: Element): string[] {
  const most = COMMANDS.has(getRole(element)) ? MAX_READ : MAX_TOLD;
  const known = label(labelOf(element));
  const value = element instanceof HTMLInputElement && /^(submit|button)$/.test(element.type);
  const said = [
    labelOf(element),
    seenText(element, MAX_READ + 1),
    value ? element.value : '',
    element.getAttribute('title') ?? '',
  ];
  return said
    .map((one) => clean(scrub(one, element.ownerDocument)))
    .filter((text) => text !== '' && text !== known && text.length <= most);
}
