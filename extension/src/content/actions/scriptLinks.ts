/** Links whose address is a script of the page, as in "javascript:__doPostBack('grid','Page$2')". */
import type { Failed } from '../../generated/types';
import { refuse } from './context';
import { describe } from './describe';
import type { Clicked } from './mouse';

/** Not the ones that do nothing, which pages write where a handler of theirs does the work. */
const SCRIPT = /^javascript:(?!\s*(?:void\s*\(?\s*0\s*\)?|undefined|false|null|0)?\s*;*\s*$)/i;

/** A click on such a link that the page left to the browser: Chrome runs its script for input of its own only. */
export function findUnrun({ target, allowed }: Clicked): Failed | undefined {
  const link = target.closest('a[href], area[href]');
  const isLink = link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement;
  if (!allowed || !isLink || !SCRIPT.test(link.href)) return undefined;
  return refuse('ignored', `${describe(link)} runs a script that only trusted input starts; it was not run`);
}
