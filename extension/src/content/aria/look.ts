/** What a nameless thing looks like, in the words that people use: "red circle". */
import { memo } from '../dom';
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
  const shape = isBar(drawn) ? 'bar' : shapeOf(drawn, box);
  return `${sizeOf(drawn, shape)}${colour} ${shape}${standingOf(drawn, shape)}`;
}

/** More things side by side than this are not compared. */
const MANY_BESIDE = 40;
/** From the least to the greatest area, so much makes a difference that people name. */
const SIZES_APART = 1.8;

/** The shapes of one drawing, or the like boxes side by side: what a person compares the element with. */
function besideOf(element: Element): readonly Element[] {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  const parent = element.parentElement;
  if (drawing) return shapesOf(drawing);
  if (parent === null || parent.childElementCount > MANY_BESIDE) return [];
  return compared([...parent.children].filter((one) => one.nodeName === element.nodeName));
}

const shapesOf = memo((drawing: Element): readonly Element[] =>
  compared([...drawing.querySelectorAll('circle,ellipse,rect,polygon,path')]),
);

function compared(found: Element[]): Element[] {
  return found.length > 2 && found.length <= MANY_BESIDE ? found : [];
}

/** "small " or "large " where the things side by side differ so, else ''. */
function sizeOf(element: Element, shape: string): string {
  const areas =
    shape === 'bar'
      ? []
      : besideOf(element)
          .map(areaOf)
          .filter((one) => one > 0);
  const least = Math.min(...areas);
  const most = Math.max(...areas);
  if (areas.length < 2 || most < SIZES_APART * least) return '';
  return areaOf(element) < Math.sqrt(least * most) ? 'small ' : 'large ';
}

function areaOf(element: Element): number {
  const { width, height } = boxOf(element);
  return width * height;
}

/** Of a bar what it is labelled with and whether it is the tallest; of shapes which is the largest. */
function standingOf(element: Element, shape: string): string {
  const beside = besideOf(element);
  const isTall = shape === 'bar';
  const measure = (one: Element) => (isTall ? boxOf(one).height : areaOf(one));
  const others = beside.filter((one) => one !== element && (!isTall || isBar(one)) && measure(one) > 0);
  const own = measure(element);
  const words = isTall ? [wordsAt(element)] : [];
  if (others.length > 0 && others.every((one) => measure(one) > own * 1.04))
    words.push(isTall ? 'shortest' : 'smallest');
  if (others.length > 0 && others.every((one) => measure(one) < own * 0.96))
    words.push(isTall ? 'tallest' : 'largest');
  return words.map((one) => (one === '' ? '' : `, ${one}`)).join('');
}

/** One of three or more upright rectangles of a drawing that stand on one line. */
const isBar = memo((element: Element): boolean => {
  if (element.nodeName !== 'rect') return false;
  const { bottom, width } = boxOf(element);
  const like = besideOf(element).filter((one) => {
    const box = one.nodeName === 'rect' ? boxOf(one) : undefined;
    return box && Math.abs(box.bottom - bottom) < 2 && Math.abs(box.width - width) < 2;
  });
  return like.length > 2;
});

/** The one text of the drawing that stands above or below the middle of a bar. */
function wordsAt(element: Element): string {
  const { left, right } = boxOf(element);
  const texts = [...((element as SVGElement).ownerSVGElement?.querySelectorAll('text') ?? [])].filter(
    (one) => {
      const box = boxOf(one);
      const middle = (box.left + box.right) / 2;
      return middle > left && middle < right;
    },
  );
  return texts.length === 1 ? (texts[0]?.textContent ?? '').trim().slice(0, 30) : '';
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
