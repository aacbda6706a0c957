/**
 * A visit tells what one element is: control, field, heading, message, dialog, repeated thing; and the place inside it.
 *
 * It reads styles only where the tree does not tell, and writes nothing.
 */
import type { Landmark } from '../../generated/types';
import { boxOf, whyUnseen } from '../aria';
import { isPointer, isSectioning, labelsOf, ownLandmark, shadowRootOf, textOf } from '../dom';
import { placeBehind } from './behind';
import { type Use, useOf } from './classify';
import { type Collection, detectCollection, MANY_ITEMS } from './collections';
import type { Control } from './describe';
import { MODAL_CLASS } from './dialog';
import { isDrawing, isDrawnControl } from './drawings';
import { isHandle } from './handles';
import { isRowOfControls } from './sideBySide';

/** Where an element stands. Places are shared by all elements between two changes. */
export interface Place {
  landmark: Landmark | undefined;
  sectioned: boolean;
  /** The control or label around it: what is inside of it is part of it. */
  control: Element | null;
  /** The form around it. */
  form: Element | null;
  /** The part of the page around it: dialog, section, landmark or body. Loose fields of one region are one form. */
  region: Element;
  dialog: Element | null;
  /** The fieldset, group or toolbar around it. */
  group: Element | null;
  collection: Collection | null;
  item: Element | null;
  editor: boolean;
  /** Assistive technology is told to skip what is here. */
  muted: boolean;
  /** Where a person rests the mouse to see what is here. */
  behind: Element | null;
}

export interface Find {
  kind:
    | 'control'
    | 'choice'
    | 'field'
    | 'weak'
    | 'heading'
    | 'message'
    | 'dialog'
    | 'overlay'
    | 'form'
    | 'collection'
    | 'landmark'
    | 'frame'
    /** Hidden, and its inputs stand elsewhere as labels: to be looked at again each time. */
    | 'proxied';
  element: Element;
  place: Place;
  collection?: Collection;
  landmark?: Landmark;
  /** How a control was described: right as long as this find is. */
  control?: Control | undefined;
  /** What the items of a collection consist of, and what its only one says: likewise. */
  fields?: string[];
  row?: string;
}

const SKIPPED = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD META LINK BASE TITLE OPTION OPTGROUP DATALIST SOURCE TRACK PARAM BR WBR HR COL COLGROUP defs use symbol'.split(
    ' ',
  ),
);
const REGION = new Set('SECTION ARTICLE MAIN ASIDE NAV HEADER FOOTER DIALOG BODY'.split(' '));
const REGION_ROLES = new Set(
  'region dialog alertdialog tabpanel main search group navigation complementary form banner contentinfo'.split(
    ' ',
  ),
);
const MESSAGE_ROLES = new Set(['alert', 'status', 'log']);
/** https://getbootstrap.com, Django, Rails and common toolkits: what their messages are called. */
const MESSAGE_CLASS =
  /(?:^|[\s_-])(?:alert|errornote|errorlist|error-?messages?|flash|flashes|toast|snackbar|notification|messagelist|messages|invalid-feedback|field-?errors?|form-?errors?|help-block-error|error-?text|errors?|success|warning|notice)(?:$|[\s_-])/i;
const LISTED = new Set(['option', 'treeitem']);

/** The place of the outermost element. */
export function outermost(root: Element): Place {
  return {
    landmark: undefined,
    sectioned: false,
    control: null,
    form: null,
    region: root,
    dialog: null,
    group: null,
    collection: null,
    item: null,
    editor: false,
    muted: false,
    behind: null,
  };
}

/** Whether both places are the same to what stands in them. */
export function samePlace(a: Place, b: Place): boolean {
  return (
    a === b ||
    (a.landmark === b.landmark &&
      a.sectioned === b.sectioned &&
      a.control === b.control &&
      a.form === b.form &&
      a.region === b.region &&
      a.dialog === b.dialog &&
      a.group === b.group &&
      a.collection === b.collection &&
      a.item === b.item &&
      a.editor === b.editor &&
      a.muted === b.muted &&
      a.behind === b.behind)
  );
}

/**
 * Records what the element is; returns the place of its children, or undefined when nobody sees them.
 * `last` is what it was found to be the last time.
 */
export function visitElement(
  element: Element,
  place: Place,
  finds: Find[],
  last?: readonly Find[],
): Place | undefined {
  const tag = element.nodeName;
  if (SKIPPED.has(tag)) return undefined;
  // What has no children is looked at when it turns out to be something.
  const at = element.firstElementChild === null || tag === 'MAP' ? place : placeBehind(element, place);
  if (at === undefined) {
    recordProxied(element, place, finds);
    return undefined;
  }
  const hasAttributes = element.hasAttributes();
  if (hasAttributes && element.hasAttribute('inert')) return undefined;
  let inner =
    hasAttributes || SPEAKING.has(tag)
      ? enter(element, tag, at, finds, hasAttributes, last)
      : enterItem(element, at, finds, last);
  const use = place.editor ? undefined : useAt(element, tag, inner);
  if (use !== undefined && at === place) inner = placeBehind(element, inner) ?? inner;
  if (use !== undefined) {
    if (use !== 'weak' || !isAreaOfControl(element))
      finds.push({ kind: use, element, place: inner, control: undefined });
    if (tag === 'SELECT' || tag === 'INPUT' || tag === 'TEXTAREA') return undefined;
    if ((tag === 'A' || tag === 'BUTTON') && element.firstElementChild === null) return undefined;
    inner = {
      ...inner,
      control: element,
      editor: use === 'field' && element.hasAttribute('contenteditable'),
    };
  }
  if (tag === 'CANVAS' || tag === 'IMG' || tag === 'VIDEO') return undefined;
  return tag !== 'svg' || (inner.control === null && isDrawing(element)) ? inner : undefined;
}

/** Inputs that a design hides and replaces by a label, inside something hidden. */
function recordProxied(element: Element, place: Place, finds: Find[]): void {
  const css = 'input[type=file],input[type=checkbox],input[type=radio]';
  const inputs = element.matches(css) ? [element] : element.querySelectorAll(css);
  if (inputs.length === 0) return;
  finds.push({ kind: 'proxied', element, place });
  for (const input of inputs) {
    const { type } = input as HTMLInputElement;
    const shown = labelsOf(input).some((label) => whyUnseen(label) === undefined);
    if (!shown && type !== 'file') continue;
    const form = (input as HTMLInputElement).form ?? place.form;
    finds.push({
      kind: type === 'file' ? 'field' : 'choice',
      element: input,
      place: { ...place, form },
    });
  }
}

/** How the element is used at this place; what is inside a control is only a part of it unless it says what it is. */
function useAt(element: Element, tag: string, place: Place): Use | undefined {
  const use = useOf(element);
  if (use !== undefined && use !== 'weak') return isListedOption(element) ? undefined : use;
  if (place.control !== null) return undefined;
  if (use === 'weak') return isContainer(element) ? undefined : use;
  return isPointed(element, tag) || isHandle(element) || isDrawnControl(element, tag) ? 'weak' : undefined;
}

/** Options belong to their list; only lists without a field are controls one by one. */
function isListedOption(element: Element): boolean {
  return LISTED.has(element.getAttribute('role') ?? '') && element.closest('select') !== null;
}

const OWN_CONTROL = 'button,a[href],input:not([type=hidden],[aria-hidden=true]),select,textarea';

/** Whether it is but the area of one control: a host that its shadow root's control fills, a box around one input and no words, a date's parts. */
function isAreaOfControl(element: Element): boolean {
  if (element.querySelector('[role=spinbutton]') !== null) return true;
  const own = shadowRootOf(element)?.querySelector(OWN_CONTROL);
  if (own) return boxOf(own).width >= 0.9 * boxOf(element).width;
  const held = element.querySelectorAll(OWN_CONTROL);
  return held.length === 1 && held[0]?.nodeName === 'INPUT' && textOf(element, 80).trim() === '';
}

/** A handler on a large part of the page is delegation, not a control. */
function isContainer(element: Element): boolean {
  return element.childElementCount > 8 || element.querySelector('form,table,main,h1') !== null;
}

/** The page shows a hand here, and its parent does not. */
function isPointed(element: Element, tag: string): boolean {
  if (tag === 'LABEL' || tag === 'HTML' || tag === 'BODY' || tag === 'IFRAME' || tag === 'SLOT') return false;
  if (!isPointer(element)) return false;
  return !isContainer(element) && !isRowOfControls(element);
}

/** The place inside the element, after recording the structure that it is. */
function enter(
  element: Element,
  tag: string,
  place: Place,
  finds: Find[],
  hasAttributes: boolean,
  last?: readonly Find[],
): Place {
  const role = hasAttributes ? element.getAttribute('role') : null;
  let inner = place;
  const landmark = ownLandmark(element, place.sectioned, role);
  if (landmark !== undefined) finds.push({ kind: 'landmark', element, place, landmark });
  const sectioned = place.sectioned || isSectioning(element, role);
  if (landmark !== undefined || sectioned !== place.sectioned) {
    inner = { ...inner, landmark: landmark ?? inner.landmark, sectioned };
  }
  if (REGION.has(tag) || (role !== null && REGION_ROLES.has(role))) inner = { ...inner, region: element };
  if (tag === 'FORM' || role === 'form') {
    finds.push({ kind: 'form', element, place: inner });
    inner = { ...inner, form: element };
  } else if (tag === 'FIELDSET' || role === 'radiogroup' || role === 'toolbar' || role === 'group') {
    inner = { ...inner, group: element };
  } else if (tag === 'LABEL') {
    inner = { ...inner, control: element };
  } else if (tag === 'DIALOG' || role === 'dialog' || role === 'alertdialog') {
    finds.push({ kind: 'dialog', element, place: inner });
    inner = { ...inner, dialog: element, region: element };
  }
  if (hasAttributes && element.getAttribute('aria-hidden') === 'true') inner = { ...inner, muted: true };
  recordText(element, tag, role, inner, finds);
  return enterItem(element, inner, finds, last);
}

/** What tells something without any attribute. */
const SPEAKING = new Set(
  'H1 H2 H3 H4 H5 H6 IFRAME FRAME OUTPUT FORM FIELDSET LABEL DIALOG SECTION ARTICLE MAIN ASIDE NAV HEADER FOOTER BODY'.split(
    ' ',
  ),
);

function recordText(element: Element, tag: string, role: string | null, place: Place, finds: Find[]): void {
  if (/^H[1-6]$/.test(tag) || role === 'heading') finds.push({ kind: 'heading', element, place });
  else if (tag === 'IFRAME' || tag === 'FRAME') finds.push({ kind: 'frame', element, place });
  else if (isMessage(element, tag, role)) finds.push({ kind: 'message', element, place });
  if (MODAL_CLASS.test(element.getAttribute('class') ?? '')) finds.push({ kind: 'overlay', element, place });
}

function isMessage(element: Element, tag: string, role: string | null): boolean {
  if (role !== null && MESSAGE_ROLES.has(role)) return true;
  if (tag === 'OUTPUT') return true;
  const live = element.getAttribute('aria-live');
  if (live === 'polite' || live === 'assertive') return true;
  const name = element.getAttribute('class');
  if (name === null || role !== null || !MESSAGE_CLASS.test(name)) return false;
  return tag !== 'INPUT' && tag !== 'BODY' && tag !== 'BUTTON' && tag !== 'A' && tag !== 'TR' && tag !== 'TD';
}

function enterItem(element: Element, place: Place, finds: Find[], last?: readonly Find[]): Place {
  const { collection } = place;
  let inner = place;
  if (collection?.items.has(element)) inner = { ...inner, item: element };
  if (inner.behind !== null) return inner;
  const detected = detectCollection(element, inner);
  if (detected === undefined) return inner;
  const found = asBefore(detected, last?.find(({ kind }) => kind === 'collection')?.collection);
  finds.push({ kind: 'collection', element, place: inner, collection: found });
  return { ...inner, collection: found, item: null };
}

/** A collection stays the same thing when rows come and go, as long as it is treated alike. */
function asBefore(now: Collection, before: Collection | undefined): Collection {
  const isSame =
    before?.shape === now.shape && before.items.size > MANY_ITEMS === now.items.size > MANY_ITEMS;
  return isSame ? Object.assign(before, { items: now.items }) : now;
}
