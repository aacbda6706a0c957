/** Text goes into a control in atomic chunks; between two of them, at most TYPE_CHUNK_MS apart, a stop is heard. */
import { TYPE_CHUNK_MS } from '../../generated/limits';
import type { Failed } from '../../generated/types';
import { yieldTask } from '../../lib/wait';
import { type ActContext, refuse } from './context';
import { fireInput } from './events';
import { fireKey, keyFor } from './keys';
import { getSelectionOf, setSelectionOf, setValue, type TextControl } from './values';

const FIRST_CHUNK = 512;
/** A chunk that took less than this many ms lets the next one be twice as long. */
const FAST_MS = TYPE_CHUNK_MS / 5;
/** The key of a keyboard that inserts whole words, as on a phone: https://www.w3.org/TR/uievents/#keys-IME */
const WHOLE_WORD = { key: 'Unidentified', code: '', keyCode: 229 };

/** Replaces the control's text. One chunk unless the text is long. */
export async function fillText(
  context: ActContext,
  control: TextControl,
  text: string,
): Promise<Failed | undefined> {
  if (text === '') {
    clearText(control);
    return undefined;
  }
  let size = FIRST_CHUNK;
  for (let done = 0; done < text.length; ) {
    if (done > 0) {
      const stopped = await boundary(context, done, text.length);
      if (stopped) return stopped;
    }
    const chunk = takeChunk(text, done, size);
    const began = performance.now();
    insertChunk(control, chunk, done === 0);
    done += chunk.length;
    if (performance.now() - began < FAST_MS) size *= 2;
    else size = Math.max(16, size >> 1);
  }
  return undefined;
}

/** Adds to the end of the text, key by key. */
export async function appendText(
  context: ActContext,
  control: TextControl,
  text: string,
): Promise<Failed | undefined> {
  setSelectionOf(control, control.value.length);
  return typeKeys(context, control, text);
}

/** Types key by key at the caret; the page may take any key for itself. */
export async function typeKeys(
  context: ActContext,
  control: TextControl,
  text: string,
): Promise<Failed | undefined> {
  let began = performance.now();
  let done = 0;
  for (const character of text) {
    if (performance.now() - began > TYPE_CHUNK_MS / 2) {
      const stopped = await boundary(context, done, text.length);
      if (stopped) return stopped;
      began = performance.now();
    }
    typeKey(control, character);
    done += character.length;
  }
  return undefined;
}

/** One character with its key events; a line break is inserted without Enter, which would send the form or message. */
function typeKey(control: TextControl, character: string): void {
  if (character === '\n') {
    insertAtCaret(control, '\n', 'insertLineBreak');
    return;
  }
  const key = keyFor(character);
  const allowed = fireKey(control, 'keydown', key) && fireKey(control, 'keypress', key);
  if (allowed) insertAtCaret(control, character, 'insertText');
  fireKey(control, 'keyup', key);
}

/** Replaces the selection by a text, as the browser does; the page may prevent it. */
export function insertAtCaret(control: TextControl, text: string, inputType: string): void {
  if (!fireInput(control, 'beforeinput', inputType, inputType === 'insertText' ? text : null)) return;
  const { start, end } = getSelectionOf(control);
  const value = control.value;
  if (control.maxLength >= 0 && value.length - (end - start) + text.length > control.maxLength) return;
  if (control instanceof HTMLInputElement && control.type === 'number') insertDigit(control, text);
  else setValue(control, value.slice(0, start) + text + value.slice(end));
  setSelectionOf(control, start + text.length);
  fireInput(control, 'input', inputType, inputType === 'insertText' ? text : null);
}

/** A number field forgets half a number ("12."): such a text is kept until it is one. */
const pending = new WeakMap<HTMLInputElement, string>();

function insertDigit(control: HTMLInputElement, text: string): void {
  const whole = (pending.get(control) ?? control.value) + text;
  setValue(control, whole);
  if (control.value === '') pending.set(control, whole);
  else pending.delete(control);
}

export function clearText(control: TextControl): void {
  if (control.value === '') return;
  if (!fireInput(control, 'beforeinput', 'deleteContentBackward', null)) return;
  setValue(control, '');
  fireInput(control, 'input', 'deleteContentBackward', null);
}

function insertChunk(control: TextControl, chunk: string, first: boolean): void {
  fireKey(control, 'keydown', WHOLE_WORD);
  if (fireInput(control, 'beforeinput', 'insertText', chunk)) {
    setValue(control, first ? chunk : control.value + chunk);
    setSelectionOf(control, control.value.length);
    fireInput(control, 'input', 'insertText', chunk);
  }
  fireKey(control, 'keyup', WHOLE_WORD);
}

/** At most `size` units from `from`, never half a character. */
function takeChunk(text: string, from: number, size: number): string {
  const chunk = text.slice(from, from + size);
  return /[\uD800-\uDBFF]$/.test(chunk) && from + size < text.length
    ? text.slice(from, from + size + 1)
    : chunk;
}

/** Lets a stop arrive; answers it with how far the typing came. */
export async function boundary(
  context: ActContext,
  done: number,
  total: number,
): Promise<Failed | undefined> {
  await yieldTask();
  const stopped = context.stopped();
  return (
    stopped && refuse(stopped.code, `stopped after ${done} of ${total} characters; the field holds a part`)
  );
}
