/** `pcd.query` reaches everything on the page that has a label, also what the summary had no room for. */
import { FOLD_FACTOR, MAX_SCORING_CANDIDATES, MAX_TOP_K } from '../../generated/limits';
import type { QueryArgs, QueryHit } from '../../generated/types';
import { cut, label } from '../../lib/text';
import type { Candidate, Scorer } from '../../scoring/client';
import { getRole, isAboveFold, tooltipOf } from '../aria';
import { inPass, shadowRootOf } from '../dom';
import { besideText, rowLabel, twinsIn } from './beside';
import {
  type Control,
  type FieldFind,
  groupLabel,
  itemLabel,
  itemTitle,
  landmarkPart,
  openerLabel,
  shownAt,
  tellApart,
} from './describe';
import { fieldLabel } from './fieldNames';
import type { Form } from './forms';
import type { Ids } from './ids';
import { purposeOf } from './purpose';
import { collectionName, fieldsIn, type Listed, type Snapshot } from './snapshot';

const DEFAULT_TOP_K = 10;

/** Something that can be asked for: its words at once, the rest only for the best. */
export interface Entry {
  type: QueryHit['type'];
  label: string;
  words: string;
  candidate: () => Candidate;
  /** What it stands under. */
  heading?: string;
  hit: () => Omit<QueryHit, 'score'>;
}

/** The best of the page for the text, best first; without a text in document order. Ties keep the document's order. */
export async function query(
  all: readonly Entry[],
  scorer: Scorer,
  args: Pick<QueryArgs, 'kind' | 'text' | 'topK'>,
): Promise<QueryHit[]> {
  const topK = Math.min(args.topK ?? DEFAULT_TOP_K, MAX_TOP_K);
  const text = (args.text ?? '').trim();
  const entries = all.filter((entry) => args.kind === undefined || entry.type === args.kind);
  if (text === '') return inPass(() => entries.slice(0, topK).map((entry) => ({ ...entry.hit(), score: 0 })));
  const indexes = await scorer.shortlist(text, wordsOf(entries), MAX_SCORING_CANDIDATES);
  const best = indexes.map((index) => entries[index]).filter((entry) => entry !== undefined);
  const candidates = inPass(() => best.map((entry) => entry.candidate()));
  const scores = await scorer.score(text, candidates);
  const ranked = best
    .map((entry, index) => ({ entry, index, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (indexes[a.index] ?? 0) - (indexes[b.index] ?? 0));
  const hits = ranked.slice(0, topK);
  const told = inPass(() => hits.map(({ entry, score }) => ({ ...entry.hit(), score })));
  return tellApart(told, (index) => hits[index]?.entry.heading ?? '');
}

function* wordsOf(entries: readonly Entry[]): Generator<string> {
  for (const entry of entries) yield entry.words;
}

/** Everything of a snapshot that can be asked for. Each `yield` is a point where the work may pause. */
export function* buildEntries(snapshot: Snapshot, ids: Ids): Generator<void, Entry[]> {
  const twins = twinsIn(snapshot.controls);
  const context = itemContext(twins);
  const entries: Entry[] = [];
  for (const control of snapshot.controls) {
    entries.push(controlEntry(control, ids, context, twins.has(control)));
    yield;
  }
  for (const form of snapshot.forms) {
    entries.push(formEntry(form, ids));
    for (const field of form.fields) {
      entries.push(fieldEntry(form, field, ids));
      yield;
    }
  }
  for (const one of snapshot.collections) {
    entries.push(collectionEntry(one, ids));
    yield;
  }
  return entries;
}

/** The text of a control's row, group or heading, each row read once; of twins what stands beside them, too. */
function itemContext(twins: ReadonlySet<Control>): (control: Control) => string {
  const rows = new Map<Element, string>();
  const textOfRow = (item: Element): string => {
    const text = rows.get(item) ?? itemText(item);
    rows.set(item, text);
    return text;
  };
  return (control) => {
    const { heading, place } = control;
    const beside = twins.has(control) ? besideText(control) : '';
    // What else is in the row is said of each of the twins.
    if (place.item !== null)
      return beside === '' ? textOfRow(place.item) : `${beside} ${itemTitle(place.item)}`;
    const around = openerLabel(place) || groupLabel(place) || heading;
    return beside === '' || beside === around ? around : `${beside} ${around}`;
  };
}

/** The whole row in words; the visible text is read only for the hits. */
function itemText(item: Element): string {
  return textIn(item, item.ownerDocument).slice(0, 300);
}

/** The texts in it, in shadow roots too. */
function textIn(root: Node, document: Document): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let text = '';
  for (let node: Node | null = root; node !== null && text.length < 300; node = walker.nextNode()) {
    const shadow = node.nodeType === Node.ELEMENT_NODE ? shadowRootOf(node as Element) : null;
    if (shadow !== null) text += textIn(shadow, document);
    else if (node.nodeType === Node.TEXT_NODE) text += `${(node as Text).data} `;
  }
  return text;
}

function controlEntry(
  control: Control,
  ids: Ids,
  context: (control: Control) => string,
  isTwin: boolean,
): Entry {
  const { kind, href, place } = control;
  const tooltip = tooltipOf(control.element);
  const around = context(control);
  const more = `${around} ${tooltip} ${place.item === null ? '' : control.heading}`;
  return {
    type: 'action',
    label: control.label,
    heading: control.heading,
    words: `${control.label} ${kind ?? ''} ${more} ${href ?? ''}`,
    candidate: () => ({
      text: control.label,
      context: more,
      ...(kind ? { kind } : {}),
      ...(place.landmark ? { landmark: place.landmark } : {}),
      aboveFold: isAboveFold(shownAt(control), FOLD_FACTOR),
      ...(href ? { path: href } : {}),
      worth: control.unseen === undefined ? (control.use === 'weak' ? 0.5 : 1) : 0,
    }),
    hit: () => {
      const said = place.item === null ? label(around) : rowLabel(control, place.item, isTwin);
      return {
        id: ids.of('action', control.element),
        label: control.label,
        ...(kind ? { kind } : {}),
        role: cut(control.role, 40),
        type: 'action',
        ...landmarkPart(place),
        ...(said && said !== control.label ? { context: said } : {}),
        ...(href ? { href } : {}),
      };
    },
  };
}

function formEntry(form: Form, ids: Ids): Entry {
  const purpose = purposeOf(form);
  const said = form.label || form.submit?.label || purpose || 'form';
  const [first] = form.fields;
  const around = `${form.submit?.label ?? ''} ${form.fields
    .slice(0, 10)
    .map((field) => fieldLabel(field))
    .join(' ')}`;
  return {
    type: 'form',
    label: said,
    words: `${said} ${purpose ?? ''} ${around}`,
    candidate: () => ({
      text: said,
      context: around,
      ...(purpose ? { kind: purpose } : {}),
      ...(first?.place.landmark ? { landmark: first.place.landmark } : {}),
      worth: 0.8,
    }),
    hit: () => ({
      id: ids.of('form', form.element),
      label: said,
      ...(purpose ? { kind: purpose } : {}),
      role: 'form',
      type: 'form',
      ...(first ? landmarkPart(first.place) : {}),
    }),
  };
}

function fieldEntry(form: Form, field: FieldFind, ids: Ids): Entry {
  const { element, place, heading } = field;
  const said = fieldLabel(field);
  const names = `${element.getAttribute('name') ?? ''} ${element.id} ${element.getAttribute('placeholder') ?? ''}`;
  const row = place.item === null ? '' : itemText(place.item);
  const around = row || `${groupLabel(place)} ${form.label || heading}`;
  return {
    type: 'field',
    label: said,
    words: `${said} ${names} ${around}`,
    candidate: () => ({
      text: said,
      context: `${around} ${names}`,
      ...(place.landmark ? { landmark: place.landmark } : {}),
      worth: 1,
    }),
    hit: () => {
      const context = label(place.item === null ? around : itemLabel(place.item));
      return {
        id: ids.within(form.id, element),
        label: said,
        role: cut(getRole(element), 40),
        type: 'field',
        ...landmarkPart(place),
        ...(context && context !== said ? { context } : {}),
        formId: form.id,
      };
    },
  };
}

function collectionEntry(listed: Listed, ids: Ids): Entry {
  const { collection, heading, landmark } = listed;
  const said = collectionName(collection, heading);
  const columns = fieldsIn(listed).join(' ');
  return {
    type: 'collection',
    label: said,
    words: `${said} ${columns}`,
    candidate: () => ({ text: said, context: columns, ...(landmark ? { landmark } : {}), worth: 0.8 }),
    hit: () => ({
      id: ids.of('collection', collection.element),
      label: said,
      role: cut(getRole(collection.element), 40),
      type: 'collection',
      ...(landmark ? { landmark } : {}),
      ...(heading && heading !== said ? { context: heading } : {}),
    }),
  };
}
