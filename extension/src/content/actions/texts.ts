/** What counts as a text field, which texts it takes, and whether it holds the text it was given. */
import type { Failed } from '../../generated/types';
import { clean } from '../../lib/text';
import { codeEditorOf, queryAll } from '../dom';
import { refuse } from './context';
import { describe } from './describe';
import { normalizeValue, type TextControl, VALUE_FORMS } from './values';

const NOT_TEXT = ['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'reset', 'submit'];
const EDITABLE = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** The field itself, the control of a label, or the one field inside a wrapper (a custom element, a combobox box). */
export function findEditable(element: Element): Element | undefined {
  if (isEditable(element)) return element;
  if (element instanceof HTMLLabelElement && element.control && isEditable(element.control)) {
    return element.control;
  }
  const inside = queryAll(element, EDITABLE).filter(isEditable);
  return inside.length === 1 ? inside[0] : inside.find((field) => field.checkVisibility());
}

function isEditable(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NOT_TEXT.includes(element.type);
  return element instanceof HTMLTextAreaElement || isContent(element) || codeEditorOf(element) !== null;
}

/** An element whose own content is edited, or a document in design mode. */
export function isContent(element: Element): boolean {
  return element instanceof HTMLElement && element.isContentEditable;
}

/** The text in the form that the field takes, or why it cannot take it. The failure never holds the text. */
export function checkText(field: Element, text: string, replace: boolean): string | Failed {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return text;
  const form = field instanceof HTMLInputElement ? VALUE_FORMS[field.type] : undefined;
  if (form && field instanceof HTMLInputElement)
    return checkForm(field, normalizeValue(field.type, text), form);
  const line =
    field instanceof HTMLInputElement ? text.replace(/[\r\n]+/g, '') : text.replace(/\r\n?/g, '\n');
  const length = line.length + (replace ? 0 : field.value.length);
  if (field.maxLength >= 0 && length > field.maxLength) {
    const most = `${describe(field)} takes at most ${field.maxLength} characters`;
    return refuse('bad_argument', `${most}; this would make ${length}`);
  }
  return line;
}

/** A value of one written form, such as a date, is never half of one: nothing is added to it, nor is it typed by keys. */
export function takesWhole(field: Element): boolean {
  return field instanceof HTMLInputElement && field.type in VALUE_FORMS && field.type !== 'number';
}

function checkForm(
  field: HTMLInputElement,
  text: string,
  form: { pattern: RegExp; example: string },
): string | Failed {
  if (text === '' && field.type !== 'color' && field.type !== 'range') return text;
  const probe = document.createElement('input');
  probe.type = field.type;
  probe.step = 'any';
  for (const bound of ['min', 'max', 'step'] as const)
    if (field.type === 'range') probe[bound] = field[bound];
  probe.value = text;
  if (!form.pattern.test(text) || probe.value === '') {
    return refuse('bad_argument', `${describe(field)} takes a ${field.type} written like ${form.example}`);
  }
  if (field.type === 'range' && Number(probe.value) !== Number(text)) {
    const step = field.step === 'any' ? '' : ` in steps of ${field.step || '1'}`;
    const bounds = `${field.min || '0'} to ${field.max || '100'}`;
    return refuse('bad_argument', `${describe(field)} goes from ${bounds}${step}`);
  }
  return text;
}

/** The text of the field now. */
export function readText(field: Element): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return (field as HTMLElement).innerText ?? field.textContent ?? '';
}

/** The field holds the text, be it in the page's own format: "(030) 1234" holds "0301234". */
export function holdsText(field: Element, text: string): boolean {
  const now = readText(field);
  if (now === text) return true;
  if (isContent(field) && clean(now).includes(clean(text).slice(0, 2_000))) return true;
  if (isNumeric(field)) return Number(now) === Number(text);
  if (bare(text) === '') return bare(now) === '' || now.includes(text.trim());
  if (isCloseTime(field, now, text)) return true;
  return bare(now).includes(bare(text)) && !isOtherNumber(now, text);
}

/** A sign, digits, and a part of one or two behind a separator: "-5", "12.50", "1,500.75". */
const NUMBER = /^([-+\u2212]?)(\d{1,3}(?:[,.'\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;
/** From so many digits on it is a code, a card, a telephone: more may stand around it. */
const LONG = 6;

/** The text is a number, and what the field shows is another one: "-5" as "5", "12.50" as "1250", "10" as "100". */
function isOtherNumber(now: string, text: string): boolean {
  const [, sign = '', whole = '', part] = NUMBER.exec(text.trim()) ?? [];
  if (whole === '') return false;
  if (/[-\u2212]/.test(sign) && !/[-\u2212(]/.test(now)) return true;
  const digits = whole.replace(/\D/g, '');
  const shown = now.replace(/\D/g, '');
  const isWhole = part === undefined;
  if (isWhole && (digits.length >= LONG || shown === digits)) return false;
  if (isWhole && !/[.,]/.test(now) && Number(shown) === Number(digits)) return false;
  const grouped = now.replace(/(\d)[,.'\s](?=\d{3}(?!\d))/g, '$1');
  if (!isWhole && new RegExp(`(?<!\\d)0*${digits.replace(/^0+/, '')}\\D${part}(?!\\d)`).test(grouped))
    return false;
  const wanted = Number(isWhole ? digits : `${digits}.${part}`);
  const numbers = grouped.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return !numbers.some((one) => Number(one.replace(',', '.')) === wanted);
}

/** Letters and digits, lower case. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isNumeric(field: Element): boolean {
  return field instanceof HTMLInputElement && (field.type === 'number' || field.type === 'range');
}

/** 14:30 and 14:30:00 are one time. */
function isCloseTime(field: Element, now: string, text: string): boolean {
  if (!(field instanceof HTMLInputElement) || !/^(time|datetime-local)$/.test(field.type)) return false;
  return now !== '' && (text.startsWith(now) || now.startsWith(text));
}

export type { TextControl };
