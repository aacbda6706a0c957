/** What lies over the whole window, or stays over a part of it however the page is scrolled, is in the way of what stands behind it. */
import { boxOf, coverOf, elementAt } from '../aria';
import { closestWhere, holds } from '../dom';

/** The box around the element, or itself, that is out of the flow and as big as the window. */
export function overlayAround(element: Element, width: number, height: number): Element | null {
  return closestWhere(element, (at) => {
    const { position } = getComputedStyle(at);
    if (position !== 'fixed' && position !== 'absolute') return false;
    const box = at.getBoundingClientRect();
    return box.width >= width * 0.95 && box.height >= height * 0.95 && at.nodeName !== 'MAIN';
  });
}

/** What would get the clicks of a person anywhere, so far as the middle and a corner of the window tell. */
export function findCurtain(document: Document): Element | null {
  const view = document.defaultView;
  if (view === null) return null;
  const { innerWidth: width, innerHeight: height } = view;
  const overlayAt = (x: number, y: number) => {
    const hit = elementAt(document, x, y);
    return hit === null ? null : overlayAround(hit, width, height);
  };
  // A drawer may stand over one of the corners.
  const corner = overlayAt(3, height - 3) ?? overlayAt(width - 3, 3);
  return corner && overlayAt(width / 2, height / 2);
}

/** How much of the window, in px, must be free beside a fixed box for a control to be scrolled there. */
const ROOM = 24;
/** So far from the window's edge, in px, is looked for what is fixed there. */
const EDGE = 20;

/** Says of an element whether something takes its clicks that no scrolling brings out of the way. Hit tests are made of few. */
export function coverTest(document: Document): (element: Element) => boolean {
  const curtain = findCurtain(document);
  const boxes = findFixed(document).filter((box) => box !== curtain);
  if (curtain === null && boxes.length === 0) return () => false;
  return (element) => {
    const below = boxes.filter((box) => isBelow(box, element));
    const cover = curtain !== null || below.length > 0 ? coverOf(element) : null;
    if (cover === null) return false;
    // The box of a dialog stands over what the curtain behind it covers.
    const isBehind = curtain !== null && !holds(curtain, element) && fixedAround(element) === null;
    if (isBehind && fixedAround(cover) !== null) return true;
    return [curtain, ...below].some((box) => box !== null && holds(box, cover));
  };
}

/** The fixed boxes at the lower edge, its ends and the middle of the window: bars, bubbles and boxes without a role. A hit test is slow. */
function findFixed(document: Document): Element[] {
  const view = document.defaultView;
  if (view === null) return [];
  const { innerWidth: width, innerHeight: height } = view;
  const low = height - EDGE;
  const points: [number, number][] = [
    [EDGE, low],
    [width / 2, low],
    [width - EDGE, low],
    [width / 2, height / 2],
  ];
  const found = points.map(([x, y]) => fixedAround(elementAt(document, x, y)));
  return [...new Set(found.filter((box) => box !== null))];
}

function fixedAround(element: Element | null): Element | null {
  return element && closestWhere(element, (at) => getComputedStyle(at).position === 'fixed');
}

/** The box lies where the middle of the element is, and would wherever the page, or a box around it, can be scrolled to. */
function isBelow(box: Element, element: Element): boolean {
  if (holds(box, element)) return false;
  const cover = box.getBoundingClientRect();
  const { left, top, width, height } = boxOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < cover.left || x > cover.right || y < cover.top || y > cover.bottom) return false;
  return !scrollersOf(element).some((scroller) => {
    const canRise = cover.top - scroller.top >= ROOM && y - cover.top < scroller.down;
    const canSink = scroller.bottom - cover.bottom >= ROOM && cover.bottom - y < scroller.up;
    return canRise || canSink;
  });
}

/** What scrolls the element: where it shows things, and how far it can be scrolled on and back, in px. */
interface Scroller {
  top: number;
  bottom: number;
  down: number;
  up: number;
}

/** The boxes around the element that scroll; the page as well, but not what is fixed in it. */
function scrollersOf(element: Element): Scroller[] {
  const { documentElement, body, defaultView: view } = element.ownerDocument;
  const found: Scroller[] = [];
  const fixed = closestWhere(element, (at) => {
    const { position, overflowY } = getComputedStyle(at);
    if (at === documentElement || at === body) return position === 'fixed';
    if (at !== element && /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) {
      const { top, bottom } = at.getBoundingClientRect();
      const { scrollTop: up, scrollHeight, clientHeight } = at;
      found.push({ top, bottom, down: scrollHeight - clientHeight - up, up });
    }
    return position === 'fixed';
  });
  if (view === null || fixed !== null) return found;
  const { scrollY: up, innerHeight: bottom } = view;
  return [...found, { top: 0, bottom, down: documentElement.scrollHeight - bottom - up, up }];
}
