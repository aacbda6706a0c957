/** A snapshot is everything that one look at the page found, described: the summary, details and queries read from it. */
import type { Landmark, LoginState, Message } from '../../generated/types';
import { cut, label } from '../../lib/text';
import { labelOf, scrub, seenText, visibleProxy, whyUnseen } from '../aria';
import { closest, type Dirt, holds, isBefore, NO_DIRT } from '../dom';
import type { Collection } from './collections';
import { type Control, describeControl, type FieldFind } from './describe';
import { findModal } from './dialog';
import { type Form, groupForms } from './forms';
import type { Ids } from './ids';
import { cellsOf, fieldsOf } from './items';
import { messagesOf } from './messages';
import type { Find } from './scan';
import { isSameSources } from './sources';
import { type Entry, type Way, walkTree } from './walk';

/** As the wire takes it. */
const MAX_ROW_CHARS = 160;

export interface Snapshot {
  landmarks: Set<Landmark>;
  headings: { text: string; level: number; inItem: boolean }[];
  messages: Message[];
  dialog: Element | null;
  /** What a person could click, in document order; hidden ones left out, transparent ones marked. */
  controls: Control[];
  fields: FieldFind[];
  forms: Form[];
  collections: Listed[];
  loginState: LoginState;
  /** Share of the controls that say their role and name. */
  coverage: number;
  /** What the next look goes on from. */
  top: Entry;
  /** Elements that the next look must look at again, whatever changed. */
  unsure: Element[];
}

/** A collection and where it stands. */
export interface Listed {
  find: Find;
  collection: Collection;
  heading: string;
  /** The heading is its own. */
  isTitled?: boolean;
  landmark: Landmark | undefined;
}

/** What the items of a collection consist of. */
export function fieldsIn({ find, collection }: Listed): string[] {
  find.fields ??= fieldsOf(collection);
  return find.fields;
}

/** What the one item of a collection says, where it has just one. */
export function rowIn({ find, collection }: Listed): string {
  const [only, second] = collection.items;
  if (only === undefined || second !== undefined) return '';
  // What is typed changes without a trace.
  if (only.querySelector('input,select,textarea') !== null) return rowOf(collection, only);
  find.row ??= rowOf(collection, only);
  return find.row;
}

/** What one item says, with the names of a definition list's terms. */
function rowOf(collection: Collection, item: Element): string {
  const cells = [...cellsOf(collection, item)].filter(([name]) => name !== 'link' && name !== 'image');
  const isNamed = collection.shape === 'definitions';
  const told = cells.map(([name, { text }]) => (isNamed && text !== '' ? `${name}: ${text}` : text));
  return cut([...new Set(told)].filter((text) => text !== '').join(' · '), MAX_ROW_CHARS);
}

/** Looks at the page, or again at what `way` says. Each `yield` is a point where the work may pause. */
export function* takeSnapshot(document: Document, ids: Ids, way: Way = {}): Generator<void, Snapshot> {
  const walk = yield* walkTree(document.documentElement, undefined, way);
  const { finds, top } = walk;
  way.onWalked?.(walk);
  yield;
  const dialog = findModal(document, finds);
  const inScope = (element: Element) => dialog === null || holds(dialog, element);
  const draft = yield* describeFinds(finds, inScope, way.dirt ?? NO_DIRT);
  const forms = groupForms(draft.fields, draft.controls, ids);
  yield;
  return {
    landmarks: landmarksIn(finds),
    headings: draft.headings,
    messages: messagesOf(finds),
    dialog,
    controls: draft.controls,
    fields: draft.fields,
    forms,
    collections: draft.collections,
    loginState: loginStateOf(draft.controls, draft.fields),
    coverage: coverageOf(draft.controls),
    top,
    unsure: finds.filter(({ kind }) => kind === 'proxied').map(({ element }) => element),
  };
}

function landmarksIn(finds: readonly Find[]): Set<Landmark> {
  const landmarks = new Set<Landmark>();
  for (const { landmark } of finds) if (landmark !== undefined) landmarks.add(landmark);
  return landmarks;
}

type Draft = Pick<Snapshot, 'headings' | 'controls' | 'fields' | 'collections'>;

function* describeFinds(
  finds: readonly Find[],
  inScope: (element: Element) => boolean,
  dirt: Dirt,
): Generator<void, Draft> {
  const draft: Draft = { headings: [], controls: [], fields: [], collections: [] };
  const textRegions = regionsWithFields(finds);
  // A heading speaks for what follows it in the same landmark; that of a card only for its card.
  const headings = new Map<Landmark | undefined, string>();
  let order = 0;
  for (const find of finds) {
    const { landmark, item } = find.place;
    order++;
    if (find.kind === 'heading') {
      const text = addHeading(find, draft);
      if (text !== '' && item === null) {
        headings.set(landmark, text);
        nameByHeading(find, text, draft);
      }
    } else if (inScope(find.element)) {
      const isKnown = find.control !== undefined;
      describeFind(find, draft, { heading: headings.get(landmark) ?? '', order, textRegions, dirt });
      if ((order & (isKnown ? 63 : 3)) !== 0) continue;
    }
    yield;
  }
  return draft;
}

/** A heading that stands in a collection before its items is its own; only the first one is. */
function nameByHeading({ element, place }: Find, text: string, { collections }: Draft): void {
  const listed = place.collection === null ? undefined : collections.at(-1);
  if (listed?.collection !== place.collection || listed.isTitled) return;
  const [first] = listed.collection.items;
  if (first === undefined || !isBefore(element, first)) return;
  listed.heading = text;
  listed.isTitled = true;
}

interface Around {
  heading: string;
  order: number;
  textRegions: Set<Element>;
  dirt: Dirt;
}

function describeFind(find: Find, draft: Draft, around: Around): void {
  const { element, place, collection } = find;
  const { heading, order } = around;
  switch (find.kind) {
    case 'control':
    case 'weak':
    case 'choice': {
      const asField = find.kind === 'choice' && isFieldChoice(find, around.textRegions);
      if (asField) addField(find, draft, heading, order);
      else addControl(find, draft, around);
      break;
    }
    case 'field':
      addField(find, draft, heading, order);
      break;
    case 'collection': {
      if (collection && whyUnseen(element) === undefined) {
        draft.collections.push({ find, collection, heading, landmark: place.landmark });
      }
      break;
    }
  }
}

/** The regions and forms that have something to fill: a checkbox there is one of their fields. */
function regionsWithFields(finds: readonly Find[]): Set<Element> {
  const regions = new Set<Element>();
  for (const { kind, element, place } of finds) {
    if (kind !== 'field') continue;
    regions.add((element as Partial<HTMLInputElement>).form ?? place.form ?? place.region);
  }
  return regions;
}

function isFieldChoice({ element, place }: Find, regions: Set<Element>): boolean {
  const form = (element as Partial<HTMLInputElement>).form ?? place.form;
  if (place.item !== null && place.collection !== null && place.collection.items.size > 2) return false;
  return form !== null || regions.has(place.region) || place.group !== null;
}

function addHeading({ element, place }: Find, draft: Draft): string {
  if (whyUnseen(element) !== undefined) return '';
  const text = label(seenText(element, 120));
  const level = Number(element.getAttribute('aria-level') ?? element.nodeName.slice(1)) || 2;
  if (text !== '') draft.headings.push({ text, level, inItem: place.item !== null });
  return text;
}

function addControl(find: Find, draft: Draft, { heading, order, dirt }: Around): void {
  const known = find.control;
  let control: Control;
  if (known === undefined || !isSameSources(find.element, known.sources, known.isNameless, dirt)) {
    control = describeControl(find, heading, order);
  } else if (known.heading !== heading || known.order !== order) {
    control = { ...known, heading, order };
  } else control = known;
  find.control = control;
  const isReached = find.place.behind !== null;
  if (control.unseen !== undefined && control.unseen !== 'transparent' && !isReached) return;
  if (control.label === '' && control.use === 'weak') return;
  draft.controls.push(control);
}

/** Hidden file inputs count: pages open them from a button, and files are put in without one. */
function addField({ element, place }: Find, draft: Draft, heading: string, order: number): void {
  const reason = whyUnseen(element);
  const type = (element as Partial<HTMLInputElement>).type;
  const isStyled = type === 'file' || type === 'checkbox' || type === 'radio';
  if (reason === 'inert') return;
  const isSeen = reason === undefined || reason === 'transparent' || isStyled;
  if (!isSeen && visibleProxy(element) === null) return;
  draft.fields.push({ element, place, heading, order });
}

/** Signed in where one can sign out, signed out where one can sign in or is asked to; nobody knows where one can do both. */
function loginStateOf(controls: readonly Control[], fields: readonly FieldFind[]): LoginState {
  const parts = controls.some(({ kind }) => kind === 'logout');
  const invites = controls.some(({ kind, label: said }) => kind === 'login' && said.split(' ').length <= 3);
  if (parts) return invites ? 'unknown' : 'in';
  const asks = fields.some(({ element }) => (element as Partial<HTMLInputElement>).type === 'password');
  return invites || asks ? 'out' : 'unknown';
}

function coverageOf(controls: readonly Control[]): number {
  if (controls.length === 0) return 1;
  const said = controls.filter((control) => control.use !== 'weak' && control.label !== '').length;
  return Math.round((said / controls.length) * 100) / 100;
}

/** What a collection is called: its caption, its name, its region's name, the heading before it, or what it looks like. */
export function collectionName(collection: Collection, heading: string): string {
  const { element, shape } = collection;
  const region = closest(element, 'section,[role=region],[role=tabpanel],aside');
  const own = label(labelOfCollection(element)) || (region === null ? '' : label(labelOfCollection(region)));
  if (own !== '') return own;
  if (heading !== '') return heading;
  if (shape === 'definitions') return 'details';
  return shape === 'boxes' ? 'table' : shape;
}

function labelOfCollection(element: Element): string {
  const said = element.getAttribute('aria-label') ?? '';
  if (said.trim() !== '') return scrub(said, element.ownerDocument);
  const isNamed =
    element.hasAttribute('aria-labelledby') || Boolean((element as Partial<HTMLTableElement>).caption);
  return isNamed ? labelOf(element) : '';
}
