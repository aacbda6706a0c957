/** What a human said yes to, as one value: SHA-256 over the canonical JSON of action, payload, element, its form, document and origin. */
import type { Target, ToolCall } from '../generated/types.ts';
import { toBase64Url } from '../lib/base64url.ts';
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
  const { fingerprint = null, destination = null, form = null } = call.target ?? {};
  const { args, name } = call;
  const effect = canonicalJson({ args, destination, documentId, fingerprint, form, name, origin });
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(effect));
  return toBase64Url(new Uint8Array(hash));
}

/** The element as a call may name it, so that a yes is bound to it, to where it sends and to what. */
export function nameTarget({ fingerprint, destination, form }: DispatchTarget): Target {
  return { id: 'resolved', fingerprint, ...(destination ? { destination } : {}), ...(form ? { form } : {}) };
}
