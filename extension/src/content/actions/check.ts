/** dom.check brings a checkbox, radio or switch to a state by one press (two from a mixed one), and only if it is not in it. */
import { SETTLE_MS } from '../../generated/limits';
import type { CallOf, Failed } from '../../generated/types';
import { getRole, getStates } from '../aria';
import { findAutoSubmit } from './autoSubmit';
import { type ActContext, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { makePressable } from './ready';
import { untilFrame } from './rhythm';
import { findTarget } from './target';

const CHECKABLE = 'input[type="checkbox"], input[type="radio"]';
const ROLES = ['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio', 'option', 'treeitem'];

export async function check(context: ActContext, call: CallOf<'dom.check'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const element = findCheckable(found.element);
  if (!element) {
    return refuse(
      'bad_argument',
      `${describe(found.element)} is no checkbox, radio button or switch; use dom.click`,
    );
  }
  const wanted = call.args.checked;
  const done = { ok: true, settling: 'value', element, selector: found.selector } as const;
  if (isChecked(element) === wanted) return { ...done, settling: 'none' };
  if (!wanted && isRadio(element)) {
    return refuse(
      'bad_argument',
      `a radio button is not switched off; choose another one than ${describe(element)}`,
    );
  }
  const wasMixed = isChecked(element) === 'mixed';
  const failure =
    (await pressOnce(context, element)) ??
    (wasMixed && !wanted ? await pressAgain(context, element) : undefined);
  if (failure) return failure;
  const changed = await untilFrame(context, SETTLE_MS, () =>
    !element.isConnected || isChecked(element) === wanted ? true : undefined,
  );
  // A re-mounted control answers for itself in the next summary.
  if (changed || !element.isConnected) return done;
  const went = wasMixed ? 'was mixed and is' : 'stayed';
  const text = `${describe(element)} ${went} ${wanted ? 'off' : 'on'} after the press; the page may ask something first`;
  return refuse('ignored', text);
}

/** Of all, some and none, some is followed by all. What sends its form at each press is pressed once. */
async function pressAgain(context: ActContext, element: Element): Promise<Failed | undefined> {
  const state = () => isChecked(element);
  await untilFrame(context, SETTLE_MS, () => (state() !== 'mixed' ? true : undefined));
  return state() === true && !findAutoSubmit(element) ? pressOnce(context, element) : undefined;
}

async function pressOnce(context: ActContext, element: Element): Promise<Failed | undefined> {
  const ready = await makePressable(context, element);
  if (!ready.ok) return ready;
  const sent = findAutoSubmit(element);
  const refused = await context.gate(element, sent ? { submits: true, means: [sent, element] } : {});
  if (refused) return refused;
  context.mouse.click(ready.hit, ready.point);
  return undefined;
}

/** Checked as the browser and ARIA say; "mixed" is neither. */
export function isChecked(element: Element): boolean | 'mixed' {
  if (element instanceof HTMLInputElement) return element.indeterminate ? 'mixed' : element.checked;
  const { checked, pressed, selected } = getStates(element);
  return checked ?? pressed ?? selected ?? false;
}

/** The element, the control of a label, or the one control inside or beside a decorated box. */
function findCheckable(element: Element): Element | undefined {
  if (element.matches(CHECKABLE) || ROLES.includes(getRole(element))) return element;
  if (element.hasAttribute('aria-pressed') || getStates(element).checked !== undefined) return element;
  const control = element instanceof HTMLLabelElement ? element.control : null;
  if (control?.matches(CHECKABLE)) return control;
  const inside = element.querySelectorAll(`${CHECKABLE}, [role="checkbox"], [role="radio"], [role="switch"]`);
  return inside.length === 1 ? (inside[0] ?? undefined) : undefined;
}

function isRadio(element: Element): boolean {
  const role = getRole(element);
  return role === 'radio' || role === 'menuitemradio';
}
