/** An open modal dialog scopes the page: what is behind it cannot be used. */
import type { MiniDialog } from '../../generated/types';
import { label } from '../../lib/text';
import { getName, seenText, whyUnseen } from '../aria';
import { closestWhere, textOf } from '../dom';
import { overlayAround } from './curtain';
import type { Find } from './scan';

/** What many pages call the box of a dialog that says of itself nothing else. */
export const MODAL_CLASS = /(?:^|[\s_-])(?:modal|dialog|popup|lightbox|overlay)(?:$|[\s_-])/i;

/** The topmost modal dialog, by `:modal`, `aria-modal`, or by covering the page. */
export function findModal(document: Document, finds: readonly Find[]): Element | null {
  const dialogs = finds.filter((find) => find.kind === 'dialog').map((find) => find.element);
  const declared = dialogs.filter((dialog) => isDeclared(dialog) && whyUnseen(dialog) === undefined);
  if (declared.length > 0) return declared.at(-1) ?? null;
  const overlays = finds.filter((find) => find.kind === 'overlay').map((find) => find.element);
  const boxes = [...dialogs, ...overlays.filter(isFixed)];
  return boxes.length === 0 ? null : coveringDialog(document, boxes);
}

function isDeclared(dialog: Element): boolean {
  return dialog.matches(':modal') || dialog.getAttribute('aria-modal') === 'true';
}

/** A box in the middle of the window, above something that covers the window's corners too. */
function coveringDialog(document: Document, boxes: Element[]): Element | null {
  const view = document.defaultView;
  if (view === null) return null;
  const { innerWidth: width, innerHeight: height } = view;
  const middle = document.elementFromPoint(width / 2, height / 2);
  if (middle === null) return null;
  const box = closestWhere(middle, (at) => boxes.includes(at));
  if (box === null || box === document.body || whyUnseen(box) !== undefined) return null;
  // What only darkens the page is called so too.
  if (box.childElementCount === 0 && textOf(box, 20) === '') return null;
  const corner = document.elementFromPoint(3, height - 3);
  if (corner === null || overlayAround(corner, width, height) === null) return null;
  return box;
}

function isFixed(element: Element): boolean {
  return getComputedStyle(element).position === 'fixed';
}

/** The dialog for the summary. */
export function summarizeDialog(dialog: Element): MiniDialog {
  const heading = dialog.querySelector('h1,h2,h3,h4,[role=heading]');
  const name = label(getName(dialog)) || label(seenText(heading ?? dialog, 80));
  return { label: name, role: dialog.getAttribute('role') === 'alertdialog' ? 'alertdialog' : 'dialog' };
}
