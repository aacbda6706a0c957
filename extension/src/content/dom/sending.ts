/** What a press sends, and where: a form by its button, a link. A page may name a field like a property of its form. */
import { hash } from '../../lib/text';
import { closest } from './tree';

type Submitter = HTMLButtonElement | HTMLInputElement;

/** As long as a message may say it; what is longer is told by its length too. */
const MAX_CHARS = 2_000;
const CONTROLS = 'a[href], area[href], button, input, select, textarea, label, form';
/** Libraries that send from an attribute: htmx. */
const REQUESTS = ['hx-get', 'hx-post', 'hx-put', 'hx-patch', 'hx-delete'];
const METHODS = ['post', 'dialog'];

/** A press on it submits a form. */
export function isSubmitter(element: Element): boolean {
  const control = element.closest('button, input');
  if (control instanceof HTMLButtonElement) return control.type === 'submit' && control.form !== null;
  if (control instanceof HTMLInputElement) {
    return (control.type === 'submit' || control.type === 'image') && control.form !== null;
  }
  return false;
}

/** The first submit button of the form in tree order, wherever it stands. */
export function findDefaultButton(form: HTMLFormElement): Submitter | undefined {
  const images = findIn(form, 'input[type="image"]');
  const controls = [...controlsOf(form), ...images].filter((control) => isSubmitter(control)) as Submitter[];
  return controls.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}

/**
 * Where a press on a link, a submit button or a form goes: method and address, and the frame or window if it is another
 * one, as "POST https://shop.example/pay in _blank". Undefined where nothing is sent.
 */
export function findDestination(element: Element): string | undefined {
  const control = controlAt(element);
  const request = findRequest(control);
  if (request) return request;
  if (/^a(rea)?$/.test(control.localName)) return linkDestination(control);
  if (control instanceof HTMLFormElement) return formDestination(control, findDefaultButton(control));
  if (!isSubmitter(control)) return undefined;
  const { form } = control as Submitter;
  return form ? formDestination(form, control as Submitter) : undefined;
}

/** The same, and for a field or a part of the page where Enter or a change in it sends to. */
export function destinationOf(element: Element): string | undefined {
  const direct = findDestination(element);
  if (direct !== undefined) return direct;
  const control = controlAt(element);
  if (isButton(control)) return undefined;
  const own = (control as Partial<HTMLInputElement>).form ?? closest(element, 'form');
  const forms = own ? [own] : findIn(element, 'form');
  const [form] = forms;
  return form instanceof HTMLFormElement && forms.length === 1 ? findDestination(form) : undefined;
}

function controlAt(element: Element): Element {
  const control = closest(element, CONTROLS) ?? element;
  return (control instanceof HTMLLabelElement ? control.control : null) ?? control;
}

function isButton(control: Element): boolean {
  if (control instanceof HTMLInputElement) return /^(button|reset)$/.test(control.type);
  return control instanceof HTMLButtonElement;
}

function findRequest(control: Element): string | undefined {
  const name = REQUESTS.find((one) => read(control, one) !== null);
  return name && write(control, name.slice(3), read(control, name), '');
}

function linkDestination(link: Element): string {
  const method = read(link, 'data-turbo-method') ?? read(link, 'data-method') ?? 'get';
  const href = read(link, 'href') ?? '';
  return write(link, method, href, read(link, 'target') ?? '');
}

function formDestination(form: HTMLFormElement, button: Submitter | undefined): string {
  const set = (name: string) => (button && read(button, `form${name}`)) ?? read(form, name);
  const method = (set('method') ?? '').toLowerCase();
  const sent = METHODS.includes(method) ? method : 'get';
  return write(form, findOverride(form, button) ?? sent, set('action') ?? '', set('target') ?? '');
}

/** The method that a hidden field, or the button, names for servers whose forms know two alone. */
function findOverride(form: HTMLFormElement, button: Submitter | undefined): string | undefined {
  const fields = controlsOf(form).filter((one) => one instanceof HTMLInputElement && one.type === 'hidden');
  const named = [button, ...fields].find((one) => one && read(one, 'name') === '_method');
  const method = (named as Submitter | undefined)?.value.trim() ?? '';
  return /^[a-z]{3,10}$/i.test(method) ? method : undefined;
}

function write(at: Element, method: string, address: string | null, target: string): string {
  const { baseURI, URL: own } = Reflect.get(Node.prototype, 'ownerDocument', at) as Document;
  const base = address === '' && at instanceof HTMLFormElement ? own : baseURI;
  const url = URL.canParse(address ?? '', base) ? new URL(address ?? '', base).href : (address ?? '');
  const where = ['', '_self'].includes(target.toLowerCase()) ? '' : ` in ${target}`;
  const text = `${method.toUpperCase()} ${url}${where}`;
  if (text.length <= MAX_CHARS) return text;
  return `${text.slice(0, MAX_CHARS - 40)}… ${text.length} ${hash(text)}`;
}

/** As the element prototype reads it: a form answers with a field of that name. */
function read(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

function findIn(element: Element, css: string): Element[] {
  return [...Element.prototype.querySelectorAll.call(element, css)];
}

export function controlsOf(form: HTMLFormElement): Element[] {
  return [...(Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection)];
}
