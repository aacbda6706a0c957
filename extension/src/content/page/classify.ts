/** Which elements a person can use, and as what: a control to click, a choice to set, a field to fill. */
import { isEditingHost } from '../aria';

/** `choice` is a checkbox, radio or switch: a field inside a form, an action elsewhere. `weak` says that nothing but a handler tells of it. */
export type Use = 'control' | 'choice' | 'field' | 'weak';

const BUTTON_INPUTS = new Set(['button', 'submit', 'reset', 'image']);
const ROLE_USE: Readonly<Record<string, Use>> = {
  button: 'control',
  link: 'control',
  menuitem: 'control',
  menuitemcheckbox: 'control',
  menuitemradio: 'control',
  tab: 'control',
  treeitem: 'control',
  option: 'control',
  checkbox: 'choice',
  radio: 'choice',
  switch: 'choice',
  textbox: 'field',
  searchbox: 'field',
  combobox: 'field',
  listbox: 'field',
  spinbutton: 'field',
  slider: 'field',
  gridcell: 'control',
};
/** Attributes by which frameworks and plain pages attach a click. */
const HANDLERS = [
  'onclick',
  'onmousedown',
  'onmouseup',
  'ng-click',
  '@click',
  'v-on:click',
  'jsaction',
  'data-href',
];

/** What the element is to a person, by its tag, role and handlers; undefined for what cannot be used by itself. */
export function useOf(element: Element): Use | undefined {
  if (!element.hasAttributes()) return useByTag(element);
  const role = element.getAttribute('role');
  if (role !== null) {
    const use = ROLE_USE[role.trim().split(' ')[0] ?? ''];
    if (role === 'gridcell' && !element.hasAttribute('tabindex')) return undefined;
    if (use !== undefined) return use === 'field' ? fieldByRole(element, role) : use;
  }
  return useByTag(element) ?? useByAttributes(element);
}

function fieldByRole(element: Element, role: string): Use {
  // A combobox that only wraps its input is not a second field.
  const holdsInput = role === 'combobox' && element.querySelector('input:not([type=hidden]),textarea,select');
  return holdsInput ? 'weak' : 'field';
}

function useByTag(element: Element): Use | undefined {
  switch (element.nodeName) {
    case 'INPUT':
      return useOfInput(element as HTMLInputElement);
    case 'BUTTON':
      return 'control';
    case 'A':
    case 'AREA':
      return element.hasAttribute('href') ? 'control' : undefined;
    case 'a':
      return element.hasAttribute('href') || element.hasAttribute('xlink:href') ? 'control' : undefined;
    case 'SUMMARY':
      return element.parentElement?.nodeName === 'DETAILS' ? 'control' : undefined;
    case 'SELECT':
      return 'field';
    case 'TEXTAREA':
      return isStore(element) ? undefined : 'field';
    default:
      return undefined;
  }
}

function useOfInput(input: HTMLInputElement): Use | undefined {
  const { type } = input;
  if (type === 'hidden') return undefined;
  if (BUTTON_INPUTS.has(type)) return 'control';
  if (type === 'checkbox' || type === 'radio') return 'choice';
  return isStore(input) ? undefined : 'field';
}

/** A text field that nobody is meant to reach: a custom select keeps its value in it, a growing textarea its height. */
function isStore(element: Element): boolean {
  return element.getAttribute('aria-hidden') === 'true' && element.getAttribute('tabindex') === '-1';
}

function useByAttributes(element: Element): Use | undefined {
  if (element.hasAttribute('contenteditable') && isEditingHost(element)) return 'field';
  if (element.nodeName === 'BODY' || element.nodeName === 'HTML' || element.nodeName === 'FORM')
    return undefined;
  if (HANDLERS.some((name) => element.hasAttribute(name))) return 'weak';
  const isDraggable = element.getAttribute('draggable') === 'true';
  if (isDraggable && element.querySelector('a[href],button,input') === null) return 'weak';
  const tabindex = element.getAttribute('tabindex');
  if (tabindex === null || Number(tabindex) < 0) return undefined;
  // Focusable regions are for scrolling; a control says nothing else of itself.
  const isRegion = /^(?:SECTION|MAIN|PRE|TABLE|UL|OL|DIALOG|NAV|ASIDE|ARTICLE|H[1-6]|IFRAME)$/.test(
    element.nodeName,
  );
  return isRegion || element.hasAttribute('role') ? undefined : 'weak';
}

/** The type of a field as the summary names it: the HTML input type, or textarea, select, combobox, editor, ... */
export function fieldTypeOf(element: Element): string {
  switch (element.nodeName) {
    case 'INPUT': {
      const role = element.getAttribute('role');
      return role === 'combobox' || role === 'switch' ? role : (element as HTMLInputElement).type;
    }
    case 'SELECT':
      return (element as HTMLSelectElement).multiple ? 'multiselect' : 'select';
    case 'TEXTAREA':
      return 'textarea';
    default:
      return element.getAttribute('role') ?? (isEditingHost(element) ? 'editor' : 'other');
  }
}
