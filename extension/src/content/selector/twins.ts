/** What says the same as another thing gets a number, which lasts as long as the element and what is in it, but for what is typed. */
import { memo, queryAll } from '../dom';

interface Numbered {
  number: string;
  held: Held[];
}

/** A thing that tells a row from others though it is no text, and what it was. */
interface Held {
  element: Element;
  is: string;
}

const MAX_HELD = 40;
const HOLDERS = 'input:not([type=password],[type=button],[type=submit]),textarea,select,img,a[href]';
/** Attributes by which a page says which row an element shows. */
const KEY = /^(?:id|data-(?:.*-)?(?:id|key|uuid|row|index))$/;

let count = 0;
/** Numbers of another document, or of a script that was here before, mean other elements. */
let salt = '';

/** Numbers for one purpose: having one changes nothing for another. */
export class Numbering {
  readonly #known = new WeakMap<Element, Numbered>();

  /** The number of the element; another one as soon as it shows another thing. */
  readonly numberOf = memo((element: Element): string => {
    const before = this.numberedAs(element);
    if (before !== undefined) return before;
    salt ||= String(performance.timeOrigin + performance.now());
    const numbered = { number: `${salt} ${++count}`, held: heldIn(element) };
    if (!this.#known.has(element)) this.#followTyping(element);
    this.#known.set(element, numbered);
    return numbered.number;
  });

  /** The number that the element has and still deserves. */
  numberedAs(element: Element): string | undefined {
    const numbered = this.#known.get(element);
    if (numbered === undefined) return undefined;
    const now = heldIn(element);
    const same =
      now.length === numbered.held.length && now.every(({ is }, index) => is === numbered.held[index]?.is);
    return same ? numbered.number : undefined;
  }

  /** What a person, or an action, sets in a row makes no other row of it. */
  #followTyping(element: Element): void {
    const follow = (event: Event) => {
      const [field] = event.composedPath();
      const held = this.#known.get(element)?.held;
      const typed = held?.find((one) => one.element === field && field !== element);
      if (typed) queueMicrotask(() => Object.assign(typed, { is: whatIs(typed.element) }));
    };
    for (const type of ['input', 'change'])
      element.addEventListener(type, follow, { capture: true, passive: true });
  }
}

const twins = new Numbering();

/** The number of what fingerprints cannot tell apart otherwise. */
export const twinNumberOf = twins.numberOf;

export function numberedAs(element: Element): string | undefined {
  return twins.numberedAs(element);
}

function heldIn(element: Element): Held[] {
  const holders = [element, ...queryAll(element, HOLDERS).slice(0, MAX_HELD)];
  return holders.map((one) => ({ element: one, is: one === element ? keysOf(one) : whatIs(one) }));
}

function keysOf(element: Element): string {
  const keys = [...element.attributes].filter(({ name }) => KEY.test(name)).map(({ value }) => value);
  return [...keys, ...saidBefore(element)].join('\u0000');
}

/** What stands between the element and the one of its kind before it. */
function saidBefore(element: Element): string[] {
  const said: string[] = [];
  let at = element.previousSibling;
  for (; at !== null && at.nodeName !== element.nodeName && said.length < 3; at = at.previousSibling) {
    const text = at instanceof Element ? whatIs(at) : (at.nodeValue ?? '').trim();
    if (text !== '') said.push(text.slice(0, 200));
  }
  return said;
}

function whatIs(element: Element): string {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return element.value;
  return element.getAttribute('src') ?? element.getAttribute('href') ?? '';
}
