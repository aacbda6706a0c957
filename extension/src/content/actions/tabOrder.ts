/** Where Tab goes: https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation */
import { getRole, isVisible } from '../aria';
import { closest, queryAll } from '../dom';
import { isFocusable } from './focus';

const CANDIDATES =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

/** The next (or previous) stop of Tab after an element; around the end it begins anew. */
export function findNextFocusable(from: Element, back: boolean): Element | undefined {
  const stops = listStops(from.ownerDocument);
  if (back) stops.reverse();
  const at = stops.indexOf(from);
  if (at >= 0) return stops[(at + 1) % stops.length];
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const after =
    from === from.ownerDocument.body
      ? undefined
      : stops.find((stop) => from.compareDocumentPosition(stop) & side);
  return after ?? stops[0];
}

/** All stops in order: positive tab indexes first, a radio group once, nothing outside an open modal dialog. */
function listStops(document: Document): Element[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const all = queryAll(modal ?? document, CANDIDATES).filter((element) => {
    if (!isFocusable(element) || indexOf(element) < 0 || !isVisible(element)) return false;
    return !isSkippedRadio(element);
  });
  const placed = all.filter((element) => indexOf(element) > 0).sort((a, b) => indexOf(a) - indexOf(b));
  return [...placed, ...all.filter((element) => indexOf(element) === 0)];
}

function indexOf(element: Element): number {
  return (element as HTMLElement).tabIndex;
}

/** Of a group of radio buttons only the checked one, or else the first, is a stop. */
function isSkippedRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || getRole(element) !== 'radio')
    return false;
  const root = closest(element, 'form') ?? element.ownerDocument;
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (each) => each.name === element.name && each.form === element.form && !each.disabled,
  );
  return (group.find((each) => each.checked) ?? group[0]) !== element;
}
