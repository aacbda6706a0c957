/** The label of a control may come from elsewhere: labels, elements that it refers to, neighbours. Those are its sources. */
import { byId, type Dirt, isDirty, labelsOf, parentOf, rootsIn, shadowRootOf } from '../dom';

/** https://www.w3.org/TR/accname-1.2/: what is taken into a name by reference. */
const REFERENCES = ['aria-labelledby', 'aria-owns'];
const REFERRING = '[aria-labelledby],[aria-owns]';
/** What has a value of its own, which changes without a trace, or shows what stands elsewhere. */
const VALUED = 'input,textarea,select,meter,progress,slot';
const LABELLED = new Set('BUTTON INPUT SELECT TEXTAREA METER OUTPUT PROGRESS'.split(' '));
/** So far up a nameless control asks its neighbours. */
const NEIGHBOURHOOD = 3;

/** Elements elsewhere that the label is made of; undefined where nobody can tell. */
export type Sources = readonly (Element | null)[] | undefined;

/** Of what refers to nothing, and can get no label without a change of its own. */
const NO_SOURCES: readonly Element[] = [];

/** The sources of a control. */
export function sourcesOf(element: Element, isNameless: boolean): Sources {
  const isLeaf = element.firstElementChild === null && shadowRootOf(element) === null;
  if (!isLeaf && element.querySelector(VALUED) !== null) return undefined;
  if (!isLeaf && rootsIn(element).length > 0) return undefined;
  if (isLeaf && !isNameless && !LABELLED.has(element.nodeName) && !refers(element)) return NO_SOURCES;
  const found = referredBy(element);
  if (!isLeaf) for (const inner of element.querySelectorAll(REFERRING)) found.push(...referredBy(inner));
  if (LABELLED.has(element.nodeName)) found.push(...labelsOf(element));
  if (found.some((one) => one !== null && hasValue(one))) return undefined;
  if (isNameless) found.push(neighbourhoodOf(element));
  return found.length > 0 || mayGetLabel(element) ? found : NO_SOURCES;
}

/** Whether the sources are the same, and as they were. */
export function isSameSources(element: Element, before: Sources, isNameless: boolean, dirt: Dirt): boolean {
  if (before === undefined) return false;
  if (before === NO_SOURCES) return true;
  if (before.length === 0) return labelsOf(element).length === 0;
  const now = sourcesOf(element, isNameless);
  if (now?.length !== before.length) return false;
  return now.every((one, index) => one === before[index] && (one === null || !isDirty(one, dirt)));
}

function hasValue(element: Element): boolean {
  return element.matches(VALUED) || element.querySelector(VALUED) !== null || rootsIn(element).length > 0;
}

/** What was not touched itself can only get a label by its id. */
function mayGetLabel(element: Element): boolean {
  return element.id !== '' && LABELLED.has(element.nodeName);
}

function refers(element: Element): boolean {
  return REFERENCES.some((name) => element.hasAttribute(name));
}

function referredBy(element: Element): (Element | null)[] {
  const found: (Element | null)[] = [];
  for (const name of REFERENCES) {
    const ids = element.getAttribute(name)?.trim();
    if (ids) found.push(...ids.split(/\s+/).map((id) => byId(element, id)));
  }
  return found;
}

function neighbourhoodOf(element: Element): Element {
  let at = element;
  for (let up = 0; up < NEIGHBOURHOOD; up++) at = parentOf(at) ?? at;
  return at;
}
