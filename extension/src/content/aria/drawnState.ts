/** A switch or checkbox that is drawn with plain boxes tells its state by the words of its class, if at all. */
import { memo } from '../dom';

/** What is called just so is a switch or checkbox, on or off; of a "toggle" only a stated state tells that it is one. */
const DRAWN = new Set(['switch', 'toggle-switch', 'switch-toggle', 'checkbox']);
const TOGGLE = 'toggle';
const BOXES = [...DRAWN, TOGGLE].map((name) => `.${name}`).join(',');
const ON = new Set(['on', 'checked', 'active']);
const OFF = new Set(['off', 'unchecked', 'inactive']);
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
  if (said.some((word) => OFF.has(word))) return false;
  if (said.some((word) => ON.has(word))) return true;
  return kind === TOGGLE ? undefined : false;
}
