/** What a nameless thing looks like, in the words that people use: "red circle". */
import { boxOf } from './visible';

/** Hues in degrees up to which a colour has this name; what is beyond the last one is red again. */
const HUES: readonly [number, string][] = [
  [14, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [258, 'blue'],
  [292, 'purple'],
  [345, 'pink'],
];

const SVG_SHAPES: Readonly<Record<string, string>> = {
  circle: 'circle',
  ellipse: 'oval',
  polygon: 'shape',
  polyline: 'line',
  line: 'line',
  path: 'shape',
  rect: 'rectangle',
};

/** The colour and shape of an element that shows nothing else; '' for what a person would not call so. */
export function lookOf(element: Element): string {
  if (!(element instanceof SVGElement) && showsMore(element)) return '';
  const drawn = element instanceof SVGElement ? drawnIn(element) : element;
  const box = boxOf(drawn);
  const colour = colourOf(drawn);
  if (colour === '' || box.width > 400 || box.height > 400) return '';
  return `${colour} ${shapeOf(drawn, box)}`;
}

/** A picture, a glyph or the plain face of a button is not called by its colour. */
function showsMore(element: Element): boolean {
  if (element.querySelector('svg,img,canvas,video') !== null || (element.textContent ?? '').trim() !== '')
    return true;
  return /^(?:BUTTON|INPUT)$/.test(element.nodeName) && colourOf(element) === 'gray';
}

/** The one shape of a group, or the shape itself. */
function drawnIn(element: SVGElement): Element {
  return element.querySelector(Object.keys(SVG_SHAPES).join(',')) ?? element;
}

function shapeOf(element: Element, { width, height }: DOMRect): string {
  const isEven = Math.abs(width - height) <= 0.15 * Math.max(width, height);
  const svg = SVG_SHAPES[element.nodeName];
  if (svg !== undefined) {
    const corners = (element.getAttribute('points') ?? '').trim().split(/[\s,]+/).length / 2;
    if (svg === 'shape' && corners === 3) return 'triangle';
    return svg === 'rectangle' && isEven ? 'square' : svg;
  }
  const style = getComputedStyle(element);
  if (isPointed(style)) return 'triangle';
  const radius = style.borderTopLeftRadius;
  const isRound = radius.endsWith('%')
    ? Number.parseFloat(radius) >= 50
    : Number.parseFloat(radius) * 2 >= height;
  if (isRound && height > 0) return isEven ? 'circle' : 'oval';
  return isEven ? 'square' : 'rectangle';
}

/** A box of no size with one coloured border. */
function isPointed({ width, height }: CSSStyleDeclaration): boolean {
  return width === '0px' && height === '0px';
}

function colourOf(element: Element): string {
  const style = getComputedStyle(element);
  const painted =
    element instanceof SVGElement
      ? [style.fill, style.stroke]
      : [style.backgroundColor, ...(isPointed(style) ? sidesOf(style) : [])];
  for (const one of painted) {
    const name = colourName(one);
    if (name !== '') return name;
  }
  return '';
}

function sidesOf(style: CSSStyleDeclaration): string[] {
  return [style.borderBottomColor, style.borderTopColor, style.borderLeftColor, style.borderRightColor];
}

/** The basic name of a computed colour (https://www.w3.org/TR/css-color-4/#resolving-other-colors); '' where it cannot be seen. */
export function colourName(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (channelsOf(colour) ?? [0, 0, 0, 0]).map(
    (one) => one / 255,
  );
  if (alpha < 0.2) return '';
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2;
  const range = most - least;
  if (light > 0.94) return 'white';
  if (light < 0.1) return 'black';
  if (range < 0.12) return 'gray';
  const hue = hueOf(red, green, blue, most, range);
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  if (name === 'orange' && light < 0.35) return 'brown';
  if (name === 'pink' && light < 0.4) return 'purple';
  return name === 'red' && light > 0.72 ? 'pink' : name;
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}

/** Red, green, blue and alpha, 0 to 255. */
function channelsOf(colour: string): number[] | undefined {
  const found = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(colour);
  if (found !== null) return [...found.slice(1, 4).map(Number), Number(found[4] ?? 1) * 255];
  return /^(?:color|oklch|oklab|lab|lch)\(/.test(colour) ? paint(colour) : undefined;
}

/** A colour of another space, as a screen shows it. */
function paint(colour: string): number[] | undefined {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}
