/** A form's purpose is told by its fields first, then by its words. */
import { plain } from '../../lib/text';
import { labelOf } from '../aria';
import type { Form } from './forms';
import { kindOf, purposeByWords } from './kinds';

const CARD = /cc-(?:number|csc|exp)/;
const CARD_NAME =
  /card.?number|kartennummer|cvc|cvv|security code|numero de (?:carte|tarjeta|cartao)|卡号|カード番号/;
const ADDRESS = /postal-code|street-address|address-line1/;
const ADDRESS_NAME =
  /\b(?:postcode|zip|postal|street|plz|strasse|code postal|codigo postal|cep)\b|邮编|郵便番号/;
const FILTER_NAME = /\b(?:min|max|price|sort|brand|category|size|colou?r|stars|rating|filter)\b/;
const CODE_NAME =
  /one.?time|verification code|security code|\botp\b|\b2fa\b|authenticator|bestatigungscode|验证码|認証コード/;

/** What the form is for: login, signup, search, filter, payment_method, ... */
export function purposeOf(form: Form): string | undefined {
  const fields = form.fields.slice(0, 40).map(({ element }) => element);
  const names = fields.map((field) => nameOf(field)).join(' | ');
  const words = `${form.label} | ${form.submit?.label ?? ''} | ${form.element.id} | ${form.element.getAttribute('class') ?? ''}`;
  return byFields(form, fields, names, words) ?? byWords(form, fields, words);
}

function nameOf(field: Element): string {
  const parts = [labelOf(field), field.getAttribute('name'), field.id, field.getAttribute('autocomplete')];
  return plain(parts.filter(Boolean).join(' ')).replace(/[_-]/g, ' ');
}

function byFields(form: Form, fields: Element[], names: string, words: string): string | undefined {
  const types = fields.map((field) => (field as Partial<HTMLInputElement>).type ?? '');
  const passwords = types.filter((type) => type === 'password').length;
  const autofill = fields.map((field) => field.getAttribute('autocomplete') ?? '').join(' ');
  const submit = form.submit?.kind;
  if (passwords > 0) return byPassword(passwords, autofill, submit, words, fields.length);
  if (/one-time-code/.test(autofill) || (CODE_NAME.test(names) && fields.length <= 8)) return 'otp';
  if (CARD.test(autofill) || CARD_NAME.test(names)) return 'payment_method';
  if (isSearch(form, fields, types, names)) return searchPurpose(words, names);
  if (types.includes('file') && fields.length <= 4 && !/application|bewerbung|apply/i.test(words))
    return 'upload';
  if (ADDRESS.test(autofill) || ADDRESS_NAME.test(names))
    return /bill|rechnung|factur/i.test(words) ? 'billing' : 'shipping';
  const isSmall = fields.length <= 2 && (types.includes('email') || /e.?mail|メール|邮箱/.test(names));
  if (isSmall && (submit === 'subscribe' || /newsletter|subscri/i.test(words))) return 'newsletter';
  if (submit === 'forgot_password' || /forgot|reset.?password|passwort.?vergessen/i.test(words))
    return 'password_reset';
  if (submit === 'login' && isSmall) return 'login';
  return submit === 'filter' || (submit === 'apply' && FILTER_NAME.test(names)) ? 'filter' : undefined;
}

function byPassword(
  count: number,
  autofill: string,
  submit: string | undefined,
  words: string,
  fields: number,
): string {
  if (/one-time-code/.test(autofill)) return 'otp';
  const isNew = /new-password/.test(autofill);
  if (count >= 2 || (isNew && submit !== 'login')) {
    const isChange =
      /current-password/.test(autofill) || count >= 3 || /change|reset|andern|cambiar/i.test(plain(words));
    return isChange ? 'change_password' : 'signup';
  }
  if (submit === 'signup' || (fields >= 4 && submit !== 'login')) return 'signup';
  return 'login';
}

function isSearch(form: Form, fields: Element[], types: string[], names: string): boolean {
  if (form.element.getAttribute('role') === 'search' || form.element.closest('[role=search],search'))
    return true;
  if (types.includes('search') || fields.some((field) => field.getAttribute('role') === 'searchbox'))
    return true;
  const texts = types.filter((type) => type === 'text' || type === '').length;
  if (fields.length > 3 || texts === 0) return false;
  const isQuery = fields.some((field) =>
    /^(?:q|query|search|s|keyword|keywords|suche)$/i.test(field.getAttribute('name') ?? ''),
  );
  return isQuery || form.submit?.kind === 'search' || kindOf(names.split(' | ')[0] ?? '') === 'search';
}

function searchPurpose(words: string, names: string): string {
  return /product|shop|artikel|produkt|produit|producto|商品/i.test(`${words} ${names}`)
    ? 'search_products'
    : 'search';
}

function byWords(form: Form, fields: Element[], words: string): string | undefined {
  const found = purposeByWords(words.replace(/[a-z](?=[A-Z])/g, '$& '));
  if (found) return found;
  const onlyChoices = fields.every((field) =>
    /checkbox|radio|select|range/.test((field as Partial<HTMLInputElement>).type ?? ''),
  );
  if (onlyChoices && fields.length > 1 && form.element.closest('aside')) return 'filter';
  return form.submit?.kind === 'search' ? 'search' : undefined;
}
