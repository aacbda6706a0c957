/** Libraries hide a native list of options and draw a box in its place. */
import { parentOf, queryAll } from '../dom';
import { whyUnseen } from './visible';

/** So many boxes at most are between what is pressed and the hidden list beside them. */
const DEPTH = 3;
const PRESSED = '[role=combobox],[aria-haspopup],button,[tabindex="0"],a';

/** The hidden list that the box stands for: in it, or just before it or a box around it. */
export function listBehind(box: Element): Element | null {
  const inside = box.querySelector('select');
  if (inside !== null && isHidden(inside)) return inside;
  for (let at: Element | null = box, step = 0; at !== null && step < DEPTH; at = parentOf(at), step += 1) {
    const before = at.previousElementSibling;
    if (before?.nodeName === 'SELECT' && isHidden(before)) return before;
  }
  return null;
}

/** What is pressed in place of a hidden list; null where it is seen itself, or nothing stands for it. */
export function standInOf(list: Element): Element | null {
  if (!isHidden(list)) return null;
  const around = list.closest('[role=combobox]');
  const beside = list.nextElementSibling;
  if (around !== null || beside === null) return around;
  const pressed = [beside, ...queryAll(beside, PRESSED)].filter((one) => one.matches(PRESSED));
  return pressed.find((one) => whyUnseen(one) === undefined) ?? null;
}

/** Clipped to a pixel, transparent or not drawn at all. */
function isHidden(list: Element): boolean {
  return whyUnseen(list) !== undefined;
}
