/** What shows a hand over several like parts side by side is as many controls, not one. */
import { plain } from '../../lib/text';
import { hasOwnText, textOf } from '../dom';
import { kindOf } from './kinds';

/** Actions ("Reply", "Forward") or signs (stars to rate by) in a row, with nothing else. */
export function isRowOfControls(element: Element): boolean {
  return isRowOfActions(element) || isRowOfSigns(element);
}

/** Three or more like signs side by side, and no other words (stars to rate by), are that many controls. */
function isRowOfSigns(element: Element): boolean {
  const parts = [...element.children];
  if (parts.length < 3 || hasOwnText(element)) return false;
  return parts.every((part) => part.nodeName === parts[0]?.nodeName && isSign(part));
}

/** One character that is no letter or digit, and nothing around it. */
function isSign(part: Element): boolean {
  return part.childElementCount === 0 && /^\s*[^\p{L}\p{N}\s]\uFE0F?\s*$/u.test(part.textContent ?? '');
}

/** Two or more texts side by side that each say an action ("Reply", "Forward") are that many controls, not one. */
function isRowOfActions(element: Element): boolean {
  const parts = [...element.children];
  if (parts.length < 2 || parts.length > 8 || hasOwnText(element)) return false;
  return parts.every((part) => part.nodeName === parts[0]?.nodeName && saysAction(part));
}

/** One or two words that name a known action, or the class or id of the element repeats them ("email-forward"). */
function saysAction(part: Element): boolean {
  const said = plain(textOf(part, 40));
  if (said === '' || said.length > 24 || said.split(' ').length > 2) return false;
  const identifiers = plain(`${part.id} ${part.getAttribute('class') ?? ''}`);
  return kindOf(said) !== undefined || identifiers.includes(said.replace(' ', '-'));
}
