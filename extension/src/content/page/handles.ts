/** What is dragged and says nothing of itself: the knob of a slider, the edge of a pane, the grip of a row. */
import { boxOf } from '../aria';
import { cursorOf } from '../dom';

const DRAGGED =
  /^(?:-webkit-)?(?:grab|grabbing|move|all-scroll|(?:col|row|ew|ns|nesw|nwse|[nesw]{1,2})-resize)$/;
const NAMED = /(?:^|[\s_-])(?:slider|range|track|rail|knob|thumb)(?:$|[\s_-])/i;
/** A hand takes hold of something thin or small, in px; what is larger is a map or a window. */
const MAX_GRIP = 48;

/** Whether the page shows that the element, and not what is around it, can be dragged. */
export function isHandle(element: Element): boolean {
  const cursor = cursorOf(element);
  if (cursor === 'auto' || !DRAGGED.test(cursor)) return false;
  const parent = element.parentElement;
  if (parent !== null && cursorOf(parent) === cursor) return false;
  const { width, height } = boxOf(element);
  return Math.min(width, height) <= MAX_GRIP && Math.max(width, height) > 1;
}

/** What is done with a handle: a slider's value, a size, or a place. Undefined for what is none. */
export function kindOfHandle(element: Element): string | undefined {
  if (element.getAttribute('role') !== null || element.childElementCount > 4) return undefined;
  const cursor = cursorOf(element);
  const names = [element, element.parentElement].map((one) => one?.getAttribute('class') ?? '').join(' ');
  const isKnob =
    NAMED.test(names) &&
    (DRAGGED.test(cursor) || element.hasAttribute('draggable') || /handle|knob|thumb/i.test(names));
  if (isKnob || (/grab/.test(cursor) && isOnTrack(element))) return 'slider';
  if (/-resize$/.test(cursor)) return 'resize';
  const isDragged = DRAGGED.test(cursor) || element.getAttribute('draggable') === 'true';
  return isDragged ? 'drag' : undefined;
}

/** A round thing on something long and thin. */
function isOnTrack(element: Element): boolean {
  const { parentElement } = element;
  if (parentElement === null) return false;
  const { width, height } = boxOf(parentElement);
  return Math.max(width, height) > 4 * Math.min(width, height) && Math.min(width, height) <= MAX_GRIP;
}
