/** A date or time that is written in parts, each a small spin button of its own: every part gets its piece of the text. */
import type { Failed } from '../../generated/types';
import { fold, label } from '../../lib/text';
import { labelOf } from '../aria';
import { queryAll } from '../dom';
import { type ActContext, refuse } from './context';
import { edit, paste, selectContent } from './editors';
import { focusOn } from './focus';
import { nextFrame, untilFrame } from './rhythm';
import { boundary } from './write';

const PART = '[role="spinbutton"][contenteditable]:not([contenteditable="false"])';
/** How long, in ms, a page may take to show all parts. */
const HOLD_MS = 200;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** The parts in their order on the page; none where the element is another kind of field. */
export function listSegments(element: Element): HTMLElement[] {
  if (element.matches(PART)) return [];
  const found = queryAll(element, PART).filter((part): part is HTMLElement => part instanceof HTMLElement);
  return found.length > 1 ? found : [];
}

/** Why the text cannot be parted; undefined when it can. */
export function checkSegments(segments: readonly HTMLElement[], text: string): Failed | undefined {
  if (splitFor(segments, text).length === segments.length) return undefined;
  const names = segments.map((segment) => labelOf(segment)).join(', ');
  return refuse('bad_argument', `the field takes ${names} in this order, or a date like 2026-12-24`);
}

/** Writes the text part by part: as a paste, which takes a whole number, else digit by digit. */
export async function writeSegments(
  context: ActContext,
  segments: readonly HTMLElement[],
  text: string,
): Promise<Failed | undefined> {
  const pieces = splitFor(segments, text);
  for (const [index, segment] of segments.entries()) {
    const stopped = index > 0 ? await boundary(context, index, segments.length) : undefined;
    if (stopped) return stopped;
    await writePart(context, segment, pieces[index] ?? '');
  }
  const isHeld = () => segments.every((segment, index) => shows(segment, pieces[index] ?? '')) || undefined;
  if (await untilFrame(context, HOLD_MS, isHeld)) return undefined;
  const now = segments
    .map((segment) => `${labelOf(segment)} "${label(segment.textContent ?? '', 20)}"`)
    .join(', ');
  return refuse('ignored', `the date or time did not keep the text; it shows ${now}`);
}

async function writePart(context: ActContext, segment: HTMLElement, piece: string): Promise<void> {
  focusOn(segment);
  // The page takes the paste for the part that it knows to be chosen.
  await nextFrame(context.document);
  selectContent(segment, true);
  paste(segment, piece);
  await nextFrame(context.document);
  if (shows(segment, piece)) return;
  focusOn(segment);
  for (const character of piece) {
    selectContent(segment, true);
    edit(segment, 'insertText', 'insertText', character);
  }
}

/** A piece for each part: of an ISO 8601 date by what the part is, of any other text in its order. */
function splitFor(segments: readonly HTMLElement[], text: string): string[] {
  const date = ISO_DATE.exec(text);
  const rest = (date ? text.slice(date[0].length).replace(/^T/, '') : text).match(/\p{L}+|\d+/gu) ?? [];
  const [, year, month, day] = date ?? [];
  const dated = { year, month, day };
  const pieces = segments.map((segment) => {
    const kind = kindOf(segment);
    const own = kind && dated[kind];
    if (!kind || !own) return rest.shift() ?? '';
    delete dated[kind];
    return own;
  });
  const used = pieces.every((piece) => piece !== '') && rest.length === 0;
  return used ? pieces.map((piece) => piece.padStart(2, '0')) : [];
}

/** By the range that the part declares: 1 to 12, to the end of a month, or years. */
function kindOf(segment: HTMLElement): 'year' | 'month' | 'day' | undefined {
  const most = Number(segment.getAttribute('aria-valuemax'));
  if (most >= 1_000) return 'year';
  if (most >= 28 && most <= 31) return 'day';
  return most === 12 ? 'month' : undefined;
}

function shows(segment: HTMLElement, piece: string): boolean {
  const text = fold(segment.textContent ?? '');
  if (text === fold(piece)) return true;
  const now = segment.getAttribute('aria-valuenow');
  return (
    /^\d+$/.test(piece) && (Number(text) === Number(piece) || (now !== null && Number(now) === Number(piece)))
  );
}
