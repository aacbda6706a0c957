/** A switch or checkbox that is drawn with plain boxes tells its state by the words of its class, if at all. */
import { memo } from '../dom';

/** What is called just so is a switch or checkbox; of a "toggle" only a stated state tells that it is one. */
const DRAWN = new Set(['switch', 'toggle-switch', 'switch-toggle', 'checkbox']);
const TOGGLE = 'toggle';
const BOXES = [...DRAWN, TOGGLE].map((name) => `.${name}`).join(',');
const ON = new Set(['on', 'checked', 'active', 'selected', 'enabled', 'ticked']);
const OFF = new Set(['off', 'unchecked', 'inactive', 'unselected', 'unticked']);
/** What unfolds is called an active toggle, too. */
const OF_TOGGLE = new Set(['on', 'checked', 'off', 'unchecked']);
/** What holds more than this is no row with a switch. */
const MAX_INNER = 12;

/** Whether the box is on; undefined where it is not certain that it is something to switch on. */
export const drawnState = memo((element: Element): boolean | undefined => {
  const own = stateOf(element);
  if (own !== undefined || element.childElementCount === 0) return own;
  if (element.getElementsByTagName('*').length > MAX_INNER) return undefined;
  const [box, second] = element.querySelectorAll(BOXES);
  return box === undefined || second !== undefined ? undefined : stateOf(box);
});

function stateOf(element: Element): boolean | undefined {
  const classes = (element.getAttribute('class') ?? '').toLowerCase().split(/\s+/);
  const kind = classes.find((name) => DRAWN.has(name) || name === TOGGLE);
  if (kind === undefined || element.querySelector('input,button,select,a,[role]') !== null) return undefined;
  const said = classes.map((name) => name.replace(/^is[-_]|^.*(?:--|__|_)/, ''));
  said.push(element.getAttribute('data-state') ?? '');
  const words = kind === TOGGLE ? said.filter((word) => OF_TOGGLE.has(word)) : said;
  if (words.some((word) => OFF.has(word))) return false;
  if (words.some((word) => ON.has(word))) return true;
  return kind !== TOGGLE && isBare(element, classes) ? false : undefined;
}

/** Nothing else could say that it is on: no other class, no data, no part that is drawn in one state only. */
function isBare(element: Element, classes: readonly string[]): boolean {
  const isNamed = (name: string) => name.startsWith('data-') || name.startsWith('aria-');
  return (
    classes.filter((name) => name !== '').length === 1 &&
    !element.getAttributeNames().some(isNamed) &&
    element.querySelector('svg,img,i,[class*=check],[class*=tick]') === null
  );
}
