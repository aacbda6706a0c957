/** What one item of a collection offers is found as it is on the page, in the item alone. */
import { type Control, describeControl } from './describe';
import { outermost } from './scan';
import { walkTree } from './walk';

/** What one item offers: its controls, choices and fields. */
export function controlsIn(item: Element): Control[] {
  const work = walkTree(item, { ...outermost(item), item });
  for (;;) {
    const step = work.next();
    if (!step.done) continue;
    const usable = step.value.finds.filter(
      ({ kind }) => kind === 'control' || kind === 'choice' || kind === 'weak' || kind === 'field',
    );
    return usable
      .map((find, order) => describeControl(find, '', order))
      .filter(({ unseen }) => unseen === undefined);
  }
}
