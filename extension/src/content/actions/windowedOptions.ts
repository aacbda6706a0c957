/** A long list that draws only the options in view is scrolled through until the wanted one is drawn. */
import { closest, closestWhere } from '../dom';
import type { ActContext } from './context';
import { nextFrame } from './rhythm';

/** How long, in ms, is looked for an option that is not drawn. */
const SCROLL_MS = 2_000;

/** What `find` gives once the option is drawn; the list is put back where it was when it is nowhere. */
export async function scrollToOption<T>(
  context: ActContext,
  options: readonly Element[],
  find: () => T | undefined,
): Promise<T | undefined> {
  const box = windowOf(options);
  if (box === null) return undefined;
  const before = box.scrollTop;
  const end = performance.now() + SCROLL_MS;
  box.scrollTop = 0;
  while (!context.stopped() && performance.now() < end) {
    await nextFrame(context.document);
    const found = find();
    if (found !== undefined) return found;
    const at = box.scrollTop;
    box.scrollTop = at + box.clientHeight * 0.8;
    if (box.scrollTop === at) break;
  }
  box.scrollTop = before;
  return undefined;
}

const LISTS =
  '[role="listbox"],[role="menu"],[role="tree"],[role="grid"],[role="radiogroup"],[role="tablist"]';

/** What scrolls the options, where they fill only a part of it: their list, a part of it, or the box that holds only it. */
function windowOf(options: readonly Element[]): Element | null {
  const [first] = options;
  const last = options.at(-1);
  if (first === undefined || last === undefined) return null;
  // Rows without roles are drawn beside a list that nobody sees.
  const list = closest(first, LISTS) ?? closestWhere(first, (at) => at.querySelector(LISTS) !== null);
  if (list === null) return null;
  const wrapper = list.parentElement?.childElementCount === 1 ? list.parentElement : list;
  const filled = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
  const box = closestWhere(first, (at) => {
    if (at === wrapper) return true;
    return isScroller(at, filled);
  });
  return box !== null && isScroller(box, filled) ? box : null;
}

function isScroller(box: Element, filled: number): boolean {
  const isScrolled =
    box.scrollHeight > box.clientHeight + 1 && /auto|scroll|hidden/.test(getComputedStyle(box).overflowY);
  return isScrolled && filled < box.scrollHeight * 0.8;
}
