/** A bare cross in a row takes the row away, though no word says so. */
import { getName } from '../aria';
import { closest, queryAll } from '../dom';

const CROSS = /^[×✕✖✗✘❌❎⨯🗙]$/u;
/** What holds one thing of many. */
const ROWS = 'tr, li, article, [role="row"], [role="listitem"], [role="article"]';
/** What a cross closes, and takes nothing away. */
const CLOSED =
  'dialog, [role="dialog"], [role="alertdialog"], [role="alert"], [role="status"], [role="tab"], [role="option"], [popover]';

/** That a press there deletes: a sign alone, in a row that says something besides its buttons. */
export function findRemoval(control: Element | undefined): 'deletes' | undefined {
  if (control === undefined || !isCross(control)) return undefined;
  const row = closest(control, ROWS);
  const closed = closest(control, CLOSED);
  return row && !(closed && row.contains(closed)) && saysMore(row) ? 'deletes' : undefined;
}

/** A link "X" leads to a site of that name; a button "x" is a cross. */
function isCross(control: Element): boolean {
  const name = getName(control).replace(/\s|\uFE0E|\uFE0F/g, '');
  return CROSS.test(name) || (/^x$/i.test(name) && !control.matches('a[href]'));
}

/** The keys of a calculator stand in rows too. */
function saysMore(row: Element): boolean {
  const buttons = queryAll(row, 'button, [role="button"]').map((one) => one.textContent ?? '');
  const rest = buttons.reduce((text, said) => text.replace(said, ' '), row.textContent ?? '');
  return /[\p{L}\p{N}]{2}/u.test(rest);
}
