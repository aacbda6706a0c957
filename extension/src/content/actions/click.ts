/**
 * dom.click presses an element as a mouse would.
 *
 * Life of a click: 1. the selector finds the element, which must be the observed one; 2. it is scrolled into view and
 * checked until a press at its point reaches it; 3. background says yes for the last time; 4. the events are dispatched,
 * the browser reacts (link, label, submit, check); 5. settling waits for quiet; 6. what changed is observed.
 */
import type { CallOf, Failed } from '../../generated/types';
import { label } from '../../lib/text';
import { findHoverOpener, getRole, getStates, isVisible } from '../aria';
import { isSubmitter } from '../dom';
import { type ActContext, type ActOutcome, type Intent, refuse } from './context';
import { controlOf, describe, identify } from './describe';
import { fireMouse } from './events';
import type { Clicked } from './mouse';
import { findDisabled, makePressable, type Ready } from './ready';
import { findRemoval } from './rowRemoval';
import { findUnrun } from './scriptLinks';
import { findTarget, type Targeted } from './target';
import { isUnderPointer } from './trusted';

const BUTTON = { left: 0, middle: 1, right: 2 } as const;

export async function click(context: ActContext, call: CallOf<'dom.click'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const { element } = found;
  const wrong = findWrongTool(element);
  if (wrong) return wrong;
  const { button = 'left', clicks = 1, modifiers = [] } = call.args;
  const opener = isVisible(element) ? undefined : findHoverOpener(element);
  if (opener && button === 'left') return clickInHoverMenu(context, found, opener);
  const ready = await makePressable(context, element);
  if (!ready.ok) return ready;
  const refused = await context.gate(element, intentOf(element));
  if (refused) return refused;
  const state = button === 'left' && clicks === 1 ? readState(element) : undefined;
  const done = { ok: true, settling: 'effect', element, selector: found.selector } as const;
  if (call.args.trusted) {
    const input = { kind: 'mouse', ...ready.point, button, clicks, modifiers } as const;
    const failure = await context.trust(input, () => isUnderPointer(element, ready.point));
    return failure ?? { ...done, verify: () => findIgnored(context, element, state) };
  }
  const clicked = context.mouse.click(ready.hit, ready.point, { button: BUTTON[button], modifiers }, clicks);
  const opens = findNewTab(clicked, button === 'middle' || modifiers.includes('Control'));
  return {
    ...done,
    ...(opens === undefined ? {} : { opens }),
    verify: () =>
      clicked.allowed ? (findUnrun(clicked) ?? findIgnored(context, element, state)) : undefined,
  };
}

/**
 * In a menu that only CSS `:hover` opens. The mouse goes to what opens it, as a person's would, for scripts that listen;
 * the style does not follow events of ours, so the entry is clicked where it is, unseen.
 */
async function clickInHoverMenu(context: ActContext, found: Targeted, opener: Element): Promise<ActOutcome> {
  const { element, selector } = found;
  const blocked = findDisabled(element);
  if (blocked) return refuse('not_enabled', `${describe(element)} is disabled`);
  const ready = await makePressable(context, opener);
  if (!ready.ok) return ready;
  const refused = await context.gate(element, intentOf(element));
  if (refused) return refused;
  const data = { ...identify(element), openedBy: label(describe(opener)) };
  context.mouse.moveTo(ready.hit, ready.point);
  const allowed = fireMouse(element, 'click', ready.point, { detail: 1 });
  const clicked = { target: element, allowed };
  const opens = findNewTab(clicked, false);
  const done = { ok: true, settling: 'effect', element, selector, data } as const;
  return { ...done, verify: () => findUnrun(clicked), ...(opens === undefined ? {} : { opens }) };
}

function intentOf(element: Element): Intent {
  const control = controlOf(element);
  return { submits: isSubmitter(element), means: [control], effect: findRemoval(control) };
}

/** Presses an element that an action has already chosen: an option, a label. Gate and checks are the caller's. */
export function press(context: ActContext, ready: Ready): Clicked {
  return context.mouse.click(ready.hit, ready.point);
}

function findWrongTool(element: Element): Failed | undefined {
  if (element instanceof HTMLOptionElement) {
    return refuse('unsupported', 'options of a native list open no menu here; use dom.select on the list');
  }
  if (element instanceof HTMLInputElement && element.type === 'file') {
    return refuse('unsupported', 'a click would open a file chooser; use dom.upload');
  }
  return undefined;
}

/** The state that one click must change, as text; undefined where a click need not change a state. */
function readState(element: Element): string | undefined {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return String(element.checked);
  const { checked, expanded, pressed } = getStates(element);
  if (checked === undefined && expanded === undefined && pressed === undefined) return undefined;
  return `${checked}/${expanded}/${pressed}`;
}

/** A toggle that kept its state while nothing else happened did not hear the click. */
function findIgnored(context: ActContext, element: Element, before: string | undefined): Failed | undefined {
  const { watch, mayTrust } = context;
  // What a toggle did not do, no clock did for it; a button may have stopped the clock.
  const silent =
    before === undefined ? mayTrust && getRole(element) === 'button' && !watch.seen : !watch.reacted;
  if (!silent || !element.isConnected || readState(element) !== before) return undefined;
  return refuse(
    'ignored',
    `${describe(element)} did not react to the click; the page may want trusted input, or another control`,
  );
}

/** Address that a clicked link opens in a new tab, unless the page took care of the click itself. */
function findNewTab(clicked: Clicked, forced: boolean): string | undefined {
  const link = clicked.target.closest('a[href], area[href]');
  if (!clicked.allowed || !(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return;
  if (!/^https?:/.test(link.href) || link.hasAttribute('download')) return;
  const target = link.target.toLowerCase();
  const stays = ['', '_self', '_parent', '_top', window.name.toLowerCase()].includes(target);
  if (stays && !forced) return;
  if (!forced && document.querySelector(`iframe[name="${CSS.escape(link.target)}"]`)) return;
  return link.href;
}
