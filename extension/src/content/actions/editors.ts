/** Rich text goes in through the browser's own editing commands, whose events are the ones that editors listen to. */
import type { Failed } from '../../generated/types';
import { clean } from '../../lib/text';
import { yieldTask } from '../../lib/wait';
import { closest, rootOf } from '../dom';
import { type ActContext, refuse } from './context';
import { describe } from './describe';
import { fireInput } from './events';
import { findFocused } from './focus';
import { fireKey, keyFor } from './keys';
import { nextFrame, untilFrame } from './rhythm';
import { holdsText, readText } from './texts';
import type { Writing } from './type';
import { boundary } from './write';

/** Editors that listen on a hidden text area and keep their text elsewhere. */
const CODE_EDITORS = '.monaco-editor, .CodeMirror, .ace_editor';
const LINES_PER_CHUNK = 20;
/** How long, in ms, an editor may take to show the first of a text. */
const ARRIVAL_MS = 250;
/** So many characters tell that a text has arrived: what comes after them may be made into links and pictures. */
const TOLD_BY = 20;

export function isCodeEditor(field: Element): boolean {
  return field instanceof HTMLTextAreaElement && closest(field, CODE_EDITORS) !== null;
}

/** Selects all with the editor's own key and pastes: the one input that every such editor takes as a whole. */
export async function writeEditor(context: ActContext, writing: Writing): Promise<Failed | undefined> {
  const { field, text, replace } = writing;
  const editor = closest(field, CODE_EDITORS);
  const mac = /Mac/.test(navigator.platform);
  const chord = replace ? keyFor('a') : { key: 'End', code: 'End', keyCode: 35 };
  fireKey(field, 'keydown', chord, [mac ? 'Meta' : 'Control']);
  fireKey(field, 'keyup', chord, [mac ? 'Meta' : 'Control']);
  paste(field, text);
  await nextFrame(context.document);
  const wanted = text.trim().split('\n')[0]?.replace(/\s/g, '') ?? '';
  const shown = (editor?.textContent ?? '').replace(/\s/g, '');
  if (shown.includes(wanted.slice(0, 60))) return undefined;
  return refuse('ignored', `${describe(field)} did not take the pasted text; it may only take trusted input`);
}

/**
 * Writes into a contenteditable: select what is replaced, then insert line by line. Another way is tried only while the
 * field shows nothing new: one that renders late, or makes lists and pictures of a text, would else have it twice.
 */
export async function writeContent(context: ActContext, writing: Writing): Promise<Failed | undefined> {
  const { text, replace } = writing;
  const field = editingHostOf(writing.field);
  selectContent(field, replace);
  // Editors with a model of their own hear of a selection in a task of its own.
  await yieldTask();
  const stopped = context.stopped();
  if (stopped) return stopped;
  if (replace && readText(field).trim() !== '') edit(field, 'delete', 'deleteContentBackward', null);
  const before = clean(readText(field));
  const pictures = countPictures(field);
  const failure = await insertLines(context, field, text);
  // Of white space nothing tells that it has arrived.
  if (failure || clean(text) === '') return failure;
  const isShown = () => showsMore(field, before, text) || countPictures(field) > pictures;
  for (const way of [undefined, pasteInto, setText]) {
    way?.(field, writing);
    if (await untilFrame(context, ARRIVAL_MS, () => isShown() || undefined)) return undefined;
    const late = context.stopped();
    if (late) return late;
  }
  return refuse('ignored', `${describe(field)} takes no text; it may only take trusted input`);
}

/** The text, or anything that was not there: a mere part of what was there is what an editor took away late. */
function showsMore(field: Element, before: string, text: string): boolean {
  const now = clean(readText(field));
  return now !== before && (!before.includes(now) || holdsText(field, text.slice(0, TOLD_BY)));
}

function countPictures(field: Element): number {
  return field.querySelectorAll('img, svg').length;
}

async function insertLines(
  context: ActContext,
  field: HTMLElement,
  text: string,
): Promise<Failed | undefined> {
  const lineBreak = isPlain(field) ? 'insertLineBreak' : 'insertParagraph';
  const lines = text.split(/\r\n?|\n/);
  let done = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % LINES_PER_CHUNK === 0) {
      const stopped = await boundary(context, done, text.length);
      if (stopped) return stopped;
    }
    if (index > 0) edit(field, lineBreak, lineBreak, null);
    if (line !== '') edit(field, 'insertText', 'insertText', line);
    done += line.length + 1;
  }
  return undefined;
}

/** One editing command. The browser tells no `beforeinput` for it, but editors with a model of their own live by that. */
export function edit(field: Element, command: string, inputType: string, data: string | null): void {
  if (!fireInput(field, 'beforeinput', inputType, data)) return;
  field.ownerDocument.execCommand(command, false, data ?? undefined);
}

function pasteInto(field: HTMLElement, { text, replace }: Writing): void {
  selectContent(field, replace);
  paste(field, text);
}

/** The text itself with an `input` event, where nothing that an editor does by itself is heard. */
function setText(field: HTMLElement, { text, replace }: Writing): void {
  if (!fireInput(field, 'beforeinput', 'insertText', text)) return;
  field.textContent = replace ? text : readText(field) + text;
  fireInput(field, 'input', 'insertText', text);
}

/** Selects everything in the element, or puts the caret at its end. */
export function selectContent(field: HTMLElement, all: boolean): void {
  const root = rootOf(field);
  const selection = root && 'getSelection' in root ? root.getSelection() : field.ownerDocument.getSelection();
  const range = field.ownerDocument.createRange();
  range.selectNodeContents(field);
  if (!all) range.collapse(false);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** What a paste of the text tells the focused element; whether it is taken is the page's matter. */
export function paste(field: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const target = findFocused(field.ownerDocument) ?? field;
  target.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }),
  );
}

/** The outermost element of one editable region. */
function editingHostOf(field: Element): HTMLElement {
  let host = field as HTMLElement;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

function isPlain(field: HTMLElement): boolean {
  return field.contentEditable === 'plaintext-only' || getComputedStyle(field).whiteSpace.startsWith('pre');
}
