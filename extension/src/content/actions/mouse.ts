/** One mouse for the document: it remembers what it is over, and presses in the order in which a browser tells a page. */
import { parentOf } from '../dom';
import { fireMouse, type Modifier, modifierFlags, type Point } from './events';
import { blurFocused, findFocusable, focusOn } from './focus';
import { findHit } from './hit';

export interface Press {
  /** 0 left, 1 middle, 2 right. */
  button: number;
  modifiers: readonly Modifier[];
}

const LEFT: Press = { button: 0, modifiers: [] };
/** MouseEvent.buttons for MouseEvent.button: https://www.w3.org/TR/uievents/#dom-mouseevent-buttons */
const BUTTONS = [1, 4, 2];

/** What a click came to: its target, and whether the browser's own reaction was left to happen. */
export interface Clicked {
  target: Element;
  allowed: boolean;
}

export class Mouse {
  #over: Element | null = null;

  constructor(private readonly document: Document) {}

  /** Moves onto an element: leave and enter events of what lies between, then one move. */
  moveTo(hit: Element, point: Point, press: Partial<Press> & { buttons?: number } = {}): void {
    const more = { ...modifierFlags(press.modifiers ?? []), buttons: press.buttons ?? 0 };
    const before = this.#over?.isConnected ? this.#over : null;
    this.#over = hit;
    for (const kind of before === hit ? [] : ['pointer', 'mouse']) cross(kind, before, hit, { point, more });
    for (const kind of ['pointer', 'mouse']) fireMouse(hit, `${kind}move`, point, more);
  }

  /** Presses; focus follows unless the page prevents it. Answers whether mouse events follow the pointer's. */
  down(hit: Element, point: Point, press: Press = LEFT, detail = 1): boolean {
    const more = mouseInit(press, detail, BUTTONS[press.button] ?? 1);
    const speaks = fireMouse(hit, 'pointerdown', point, { ...more, detail: 0 });
    if (!speaks) return false;
    if (!fireMouse(hit, 'mousedown', point, more)) return true;
    const focusable = findFocusable(hit);
    if (focusable) focusOn(focusable);
    else blurFocused(this.document);
    return true;
  }

  up(
    hit: Element,
    point: Point,
    press: Press = LEFT,
    more: { speaks?: boolean; detail?: number } = {},
  ): void {
    const init = mouseInit(press, more.detail ?? 1, 0);
    fireMouse(hit, 'pointerup', point, { ...init, detail: 0 });
    if (more.speaks !== false) fireMouse(hit, 'mouseup', point, init);
  }

  /** Moves, presses and releases `clicks` times. Activation (links, labels, submit, check) is the browser's own. */
  click(hit: Element, point: Point, press: Press = LEFT, clicks = 1): Clicked {
    this.moveTo(hit, point, press);
    let clicked: Clicked = { target: hit, allowed: true };
    for (let detail = 1; detail <= clicks; detail++) {
      const at = clicked.target.isConnected ? clicked.target : (findHit(this.document, point) ?? hit);
      const speaks = this.down(at, point, press, detail);
      if (press.button === 2) fireMouse(at, 'contextmenu', point, mouseInit(press, 0, 2));
      const target = at.isConnected ? at : (findHit(this.document, point) ?? at);
      this.up(target, point, press, { speaks, detail });
      const type = press.button === 0 ? 'click' : 'auxclick';
      const allowed = fireMouse(target, type, point, mouseInit(press, detail, 0));
      clicked = { target, allowed };
    }
    if (clicks === 2 && press.button === 0)
      fireMouse(clicked.target, 'dblclick', point, mouseInit(press, 2, 0));
    return clicked;
  }
}

/** From one element to another: out and leave, over and enter, each for what is not above both. */
function cross(
  kind: string,
  from: Element | null,
  to: Element,
  at: { point: Point; more: MouseEventInit },
): void {
  const old = chainOf(from);
  const now = chainOf(to);
  if (from) {
    fireMouse(from, `${kind}out`, at.point, { ...at.more, relatedTarget: to });
    for (const left of old.filter((element) => !now.includes(element))) {
      fireMouse(left, `${kind}leave`, at.point, { ...at.more, relatedTarget: to });
    }
  }
  fireMouse(to, `${kind}over`, at.point, { ...at.more, relatedTarget: from });
  for (const entered of now.filter((element) => !old.includes(element)).reverse()) {
    fireMouse(entered, `${kind}enter`, at.point, { ...at.more, relatedTarget: from });
  }
}

function mouseInit(press: Press, detail: number, buttons: number): MouseEventInit {
  return { button: press.button, buttons, detail, ...modifierFlags(press.modifiers) };
}

function chainOf(element: Element | null): Element[] {
  const chain: Element[] = [];
  for (let at = element; at; at = parentOf(at)) chain.push(at);
  return chain;
}
