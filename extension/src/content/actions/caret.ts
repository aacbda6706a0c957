/** The caret of a text control: where it goes on a key, what it deletes, what it selects. */

import { selectContent } from './editors';
import { fireInput } from './events';
import { isContent } from './texts';
import { getSelectionOf, setSelectionOf, setValue, type TextControl } from './values';

/** Deletes the selection, or one character before or after the caret. */
export function deleteText(control: TextControl, inputType: string): void {
  const { start, end } = getSelectionOf(control);
  const { value } = control;
  const back = inputType === 'deleteContentBackward';
  const from = start === end && back ? start - lastLength(value.slice(0, start)) : start;
  const to = start === end && !back ? end + firstLength(value.slice(end)) : end;
  if (from === to) return;
  if (!fireInput(control, 'beforeinput', inputType, null)) return;
  setValue(control, value.slice(0, from) + value.slice(to));
  setSelectionOf(control, from);
  fireInput(control, 'input', inputType, null);
}

/** Moves the caret within the text; with Shift the selection grows to it. */
export function moveCaret(control: TextControl, key: string, extend: boolean): void {
  const { start, end } = getSelectionOf(control);
  const { value } = control;
  const from = extend ? start : end;
  const to = computeCaret(value, key, { start, end, extend });
  if (extend) setSelectionOf(control, Math.min(from, to), Math.max(start, to, end));
  else setSelectionOf(control, to);
}

function computeCaret(
  value: string,
  key: string,
  at: { start: number; end: number; extend: boolean },
): number {
  const selected = at.start !== at.end && !at.extend;
  switch (key) {
    case 'ArrowLeft':
      return selected ? at.start : at.start - lastLength(value.slice(0, at.start));
    case 'ArrowRight':
      return selected ? at.end : at.end + firstLength(value.slice(at.end));
    case 'Home':
      return value.lastIndexOf('\n', at.start - 1) + 1;
    case 'End':
      return value.indexOf('\n', at.end) < 0 ? value.length : value.indexOf('\n', at.end);
    case 'ArrowUp':
    case 'PageUp':
      return moveLine(value, at.start, -1);
    default:
      return moveLine(value, at.end, 1);
  }
}

/** The same column one line up or down; an end of the text where there is no such line. */
function moveLine(value: string, caret: number, by: 1 | -1): number {
  const begin = value.lastIndexOf('\n', caret - 1) + 1;
  const column = caret - begin;
  if (by < 0) {
    if (begin === 0) return 0;
    const above = value.lastIndexOf('\n', begin - 2) + 1;
    return Math.min(above + column, begin - 1);
  }
  const next = value.indexOf('\n', caret);
  if (next < 0) return value.length;
  const after = value.indexOf('\n', next + 1);
  return Math.min(next + 1 + column, after < 0 ? value.length : after);
}

/** Selects all of the field, or all of the page. */
export function selectAll(target: Element): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select();
  else if (isContent(target)) selectContent(target as HTMLElement, true);
  else target.ownerDocument.getSelection()?.selectAllChildren(target.ownerDocument.body);
}

function lastLength(text: string): number {
  return [...text].at(-1)?.length ?? 0;
}

function firstLength(text: string): number {
  const code = text.codePointAt(0);
  return code === undefined ? 0 : String.fromCodePoint(code).length;
}
