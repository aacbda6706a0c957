/** A digest of what must not leave the page: nobody who lacks the document's own key can try values against it. */
import { toBase64Url } from '../../lib/base64url';
import { sha256 } from '../../lib/sha256';

const KEY_BYTES = 32;
let key: Uint8Array | undefined;

/** Of the same text the same, as long as the document lives. base64url, 43 characters. */
export function saltedDigest(text: string): string {
  key ??= crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const said = new TextEncoder().encode(text);
  const inner = new Uint8Array(key.length + said.length);
  inner.set(key);
  inner.set(said, key.length);
  return toBase64Url(sha256(inner));
}
