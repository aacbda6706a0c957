/** What the sheets of a page can do at most to an element, told by its tag, id and classes: what none reaches need not be asked. */
import { memo } from './pass';
import { type Root, rootOf, shadowRootOf } from './tree';

/** Subjects of rules as `tag`, `#id` or `.class`, lower case; `*` for any element. */
export type Subjects = Set<string>;

/** Whom the rules of a sheet give text before or after, and whom a pointer of some shape. */
export interface Hints {
  texts: Subjects;
  cursors: Subjects;
}

export const ANY = '*';

export function noHints(): Hints {
  return { texts: new Set(), cursors: new Set() };
}

/** Of a sheet that cannot be read. */
export function allHints(): Hints {
  return { texts: new Set([ANY]), cursors: new Set([ANY]) };
}

export function joinHints(into: Hints, { texts, cursors }: Hints): void {
  for (const one of texts) into.texts.add(one);
  for (const one of cursors) into.cursors.add(one);
}

/** What stood in a sheet when it was read. */
interface Known {
  outline: readonly unknown[];
  hints: Hints;
}

const sheets = new WeakMap<CSSStyleSheet, Known>();

/** Keeps what a sheet says, as long as its rules are the same. */
export function noteHints(sheet: CSSStyleSheet, hints: Hints): void {
  sheets.set(sheet, { outline: outlineOf(sheet), hints });
}

/** Whether the sheet was read and has the same rules now. */
export function isNoted(sheet: CSSStyleSheet): boolean {
  const known = sheets.get(sheet)?.outline;
  return known?.every((one, index) => one === outlineOf(sheet)[index]) === true;
}

/** How many rules a sheet has, the first and the last one: other ones when it is written anew. Only -1 where no script may read. */
export function outlineOf(sheet: CSSStyleSheet): unknown[] {
  try {
    const { cssRules } = sheet;
    return [cssRules.length, cssRules[0], cssRules[cssRules.length - 1]];
  } catch (error) {
    if ((error as Error).name === 'SecurityError') return [-1];
    throw error;
  }
}

/** The hints of all sheets of a document; undefined where one was not read, and in shadow roots, which hosts style too. */
const hintsOf = memo((root: Root): Hints | undefined => {
  if ('host' in root) return undefined;
  const joined = noHints();
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    const known = isNoted(sheet) ? sheets.get(sheet) : undefined;
    if (known === undefined) return undefined;
    joinHints(joined, known.hints);
  }
  return joined;
});

/** Whether a rule may give the element text before or after its own. */
export function mayHaveTexts(element: Element): boolean {
  const root = rootOf(element);
  const hints = root === null ? undefined : hintsOf(root);
  return hints === undefined || isAmong(element, hints.texts);
}

/** Elements to which browsers' own sheets give no pointer; it is that of what is around them. */
const CURSORLESS = new Set(
  'BODY MAIN NAV HEADER FOOTER ASIDE SECTION ARTICLE DIV SPAN P H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD TABLE THEAD TBODY TFOOT TR TH TD CAPTION FIGURE FIGCAPTION B I EM STRONG SMALL PRE CODE TIME FORM FIELDSET LEGEND DETAILS'.split(
    ' ',
  ),
);

/** What the page shows at the pointer over the element: `pointer` is a hand. */
export const cursorOf = memo((element: Element): string => {
  const parent = element.parentElement;
  if (parent !== null && isLikeParent(element, parent)) return cursorOf(parent);
  return getComputedStyle(element).cursor;
});

/** Whether the page shows a hand over the element. */
export function isPointer(element: Element): boolean {
  return cursorOf(element) === 'pointer';
}

function isLikeParent(element: Element, parent: Element): boolean {
  if (!CURSORLESS.has(element.nodeName) || element.hasAttribute('style')) return false;
  const root = rootOf(element);
  const hints = root === null ? undefined : hintsOf(root);
  return hints !== undefined && !isAmong(element, hints.cursors) && shadowRootOf(parent) === null;
}

function isAmong(element: Element, subjects: Subjects): boolean {
  if (subjects.size === 0) return false;
  if (subjects.has(ANY) || subjects.has(element.localName)) return true;
  if (!element.hasAttributes()) return false;
  const id = element.getAttribute('id');
  if (id !== null && subjects.has(`#${id.toLowerCase()}`)) return true;
  const names = element.getAttribute('class')?.toLowerCase().split(/\s+/) ?? [];
  return names.some((name) => subjects.has(`.${name}`));
}

/** What leads out of the selector's own tree, to an outer rule or to a namespace: told by nothing here. */
const FOREIGN = /::?(?:slotted|part|host|scope)|[&|]|\\[0-9a-f]/i;
const TEXT_PSEUDO = /::?(?:before|after)(?![\w-])/i;
/** Where escaped characters are put, so that they read as letters. */
const ESCAPED = 0xe000;

/** The subjects of a selector: of `texts`, whose `::before` or `::after` it means; of `elements`, those that it means themselves. */
export function subjectsOf(selector: string, of: 'texts' | 'elements'): string[] {
  if (of === 'texts' && !TEXT_PSEUDO.test(selector)) return [];
  if (FOREIGN.test(selector)) return [ANY];
  const wanted = withoutArguments(selector)
    .split(',')
    .filter((one) => TEXT_PSEUDO.test(one) === (of === 'texts'));
  return wanted.map(subjectOf);
}

/** What stands in brackets only narrows down. */
function withoutArguments(selector: string): string {
  let bare = selector
    .replace(/\\(.)/gs, (_, one: string) => String.fromCharCode(ESCAPED + (one.charCodeAt(0) & 0xfff)))
    .replace(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return bare;
}

/** https://www.w3.org/TR/selectors-4/#structure: the last compound, by its class, id or tag. */
function subjectOf(selector: string): string {
  const compound = selector.trim().replace(/^.*[\s>+~](?=\S)/s, '');
  const bare = compound.replace(/::?[a-z-]+/gi, '');
  const found = /[.#](?:[\w-]|[^\0-\x7f])+/.exec(bare) ?? /^[a-z][\w-]*/i.exec(bare);
  if (found === null) return ANY;
  return found[0]
    .replace(/[\ue000-\uefff]/g, (one) => String.fromCharCode(one.charCodeAt(0) - ESCAPED))
    .toLowerCase();
}
