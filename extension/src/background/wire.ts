/** A text message is one valid frame or it is refused: bytes and depth are checked before anything is built. */
import { MAX_FRAME_BYTES, MAX_JSON_DEPTH } from '../generated/limits.ts';
import type { Frame } from '../generated/types.ts';
import { isFrame } from '../generated/validators.js';
import { maskAddress, maskTitle } from '../lib/address.ts';

export type Incoming = { ok: true; frame: Frame } | { ok: false; reason: string };

/** Reads one message of the server. The reason names the place and quotes no values. */
export function readFrame(text: string): Incoming {
  if (byteLength(text) > MAX_FRAME_BYTES)
    return { ok: false, reason: `a frame is larger than ${MAX_FRAME_BYTES} bytes` };
  if (isTooDeep(text)) return { ok: false, reason: `a frame is nested deeper than ${MAX_JSON_DEPTH} levels` };
  const value = parseJson(text);
  if (isFrame(value)) return { ok: true, frame: value };
  const problem = isFrame.errors?.[0];
  return {
    ok: false,
    reason: `malformed frame: ${problem?.instancePath || 'the message'}: ${problem?.keyword ?? 'no JSON'}`,
  };
}

/** The message for a frame, or null when it is larger than the other side takes. No page's address or title in it holds a key. */
export function writeFrame(frame: Frame): string | null {
  const text = JSON.stringify(frame, maskPage);
  return byteLength(text) > MAX_FRAME_BYTES ? null : text;
}

function maskPage(this: { url?: unknown }, key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === 'url') return maskAddress(value);
  return key === 'title' ? maskTitle(value, String(this.url ?? '')) : value;
}

function byteLength(text: string): number {
  return text.length * 3 <= MAX_FRAME_BYTES ? text.length : new TextEncoder().encode(text).length;
}

/** Counts brackets outside strings. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) inString = true;
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
