/** A secret field is known by its type, its autocomplete or its name, and stays secret when a page shows its text. */
import { fold } from '../../lib/text';
import { labelsOf, memo, queryAll, textOf } from '../dom';

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const SECRET_AUTOFILL = new Set(
  'current-password new-password one-time-code cc-number cc-csc cc-exp cc-exp-month cc-exp-year'.split(' '),
);
const SECRET_NAME =
  /pass.?(?:word|wd|code|phrase)|(?:^|[^a-z])(?:pwd|pin|otp|totp|2fa|mfa|cvc|cvv|csc|ssn|tan)(?:$|[^a-z])|passwort|kennwort|contrase(?:ñ|n)a|mot.?de.?passe|senha|密码|密碼|パスワード|暗証|card.?(?:num|no\b)|kartennummer|num(?:e|é)ro.?de.?carte|n(?:ú|u)mero.?d[eo].?(?:tarjeta|cart(?:ã|a)o)|卡号|カード番号|credit.?card|security.?code|one.?time.?code|verification.?code|secret|api.?key|private.?key|(?:access|auth).?token/i;
const TEXTUAL = new Set('text password tel number email search url date month textarea'.split(' '));
const seenAsPassword = new WeakSet<Element>();

/** Whether what is typed here must never leave the page. */
export function isSecret(element: Element): boolean {
  const type = fieldType(element);
  if (type === 'password') {
    seenAsPassword.add(element);
    return true;
  }
  if (!TEXTUAL.has(type)) return false;
  if (seenAsPassword.has(element)) return true;
  const autofill = fold(element.getAttribute('autocomplete') ?? '').split(' ');
  // Libraries keep browsers from filling their lists by saying that a new password goes there.
  const isList = element.getAttribute('role') === 'combobox';
  if (autofill.some((one) => SECRET_AUTOFILL.has(one) && !(isList && one === 'new-password'))) return true;
  const names = ['name', 'id', 'aria-label', 'placeholder', 'data-testid'];
  if (names.some((attribute) => isSecretName(element.getAttribute(attribute)))) return true;
  return labelsOf(element).some((label) => isSecretName(label.textContent));
}

function isSecretName(name: string | null): boolean {
  return name !== null && name !== '' && SECRET_NAME.test(name.slice(0, 200));
}

/** The type of a text-like control: the HTML input type, `textarea`, or '' for anything else. */
function fieldType(element: Element): string {
  if (element.nodeName === 'INPUT') return (element as HTMLInputElement).type;
  return element.nodeName === 'TEXTAREA' ? 'textarea' : '';
}

/** The secrets that stand in the document's fields now. For scrubbing only; never part of an answer. */
export const secretValues = memo((document: Document): string[] =>
  // Browsers find the elements of one tag many times faster than those of two.
  ['input', 'textarea']
    .flatMap((tag) => queryAll(document, tag))
    .filter((field) => isSecret(field))
    .map((field) => (field as HTMLInputElement).value)
    .filter((value) => value.length >= 3),
);

const MASK = '•••';

/** The text without any secret that the page happens to repeat elsewhere. */
export function scrub(text: string, document: Document): string {
  const secrets = secretPattern(document);
  return secrets === undefined ? text : text.replace(secrets, MASK);
}

/** The visible text, without secrets: also without the beginning of one that would be cut off at `max`. */
export function seenText(element: Element, max: number): string {
  const { ownerDocument: document } = element;
  const secrets = secretPattern(document);
  if (secrets === undefined) return textOf(element, max);
  const longest = Math.max(...secretValues(document).map((value) => value.length));
  return textOf(element, max + 2 * longest)
    .replace(secrets, MASK)
    .slice(0, max);
}

/** Whether anything must be scrubbed. */
export function hasSecrets(document: Document): boolean {
  return secretPattern(document) !== undefined;
}

const secretPattern = memo((document: Document): RegExp | undefined => {
  const ways = secretValues(document).flatMap(waysToWrite);
  return ways.length === 0 ? undefined : new RegExp(ways.sort((a, b) => b.length - a.length).join('|'), 'g');
});

const CARD_DIGITS = /^\d(?:[\s-]?\d){7,}$/;

/** As patterns: as typed but for white space, as in an address, and a long number in groups. */
function waysToWrite(value: string): string[] {
  if (CARD_DIGITS.test(value)) return [[...value.replace(/\D/g, '')].join('[\\s-]?')];
  const whole = value.replace(/\p{Cs}/gu, '\uFFFD');
  const posted = new URLSearchParams({ '': value }).toString().slice(1);
  const ways = new Set([value, encodeURIComponent(whole), encodeURI(whole), posted]);
  return [...ways].map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+'));
}
