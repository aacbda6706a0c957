/** What CSS shows only while the pointer rests elsewhere is hidden, yet a person reaches it. */
import { hoverRulesFor, parentOf, pointerOpenerOf, renderingOf, type Showing } from '../dom';
import { whyUnseen } from './visible';

/** Where to rest the mouse so that this element comes into view, if it is what hides: not something around it. */
export function openerAt(element: Element): Element | undefined {
  const rules = hoverRulesFor(element);
  const wanted = rules.length === 0 ? undefined : whatHides(element);
  return wanted && pointerOpenerOf(element, rules, wanted);
}

function whatHides(element: Element): Showing | undefined {
  switch (renderingOf(element)) {
    case 'none':
      return getComputedStyle(element).display === 'none' ? 'display' : undefined;
    case 'invisible':
      return 'visibility';
    case 'transparent':
      return 'drawing';
    default: {
      const reason = whyUnseen(element);
      return reason === 'off-page' || reason === 'zero-size' ? 'drawing' : undefined;
    }
  }
}

/** Where a person would rest the mouse first to see the element; undefined where that does not show it. */
export function findHoverOpener(element: Element): Element | undefined {
  let opener: Element | undefined;
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const found = openerAt(at);
    if (found === undefined && getComputedStyle(at).display === 'none') return undefined;
    opener = found ?? opener;
  }
  return opener && whyUnseen(opener) === undefined ? opener : undefined;
}
