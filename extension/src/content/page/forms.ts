/** Fields belong to their form; fields without one belong to the part of the page that they stand in. */
import { MAX_FIELDS_PER_FORM, MAX_OPTIONS } from '../../generated/limits';
import type { MiniField, MiniForm } from '../../generated/types';
import { clean, cut, label } from '../../lib/text';
import { getName, getStates, isDisabled, isSecret, labelOf, scrub, seenText, whyUnseen } from '../aria';
import { byId, holds, textOf } from '../dom';
import { fieldTypeOf } from './classify';
import { type Control, type FieldFind, landmarkPart } from './describe';
import { fieldLabel, tellApart } from './fieldNames';
import type { Ids } from './ids';
import { purposeOf } from './purpose';

/** A form as the page has it. */
export interface Form {
  id: string;
  element: Element;
  fields: FieldFind[];
  submit: Control | undefined;
  label: string;
  order: number;
}

const SUBMIT_KINDS = new Set(
  'login signup search submit save confirm send publish apply book pay place_order checkout subscribe add filter upload add_to_cart next'.split(
    ' ',
  ),
);

/** Groups the fields of the page, in document order. Fields of rows come last in their form. */
export function groupForms(fields: readonly FieldFind[], controls: readonly Control[], ids: Ids): Form[] {
  const groups = new Map<Element, FieldFind[]>();
  for (const field of fields) {
    const owner = formOf(field.element) ?? field.place.form ?? field.place.region;
    const group = groups.get(owner);
    if (group === undefined) groups.set(owner, [field]);
    else group.push(field);
  }
  return [...groups].map(([element, group]) => {
    const [first] = group;
    tellApart(group);
    const id = ids.of('form', element);
    const submit = findSubmit(element, group, controls);
    // Its id is known to whoever knows the form's.
    if (submit !== undefined) ids.submit(id, submit.element);
    const sorted = [
      ...group.filter((field) => !field.place.item),
      ...group.filter((field) => field.place.item),
    ];
    return {
      id,
      element,
      fields: sorted,
      submit,
      label: formLabel(element, first),
      order: first?.order ?? 0,
    };
  });
}

function formOf(element: Element): HTMLFormElement | null {
  return (element as Partial<HTMLInputElement>).form ?? null;
}

function formLabel(element: Element, first: FieldFind | undefined): string {
  const name = element.nodeName === 'BODY' ? '' : label(getName(element));
  if (name !== '') return name;
  const isOwn =
    /^(?:FORM|FIELDSET|DIALOG|SECTION)$/.test(element.nodeName) || element.getAttribute('role') === 'dialog';
  const heading = isOwn ? element.querySelector('legend,h1,h2,h3,h4,h5,h6') : null;
  const own = heading === null ? '' : label(seenText(heading, 80));
  return own || (first?.heading ?? '');
}

/** A button of one of these kinds sends nothing, whatever else a form lacks. */
const NEVER_SUBMITS = new Set(['delete', 'cancel', 'close', 'back', 'previous']);

/** Words of a button that opens more choices instead of sending. */
const ASIDE = /option|advanced|setting|erweitert/i;

/** The control that sends the form: its submit button, else the button after its last field that says so. */
function findSubmit(
  element: Element,
  fields: FieldFind[],
  controls: readonly Control[],
): Control | undefined {
  const isForm = element.nodeName === 'FORM';
  const inside = controls.filter(
    (control) => control.unseen === undefined && !control.place.item && belongsTo(control, element, isForm),
  );
  if (isForm) {
    const submits = inside.filter((control) => isSubmit(control.element));
    const named = submits.find((control) => control.kind !== undefined && SUBMIT_KINDS.has(control.kind));
    if (submits.length > 0) return named ?? submits[0];
  }
  const buttons = inside.filter((control) => control.role === 'button' || control.use === 'weak');
  const last = fields.at(-1)?.order ?? 0;
  const after = buttons.filter((control) => control.order > last);
  const onlyChoices = fields.every(({ element: field }) =>
    /checkbox|radio/.test((field as HTMLInputElement).type ?? ''),
  );
  const says = (control: Control) => {
    const { kind, label: said, place } = control;
    if (kind === undefined || !SUBMIT_KINDS.has(kind) || ASIDE.test(said)) return false;
    // A mere plus is one more of something, or closer to a map.
    if (kind === 'add' && !/\p{L}/u.test(said)) return false;
    return (
      kind !== 'next' || (place.landmark !== 'nav' && !onlyChoices && !turnsPages(control.element, element))
    );
  };
  return (
    after.find(says) ??
    // What stands before the fields in another part of the page is for something else.
    buttons.find((control) => says(control) && (isForm || control.place.region === element)) ??
    (isForm
      ? buttons.filter(({ label: said, kind = '' }) => !ASIDE.test(said) && !NEVER_SUBMITS.has(kind)).at(-1)
      : undefined)
  );
}

/** Whether the nearest box of the button that holds more is a calendar or a table without fields. */
function turnsPages(button: Element, form: Element): boolean {
  for (let box = button.parentElement; box !== null && box !== form; box = box.parentElement) {
    if (box.querySelector('input,select,textarea') !== null) return false;
    if (box.querySelector('table,[role=grid]') !== null) return true;
  }
  return false;
}

function belongsTo(control: Control, element: Element, isForm: boolean): boolean {
  const owner = formOf(control.element);
  if (isForm) return owner === element || control.place.form === element;
  return owner === null && control.place.form === null && holds(element, control.element);
}

function isSubmit(element: Element): boolean {
  const type: string = (element as HTMLButtonElement).type;
  return type === 'submit' || type === 'image';
}

/** A table with more rows holds data, whatever its fields are called. */
const MAX_FORM_ROWS = 12;

/** Rows repeat their fields: the first row stands for all when there are many. Few rows, each called otherwise, are a form. */
export function summaryFields({ fields }: Form): FieldFind[] {
  const inRows = fields.filter(({ place }) => place.item !== null);
  const rows = new Set(inRows.map(({ place }) => place.item));
  if (rows.size < 3) return [...fields];
  const isForm = rows.size <= MAX_FORM_ROWS && inRows.length === rows.size;
  if (isForm && new Set(inRows.map(({ element }) => labelOf(element))).size === rows.size) return [...fields];
  const [first] = rows;
  return fields.filter(({ place }) => place.item === null || place.item === first);
}

/** The form for the summary, with at most 20 fields. */
export function summarizeForm(form: Form, ids: Ids, isCovered: (element: Element) => boolean): MiniForm {
  const fields = summaryFields(form)
    .slice(0, MAX_FIELDS_PER_FORM)
    .map((field) => summarizeField(form.id, field, ids, isCovered(field.element)));
  const purpose = purposeOf(form);
  const more = form.fields.length - fields.length;
  return {
    id: form.id,
    ...(purpose ? { purpose } : {}),
    ...(form.label ? { label: form.label } : {}),
    ...(form.fields[0] ? landmarkPart(form.fields[0].place) : {}),
    fieldSummaries: fields,
    ...(more > 0 ? { moreFields: more } : {}),
    ...(form.submit ? { submitLabel: form.submit.label } : {}),
  };
}

/** One field for the summary. A secret has `filled` and no value. */
export function summarizeField(formId: string, field: FieldFind, ids: Ids, isCovered: boolean): MiniField {
  const { element } = field;
  const type = fieldTypeOf(element);
  const name = element.getAttribute('name');
  const error = errorOf(element);
  return {
    id: ids.within(formId, element),
    ...(name ? { name: cut(clean(name), 80) } : {}),
    label: fieldLabel(field),
    type: cut(type, 30),
    ...(isRequired(element) ? { required: true } : {}),
    ...optionsPart(element),
    ...valuePart(element, type),
    ...(isDisabled(element) ? { disabled: true } : {}),
    ...(isCovered ? { covered: true } : {}),
    ...(error ? { error } : {}),
    ...rangePart(element),
  };
}

function isRequired(element: Element): boolean {
  return (
    (element as Partial<HTMLInputElement>).required === true ||
    element.getAttribute('aria-required') === 'true'
  );
}

/** The labels of what can be chosen, as far as they are in the document. */
export function optionsOf(element: Element, max: number): { options: string[]; more: number } {
  const { list, options } = element as Partial<HTMLInputElement> & Partial<HTMLSelectElement>;
  const native = options ?? (list as HTMLDataListElement | null | undefined)?.options;
  if (native) {
    const kept = [...native]
      .slice(0, max)
      .map((option) => label(scrub(option.label || option.value || option.text, element.ownerDocument)));
    return { options: kept, more: Math.max(0, native.length - max) };
  }
  const listed = ariaOptions(element);
  return {
    options: listed.slice(0, max).map((option) => label(labelOf(option))),
    more: Math.max(0, listed.length - max),
  };
}

function ariaOptions(element: Element): Element[] {
  const role = element.getAttribute('role');
  if (role !== 'combobox' && role !== 'listbox') return [];
  const owned =
    (element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns') ?? '').split(' ')[0] ?? '';
  const list = role === 'listbox' ? element : byId(element, owned);
  return list === null ? [] : [...list.querySelectorAll('[role=option]')];
}

function optionsPart(element: Element): Pick<MiniField, 'options' | 'moreOptions'> {
  const { options, more } = optionsOf(element, MAX_OPTIONS);
  if (options.length === 0) return {};
  return more > 0 ? { options, moreOptions: more } : { options };
}

/** What the field holds: for secrets, files and long texts only that it holds something. */
export function valuePart(element: Element, type: string): Pick<MiniField, 'value' | 'filled' | 'checked'> {
  const { value = '' } = element as Partial<HTMLInputElement>;
  if (type === 'checkbox' || type === 'radio' || type === 'switch') {
    return { checked: getStates(element).checked === true };
  }
  if (isSecret(element)) return { filled: value !== '' };
  if (type === 'file') return { filled: ((element as HTMLInputElement).files?.length ?? 0) > 0 };
  const shown = label(scrub(shownValue(element), element.ownerDocument));
  return shown === '' ? {} : { value: shown };
}

/** What a person reads in the field: the text of the chosen option, the value, the text of an editor. */
export function shownValue(element: Element): string {
  if (element.nodeName === 'SELECT') {
    return [...(element as HTMLSelectElement).selectedOptions]
      .map((option) => option.label || option.text)
      .join(', ');
  }
  if (element.nodeName === 'INPUT' || element.nodeName === 'TEXTAREA')
    return (element as HTMLInputElement).value;
  const stated = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  return stated ?? (element.getAttribute('role') === 'listbox' ? '' : textOf(element, 200));
}

/** The validation error that the page shows for the field. */
export function errorOf(element: Element): string {
  const invalid = element.getAttribute('aria-invalid');
  const isInvalid = (invalid !== null && invalid !== 'false') || element.matches(':user-invalid');
  if (!isInvalid) return '';
  const told: string[] = [];
  for (const attribute of ['aria-errormessage', 'aria-describedby']) {
    for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/)) {
      const said = byId(element, id);
      const text = said !== null && whyUnseen(said) === undefined ? label(seenText(said, 80)) : '';
      if (text === '') continue;
      // A field is described by its hint, too: what is called an error comes first.
      if (/error|invalid/i.test(`${id} ${said?.className ?? ''}`)) return text;
      told.push(text);
    }
  }
  if (told[0] !== undefined) return told[0];
  return label((element as Partial<HTMLInputElement>).validationMessage ?? '') || 'invalid';
}

function rangePart(element: Element): Pick<MiniField, 'minimum' | 'maximum'> {
  const minimum = element.getAttribute('min') ?? element.getAttribute('aria-valuemin');
  const maximum = element.getAttribute('max') ?? element.getAttribute('aria-valuemax');
  return {
    ...(minimum ? { minimum: minimum.slice(0, 30) } : {}),
    ...(maximum ? { maximum: maximum.slice(0, 30) } : {}),
  };
}
