/** A menu that only CSS `:hover` opens cannot be opened by events: what is in it is found by the style rule that shows it. */
import { parentOf, rootOf } from '../dom';

/** What such a rule changes to bring its menu into view. */
const SHOWING = [
  'display',
  'visibility',
  'opacity',
  'max-height',
  'height',
  'transform',
  'clip',
  'clip-path',
  'left',
  'top',
];
const FOCUS = /:focus(-within|-visible)?(?![\w-])/g;
const MAX_RULES = 20_000;

/** The element over which a person would rest the mouse to see `element`; undefined where no `:hover` rule shows it. */
export function findHoverOpener(element: Element): Element | undefined {
  const above: Element[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) above.push(at);
  for (const selector of listHoverSelectors(element)) {
    const shown = above.find((candidate) =>
      fits(candidate, selector.replaceAll(':hover', '').replace(FOCUS, '')),
    );
    const opener = shown && findHovered(shown, selector.slice(0, selector.indexOf(':hover')));
    if (opener) return opener;
  }
  return undefined;
}

/** Above what is shown, or beside it: `li:hover > ul` and `a:hover + ul`. */
function findHovered(shown: Element, selector: string): Element | undefined {
  const wanted = /[\s>+~]$|^$/.test(selector) ? `${selector}*` : selector;
  for (let at = parentOf(shown); at; at = parentOf(at)) if (fits(at, wanted)) return at;
  return [...(shown.parentElement?.children ?? [])].find(
    (sibling) => sibling !== shown && fits(sibling, wanted),
  );
}

/** The single selectors with `:hover` of rules that bring something into view, in the sheets that may be read. */
function listHoverSelectors(element: Element): string[] {
  const { ownerDocument: document } = element;
  const root = rootOf(element);
  const own = root && root !== document ? [...root.styleSheets, ...root.adoptedStyleSheets] : [];
  const sheets = [...own, ...document.styleSheets, ...document.adoptedStyleSheets];
  const selectors: string[] = [];
  const budget = { left: MAX_RULES };
  for (const sheet of sheets) collect(readRules(sheet), selectors, budget);
  return selectors;
}

function collect(rules: CSSRuleList | null, selectors: string[], budget: { left: number }): void {
  for (const rule of rules ?? []) {
    if (--budget.left < 0) return;
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && isShowing(rule.style))
      selectors.push(
        ...rule.selectorText
          .split(/,(?![^(]*\))/)
          .filter((one) => one.includes(':hover'))
          .map((one) => one.trim()),
      );
    if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, selectors, budget);
  }
}

function isShowing(style: CSSStyleDeclaration): boolean {
  return SHOWING.some((property) => style.getPropertyValue(property) !== '');
}

/** Null for the sheet of another origin, which may not be read. */
function readRules(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch (error) {
    if (error instanceof DOMException) return null;
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
