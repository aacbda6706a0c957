/** `dom.read` gives passages of visible text, the best for the query first, never more than asked for. */
import { MAX_READ_CHARS } from '../../generated/limits';
import type { ReadPassage, ReadResult } from '../../generated/types';
import { clean, cut, label } from '../../lib/text';
import type { Scorer } from '../../scoring/client';
import { isSecret, scrub, seenText } from '../aria';
import { isRendered, landmarkOf, shadowRootOf } from '../dom';

interface Passage {
  text: string;
  isHeading: boolean;
  /** Whether what comes next stands on a line of its own. */
  isLine: boolean;
  heading: string;
  landmark: string | undefined;
}

const ATOMIC = new Set(
  'P LI TR DT DD BLOCKQUOTE FIGCAPTION CAPTION PRE SUMMARY LEGEND LABEL BUTTON A'.split(' '),
);
const LINES = new Set('P LI TR DT DD BLOCKQUOTE FIGCAPTION CAPTION PRE SUMMARY LEGEND BUTTON'.split(' '));
const HEADING = /^H[1-6]$/;
const SKIPPED = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD SELECT TEXTAREA INPUT OPTION SVG svg IFRAME CANVAS VIDEO AUDIO OBJECT'.split(
    ' ',
  ),
);
const MAX_PASSAGE = 600;
const MAX_PASSAGES = 4_000;
/** So many nodes of a page are read at most. */
const MAX_NODES = 200_000;

/** What a text field holds, in full; undefined for anything else, and for a secret. */
export function ownText(element: Element, max: number): ReadResult | undefined {
  const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (!isField || isSecret(element) || element.value === '') return undefined;
  const text = scrub(element.value, element.ownerDocument);
  return { passages: [{ text: text.slice(0, max) }], truncated: text.length > max };
}

/** Passages below the element, collected in passes that may be slices. Without a query: in document order, main content before the rest. */
export async function read(
  root: Element,
  scorer: Scorer,
  args: { query?: string; maxChars?: number },
  inPasses: <T>(work: Generator<void, T>) => Promise<T>,
): Promise<ReadResult> {
  const max = Math.min(args.maxChars ?? MAX_READ_CHARS, MAX_READ_CHARS);
  const passages = await inPasses(collect(root));
  const query = (args.query ?? '').trim();
  const order = query === '' ? inOrder(passages) : await byQuery(passages, query, scorer);
  const chosen: ReadPassage[] = [];
  let left = max;
  for (const { passage, score } of order) {
    if (left <= 0) break;
    const text = cut(passage.text, left);
    left -= text.length;
    chosen.push({
      text,
      ...(passage.heading ? { heading: passage.heading } : {}),
      ...(score === undefined ? {} : { score }),
    });
  }
  const told = chosen.reduce((sum, { text }) => sum + text.length, 0);
  return {
    passages: chosen,
    truncated: chosen.length < order.length || told < lengthOf(order.slice(0, chosen.length)),
  };
}

interface Ranked {
  passage: Passage;
  score?: number;
}

function lengthOf(order: readonly Ranked[]): number {
  return order.reduce((sum, { passage }) => sum + passage.text.length, 0);
}

const ASIDE = new Set<string | undefined>(['nav', 'footer', 'aside', 'header']);

function inOrder(passages: readonly Passage[]): Ranked[] {
  const isMain = (passage: Passage) => !ASIDE.has(passage.landmark);
  return [...passages.filter(isMain), ...passages.filter((passage) => !isMain(passage))].map((passage) => ({
    passage,
  }));
}

/** A heading is read with the text below it; only one without text is a passage. */
async function byQuery(all: readonly Passage[], query: string, scorer: Scorer): Promise<Ranked[]> {
  const passages = all.filter(({ isHeading }, index) => !isHeading || all[index + 1]?.isHeading !== false);
  const indexes = await scorer.shortlist(
    query,
    passages.map(({ text, heading }) => `${text} ${heading}`),
    200,
  );
  const best = indexes.map((index) => passages[index]).filter((passage) => passage !== undefined);
  const scores = await scorer.score(
    query,
    best.map(({ text, heading, landmark }) => ({
      text,
      context: heading,
      ...(landmark ? { landmark } : {}),
    })),
  );
  return best
    .map((passage, index) => ({ passage, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The blocks of text in document order, each with the heading before it. */
function* collect(root: Element): Generator<void, Passage[]> {
  const passages: Passage[] = [];
  const stack: Node[] = [root];
  let heading = '';
  let left = MAX_NODES;
  for (let node = stack.pop(); node !== undefined && passages.length < MAX_PASSAGES; node = stack.pop()) {
    if (left-- === 0) break;
    const text = node === root ? descend(node, stack) : visit(node, stack);
    if (text !== '' && node.nodeType === Node.ELEMENT_NODE && HEADING.test(node.nodeName))
      heading = label(text);
    if (text !== '') addPassage(passages, text, heading, node);
    yield;
  }
  return passages;
}

function addPassage(passages: Passage[], text: string, heading: string, node: Node): void {
  const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
  const landmark = element === null ? undefined : landmarkOf(element);
  const said = element === null ? text : scrub(text, element.ownerDocument);
  const last = passages.at(-1);
  // One text in several elements ("<b>Total</b> 12 €") is one passage.
  const isHeading = HEADING.test(node.nodeName);
  const isPiece =
    last !== undefined &&
    !isHeading &&
    !last.isHeading &&
    last.text.length + said.length < 120 &&
    !/[.!?]$/.test(last.text);
  const isLine = LINES.has(node.nodeName);
  if (isPiece && last.heading === heading && last.landmark === landmark) {
    last.text += `${isLine || last.isLine ? '\n' : ' '}${said}`;
    last.isLine = isLine;
  } else if (said !== last?.text) {
    passages.push({ text: said, isHeading, isLine, heading: isHeading ? '' : heading, landmark });
  }
}

/** The text of a block that is read as a whole; '' when its parts are read one by one. */
function visit(node: Node, stack: Node[]): string {
  if (node.nodeType === Node.TEXT_NODE) return clean((node as Text).data.slice(0, 5_000));
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (SKIPPED.has(element.nodeName) || !isRendered(element)) return '';
  if (HEADING.test(element.nodeName) || isAtomic(element)) {
    const text = element.nodeName === 'TR' ? rowText(element) : seenText(element, MAX_PASSAGE + 1);
    if (text.length <= MAX_PASSAGE || element.childElementCount === 0) return text;
  }
  return descend(node, stack);
}

function isAtomic(element: Element): boolean {
  return ATOMIC.has(element.nodeName) || element.getAttribute('role') === 'row';
}

function rowText(row: Element): string {
  return [...row.children]
    .map((cell) => seenText(cell, 200))
    .filter((text) => text !== '')
    .join(' · ');
}

function descend(node: Node, stack: Node[]): '' {
  const element = node as Element;
  const shadow = shadowRootOf(element);
  const assigned = element.nodeName === 'SLOT' ? (element as HTMLSlotElement).assignedNodes() : [];
  const children = assigned.length > 0 ? assigned : [...(shadow ?? element).childNodes];
  for (let index = children.length - 1; index >= 0; index--) stack.push(children[index] as Node);
  return '';
}
