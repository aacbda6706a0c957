/** Text from a page is compared folded and shown clean: no glyphs of icon fonts, no control characters, white space folded. */

const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u00AD\uFEFF]|\p{Cs}/gu;
const SPACE = /[\s\u00A0\p{Cc}]+/gu;
const PLAIN = /^[\x21-\x7E](?:[ \x21-\x7E]*[\x21-\x7E])?$/;
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Shown text: private-use glyphs, invisible and control characters and lone surrogates gone, white space single, trimmed. */
export function clean(text: string): string {
  if (PLAIN.test(text) && !text.includes('  ')) return text;
  return text.replace(PRIVATE_USE, '').replace(INVISIBLE, '').replace(SPACE, ' ').trim();
}

/** Compared text: clean and lower case. Chromium applies `text-transform` to names, so case never decides. */
export function fold(text: string): string {
  return clean(text).toLowerCase();
}

/** At most `max` UTF-16 units, the last one an ellipsis where something was cut; never ends in half a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${head.trimEnd()}…`;
}

/** A label of the summary: clean and at most 80 characters. */
export function label(text: string, max = 80): string {
  return cut(clean(text.length > 4_000 ? text.slice(0, 4_000) : text), max);
}

/** Lower case without accents: "Ménü" and "menu" are the same word. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  return /^[\x20-\x7E]*$/.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '').normalize('NFC');
}

/** Searchable words: lower case, accents folded, camelCase parted; scripts without spaces give pairs of characters. */
export function words(text: string): string[] {
  const parted = text.replace(/([a-z])([A-Z])/g, '$1 $2');
  const found: string[] = [];
  for (const word of plain(parted).match(WORDS) ?? []) {
    if (CJK.test(word)) found.push(...pairs(word));
    else found.push(word);
  }
  return found;
}

/** Two-character windows of a word in a script without spaces. */
function pairs(word: string): string[] {
  const characters = [...word];
  if (characters.length < 3) return [word];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** A short, stable hash (FNV-1a, two lanes, 64 bits) as 13 characters at most. Not for security. */
export function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + index), 0x85ebca6b);
    high ^= high >>> 13;
  }
  return ((high >>> 0) * 0x100000 + ((low >>> 0) & 0xfffff)).toString(36) + (low >>> 20).toString(36);
}

/** Bytes of the text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
