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
  const nodes = element instanceof HTMLTextAreaElement ? [] : textNodesOf(element);
  const text = element instanceof HTMLTextAreaElement ? element.value : nodes.map((one) => one.data).join('');
  const start = findPassage(text, passage);
  if (start < 0) return refuse('bad_argument', `${describe(element)} does not say "${label(passage)}"`);
  focusOn(element);
  if (element instanceof HTMLTextAreaElement) setSelectionOf(element, start, start + passage.length);
  else selectIn(element, nodes, start, start + passage.length);
  element.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return undefined;
}

function findPassage(text: string, passage: string): number {
  if (passage === '') return -1;
  const escaped = passage.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const flags of ['u', 'iu']) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, flags).exec(text);
    if (whole) return whole.index;
  }
  return text.indexOf(passage);
}

function textNodesOf(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function selectIn(element: Element, nodes: readonly Text[], start: number, end: number): void {
  const range = element.ownerDocument.createRange();
  let passed = 0;
  for (const node of nodes) {
    const next = passed + node.length;
    if (start >= passed && start < next) range.setStart(node, start - passed);
    if (end > passed && end <= next) range.setEnd(node, end - passed);
    passed = next;
  }
  const root = rootOf(element);
  const selection =
    root && 'getSelection' in root ? root.getSelection() : element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
