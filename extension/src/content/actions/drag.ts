/** dom.drag carries an element to another one: by drag and drop of the browser where it is draggable, else by the pointer. */
import type { CallOf, Failed } from '../../generated/types';
import { closestWhere } from '../dom';
import { type ActContext, type ActOutcome, refuse } from './context';
import { controlOf, describe } from './describe';
import { fireMouse, type Point } from './events';
import { findHit } from './hit';
import { makePressable, makeUsable, type Ready } from './ready';
import { nextFrame } from './rhythm';
import { findOne, findTarget } from './target';

const STEPS = 6;
const MAX_GOAL_CHARS = 40;
/** What names the place below it: a drop that it does not take is for that place. */
const HEADING = /^(?:H[1-6]|LABEL|LEGEND)$/;

export async function drag(context: ActContext, call: CallOf<'dom.drag'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const goal = findOne(context.document, call.args.to);
  if (!goal.ok) return goal;
  const unready = await makeUsable(context, goal.element);
  if (unready) return unready;
  const ready = await makePressable(context, found.element);
  if (!ready.ok) return ready;
  const refused = await context.gate(found.element, { means: [nameOfGoal(goal.element), found.element] });
  if (refused) return refused;
  const { element, selector } = found;
  const { parentElement: list, nextElementSibling: next } = element;
  const accepted = await carry(context, ready, element, goal.element);
  if (typeof accepted === 'object') return accepted;
  const isElsewhere = () => element.parentElement !== list || element.nextElementSibling !== next;
  // That places light up while something is carried over them says nothing of a drop that nobody took.
  const hasMoved = () =>
    isElsewhere() || context.watch.leaving !== undefined || context.watch.texts.length > 0;
  const isTaken = () => accepted || hasMoved() || (accepted === undefined && context.watch.seen);
  const ignored = () => refuse('ignored', `${describe(goal.element)} did not take ${describe(element)}`);
  const verify = () => (isTaken() ? undefined : ignored());
  return { ok: true, settling: 'effect', element, selector, verify };
}

/** What says of a goal what a drop there does; a list's name is not the text of what it holds. */
function nameOfGoal(goal: Element): Element | undefined {
  return (goal.textContent ?? '').trim().length <= MAX_GOAL_CHARS ? controlOf(goal) : undefined;
}

/** Presses, then drags as the page wants it. Answers whether a drop was taken; undefined where nobody tells. */
async function carry(
  context: ActContext,
  ready: Ready,
  source: Element,
  goal: Element,
): Promise<boolean | undefined | Failed> {
  const { mouse } = context;
  mouse.moveTo(ready.hit, ready.point);
  mouse.down(ready.hit, ready.point);
  const dragged = closestWhere(ready.hit, (element) => (element as HTMLElement).draggable === true);
  if (dragged) {
    const data = new DataTransfer();
    data.effectAllowed = 'all';
    mouse.moveTo(ready.hit, { x: ready.point.x + 5, y: ready.point.y + 5 }, { buttons: 1 });
    if (fireDrag(dragged, 'dragstart', ready.point, data)) {
      fireMouse(dragged, 'pointercancel', ready.point);
      return carryData(context, dragged, goal, data);
    }
  }
  return carryPointer(context, ready, source, goal);
}

/** https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model */
async function carryData(
  context: ActContext,
  source: Element,
  goal: Element,
  data: DataTransfer,
): Promise<boolean | Failed> {
  await nextFrame(context.document);
  let point = placeOn(goal, source);
  let target = findHit(context.document, point) ?? goal;
  fireDrag(source, 'drag', point, data);
  fireDrag(target, 'dragenter', point, data);
  let taken = !fireDrag(target, 'dragover', point, data);
  const below = goal.nextElementSibling;
  if (!taken && below && HEADING.test(goal.nodeName) && !below.contains(source)) {
    fireDrag(target, 'dragleave', point, data);
    point = middleOf(below);
    target = findHit(context.document, point) ?? below;
    fireDrag(target, 'dragenter', point, data);
    taken = !fireDrag(target, 'dragover', point, data);
  }
  await nextFrame(context.document);
  taken = !fireDrag(target, 'dragover', point, data) || taken;
  const stopped = context.stopped();
  const drop = target.isConnected ? target : (findHit(context.document, point) ?? goal);
  if (taken && !stopped) fireDrag(drop, 'drop', point, data);
  else fireDrag(drop, 'dragleave', point, data);
  fireDrag(source, 'dragend', point, data);
  return stopped ?? taken;
}

/**
 * Moves in steps, a frame apart; the source may follow, so what is under the pointer is asked anew each time. A goal
 * that makes room once the pointer is on it is not followed: its old place is what was meant.
 */
async function carryPointer(
  context: ActContext,
  ready: Ready,
  source: Element,
  goal: Element,
): Promise<Failed | undefined> {
  const { document, mouse } = context;
  const from = ready.point;
  let to = placeOn(goal, source);
  let isReached = false;
  for (let step = 1; step <= STEPS; step++) {
    if (!isReached) to = placeOn(goal, source);
    const point = {
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    };
    isReached ||= isOn(goal, point);
    mouse.moveTo(findHit(document, point) ?? source, point, { buttons: 1 });
    await nextFrame(document);
    const stopped = context.stopped();
    if (stopped) return putBack(context, ready, stopped);
  }
  const hit = findHit(document, to) ?? goal;
  mouse.moveTo(hit, to, { buttons: 1 });
  mouse.up(hit, to);
  return undefined;
}

function isOn(goal: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = goal.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A stop in the middle: back to where it came from, and let go there. */
function putBack({ mouse }: ActContext, { hit, point }: Ready, stopped: Failed): Failed {
  mouse.moveTo(hit, point, { buttons: 1 });
  mouse.up(hit, point);
  return stopped;
}

/** Drops data on an element as from outside of the browser; false when it refuses. */
export function dropData(target: Element, point: Point, data: DataTransfer): boolean {
  fireDrag(target, 'dragenter', point, data);
  const taken = !fireDrag(target, 'dragover', point, data);
  if (taken) fireDrag(target, 'drop', point, data);
  else fireDrag(target, 'dragleave', point, data);
  return taken;
}

function fireDrag(target: Element, type: string, point: Point, dataTransfer: DataTransfer): boolean {
  const cancelable = !['dragend', 'dragleave'].includes(type);
  const place = { clientX: point.x, clientY: point.y, screenX: point.x, screenY: point.y };
  const view = target.ownerDocument.defaultView;
  return target.dispatchEvent(
    new DragEvent(type, { bubbles: true, composed: true, cancelable, view, dataTransfer, ...place }),
  );
}

/** Where to let go: the middle; of a like thing in the same row or list its far side, so that the dragged one takes its place. */
function placeOn(goal: Element, source: Element): Point {
  const middle = middleOf(goal);
  if (source.parentElement !== goal.parentElement || source === goal) return middle;
  const from = source.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  if (!isLike(from.width, to.width) || !isLike(from.height, to.height)) return middle;
  const isBelow = to.top >= from.bottom - 1;
  const isAbove = to.bottom <= from.top + 1;
  if (isBelow || isAbove) return inWindow({ x: middle.x, y: middle.y + (isBelow ? 0.3 : -0.3) * to.height });
  return inWindow({ x: middle.x + (to.left > from.left ? 0.3 : -0.3) * to.width, y: middle.y });
}

/** Things of one list may differ in size; what is much larger is a place to drop on. */
function isLike(one: number, other: number): boolean {
  return Math.max(one, other) <= 2 * Math.min(one, other);
}

function middleOf(element: Element): Point {
  const rect = element.getBoundingClientRect();
  return inWindow({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
}

function inWindow({ x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, 1), window.innerWidth - 2),
    y: Math.min(Math.max(y, 1), window.innerHeight - 2),
  };
}
