/** Both sides prove the same secret over both nonces; the secret never travels (`protocol/frames.py`). */
import { fromBase64Url, toBase64Url } from '../lib/base64url.ts';

export type Role = 'extension' | 'server' | 'panel';

/** 256 random bits, 43 characters. */
export function makeNonce(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** base64url(HMAC-SHA256(secret, role LF serverNonce LF clientNonce LF extensionId)). `secret` is base64url. */
export function computeProof(
  secret: string,
  role: Role,
  nonces: { server: string; client: string },
  extensionId: string,
): Promise<string> {
  return sign(secret, [role, nonces.server, nonces.client, extensionId]);
}

/** HMAC-SHA256 over the lines, base64url. */
export async function sign(secret: string, lines: readonly string[]): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromBase64Url(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(lines.join('\n')));
  return toBase64Url(new Uint8Array(signature));
}

/** Whether two proofs are the same, in time that does not tell where they differ. */
export function isSameProof(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
