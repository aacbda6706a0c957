/** A secret goes from the call into the field: only on its origin, only into a field made for it, and never into a text. */
import type { Failed } from '../../generated/types';
import { getName, isSecret } from '../aria';
import { type ActContext, refuse, type Secret } from './context';

const CREDENTIAL =
  /user|login|log.?in|email|e-mail|account|pass|otp|one-time|pin\b|code|token|card|cvc|cvv|iban/i;

/** The secret for the field, or why it may not be typed there. The failure names the field, never the value. */
export function admitSecret(context: ActContext, handle: string, field: Element): Secret | Failed {
  const secret = context.findSecret(handle);
  if (!secret)
    return refuse('needs_grant', `no value came with the secret "${handle}"; allow it for this site first`);
  const origin = self.origin;
  if (origin === 'null' || secret.origin !== origin) {
    return refuse('not_allowed', `the secret "${handle}" belongs to another origin than ${origin}`);
  }
  if (!isSuitable(field)) {
    return refuse(
      'not_allowed',
      `this field is not one for a password or user name; secrets are not typed into it`,
    );
  }
  return secret;
}

/** A password field, a field the page marks as secret, or a one-line field for credentials. */
export function isSuitable(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  if (isSecret(field)) return true;
  if (!['text', 'email', 'tel'].includes(field.type)) return false;
  return CREDENTIAL.test([field.autocomplete, field.name, field.id, getName(field)].join(' '));
}
