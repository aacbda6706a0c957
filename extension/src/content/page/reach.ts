/** A change restyles no more than the selectors of the page's own sheets reach; everything, where one cannot be read. */
import {
  allHints,
  type Hints,
  isNoted,
  joinHints,
  noHints,
  noteHints,
  outlineOf,
  type Root,
  readHovers,
  subjectsOf,
} from '../dom';

/** What the sheets of one root make of a change in it. */
export interface Reach {
  /** `:has`, container queries or an unreadable sheet: all elements may look different. */
  everywhere: boolean;
  /** `+`, `~`, `:first-child` and their kind: also what stands beside it. */
  siblings: boolean;
  /** Pseudo-classes of states that change without a trace in the tree: hover, checked, ... */
  states: ReadonlySet<string>;
  /** Selectors of what is shown as a picture: it has no size until that came, of which no event and no mutation tells. */
  pictures: ReadonlySet<string>;
}

/** Properties that decide what is seen, how it is named, or what looks clickable. */
const TELLING =
  /^(?:--|all$|display|visibility|opacity|content|cursor|position|clip|transform|translate|scale|rotate|(?:min-|max-)?(?:width|height|inline-size|block-size)|top|left|right|bottom|inset|overflow|flex|grid|float|font-size|line-height|padding|zoom|animation|transition|interactivity)/;
/** Pseudo-classes that follow attributes and the tree alone. */
const STATIC = new Set(
  'not is where matches root host host-context scope disabled enabled required optional read-only read-write link visited any-link lang dir defined'.split(
    ' ',
  ),
);
const STRUCTURAL = /^(?:nth|first|last|only|empty)/;

interface Draft {
  everywhere: boolean;
  siblings: boolean;
  states: Set<string>;
  pictures: Set<string>;
  hints: Hints;
}

/** What sheets say, read once as long as their rules are the same. */
const reaches = new WeakMap<CSSStyleSheet, Draft>();

/** Whether what is told of a root's sheets and states is still so. */
interface Seen {
  sheets: unknown[];
  reach: Reach;
  states: Element[];
}

/** The styles of one document and its shadow roots, and what became of them since they were last read. */
export class Styles {
  private readonly seen = new Map<Root, Seen>();
  /** Reads the sheets of a root for the first time, or anew. */
  *read(root: Root): Generator<void, Reach> {
    const draft = emptyDraft();
    for (const sheet of sheetsOf(root)) join(draft, yield* readSheet(sheet));
    this.seen.set(root, { sheets: signatureOf(root), reach: draft, states: statesIn(root, draft) });
    return draft;
  }

  /** Roots whose sheets or states changed since they were read; roots that are gone are forgotten. */
  changed(): Root[] {
    const changed: Root[] = [];
    for (const [root, { sheets, reach, states }] of this.seen) {
      if ('host' in root && !root.host.isConnected) this.seen.delete(root);
      else if (!isAlike(sheets, signatureOf(root)) || !isAlike(states, statesIn(root, reach)))
        changed.push(root);
    }
    return changed;
  }

  reachOf(root: Root): Reach | undefined {
    return this.seen.get(root)?.reach;
  }
}

function isAlike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

function sheetsOf(root: Root): CSSStyleSheet[] {
  return [...root.styleSheets, ...root.adoptedStyleSheets];
}

function signatureOf(root: Root): unknown[] {
  return sheetsOf(root).flatMap((sheet) => [sheet, sheet.disabled, ...outlineOf(sheet)]);
}

/** States of which all that is around an element has its part: is the outermost in none, nothing need be asked. */
const SHARED: Readonly<Record<string, string>> = {
  ':hover': ':hover',
  ':focus': ':focus-within',
  ':focus-visible': ':focus-within',
  ':focus-within': ':focus-within',
};

/** The elements in states that the sheets speak of, or whose picture did not come; the host's own count in its root. */
function statesIn(root: Root, { states, pictures }: Reach): Element[] {
  const outermost = 'host' in root ? root.host : root.documentElement;
  const css = [...states].filter((state) => outermost?.matches(SHARED[state] ?? '*')).join(',');
  const shown = pictures.size === 0 ? [] : [...root.querySelectorAll([...pictures].join(','))];
  const awaited = shown.filter((one) => one.getBoundingClientRect().width === 0);
  const inside = [...(css === '' ? [] : root.querySelectorAll(css)), ...awaited];
  return css !== '' && 'host' in root && root.host.matches(css) ? [root.host, ...inside] : inside;
}

function emptyDraft(): Draft {
  return { everywhere: false, siblings: false, states: new Set(), pictures: new Set(), hints: noHints() };
}

function join(draft: Draft, other: Draft): void {
  draft.everywhere ||= other.everywhere;
  draft.siblings ||= other.siblings;
  for (const state of other.states) draft.states.add(state);
  for (const picture of other.pictures) draft.pictures.add(picture);
  joinHints(draft.hints, other.hints);
}

function* readSheet(sheet: CSSStyleSheet): Generator<void, Draft> {
  const known = reaches.get(sheet);
  if (known !== undefined && isNoted(sheet)) return known;
  if (outlineOf(sheet)[0] === -1) return { ...emptyDraft(), everywhere: true, hints: allHints() };
  const draft = emptyDraft();
  yield* readRules(sheet.cssRules, { all: '', own: '' }, draft);
  yield;
  yield* readHovers(sheet, draft.states.has(':hover'));
  reaches.set(sheet, draft);
  noteHints(sheet, draft.hints);
  return draft;
}

/** The selectors around a rule, from the outermost on, and the innermost alone. */
interface Outer {
  all: string;
  own: string;
}

function* readRules(rules: CSSRuleList, outer: Outer, draft: Draft): Generator<void, void> {
  let count = 0;
  for (const rule of rules) {
    if ((++count & 3) === 0) yield;
    // Told by what they have: a class of this window knows nothing of another's rules.
    const { selectorText, style, styleSheet, cssRules } = rule as Partial<CSSStyleRule & CSSImportRule>;
    if (styleSheet) join(draft, yield* readSheet(styleSheet));
    if ('containerName' in rule) draft.everywhere = true;
    const inner =
      selectorText === undefined ? outer : { all: `${outer.all} ${selectorText}`, own: selectorText };
    if (style) readHints(style, 'keyText' in rule ? '&' : inner.own, draft.hints);
    if (style && PICTURE.test(style.content) && isSelector(inner.own)) draft.pictures.add(inner.own);
    if (style && /[:+~]/.test(inner.all) && isTelling(style)) readSelector(inner.all, draft);
    if (cssRules && cssRules.length > 0) yield* readRules(cssRules, inner, draft);
  }
}

const PICTURE = /^(?:url|image-set)\(/;
const NO_TEXT = new Set(['', 'none', 'normal', '""', "''"]);

/** Whom a rule gives text or a cursor; one of an animation, anybody. */
function readHints(
  { content, cursor }: CSSStyleDeclaration,
  selector: string,
  { texts, cursors }: Hints,
): void {
  if (!NO_TEXT.has(content)) for (const one of subjectsOf(selector, 'texts')) texts.add(one);
  if (cursor !== '') for (const one of subjectsOf(selector, 'elements')) cursors.add(one);
}

function isTelling(style: CSSStyleDeclaration): boolean {
  for (const property of style) if (TELLING.test(property)) return true;
  return false;
}

/** https://www.w3.org/TR/selectors-4/#overview */
function readSelector(selector: string, draft: Draft): void {
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  const steps = bare.replace(/:nth-[a-z-]+\([^)]*\)/g, ':nth');
  if (/(?<!\\)[+~]/.test(steps)) draft.siblings = true;
  for (const [, name = ''] of bare.matchAll(/(?<![:\\]):(?!:)([a-z-]+)/g)) {
    if (name === 'has') draft.everywhere = true;
    else if (STRUCTURAL.test(name)) draft.siblings = true;
    else if (!STATIC.has(name)) addState(`:${name}`, draft);
  }
}

/** A state that cannot be asked for by its name alone could be anywhere. */
function addState(state: string, draft: Draft): void {
  if (isSelector(state)) draft.states.add(state);
  else draft.everywhere = true;
}

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch (error) {
    if ((error as Error).name !== 'SyntaxError') throw error;
    return false;
  }
}
