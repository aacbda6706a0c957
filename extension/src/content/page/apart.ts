/** Digits of two numbers, one beside or above the other, are not read as one: 19 with its cents raised, 12 with a note. */
import { isRendered, memo } from '../dom';

/** Two lines, or two sizes, differ by more of a digit's height. */
const SHIFT = 0.15;
/** So much of a digit's width is more than what stands between the digits of one number. */
const GAP = 0.4;
/** Characters before and after, by which the place is found in a text. */
const AROUND = 12;

/** The ends and beginnings of texts that stand apart though both are digits. */
export const digitsApart = memo((element: Element): [string, string][] => {
  if (element.firstElementChild === null || !/\d\s*\d/.test(element.textContent ?? '')) return [];
  const found: [string, string][] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before: Text | undefined;
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    if (node.data.trim() === '' || (node.parentElement && !isRendered(node.parentElement))) continue;
    if (before && /\d\s*$/.test(before.data) && /^\s*\d/.test(node.data) && standApart(before, node)) {
      found.push([before.data.trim().slice(-AROUND), node.data.trim().slice(0, AROUND)]);
    }
    before = node;
  }
  return found;
});

/** The text of the element with a space where its digits stand apart. */
export function keepApart(element: Element, text: string): string {
  let kept = text;
  for (const [end, start] of digitsApart(element)) kept = kept.replace(`${end}${start}`, `${end} ${start}`);
  return kept;
}

function standApart(before: Text, after: Text): boolean {
  const end = boxOf(before, before.data.trimEnd().length - 1);
  const start = boxOf(after, after.data.length - after.data.trimStart().length);
  const shift = Math.max(Math.abs(end.bottom - start.bottom), Math.abs(end.height - start.height));
  const gap = Math.max(start.left - end.right, end.left - start.right);
  return shift > SHIFT * Math.max(end.height, start.height) || gap > GAP * end.width;
}

function boxOf(text: Text, at: number): DOMRect {
  const range = text.ownerDocument.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}
