/** Rules of style sheets that show something while the pointer rests elsewhere: what is hidden by CSS, yet within a person's reach. */
import { ANY, outlineOf, subjectsOf } from './hints';
import { memo } from './pass';
import { type Root, rootOf } from './tree';

/** What a rule changes to bring something into view: its `display`, its `visibility`, or where and how it is drawn. */
export type Showing = 'display' | 'visibility' | 'drawing';

export interface HoverRule {
  /** With `:hover` in it, nested rules resolved. */
  selector: string;
  /** Class, id or tag of what it is about; `*` for any element. */
  subject: string;
  shows: ReadonlySet<Showing>;
}

const DRAWING =
  'opacity max-height height width max-width transform translate scale clip clip-path left right top bottom inset margin-left margin-top'.split(
    ' ',
  );
const UNSEEN_VALUE = new Set(['', 'none', 'hidden', 'collapse']);
const MAX_RULES = 2_000;

/** The rule, if it shows something under the pointer: one for each of its selectors. */
function hoverRulesIn(style: CSSStyleDeclaration, selector: string): HoverRule[] {
  if (!selector.includes(':hover')) return [];
  const shows = new Set<Showing>();
  if (!UNSEEN_VALUE.has(style.display)) shows.add('display');
  if (!UNSEEN_VALUE.has(style.visibility)) shows.add('visibility');
  if (style.opacity !== '0' && DRAWING.some((one) => style.getPropertyValue(one) !== ''))
    shows.add('drawing');
  if (shows.size === 0) return [];
  const parts = splitList(selector).filter((one) => one.includes(':hover'));
  return parts.map((one) => ({ selector: one, subject: subjectsOf(one, 'elements')[0] ?? ANY, shows }));
}

/** The selector of a rule that stands in another one (https://www.w3.org/TR/css-nesting-1/#nest-selector). */
function nestedIn(outer: string, selector: string): string {
  if (outer === '') return selector;
  const around = `:is(${outer})`;
  const parts = splitList(selector).map((one) =>
    one.includes('&') ? one.replaceAll('&', around) : `${around} ${one}`,
  );
  return parts.join(', ');
}

/** The parts of a list of selectors; commas inside of brackets part nothing. */
function splitList(selector: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at++) {
    const sign = selector[at];
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(selector.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, selector.slice(start).trim()];
}

interface Known {
  outline: readonly unknown[];
  rules: readonly HoverRule[];
}

const known = new WeakMap<CSSStyleSheet, Known>();

/** Reads what a sheet shows under the pointer, if it may, and keeps it. Each `yield` is a point where the work may pause. */
export function* readHovers(sheet: CSSStyleSheet, mayShow = true): Generator<void, void> {
  const found: HoverRule[] = [];
  if (mayShow && outlineOf(sheet)[0] !== -1) yield* collect(sheet.cssRules, '', found);
  known.set(sheet, { outline: outlineOf(sheet), rules: found });
}

function* collect(rules: CSSRuleList, outer: string, found: HoverRule[]): Generator<void, void> {
  for (const rule of rules) {
    yield;
    if (found.length >= MAX_RULES) return;
    // Told by what they have: a class of this window knows nothing of another's rules.
    const { selectorText, style, styleSheet, cssRules } = rule as Partial<CSSStyleRule & CSSImportRule>;
    if (styleSheet && outlineOf(styleSheet)[0] !== -1) yield* collect(styleSheet.cssRules, '', found);
    const inner = selectorText === undefined ? outer : nestedIn(outer, selectorText);
    if (style && inner.includes(':hover')) found.push(...hoverRulesIn(style, inner));
    if (cssRules && cssRules.length > 0) yield* collect(cssRules, inner, found);
  }
}

/** The rules of one root by the class, id or tag that they are about; those for any element by `*`. */
const hoverRulesOf = memo((root: Root): ReadonlyMap<string, HoverRule[]> => {
  const bySubject = new Map<string, HoverRule[]>();
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    for (const rule of rulesOf(sheet)) {
      const rules = bySubject.get(rule.subject);
      if (rules === undefined) bySubject.set(rule.subject, [rule]);
      else rules.push(rule);
    }
  }
  return bySubject;
});

/** Those of the document were read before a look; those of a shadow root are few and read when they are asked for. */
function rulesOf(sheet: CSSStyleSheet): readonly HoverRule[] {
  const outline = outlineOf(sheet);
  const before = known.get(sheet);
  if (before?.outline.every((one, at) => one === outline[at])) return before.rules;
  for (const _ of readHovers(sheet));
  return known.get(sheet)?.rules ?? [];
}

const NO_RULES: readonly HoverRule[] = [];

/** The rules that may be about the element. */
export function hoverRulesFor(element: Element): readonly HoverRule[] {
  const root = rootOf(element);
  const rules = root === null ? undefined : hoverRulesOf(root);
  if (rules === undefined || rules.size === 0) return NO_RULES;
  const plain = [...(rules.get(ANY) ?? []), ...(rules.get(element.localName) ?? [])];
  if (!element.hasAttributes()) return plain;
  return [...plain, ...namesOf(element).flatMap((subject) => rules.get(subject) ?? [])];
}

/** The element over which a person rests the mouse to see this one; undefined where none of the rules says so. */
export function pointerOpenerOf(
  element: Element,
  rules: readonly HoverRule[],
  wanted: Showing,
): Element | undefined {
  for (const { selector, shows } of rules) {
    const opener = shows.has(wanted) && findOpener(element, selector);
    if (opener) return opener;
  }
  return undefined;
}

function namesOf(element: Element): string[] {
  const names = element.getAttribute('class')?.toLowerCase().split(/\s+/) ?? [];
  const id = element.getAttribute('id')?.toLowerCase();
  return [...names.map((name) => `.${name}`), ...(id ? [`#${id}`] : [])];
}

function findOpener(shown: Element, selector: string): Element | undefined {
  if (!fits(shown, selector.replaceAll(':hover', ':is(*)'))) return undefined;
  const last = selector.lastIndexOf(':hover');
  const [before, after] = [selector.slice(0, last), selector.slice(last + ':hover'.length)];
  const isBeside = /^[^\s>+~]*\s*[+~]/.test(after);
  if (isBeside)
    return [...(shown.parentElement?.children ?? [])].find(
      (one) => one !== shown && fits(one, before.replaceAll(':hover', ':is(*)') || '*'),
    );
  if (selector.startsWith(':host')) return (shown.getRootNode() as Partial<ShadowRoot>).host;
  const scoped = `${before.replaceAll(':hover', ':is(*)')}:scope${after}`;
  for (let at = shown.parentElement; at !== null; at = at.parentElement)
    if (isBelow(shown, at, scoped)) return at;
  return undefined;
}

/** Whether the selector finds the element with `:scope` standing for what is above it. */
function isBelow(element: Element, above: Element, selector: string): boolean {
  try {
    return [...above.querySelectorAll(selector)].includes(element);
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function fits(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
