/**
 * A selector is resolved anew each time it is used: role, then states, then name, then `nth`, inside its landmark.
 *
 * Only what a person sees counts, unless nothing else matches: then the hidden match is given, so that the
 * caller can say why it cannot be used.
 */
import type { ByCss, ByRole, ByText, RoleSelector } from '../../generated/types';
import type { Found } from '../../lib/result';
import { clean, cut, fold } from '../../lib/text';
import { findHoverOpener, getName, getRole, getStates, isVisible, labelOf } from '../aria';
import { findingHosts, inPass, landmarkOf, queryAll, type Root, shadowRootOf } from '../dom';
import { type Matcher, matcherOf } from './match';
import { cssOfRole } from './roles';

/** The one element that the selector describes, or why there is none. Never raises for what a page or a selector holds. */
export function resolve(root: Document, selector: RoleSelector): Found<Element> {
  const found = inPass(() => find(root, selector));
  return found.ok || found.code !== 'not_found'
    ? found
    : findingHosts(() => inPass(() => find(root, selector)));
}

function find(root: Document, selector: RoleSelector): Found<Element> {
  switch (selector.kind) {
    case 'role':
      return resolveRole(root, selector);
    case 'text':
      return resolveText(root, selector);
    case 'css':
      return resolveCss(root, selector);
  }
}

function resolveRole(root: Document, selector: ByRole): Found<Element> {
  const pool = rolePool(root, selector);
  const scoped = named(pool, selector);
  if (!Array.isArray(scoped)) return { ok: false, code: 'bad_argument', error: scoped.error };
  return pick(scoped, selector, () => sayWhatIsThere(root, selector, pool));
}

function rolePool(root: Document, selector: ByRole): Element[] {
  return queryAll(root, cssOfRole(selector.role)).filter(
    (element) => getRole(element) === selector.role && isInState(element, selector),
  );
}

function named(pool: Element[], selector: ByRole): Element[] | { error: string } {
  if (selector.name === undefined) return inLandmark(pool, selector.withinLandmark);
  const matches = matcherOf(selector.name, selector.nameMode);
  if (typeof matches !== 'function') return matches;
  const found = pool.filter((element) => matches(getName(element)));
  return inLandmark(found.length > 0 ? found : openedByPointer(pool, matches), selector.withinLandmark);
}

/** What is hidden has no accessible name, but a person reads it in a menu that opens under the pointer. */
function openedByPointer(pool: Element[], matches: Matcher): Element[] {
  const isOpened = (element: Element) => !isVisible(element) && findHoverOpener(element) !== undefined;
  return pool.filter((element) => matches(labelOf(element)) && isOpened(element));
}

/** All elements that `nth` counts, in its order. */
export function matchesOf(root: Document, selector: ByRole): Element[] {
  const found = named(rolePool(root, selector), selector);
  return Array.isArray(found) ? countable(found) : [];
}

/** Only what a person sees counts, unless nothing else matches. */
function countable(elements: Element[]): Element[] {
  const visible = elements.filter((element) => isVisible(element));
  return visible.length > 0 ? visible : elements;
}

const STATES = ['pressed', 'checked', 'expanded', 'selected', 'disabled'] as const;

function isInState(element: Element, selector: ByRole): boolean {
  return STATES.every((state) => {
    const wanted = selector[state];
    return wanted === undefined || (getStates(element)[state] ?? false) === wanted;
  });
}

function inLandmark(elements: Element[], landmark: ByRole['withinLandmark']): Element[] {
  return landmark === undefined ? elements : elements.filter((element) => landmarkOf(element) === landmark);
}

function pick(elements: Element[], selector: RoleSelector, absent: () => string): Found<Element> {
  const pool = countable(elements);
  if (selector.nth !== undefined) {
    const element = pool[selector.nth];
    if (element !== undefined) return { ok: true, element };
    const error = `${describe(selector)}: only ${pool.length} of them here, and nth counts from 0`;
    return { ok: false, code: 'not_found', error: pool.length === 0 ? absent() : error };
  }
  const [first, second] = pool;
  if (first === undefined) return { ok: false, code: 'not_found', error: absent() };
  if (second === undefined) return { ok: true, element: first };
  return { ok: false, code: 'ambiguous', error: sayWhichOnes(selector, pool) };
}

/** The selector in words: button "Save" in main. */
export function describe(selector: RoleSelector): string {
  if (selector.kind === 'css') return `CSS ${cut(selector.css, 120)}`;
  const place = selector.withinLandmark ? ` in ${selector.withinLandmark}` : '';
  if (selector.kind === 'text') return `text "${cut(selector.text, 80)}"${place}`;
  return `${selector.role}${selector.name === undefined ? '' : ` "${cut(selector.name, 80)}"`}${place}`;
}

function sayWhichOnes(selector: RoleSelector, pool: Element[]): string {
  const places = [...new Set(pool.map((element) => landmarkOf(element) ?? 'no landmark'))].slice(0, 5);
  return `${describe(selector)} matches ${pool.length} elements (in ${places.join(', ')}): add withinLandmark or nth (0 to ${pool.length - 1})`;
}

/** Failure texts tell what there is instead. */
function sayWhatIsThere(root: Document, selector: ByRole, pool: Element[]): string {
  const visible = pool.filter((element) => isVisible(element));
  const names = [
    ...new Set(visible.map((element) => cut(getName(element), 40)).filter((name) => name !== '')),
  ];
  const here = names.slice(0, 8).map((name) => `"${name}"`);
  const lines = [`no ${describe(selector)}`];
  lines.push(
    here.length > 0
      ? `${selector.role}s here: ${here.join(', ')}`
      : `there is no visible ${selector.role} with a name`,
  );
  const other = sameNameElsewhere(root, selector);
  if (other) lines.push(other);
  return lines.join('; ');
}

const COMMON_ROLES = ['button', 'link', 'menuitem', 'tab', 'textbox', 'combobox', 'checkbox'];

function sameNameElsewhere(root: Document, selector: ByRole): string | undefined {
  const wanted = fold(selector.name ?? '');
  if (wanted === '') return undefined;
  for (const role of COMMON_ROLES) {
    for (const element of queryAll(root, cssOfRole(role)).slice(0, 300)) {
      if (getRole(element) !== role || !isVisible(element)) continue;
      const name = fold(getName(element));
      if (name !== '' && (name.includes(wanted) || wanted.includes(name))) {
        const landmark = landmarkOf(element);
        return `${landmark ? `the ${landmark}` : 'the page'} has a ${role} "${cut(getName(element), 60)}"`;
      }
    }
  }
  return undefined;
}

function resolveText(root: Document, selector: ByText): Found<Element> {
  const matches = matcherOf(selector.text, selector.nameMode);
  if (typeof matches !== 'function') return { ok: false, code: 'bad_argument', error: matches.error };
  const found = inLandmark(findByText(root, selector, matches), selector.withinLandmark);
  return pick(found, selector, () => `no ${describe(selector)} on this page`);
}

const UNREAD = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD', 'TITLE', 'TEXTAREA', 'OPTION']);

/** The smallest elements whose text matches, in document order. */
function findByText(root: Document, selector: ByText, matches: Matcher): Element[] {
  const wanted = fold(selector.text);
  const found = new Set<Element>();
  const visit = (scope: Root) => {
    const walker = root.createTreeWalker(scope, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.nodeType === Node.ELEMENT_NODE) {
        const shadow = shadowRootOf(node as Element);
        if (shadow !== null) visit(shadow);
        continue;
      }
      const element = smallestAround(node as Text, wanted, selector.nameMode, matches);
      if (element !== undefined) found.add(element);
    }
  };
  visit(root);
  return [...found].filter(
    (element) => ![...found].some((other) => other !== element && element.contains(other)),
  );
}

/** From a text that could be part of the wanted one up to the first element whose whole text matches. */
function smallestAround(
  text: Text,
  wanted: string,
  mode: ByText['nameMode'],
  matches: Matcher,
): Element | undefined {
  const own = fold(text.data.slice(0, 5_000));
  if (own === '') return undefined;
  const isPart = mode === 'regex' || wanted.includes(own) || (mode === 'includes' && own.includes(wanted));
  if (!isPart) return undefined;
  const limit = mode === 'includes' || mode === 'regex' ? 500 + wanted.length * 4 : wanted.length * 2 + 50;
  for (let at = text.parentElement; at !== null; at = at.parentElement) {
    if (UNREAD.has(at.nodeName)) return undefined;
    const whole = clean((at.textContent ?? '').slice(0, limit * 4));
    if (matches(whole)) return at;
    if (whole.length > limit) return undefined;
  }
  return undefined;
}

function resolveCss(root: Document, selector: ByCss): Found<Element> {
  try {
    const found = queryCss(root, selector.css);
    return pick(found, selector, () => `nothing matches ${describe(selector)}`);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, code: 'bad_argument', error: `not valid CSS: ${cut(selector.css, 200)}` };
  }
}

/** Matches of CSS whose ` >>> ` steps into a shadow root. Raises DOMException on bad CSS. */
export function queryCss(root: Document, css: string): Element[] {
  const steps = css.split(' >>> ');
  let scopes: Root[] = [root];
  let found: Element[] = [];
  steps.forEach((step, index) => {
    if (index > 0) scopes = found.map(shadowRootOf).filter((shadow) => shadow !== null);
    found = scopes.flatMap((scope) => [...scope.querySelectorAll(step)]);
  });
  return found;
}
