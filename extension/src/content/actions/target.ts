/** The element that a call means: its selector, else the alternatives in order, and never another one than was observed. */
import type { Failed, RoleSelector, Target } from '../../generated/types';
import { findByFingerprint, generate, hasFingerprint, resolve } from '../selector';
import { type ActContext, refuse } from './context';
import { describe } from './describe';

export interface Targeted {
  ok: true;
  element: Element;
  selector: RoleSelector;
}

interface Sought {
  args: { selector: RoleSelector; altSelectors?: RoleSelector[] };
  target?: Target;
}

/** Finds the element before anything is dispatched. A fingerprint that nothing matches gives `stale`. */
export function findTarget(
  context: Pick<ActContext, 'document' | 'chosen'>,
  call: Sought,
): Targeted | Failed {
  let failure: Failed | undefined;
  let other: Element | undefined;
  for (const selector of [call.args.selector, ...(call.args.altSelectors ?? [])]) {
    const found = findOne(context.document, selector);
    if (found.ok && (!call.target || hasFingerprint(found.element, call.target.fingerprint))) {
      context.chosen ??= found.element;
      return found;
    }
    if (found.ok) other ??= found.element;
    else failure ??= found;
    if (!call.target || !(found.ok || found.code === 'not_found')) continue;
    const moved = findByFingerprint(context.document, selector, call.target.fingerprint);
    if (moved) {
      context.chosen ??= moved;
      return { ok: true, element: moved, selector: generate(moved).selector };
    }
  }
  if (other) {
    const now = describe(other);
    return refuse(
      'stale',
      `the page changed: here is ${now} now, not what was observed; read the page again`,
    );
  }
  return failure ?? refuse('bad_argument', 'the call names no selector');
}

/** One selector, resolved in this frame. */
export function findOne(document: Document, selector: RoleSelector): Targeted | Failed {
  const found = resolve(document, selector);
  return found.ok ? { ok: true, element: found.element, selector } : refuse(found.code, found.error);
}
