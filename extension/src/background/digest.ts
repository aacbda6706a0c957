/** What a human said yes to, as one value: SHA-256 over the canonical JSON of action, payload, element, document and origin. */
import type { Target, ToolCall } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';

/** JSON with sorted keys, no white space, nothing undefined: the same bytes as Python's `json.dumps` with those settings. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
  return `{${fields.join(',')}}`;
}

/**
 * The digest that `call.grant` must carry; `page` is what its summary says. base64url without padding, 43 characters.
 */
export async function computeDigest(
  call: ToolCall,
  page: { documentId: string; origin: string },
): Promise<string> {
  const { documentId, origin } = page;
  const { fingerprint = null, destination = null } = call.target ?? {};
  const { args, name } = call;
  const effect = canonicalJson({ args, destination, documentId, fingerprint, name, origin });
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(effect));
  return toBase64Url(new Uint8Array(hash));
}

/** The element as a call may name it, so that a yes is bound to it and to where it sends. */
export function nameTarget({ fingerprint, destination }: DispatchTarget): Target {
  return { id: 'resolved', fingerprint, ...(destination ? { destination } : {}) };
}

/** RFC 4648, section 5, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Throws DOMException (InvalidCharacterError) for what is not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
