/** What a press sends along: the values of the form around it as a person reads them, and one digest of all of them. */
import { MAX_SENT_CHARS, MAX_SENT_FIELDS } from '../../generated/limits';
import type { SentField, SentForm } from '../../generated/types';
import { label } from '../../lib/text';
import { getName, getRole, getStates, isSecret, isVisible, labelOf, scrub } from '../aria';
import { closest, closestWhere, controlsOf, holds, inPass, parentOf, queryAll } from '../dom';
import { fieldTypeOf, useOf } from './classify';
import { shownValue } from './forms';
import { digestOf } from './restless';

const FIELDS =
  'input,select,textarea,[contenteditable],[role=textbox],[role=searchbox],[role=combobox],[role=listbox],[role=spinbutton],[role=slider],[role=checkbox],[role=switch],[role=radio]';
const BUTTONS = new Set(['submit', 'image', 'button', 'reset']);
const DIALOG = 'dialog,[role=dialog],[role=alertdialog]';
const GROUP = 'fieldset,[role=radiogroup]';
/** What a script may make a button of. Tabs, choices and links to elsewhere send no fields, unless they submit. */
const PRESSED = new Set(['button', 'generic', 'img', 'image']);
/** Links that lead nowhere: in a form a script sends it by them. */
const NOWHERE = /^\s*(?:$|#|javascript:)/i;
/** The check boxes of other rows say what is chosen in a list; what a tool needs is no part of what is sent. */
const ROW = 'tr,li,article,[role=row],[role=listitem],[role=treeitem],[role=option]';
const TOOLS = '[role=toolbar],[role=menu],[role=menubar]';
/** So far up from a button outside of any form its fields are looked for. */
const LEVELS = 6;
const MAX_READ = 2_000;

/** A press on it submits its form, by the browser or by a script that cares for buttons, or a field by a key sends itself. */
export type Sending = 'submits' | 'presses' | 'sends';

/**
 * The values that go with an act on `at`; undefined where nothing does. A button in no form sends the fields of its
 * dialog, or of the nearest box that holds any. `set` is the field whose value the call brings, `approved` the digest
 * that a yes was given to: hidden fields that alone keep changing until the act are no longer in the digest.
 */
export function readSentForm(
  at: Element,
  how: Sending,
  set?: Element,
  approved?: string,
): SentForm | undefined {
  return inPass(() => {
    const fields = findFields(at, how)
      .filter((field) => field !== set && !field.matches(':disabled'))
      .slice(0, MAX_READ);
    return fields.length === 0 ? undefined : summarize(fields, at, approved);
  });
}

function findFields(at: Element, how: Sending): Element[] {
  if (how === 'sends') return isField(at) ? [at] : [];
  const form = formOf(at);
  if (how === 'presses' && !isPressed(at, form)) return [];
  if (form) return [...new Set([...queryAll(form, FIELDS), ...controlsOf(form)])].filter(isField);
  const dialog = closest(at, DIALOG);
  if (dialog) return looseFields(dialog);
  let around = parentOf(at);
  for (let level = 0; around && around.nodeName !== 'BODY' && level < LEVELS; level++) {
    const fields = looseFields(around).filter((field) => !closest(field, TOOLS));
    // The nearest box with fields is it, or none is.
    if (fields.length > 0) return fields.filter((field) => !isOfOtherRow(field, at));
    around = parentOf(around);
  }
  return [];
}

/** A script may send the fields around by it. */
function isPressed(at: Element, form: Element | null): boolean {
  const role = getRole(at);
  if (PRESSED.has(role)) return true;
  if (form === null) return false;
  return role === 'menuitem' || (role === 'link' && NOWHERE.test(at.getAttribute('href') ?? ''));
}

function isOfOtherRow(field: Element, at: Element): boolean {
  const row = getRole(field) === 'checkbox' ? closest(field, ROW) : null;
  return row !== null && !holds(row, at);
}

function formOf(at: Element): HTMLFormElement | null {
  if (at instanceof HTMLFormElement) return at;
  const control = closest(at, 'button,input,select,textarea') ?? at;
  const own = (control as Partial<HTMLInputElement>).form;
  return own ?? (closest(at, 'form') as HTMLFormElement | null);
}

/** Those of another form are sent by that. */
function looseFields(around: Element): Element[] {
  return queryAll(around, FIELDS).filter((field) => isField(field) && formOf(field) === null);
}

function isField(element: Element): boolean {
  if (element.nodeName === 'INPUT') return !BUTTONS.has((element as HTMLInputElement).type);
  if (element.nodeName === 'SELECT' || element.nodeName === 'TEXTAREA') return true;
  const use = useOf(element);
  return use === 'field' || use === 'choice';
}

function summarize(fields: readonly Element[], at: Element, approved?: string): SentForm {
  const groups = new Set<unknown>();
  const told: SentField[] = [];
  const hidden = new Map<Element, unknown>();
  let more = 0;
  for (const field of fields) {
    const group = isRadio(field) ? groupOf(field) : field;
    if (groups.has(group)) continue;
    if (!isShown(field)) hidden.set(field, wholeValue(field));
    else {
      groups.add(group);
      if (told.length < MAX_SENT_FIELDS) told.push(describe(field, fields));
      else more += 1;
    }
  }
  const pressed = closest(at, 'button,input');
  const all = [...fields, ...(pressed && !fields.includes(pressed) ? [pressed] : [])];
  const shown = all.filter((field) => !hidden.has(field)).map(wholeValue);
  return { fields: told, more, hidden: hidden.size, digest: digestOf({ shown, hidden }, approved) };
}

/** A person sees it, or what stands for it. What is kept for a drawn control is no field of its own. */
function isShown(field: Element): boolean {
  return (
    (field as Partial<HTMLInputElement>).type !== 'hidden' && useOf(field) !== undefined && isVisible(field)
  );
}

function isRadio(field: Element): boolean {
  return getRole(field) === 'radio';
}

/** Radio buttons of one name, or in one box, are one value. */
function groupOf(radio: Element): unknown {
  return radio.getAttribute('name') || (closest(radio, GROUP) ?? radio);
}

function describe(field: Element, fields: readonly Element[]): SentField {
  if (isRadio(field)) return describeChoice(field, fields);
  const own = label(labelOf(field)) || label(field.getAttribute('name') ?? '') || getRole(field).slice(0, 40);
  const type = fieldTypeOf(field);
  if (type === 'checkbox' || type === 'switch') return { label: own, checked: isChecked(field) };
  if (isSecret(field)) return { label: own, filled: shownValue(field) !== '' };
  const text =
    type === 'file'
      ? filesOf(field)
          .map(([name]) => name)
          .join(', ')
      : textIn(field);
  // A value that repeats a secret is as secret as that.
  if (scrub(text, field.ownerDocument) !== text) return { label: own, filled: true };
  return { label: own, ...cutValue(text) };
}

function describeChoice(field: Element, fields: readonly Element[]): SentField {
  const group = groupOf(field);
  const radios = fields.filter((one) => isRadio(one) && groupOf(one) === group);
  const chosen = radios.find(isChecked);
  const box = closestWhere(field, (one) => one.matches(GROUP) && getName(one) !== '');
  const name = box ? getName(box) : (field.getAttribute('name') ?? '');
  return { label: label(name) || 'radio', ...cutValue(chosen ? label(labelOf(chosen)) : '') };
}

function isChecked(field: Element): boolean {
  return getStates(field).checked === true;
}

/** The whole text, where the summary needs only its beginning. */
function textIn(field: Element): string {
  const isText = !('value' in field) && useOf(field) === 'field' && getRole(field) === 'textbox';
  return isText ? (field as HTMLElement).innerText : shownValue(field);
}

function cutValue(text: string): Pick<SentField, 'value' | 'more'> {
  const plain = text.replace(/\p{Cs}/gu, '\uFFFD');
  if (plain.length <= MAX_SENT_CHARS) return { value: plain };
  const value = plain.slice(0, MAX_SENT_CHARS).replace(/[\uD800-\uDBFF]$/, '');
  return { value, more: plain.length - value.length };
}

function filesOf(field: Element): [string, number, number][] {
  const files = (field as Partial<HTMLInputElement>).files ?? [];
  return [...files].map(({ name, size, lastModified }) => [name, size, lastModified]);
}

/** All that the server of the page would be told, as the page holds it. */
function wholeValue(field: Element): unknown[] {
  const { type = '', value, selectedOptions } = field as Partial<HTMLInputElement & HTMLSelectElement>;
  const chosen = selectedOptions ? [...selectedOptions].map((option) => option.value) : value;
  const { checked = null } = getStates(field);
  const held = chosen ?? [shownValue(field), field.textContent];
  return [field.nodeName, field.getAttribute('name'), type, held, checked, filesOf(field)];
}
