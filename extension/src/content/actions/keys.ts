/** Names of keys, as `KeyboardEvent.key` has them, with the code and the legacy number that pages still read. */
import { type Modifier, modifierFlags } from './events';

export interface Key {
  key: string;
  code: string;
  keyCode: number;
}

export interface Chord extends Key {
  modifiers: Modifier[];
}

/** https://www.w3.org/TR/uievents-key/#named-key-attribute-values with https://www.w3.org/TR/uievents/#fixed-virtual-key-codes */
const NAMED: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
  F1: 112,
  F2: 113,
  F3: 114,
  F4: 115,
  F5: 116,
  F6: 117,
  F7: 118,
  F8: 119,
  F9: 120,
  F10: 121,
  F11: 122,
  F12: 123,
};

const ALIASES: Readonly<Record<string, string>> = {
  esc: 'Escape',
  return: 'Enter',
  del: 'Delete',
  space: ' ',
  spacebar: ' ',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  plus: '+',
};
const MODIFIERS: Readonly<Record<string, Modifier>> = {
  alt: 'Alt',
  option: 'Alt',
  control: 'Control',
  ctrl: 'Control',
  meta: 'Meta',
  command: 'Meta',
  cmd: 'Meta',
  shift: 'Shift',
};
/** Key codes of punctuation on a US keyboard. */
const PUNCTUATION: Readonly<Record<string, readonly [string, number]>> = {
  ' ': ['Space', 32],
  ';': ['Semicolon', 186],
  '=': ['Equal', 187],
  '+': ['Equal', 187],
  ',': ['Comma', 188],
  '-': ['Minus', 189],
  '.': ['Period', 190],
  '/': ['Slash', 191],
  '?': ['Slash', 191],
};

/** "Control+A", "Shift+Tab", "+", "a": the key and what is held with it; undefined for a name that no key has. */
export function parseChord(text: string): Chord | undefined {
  const parts =
    text === '+' || text.endsWith('++') ? [...text.slice(0, -1).split('+'), '+'] : text.split('+');
  const name = parts.pop();
  const modifiers: Modifier[] = [];
  for (const part of parts.filter((each) => each !== '')) {
    const modifier = MODIFIERS[part.trim().toLowerCase()];
    if (!modifier) return undefined;
    modifiers.push(modifier);
  }
  const key = name === undefined ? undefined : findKey(name, modifiers.includes('Shift'));
  return key && { ...key, modifiers };
}

function findKey(name: string, shifted: boolean): Key | undefined {
  const trimmed = name === ' ' ? name : name.trim();
  const known = ALIASES[trimmed.toLowerCase()] ?? nameOf(trimmed);
  if (known !== undefined && known in NAMED) return { key: known, code: known, keyCode: NAMED[known] ?? 0 };
  const character = known ?? trimmed;
  if ([...character].length !== 1) return undefined;
  return keyFor(shifted ? character.toUpperCase() : character);
}

function nameOf(name: string): string | undefined {
  return Object.keys(NAMED).find((key) => key.toLowerCase() === name.toLowerCase());
}

/** The key that types a character. */
export function keyFor(character: string): Key {
  const upper = character.toUpperCase();
  if (/^[A-Z]$/.test(upper)) return { key: character, code: `Key${upper}`, keyCode: upper.charCodeAt(0) };
  if (/^[0-9]$/.test(character)) {
    return { key: character, code: `Digit${character}`, keyCode: character.charCodeAt(0) };
  }
  const [code, keyCode] = PUNCTUATION[character] ?? ['', 0];
  return { key: character, code, keyCode };
}

/** Dispatches a key event; false when the page prevented its default. */
export function fireKey(
  target: Element,
  type: 'keydown' | 'keypress' | 'keyup',
  key: Key,
  modifiers: readonly Modifier[] = [],
): boolean {
  const pressed = type === 'keypress';
  const character = key.key === 'Enter' ? 13 : (key.key.codePointAt(0) ?? 0);
  const code = pressed ? character : key.keyCode;
  return target.dispatchEvent(
    new KeyboardEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: target.ownerDocument.defaultView,
      key: key.key,
      code: key.code,
      keyCode: code,
      which: code,
      ...(pressed ? { charCode: character } : {}),
      ...modifierFlags(modifiers),
    }),
  );
}
