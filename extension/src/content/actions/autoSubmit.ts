/** A control whose change sends its form is no mere value: the form's own button says what it does. */
import { closest, findDefaultButton } from '../dom';

/** Inline handlers and the marks of common libraries that send on a change. */
const SENDS = /\b(requestSubmit|submit)\s*\(|\.click\s*\(/;
const HANDLERS = ['onchange', 'oninput'];
const MARKS = /auto-?submit|submit-on-change/i;
const MARKED = ['data-controller', 'data-action', 'data-behavior', 'data-turbo-action', 'class'];
const PRESENT = '[up-autosubmit], [data-auto-submit], [data-autosubmit]';
const REQUESTS = '[hx-post], [hx-put], [hx-patch], [hx-delete]';

/** What a change of the control sends off: the form's default button, the form, or the control itself. */
export function findAutoSubmit(control: Element): Element | undefined {
  const own = (control as Partial<HTMLInputElement>).form;
  const form = own ?? (closest(control, 'form') as HTMLFormElement | null);
  const asks = control.matches(REQUESTS) && !/load|revealed/.test(control.getAttribute('hx-trigger') ?? '');
  const sends = asks || SENDS.test(control.getAttribute('onclick') ?? '') || isMarked(control);
  if (!sends && !(form && isMarked(form))) return undefined;
  return form ? (findDefaultButton(form) ?? form) : control;
}

function isMarked(element: Element): boolean {
  if (HANDLERS.some((name) => SENDS.test(element.getAttribute(name) ?? ''))) return true;
  if (MARKED.some((name) => MARKS.test(element.getAttribute(name) ?? ''))) return true;
  const asksOnChange =
    element.matches(REQUESTS) && /change|input/.test(element.getAttribute('hx-trigger') ?? '');
  return asksOnChange || element.matches(PRESENT);
}
