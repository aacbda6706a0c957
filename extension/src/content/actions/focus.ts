/** Focus moves as by a person; the events that a window without the system's focus withholds are made up for. */
import { closest, parentOf, shadowRootOf } from '../dom';

/** The focused element itself, through shadow roots. */
export function findFocused(document: Document): Element | null {
  let at = document.activeElement;
  while (at) {
    const inner = shadowRootOf(at)?.activeElement;
    if (!inner) return at;
    at = inner;
  }
  return at;
}

export function isFocusable(element: Element): boolean {
  if (element.matches(':disabled') || closest(element, '[inert]')) return false;
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  const index = (element as HTMLElement | SVGElement).tabIndex;
  return index >= 0 || element.hasAttribute('tabindex');
}

/** The nearest element, going up through shadow hosts, that takes focus when `element` is pressed. */
export function findFocusable(element: Element): Element | null {
  for (let at: Element | null = element; at; at = parentOf(at)) if (isFocusable(at)) return at;
  return null;
}

/** Moves the focus. */
export function focusOn(element: Element): void {
  const before = findFocused(element.ownerDocument);
  if (before === element) return;
  const heard = hears(element, 'focus', () => (element as HTMLElement).focus({ preventScroll: true }));
  if (heard || findFocused(element.ownerDocument) !== element) return;
  if (before && before !== element.ownerDocument.body) fireFocus(before, 'blur', 'focusout', element);
  fireFocus(element, 'focus', 'focusin', before);
}

/** Takes the focus away from whatever has it. */
export function blurFocused(document: Document): void {
  const focused = findFocused(document);
  if (!(focused instanceof HTMLElement) || focused === document.body) return;
  const heard = hears(focused, 'blur', () => focused.blur());
  if (!heard && findFocused(document) !== focused) fireFocus(focused, 'blur', 'focusout', null);
}

/** Whether the browser tells of what is done. */
function hears(element: Element, type: 'focus' | 'blur', work: () => void): boolean {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  element.addEventListener(type, hear, { capture: true, once: true });
  work();
  element.removeEventListener(type, hear, { capture: true });
  return heard;
}

function fireFocus(target: Element, plain: string, bubbling: string, relatedTarget: Element | null): void {
  target.dispatchEvent(new FocusEvent(plain, { relatedTarget, composed: true }));
  target.dispatchEvent(new FocusEvent(bubbling, { relatedTarget, composed: true, bubbles: true }));
}
