/** An element is acted on only if a person could: attached, visible, enabled, at rest, and not covered where it is pressed. */
import type { Failed } from '../../generated/types';
import { isVisible, visibleProxy, whyUnseen } from '../aria';
import { boxIn, closestWhere, holds, imageOf, parentOf } from '../dom';
import { type ActContext, refuse } from './context';
import { describe } from './describe';
import type { Point } from './events';
import { computePoints, findCoverAbove, findHit, isReached } from './hit';
import { isAtRest, Sway, staysInPlace } from './rest';
import { nextLook } from './rhythm';

/** Where to press, and what is there. */
export interface Ready {
  ok: true;
  point: Point;
  hit: Element;
}

/** Usable now: attached, visible, enabled. Waits for it up to the context's patience. */
export async function makeUsable(context: ActContext, element: Element): Promise<Failed | undefined> {
  return patiently(context, () => findObstacle(element) ?? findModalAbove(element));
}

/** Ready to be pressed: usable, scrolled into view, at rest over two frames, and reached by a press at its point. */
export async function makePressable(context: ActContext, wanted: Element): Promise<Ready | Failed> {
  const element = findPressPoint(wanted);
  let ready: Ready | undefined;
  const sway = new Sway(element);
  const obstacle = await patiently(context, async () => {
    const found = findObstacle(wanted);
    if (found) return found;
    if (!isInView(element)) scrollIntoView(element, 'center');
    const rests = isAtRest(element) || (await staysInPlace(element));
    if (!element.isConnected) return refuse('detached', detachedText(element));
    if (!rests && !sway.isSmall()) return refuse('not_stable', movingText(element));
    const reached = aim(context.document, element);
    if (!reached.ok) return reached;
    ready = reached;
    return undefined;
  });
  return ready ?? obstacle ?? refuse('not_visible', `${describe(element)} cannot be pressed`);
}

/** Where a person presses: a control hidden behind its decoration is pressed through what stands for it. */
function findPressPoint(element: Element): Element {
  const seen = whyUnseen(element) === undefined && getComputedStyle(element).pointerEvents !== 'none';
  return seen ? element : (visibleProxy(element) ?? element);
}

/** Repeats a check once a frame until it has nothing to say, patience is over, or the call is. */
async function patiently(
  context: ActContext,
  check: () => Failed | undefined | Promise<Failed | undefined>,
): Promise<Failed | undefined> {
  const end = performance.now() + context.patienceMs;
  for (;;) {
    const obstacle = await check();
    if (!obstacle || obstacle.code === 'detached') return obstacle;
    const stopped = context.stopped();
    if (stopped) return stopped;
    if (performance.now() >= end) return obstacle;
    await nextLook(context.document, 20);
  }
}

function findObstacle(element: Element): Failed | undefined {
  if (!element.isConnected) return refuse('detached', detachedText(element));
  if (!isVisible(element)) {
    return refuse(
      'not_visible',
      `${describe(element)} is hidden; open what holds it, or read the page again`,
    );
  }
  const blocked = findDisabled(element);
  if (!blocked) return undefined;
  const by = blocked === element ? '' : ` by ${describe(blocked)}`;
  return refuse('not_enabled', `${describe(element)} is disabled${by}; fill in what it waits for first`);
}

/** An open modal dialog that the element is not in: a person could not get at it. */
function findModalAbove(element: Element): Failed | undefined {
  const [point] = computePoints(element);
  const hit = point && findHit(element.ownerDocument, point);
  if (!hit || isReached(hit, element)) return undefined;
  const modal = closestWhere(hit, (at) =>
    at.matches('dialog:modal, [aria-modal="true"], [role="alertdialog"]'),
  );
  return modal && !holds(modal, element) ? covered(element, modal) : undefined;
}

/** The element itself or what above it switches it off: `disabled`, `aria-disabled`, `inert`. */
export function findDisabled(element: Element): Element | undefined {
  if (element.matches(':disabled')) return element;
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (at.hasAttribute('inert') || at.getAttribute('aria-disabled') === 'true') return at;
  }
  return undefined;
}

/** As it stands, then free of what sticks above or below it, then of what sticks beside it. */
const WAYS: readonly [ScrollLogicalPosition?, ScrollLogicalPosition?][] = [
  [],
  ['center'],
  ['end'],
  ['start'],
  ['nearest', 'center'],
  ['nearest', 'end'],
  ['nearest', 'start'],
];

/** A point where a press reaches the element; tries other ways of scrolling before it names what covers it. */
function aim(document: Document, element: Element): Ready | Failed {
  let cover: Element | null = null;
  for (const [block, inline] of WAYS) {
    if (block) scrollIntoView(element, block, inline);
    for (const point of computePoints(element)) {
      const hit = findHit(document, point);
      if (hit && isReached(hit, element)) {
        const above = document.defaultView && findCoverAbove(document.defaultView, point);
        if (!above) return { ok: true, point, hit };
        cover = above;
      } else cover ??= hit;
    }
  }
  if (window.innerWidth === 0 || window.innerHeight === 0)
    return refuse('not_visible', 'the page has no size while its tab is hidden; show it first (tabs.switch)');
  if (!cover)
    return refuse('not_visible', `${describe(element)} is outside of what can be scrolled into view`);
  if (takesNoPress(element))
    return refuse(
      'not_enabled',
      `${describe(element)} takes no presses now; fill in what it waits for first`,
    );
  return covered(element, cover);
}

function covered(element: Element, cover: Element): Failed {
  const what = `${describe(element)} is covered by ${describe(cover)}`;
  return refuse('covered', `${what}; close that first (a button in it, or dom.press "Escape")`);
}

export function scrollIntoView(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'nearest',
): void {
  shownBy(element).scrollIntoView({ block, inline, behavior: 'instant' });
}

/** Styles let presses through it: `pointer-events: none`, `interactivity: inert`. */
function takesNoPress(element: Element): boolean {
  const style = getComputedStyle(element);
  return style.pointerEvents === 'none' || style.getPropertyValue('interactivity') === 'inert';
}

/** What has a box to be scrolled to: the image of an area, a part of what has none, or what that is in. */
function shownBy(element: Element): Element {
  const image = imageOf(element);
  if (image !== null || element.getClientRects().length > 0) return image ?? element;
  const inside = [...element.querySelectorAll('*')].find((one) => one.getClientRects().length > 0);
  return inside ?? parentOf(element) ?? element;
}

/** The middle of the element is inside the viewport. */
function isInView(element: Element): boolean {
  const rect = boxIn(element);
  const x = rect.left + rect.width / 2;
  const y = rect.top + rect.height / 2;
  return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
}

function detachedText(element: Element): string {
  return `${describe(element)} was removed from the page while it was checked; read the page again`;
}

function movingText(element: Element): string {
  return `${describe(element)} keeps moving; wait for it to come to rest`;
}
