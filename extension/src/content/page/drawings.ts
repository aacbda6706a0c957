/** A drawing is looked into where something in it can be clicked, or where it is nothing but a few shapes. */
import { boxOf } from '../aria';
import { isPointer, memo } from '../dom';

const CLICKABLE =
  'a,[onclick],[onmousedown],[tabindex],[role=button],[role=link],[role=option],[role=checkbox]';
const SHAPES = new Set('circle ellipse rect polygon text'.split(' '));
/** What shows nothing itself. */
const FRAME = new Set('g title desc style defs tspan'.split(' '));
/** More elements than this are a picture or a chart. */
const MANY = 400;
const FEW = 30;
/** Smaller ones, in px, are icons. */
const MIN_SIZE = 40;

/** Whether anything in the drawing may be for clicking. */
export function isDrawing(svg: Element): boolean {
  if (svg.firstElementChild === null) return false;
  if (svg.querySelector(CLICKABLE) !== null) return true;
  const { width, height } = boxOf(svg);
  if (width < MIN_SIZE || height < MIN_SIZE) return false;
  const inside = [...svg.getElementsByTagName('*')];
  return inside.length <= MANY && (isFewShapes(svg) || inside.some((one) => isPointer(one)));
}

/** Whether the element itself may be for clicking because of what is drawn. */
export function isDrawnControl(element: Element, tag = element.nodeName): boolean {
  if (tag === 'CANVAS') return isCanvas(element);
  return SHAPES.has(tag) && isShapeOfFew(element);
}

/** Whether the canvas is one that a person may press on: what is drawn there, and what hears it, leaves no trace. */
function isCanvas(element: Element): boolean {
  if (/^(?:img|presentation|none)$/.test(element.getAttribute('role') ?? '')) return false;
  const { width, height } = boxOf(element);
  return width >= MIN_SIZE && height >= MIN_SIZE && element.closest('[aria-hidden=true]') === null;
}

/** Whether the shape is one of a few that a drawing consists of: listeners leave no trace, and nothing else tells. */
function isShapeOfFew(element: Element): boolean {
  const svg = (element as SVGElement).ownerSVGElement ?? null;
  return svg !== null && isFewShapes(svg);
}

const isFewShapes = memo((svg: Element): boolean => {
  if (svg.getAttribute('role') === 'img' || svg.closest('[aria-hidden=true]') !== null) return false;
  const { width, height } = boxOf(svg);
  if (width < 2 * MIN_SIZE || height < 2 * MIN_SIZE) return false;
  const drawn = [...svg.getElementsByTagName('*')].filter(({ nodeName }) => !FRAME.has(nodeName));
  return drawn.length > 1 && drawn.length <= FEW && drawn.every(({ nodeName }) => SHAPES.has(nodeName));
});
