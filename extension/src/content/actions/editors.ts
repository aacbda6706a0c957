/** Rich text goes in through the browser's own editing commands, whose events are the ones that editors listen to. */
import type { Failed } from '../../generated/types';
import { clean } from '../../lib/text';
import { yieldTask } from '../../lib/wait';
import { linesOf, rootOf } from '../dom';
import { type ActContext, refuse } from './context';
import { describe } from './describe';
import { fireInput, type Modifier } from './events';
import { findFocused } from './focus';
import { fireKey, type Key, keyFor } from './keys';
import { untilFrame } from './rhythm';
import { holdsText, readText } from './texts';
import type { Writing } from './type';
import { boundary } from './write';

const DOCUMENT_END: Key = { key: 'End', code: 'End', keyCode: 35 };
const DOCUMENT_END_MAC: Key = { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 };
const DELETE: Key = { key: 'Delete', code: 'Delete', keyCode: 46 };
/** So many characters of a line tell that it is there. */
const EDGE = 60;
/** Draft.js hears keys and pastes, and breaks when the browser edits by itself. */
const PASTED_INTO = '.public-DraftEditor-content';
const LINES_PER_CHUNK = 20;
/** How long, in ms, an editor may take to show the first of a text. */
const ARRIVAL_MS = 250;
/** So many characters tell that a text has arrived: what comes after them may be made into links and pictures. */
const TOLD_BY = 20;

/** Selects all with the editor's own key and pastes: the one input that every such editor takes as a whole. */
export async function writeEditor(
  context: ActContext,
  editor: Element,
  writing: Writing,
): Promise<Failed | undefined> {
  const { field, text, replace } = writing;
  const mac = /Mac/.test(navigator.platform);
  const end = mac ? DOCUMENT_END_MAC : DOCUMENT_END;
  pressKey(field, replace ? keyFor('a') : end, [mac ? 'Meta' : 'Control']);
  if (text === '') {
    if (replace) pressKey(field, DELETE);
  } else paste(field, text);
  // Of white space that is added nothing tells that it has arrived.
  const isShown = () => (!replace && text.trim() === '') || showsEdge(linesOf(editor), text);
  if (await untilFrame(context, ARRIVAL_MS, () => isShown() || undefined)) return undefined;
  return (
    context.stopped() ??
    refuse('ignored', `${describe(field)} did not take the pasted text; it may only take trusted input`)
  );
}

/** The first or the last line of the text: an editor draws the lines around its caret. */
function showsEdge(shown: string, text: string): boolean {
  const lines = text.trim().split('\n').map(withoutSpace);
  const drawn = withoutSpace(shown);
  if (lines.join('') === '') return drawn === '';
  return [lines[0], lines.at(-1)].some((line) => drawn.includes(line?.slice(0, EDGE) ?? ''));
}

/** Editors mark an empty line by a space of no width. */
function withoutSpace(text: string): string {
  return text.replace(/[\s\u200b-\u200d\ufeff]/g, '');
}

function pressKey(field: Element, key: Key, modifiers: readonly Modifier[] = []): void {
  fireKey(field, 'keydown', key, modifiers);
  fireKey(field, 'keyup', key, modifiers);
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
  if (field.matches(PASTED_INTO)) return pasteAll(context, field, writing);
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
      const stopped = (await boundary(context, done, text.length)) ?? (await keepAtEnd(context, field));
      if (stopped) return stopped;
    }
    if (index > 0) edit(field, lineBreak, lineBreak, null);
    if (line !== '') edit(field, 'insertText', 'insertText', line);
    done += line.length + 1;
  }
  return undefined;
}

/** Some editors put the caret at the start when they rebuild what they heard of. */
async function keepAtEnd(context: ActContext, field: HTMLElement): Promise<Failed | undefined> {
  const caret = selectionOf(field);
  if (!caret?.focusNode || !field.contains(caret.focusNode)) return undefined;
  const rest = field.ownerDocument.createRange();
  rest.selectNodeContents(field);
  rest.setStart(caret.focusNode, caret.focusOffset);
  if (rest.toString().trim() === '') return undefined;
  selectContent(field, false);
  await yieldTask();
  return context.stopped();
}

/** One editing command. The browser tells no `beforeinput` for it, but editors with a model of their own live by that. */
export function edit(field: Element, command: string, inputType: string, data: string | null): void {
  if (!fireInput(field, 'beforeinput', inputType, data)) return;
  field.ownerDocument.execCommand(command, false, data ?? undefined);
}

async function pasteAll(
  context: ActContext,
  field: HTMLElement,
  { text }: Writing,
): Promise<Failed | undefined> {
  if (text === '') pressKey(field, DELETE);
  else paste(field, text);
  const isShown = () => (text.trim() === '' ? true : holdsText(field, text)) || undefined;
  if (await untilFrame(context, ARRIVAL_MS, isShown)) return undefined;
  return (
    context.stopped() ??
    refuse('ignored', `${describe(field)} takes no pasted text; it may only take trusted input`)
  );
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
  const selection = selectionOf(field);
  const range = field.ownerDocument.createRange();
  range.selectNodeContents(field);
  if (!all) range.collapse(false);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function selectionOf(field: Element): Selection | null {
  const root = rootOf(field);
  return root && 'getSelection' in root ? root.getSelection() : field.ownerDocument.getSelection();
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
