/** dom.hover rests the mouse on an element and leaves it there; menus that open by script open. */
import type { CallOf } from '../../generated/types';
import type { ActContext, ActOutcome } from './context';
import { makePressable } from './ready';
import { untilFrame } from './rhythm';
import { findTarget } from './target';

/** How long, in ms, a menu may hold back lest it open under a mouse that passes by. */
const OPEN_MS = 400;

export async function hover(context: ActContext, call: CallOf<'dom.hover'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const ready = await makePressable(context, found.element);
  if (!ready.ok) return ready;
  const refused = await context.gate(found.element);
  if (refused) return refused;
  // Pages that wait for a mouse to slow down hear of two moves.
  context.mouse.moveTo(ready.hit, { x: ready.point.x - 1, y: ready.point.y });
  context.mouse.moveTo(ready.hit, ready.point);
  await untilFrame(context, OPEN_MS, () => {
    context.watch.takeChanged();
    return context.watch.reacted || undefined;
  });
  return { ok: true, settling: 'effect', element: found.element, selector: found.selector };
}
