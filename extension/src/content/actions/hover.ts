/** dom.hover rests the mouse on an element and leaves it there; menus that open by script open. */
import type { CallOf } from '../../generated/types';
import type { ActContext, ActOutcome } from './context';
import { makePressable } from './ready';
import { findTarget } from './target';

export async function hover(context: ActContext, call: CallOf<'dom.hover'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const ready = await makePressable(context, found.element);
  if (!ready.ok) return ready;
  const refused = await context.gate(found.element);
  if (refused) return refused;
  context.mouse.moveTo(ready.hit, ready.point);
  return { ok: true, settling: 'effect', element: found.element, selector: found.selector };
}
