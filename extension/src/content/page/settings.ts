/** What is set in a row: its choices, steppers, sliders and fields, and how they stand now. */
import { getStates, isSecret } from '../aria';
import { queryAll } from '../dom';
import { fieldTypeOf, useOf } from './classify';
import { valuePart } from './forms';

const SETTING =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=file]),select,textarea,[role=checkbox],[role=switch],[role=radio],[role=spinbutton],[role=slider],[role=combobox],[role=textbox]';
const MAX_SETTINGS = 6;

/** The fields and choices below the element; secret ones have no value to tell. */
export function settingsIn(element: Element): Element[] {
  const found = queryAll(element, SETTING).filter((one) => isUsed(one) && !isSecret(one));
  return found.slice(0, MAX_SETTINGS);
}

function isUsed(element: Element): boolean {
  const use = useOf(element);
  return use === 'choice' || use === 'field';
}

export function isChoice(element: Element): boolean {
  return useOf(element) === 'choice';
}

/** `yes`, `no` or `mixed` of a choice; what stands in a field. '' for what says nothing. */
export function settingOf(element: Element): string {
  if (!isChoice(element)) return valuePart(element, fieldTypeOf(element)).value ?? '';
  const { checked } = getStates(element);
  return checked === 'mixed' ? checked : checked ? 'yes' : 'no';
}
