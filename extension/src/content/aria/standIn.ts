/** Libraries hide a native list of options and draw a box in its place. */
import { fold } from '../../lib/text';
import { labelsOf, parentOf, queryAll, textOf } from '../dom';
import { whyUnseen } from './visible';

/** So many boxes at most are between what is pressed and the hidden list beside them. */
const DEPTH = 3;
const BOX = '[role=combobox],[aria-haspopup=listbox]';
const PRESSED = `${BOX},button,[tabindex="0"],a`;

/** The hidden list that the box stands for: in it, or just before it or a box around it. */
export function listBehind(box: Element): HTMLSelectElement | null {
  if (box.hasAttribute('aria-label')) return null;
  const inside = box.querySelector('select');
  if (inside !== null && isReplaced(inside)) return inside;
  for (let at: Element | null = box, step = 0; at !== null && step < DEPTH; at = parentOf(at), step += 1) {
    const before = at.previousElementSibling;
    if (before instanceof HTMLSelectElement && isReplaced(before)) return before;
  }
  return null;
}

/** What is pressed in place of a hidden list; null where it is seen itself, or nothing stands for it. */
export function standInOf(list: HTMLSelectElement): Element | null {
  if (!isReplaced(list)) return null;
  const around = list.closest('[role=combobox]');
  const beside = list.nextElementSibling;
  if (around !== null || beside === null) return around;
  const pressed = [beside, ...queryAll(beside, PRESSED)].filter((one) => one.matches(PRESSED));
  return pressed.find((one) => whyUnseen(one) === undefined && standsFor(one, list)) ?? null;
}

/** A box for options without a name of its own, or anything that says what is chosen in the list: no button beside it. */
function standsFor(box: Element, list: HTMLSelectElement): boolean {
  if (box.hasAttribute('aria-label')) return false;
  const chosen = fold(list.selectedOptions[0]?.label ?? '');
  return box.matches(BOX) || (chosen !== '' && fold(textOf(box, 200)) === chosen);
}

/** Hidden while its label, if it has one, is seen: a field that is hidden as a whole is not replaced. */
function isReplaced(list: Element): boolean {
  if (whyUnseen(list) === undefined) return false;
  const labels = labelsOf(list);
  return labels.length === 0 || labels.some((label) => whyUnseen(label) === undefined);
}
