/** Selects a passage of a text as a person would with the mouse, so that what is pressed next is done to it. */
import type { Failed } from '../../generated/types';
import { label } from '../../lib/text';
import { rootOf } from '../dom';
import { refuse } from './context';
import { describe } from './describe';
import { focusOn } from './focus';
import { setSelectionOf } from './values';

/** Whether the element shows running text rather than choices. */
export function isRunningText(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** Selects the first place where the passage stands as whole words, else the first place at all. */
export function selectPassage(element: Element, passage: string): Failed | undefined {
  const isArea = element instanceof HTMLTextAreaElement;
  const pieces = isArea ? [] : piecesOf(element);
  const text = isArea ? element.value : pieces.map(({ said }) => said).join('');
  const found = findPassage(text, passage.trim());
  if (!found) return refuse('bad_argument', `${describe(element)} does not say "${label(passage)}"`);
  const [start, end] = found;
  focusOn(element);
  if (isArea) setSelectionOf(element, start, end);
  else selectIn(element, pieces, start, end);
  element.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return undefined;
}

/** Where the passage begins and ends; any white space in it is any in the text. */
function findPassage(text: string, passage: string): [number, number] | undefined {
  if (passage === '') return undefined;
  const said = passage.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const whole = `(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`;
  for (const sought of [new RegExp(whole, 'u'), new RegExp(whole, 'iu'), new RegExp(said, 'u')]) {
    const found = sought.exec(text);
    if (found) return [found.index, found.index + found[0].length];
  }
  return undefined;
}

/** A text node, or without one the end of a line. */
interface Piece {
  said: string;
  node?: Text;
}

/** The texts in order, with an end of line wherever another block or line begins. */
function piecesOf(element: Element): Piece[] {
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  const pieces: Piece[] = [];
  let block: Element | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeName === 'BR') pieces.push({ said: '\n' });
    if (!(node instanceof Text) || node.data === '') continue;
    const around = blockOf(node, element);
    if (block && around !== block) pieces.push({ said: '\n' });
    block = around;
    pieces.push({ said: node.data, node });
  }
  return pieces;
}

/** The nearest element around the text that lines do not run through. */
function blockOf(node: Text, outer: Element): Element {
  let at = node.parentElement;
  while (at && at !== outer && /^(?:inline|contents)/.test(getComputedStyle(at).display))
    at = at.parentElement;
  return at ?? outer;
}

function selectIn(element: Element, pieces: readonly Piece[], start: number, end: number): void {
  const range = element.ownerDocument.createRange();
  let passed = 0;
  for (const { said, node } of pieces) {
    const next = passed + said.length;
    if (node && start >= passed && start < next) range.setStart(node, start - passed);
    if (node && end > passed && end <= next) range.setEnd(node, end - passed);
    passed = next;
  }
  const root = rootOf(element);
  const selection =
    root && 'getSelection' in root ? root.getSelection() : element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
