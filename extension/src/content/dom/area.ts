/** Where an element is: an area of an image map lies on the image that uses the map, `display: contents` where its content is. */
import { rootOf } from './tree';

/** The first image that shows the area's map; null for anything that is no area of one. */
export function imageOf(area: Element): HTMLImageElement | null {
  const map = area.nodeName === 'AREA' ? area.closest('map') : null;
  const name = map?.getAttribute('name') ?? map?.id ?? '';
  const root = rootOf(area);
  if (name === '' || root === null) return null;
  const images = root.querySelectorAll<HTMLImageElement>('img[usemap]');
  return [...images].find(({ useMap }) => useMap === `#${name}`) ?? null;
}

/** The box of an element in the viewport, CSS pixels; of an area, that of its shape. */
export function boxIn(element: Element): DOMRect {
  const image = imageOf(element);
  if (image !== null) return boxOnImage(element as HTMLAreaElement, image);
  return hasBox(element) ? element.getBoundingClientRect() : contentOf(element).getBoundingClientRect();
}

/** The parts of that box, in the order in which they are read: an inline element has one in each line. */
export function boxesIn(element: Element): Iterable<DOMRect> {
  if (element.nodeName === 'AREA') return [boxIn(element)];
  return (hasBox(element) ? element : contentOf(element)).getClientRects();
}

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function contentOf(element: Element): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range;
}

/** https://html.spec.whatwg.org/multipage/image-maps.html#processing-model: coordinates are CSS pixels of the image's content. */
function boxOnImage({ shape, coords }: HTMLAreaElement, image: HTMLImageElement): DOMRect {
  const outer = image.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(image);
  const left = outer.left + image.clientLeft + Number.parseFloat(paddingLeft);
  const top = outer.top + image.clientTop + Number.parseFloat(paddingTop);
  const numbers = coords.split(',').map(Number);
  const [x = 0, y = 0, third = 0] = numbers;
  const isCircle = /^circ/i.test(shape);
  if (/^default$/i.test(shape) || numbers.length < 3) return outer;
  const xs = isCircle ? [x - third, x + third] : numbers.filter((_, index) => index % 2 === 0);
  const ys = isCircle ? [y - third, y + third] : numbers.filter((_, index) => index % 2 === 1);
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left + west, top + north, Math.max(...xs) - west, Math.max(...ys) - north);
}
