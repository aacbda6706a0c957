/** Rows are built alike: where the controls of earlier rows have a box on the page, the same one of a later row has one. */
import { type Unseen, whyUnseen } from '../aria';
import { memo, renderingOf } from '../dom';
import { type Collection, MANY_ITEMS } from './collections';
import type { Place } from './scan';

/** So many controls of other rows have told before one is taken to be like them. */
const ENOUGH = 3;
/** Attributes by which one row may be drawn in another way than the next. */
const DRAWING = ['style', 'hidden', 'width', 'height', 'align'];
/** A control lies no deeper in its row. */
const DEPTH = 8;

/** How many of one kind are seen in this pass, by how they are drawn; less than none where they differ. */
const seenOf = memo((_: Collection) => new Map<string, number>());

/** `whyUnseen` of a control at its place. In a long list boxes are measured of the first rows only: that is slow. */
export function whyUnseenAt(element: Element, { collection, item }: Place): Unseen | undefined {
  const isOfMany = item !== null && collection !== null && collection.items.size > MANY_ITEMS;
  const drawn = isOfMany && holdsText(element) ? drawnAs(element, item) : undefined;
  if (drawn === undefined || collection === null) return whyUnseen(element);
  const seen = seenOf(collection);
  const count = seen.get(drawn) ?? 0;
  if (count >= ENOUGH && renderingOf(element) === 'shown') return undefined;
  const reason = whyUnseen(element);
  seen.set(drawn, reason === undefined ? count + 1 : Number.NEGATIVE_INFINITY);
  return reason;
}

function holdsText(element: Element): boolean {
  return element.firstElementChild === null && element.hasChildNodes();
}

/** The tags and classes from the element up to its row; undefined where more than these may decide how it is drawn. */
function drawnAs(element: Element, item: Element): string | undefined {
  let drawn = '';
  let at: Element | null = element;
  for (let depth = 0; at !== null && depth < DEPTH; depth++) {
    const tag = at.nodeName;
    drawn += tag === 'TD' ? `${tag}${(at as HTMLTableCellElement).cellIndex}` : tag;
    if (at.hasAttributes()) {
      if (DRAWING.some((name) => at?.hasAttribute(name))) return undefined;
      drawn += `.${at.getAttribute('class') ?? ''}`;
    }
    if (at === item) return drawn;
    at = at.parentElement;
  }
  return undefined;
}
