/** Role and name of an element, by the W3C computations (https://www.w3.org/TR/accname-1.2/), through ivya. */
import { beginAriaCaches, endAriaCaches, getAriaRole, getElementAccessibleName } from 'ivya/utils';
import { clean } from '../../lib/text';
import { aroundPass, isRendered, labelsOf, mayHaveTexts, memo, shadowRootOf, textOf } from '../dom';
import { scrub } from './secret';

aroundPass({ begin: beginAriaCaches, end: endAriaCaches });

/** The element's ARIA role, `generic` where it has none. */
export function getRole(element: Element): string {
  return nativeRole(element) ?? computedRole(element);
}

const computedRole = memo((element: Element): string => {
  const role = getAriaRole(element);
  if (role !== null && role !== '' && role !== 'none' && role !== 'presentation') return role;
  if (isEditingHost(element)) return 'textbox';
  return role || 'generic';
});

/** https://www.w3.org/TR/html-aam-1.0/: most controls of most pages, whatever is around them. */
function nativeRole(element: Element): string | undefined {
  const tag = element.nodeName;
  if ((tag !== 'A' && tag !== 'BUTTON' && tag !== 'SUMMARY') || element.hasAttribute('role'))
    return undefined;
  if (tag !== 'A') return 'button';
  return element.hasAttribute('href') ? 'link' : undefined;
}

/** Whether the element itself makes its content editable. */
export function isEditingHost(element: Element): boolean {
  const value = element.getAttribute('contenteditable');
  return value !== null && value.toLowerCase() !== 'false' && value.toLowerCase() !== 'inherit';
}

const NAMED_BY_CONTENT = new Set(
  'button link menuitem menuitemcheckbox menuitemradio tab option treeitem checkbox radio switch heading'.split(
    ' ',
  ),
);

/** The accessible name: clean, any secret of the page scrubbed; '' where there is none. */
export const getName = memo((element: Element): string => {
  const simple = simpleName(element);
  if (simple !== undefined) return simple;
  const computed = getElementAccessibleName(element, false).slice(0, 20_000);
  const name = clean(computed.replace(SPOKEN_INSTEAD, '')) || hostName(element);
  if (name !== '') return scrub(name, element.ownerDocument);
  // A button whose text stands in a closed shadow root has a name for a person.
  if (NAMED_BY_CONTENT.has(getRole(element)) && hasShadowText(element)) {
    return scrub(textOf(element, 500), element.ownerDocument);
  }
  return '';
});

/** What is shown of CSS `content: "*" / "star"`, up to what is said instead; only the latter belongs to a name. */
const SPOKEN_INSTEAD = /\S*" \/ "/g;
const MEASURES = new Set(['METER', 'PROGRESS', 'OUTPUT']);

/** What HTML alone names an element by (https://www.w3.org/TR/html-aam-1.0/), where the computation gave nothing. */
function hostName(element: Element): string {
  const tag = element.nodeName;
  if (MEASURES.has(tag)) {
    const said = labelsOf(element).map((label) => textOf(label, 500));
    return clean(said.join(' '));
  }
  if (tag === 'AREA') return clean(element.getAttribute('alt') ?? '');
  if (tag === 'OPTGROUP') return clean(element.getAttribute('label') ?? '');
  if (tag !== 'INPUT' && tag !== 'TEXTAREA') return '';
  return clean(element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '');
}

function hasShadowText(element: Element): boolean {
  if (shadowRootOf(element) !== null) return true;
  for (const child of element.querySelectorAll('*')) if (shadowRootOf(child) !== null) return true;
  return false;
}

/** Whether an attribute makes a name of something else than the text. */
function isNamedApart(element: Element): boolean {
  return (
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    element.hasAttribute('role') ||
    element.hasAttribute('aria-owns')
  );
}

/** A link or button that holds one text and nothing else: most of a page, without the whole computation. */
function simpleName(element: Element): string | undefined {
  const tag = element.nodeName;
  if (tag === 'INPUT' || tag === 'SELECT' || tag === 'TEXTAREA') return simpleFieldName(element);
  if (tag === 'OPTION' && !element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby')) {
    return clean(element.getAttribute('label') ?? '') || undefined;
  }
  if (tag !== 'A' && tag !== 'BUTTON') return undefined;
  if (element.firstElementChild !== null || !element.hasChildNodes()) return undefined;
  if (element.hasAttributes() && isNamedApart(element)) return undefined;
  if (tag === 'BUTTON' && labelsOf(element).length > 0) return undefined;
  if (mayHaveTexts(element) && hasTexts(element)) return undefined;
  if (!isRendered(element)) return undefined;
  const text = clean((element.textContent ?? '').slice(0, 20_000));
  return text === '' ? undefined : scrub(text, element.ownerDocument);
}

const TEXT_FIELD =
  /^(?:text|email|tel|url|search|number|date|time|month|week|checkbox|radio|range|password)$/;

/** A field with one label that is text and nothing else (but the field itself). */
function simpleFieldName(element: Element): string | undefined {
  if (element.nodeName === 'INPUT' && !TEXT_FIELD.test((element as HTMLInputElement).type)) return undefined;
  if (element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')) return undefined;
  const [label, second] = labelsOf(element);
  if (label === undefined || second !== undefined || label.hasAttribute('aria-label')) return undefined;
  const parts: string[] = [];
  for (let node = label.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) parts.push((node as Text).data);
    else if (node !== element && node.nodeType !== Node.COMMENT_NODE) return undefined;
  }
  if (label.hasAttribute('aria-labelledby') || label.hasAttribute('role') || label.shadowRoot)
    return undefined;
  if (mayHaveTexts(label) && hasTexts(label)) return undefined;
  if (!isRendered(label) || isAriaHiddenAround(label)) return undefined;
  const text = clean(parts.join(' '));
  return text === '' ? undefined : scrub(text, element.ownerDocument);
}

function isAriaHiddenAround(element: Element): boolean {
  return element.closest('[aria-hidden=true]') !== null;
}

function hasTexts(element: Element): boolean {
  return !isPlainPseudo(element, '::before') || !isPlainPseudo(element, '::after');
}

function isPlainPseudo(element: Element, pseudo: '::before' | '::after'): boolean {
  const { content } = getComputedStyle(element, pseudo);
  return content === 'none' || content === 'normal' || content === '""' || content === '';
}
