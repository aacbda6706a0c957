/** dom.submit sends a form as Enter does: by a press on its default button, after telling what its fields still need. */
import type { CallOf, Failed } from '../../generated/types';
import { label } from '../../lib/text';
import { labelOf } from '../aria';
import { closest, findDefaultButton, isSubmitter } from '../dom';
import { click } from './click';
import { type ActContext, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { findDisabled } from './ready';
import { findTarget } from './target';

type Submitter = HTMLButtonElement | HTMLInputElement;

export async function submit(context: ActContext, call: CallOf<'dom.submit'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const form = findForm(found.element);
  if (!form) return submitLoose(context, call, found.element);
  const own = isSubmitter(found.element) ? (found.element.closest('button, input') as Submitter) : undefined;
  const button = own ?? findDefaultButton(form);
  const obstacle = (button && findDisabledButton(button)) ?? findInvalid(form, button);
  if (obstacle) return obstacle;
  const refused = await context.gate(button ?? form, { submits: true });
  if (refused) return refused;
  // Implicit submission fires a click at the default button: https://html.spec.whatwg.org/#implicit-submission
  if (button) button.click();
  else form.requestSubmit();
  return { ok: true, settling: 'effect', element: button ?? form, selector: found.selector };
}

/** A button outside of any form is pressed; loose fields have nothing that would send them. */
async function submitLoose(
  context: ActContext,
  call: CallOf<'dom.submit'>,
  element: Element,
): Promise<ActOutcome> {
  if (closest(element, 'button, [role="button"], input[type="button"], a[href]')) {
    return click(context, { ...call, name: 'dom.click' });
  }
  return refuse(
    'bad_argument',
    `${describe(element)} is in no form; click the button that sends it, or press Enter`,
  );
}

function findForm(element: Element): HTMLFormElement | null {
  if (element instanceof HTMLFormElement) return element;
  const { form } = element as Partial<HTMLInputElement>;
  if (form) return form;
  const around = closest(element, 'form');
  if (around) return around as HTMLFormElement;
  const inside = element.querySelectorAll('form');
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

function findDisabledButton(button: Submitter): Failed | undefined {
  if (!findDisabled(button)) return undefined;
  return refuse('not_enabled', `${describe(button)} is disabled; fill in what it waits for first`);
}

/** What the browser's own validation would stop, without its events. */
function findInvalid(form: HTMLFormElement, button: Submitter | undefined): Failed | undefined {
  if (form.noValidate || button?.formNoValidate) return undefined;
  const invalid = ([...form.elements] as HTMLInputElement[]).filter(
    (field) => field.willValidate === true && !field.validity.valid,
  );
  if (invalid.length === 0) return undefined;
  const said = invalid.slice(0, 8).map((field) => `"${label(labelOf(field))}": ${field.validationMessage}`);
  return refuse('bad_argument', `the form is not sent before these fields are right: ${said.join('; ')}`);
}
