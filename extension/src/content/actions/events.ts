/** Events as the browser makes them: class, flags and coordinates of each type stand in one table. */

export interface Point {
  x: number;
  y: number;
}

export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** The flags of a mouse or keyboard event for the modifiers that are held. */
export function modifierFlags(modifiers: readonly Modifier[]): EventModifierInit {
  return {
    altKey: modifiers.includes('Alt'),
    ctrlKey: modifiers.includes('Control'),
    metaKey: modifiers.includes('Meta'),
    shiftKey: modifiers.includes('Shift'),
  };
}

/** Types that neither bubble nor can be cancelled: https://www.w3.org/TR/uievents/#events-mouse-types */
const SILENT = /^(pointer|mouse)(enter|leave)$/;
const POINTER = /^(pointer|click$|auxclick$|contextmenu$)/;

/** Dispatches a pointer or mouse event; false when the page prevented its default. */
export function fireMouse(target: Element, type: string, point: Point, more: MouseEventInit = {}): boolean {
  const silent = SILENT.test(type);
  const init: PointerEventInit = {
    bubbles: !silent,
    cancelable: !silent,
    composed: true,
    view: target.ownerDocument.defaultView,
    clientX: point.x,
    clientY: point.y,
    screenX: point.x + window.screenX,
    screenY: point.y + window.screenY,
    ...more,
  };
  if (!POINTER.test(type)) return target.dispatchEvent(new MouseEvent(type, init));
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 };
  return target.dispatchEvent(new PointerEvent(type, { ...init, ...pointer }));
}

/** Dispatches an event of text input; false when the page prevented it. */
export function fireInput(
  target: Element,
  type: 'beforeinput' | 'input',
  inputType: string,
  data: string | null,
): boolean {
  const cancelable = type === 'beforeinput';
  return target.dispatchEvent(
    new InputEvent(type, { bubbles: true, composed: true, cancelable, inputType, data }),
  );
}

/** Dispatches `change` as a committed value does: it bubbles and stays in its shadow tree. */
export function fireChange(target: Element): void {
  target.dispatchEvent(new Event('change', { bubbles: true }));
}
