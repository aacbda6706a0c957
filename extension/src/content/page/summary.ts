/** The summary is cut from a snapshot by rank: what a person would most likely use on this page. */
import { FOLD_FACTOR, MAX_HEADINGS, MAX_ITEM_FIELDS } from '../../generated/limits';
import type { Landmark, MiniAction, MiniCollection, MiniPCD } from '../../generated/types';
import { type Budget, fitSummary, keepBest } from '../../lib/budget';
import { clean, cut } from '../../lib/text';
import { coverOf, getStates, isAboveFold, isDisabled, isFoldedAway } from '../aria';
import { contextOf, type Likes, stepOf, twinsIn } from './beside';
import { countOf } from './count';
import { coverTest } from './curtain';
import { actionRole, type Control, landmarkPart, shownAt, tellApart } from './describe';
import { summarizeDialog } from './dialog';
import { summarizeForm } from './forms';
import { httpErrorOf } from './httpError';
import type { Ids } from './ids';
import { collectionName, fieldsIn, rowIn, type Snapshot } from './snapshot';
import { foldClusters, foldTemplates } from './templates';

const LANDMARKS: readonly Landmark[] = ['header', 'nav', 'main', 'aside', 'footer'];
const PLACE_WORTH: Readonly<Record<Landmark, number>> = { main: 5, nav: 4, header: 3, aside: 2, footer: 0 };
const ROLE_WORTH: Readonly<Record<string, number>> = {
  button: 5,
  tab: 4,
  link: 3,
  menuitem: 4,
  checkbox: 3,
  switch: 3,
};
/** Kinds that lead somewhere in nearly every task. */
const KEY_KINDS = new Set(
  'login logout signup checkout place_order pay add_to_cart cart search download_invoice invoices billing book apply save submit send next accept_cookies upload download'.split(
    ' ',
  ),
);

/** What being above the fold is worth; whether it is, costs a look at its box. */
const ABOVE_FOLD = 3;

/** What the summary says of the document itself. */
export interface Head {
  ts: number;
  documentId: string;
}

interface Chosen {
  control: Control;
  /** Something takes its clicks. */
  isCovered?: boolean;
  clusterId?: string;
  collectionId?: string;
}

/** The summary of the snapshot within the budget. Deterministic. Each `yield` is a point where the work may pause. */
export function* summarize(
  document: Document,
  snapshot: Snapshot,
  ids: Ids,
  head: Head,
  budget: Budget,
): Generator<void, MiniPCD> {
  const isCovered = snapshot.dialog === null ? coverTest(document) : () => false;
  const { chosen, left } = yield* chooseActions(snapshot, ids, budget.actions);
  const actions: MiniAction[] = [];
  const labels = countLabels(chosen.map(({ control }) => control.label));
  const twins = twinsIn(chosen.map(({ control }) => control));
  for (const one of chosen) {
    if (isCovered(shownAt(one.control))) one.isCovered = true;
    const isRepeated = (labels.get(one.control.label) ?? 0) > 1;
    actions.push(summarizeAction(one, ids, { isRepeated, isTwin: twins.has(one.control) }));
    yield;
  }
  const apart = tellApart(actions, (index) => chosen[index]?.control.heading ?? '');
  const lists = yield* chooseCollections(snapshot, ids);
  const language = document.documentElement.lang.slice(0, 35);
  return fitSummary(
    {
      url: document.location.href,
      origin: document.location.origin,
      title: cut(clean(document.title), 200),
      loginState: snapshot.loginState,
      ...httpErrorOf(document),
      ts: head.ts,
      documentId: head.documentId,
      ...(language ? { language } : {}),
      landmarks: LANDMARKS.filter((landmark) => snapshot.landmarks.has(landmark)),
      headings: chooseHeadings(snapshot),
      messages: snapshot.messages,
      ...(snapshot.dialog ? { dialog: summarizeDialog(snapshot.dialog) } : {}),
      actions: apart,
      forms: snapshot.forms.map((form) => summarizeForm(form, ids, isCovered)),
      collections: lists.chosen,
      frames: [],
      truncated: { actions: left, forms: 0, collections: lists.left },
      metrics: measurePage(document, snapshot.coverage),
    },
    budget,
  );
}

/** The best headings by level, in document order. */
function chooseHeadings({ headings }: Snapshot): string[] {
  const seen = new Set<string>();
  const unique = headings.filter(({ text }) => !seen.has(text) && seen.add(text));
  const [kept] = keepBest(unique, MAX_HEADINGS, ({ level, inItem }) => -level - (inItem ? 10 : 0));
  return kept.map(({ text }) => text);
}

function* chooseActions(
  snapshot: Snapshot,
  ids: Ids,
  max: number,
): Generator<void, { chosen: Chosen[]; left: number }> {
  const { singles, templates } = yield* foldTemplates(snapshot.controls);
  const repeated = countLabels(singles.map((control) => control.label));
  const worth = (control: Control) =>
    worthOf(control, repeated) + (isAboveFold(shownAt(control), FOLD_FACTOR) ? ABOVE_FOLD : 0);
  const pool: Chosen[] = [
    ...(yield* foldClusters(singles, worth)),
    ...templates.map(({ control, collection }) => ({
      control,
      collectionId: ids.of('collection', collection.element),
    })),
  ];
  pool.sort((a, b) => a.control.order - b.control.order);
  yield;
  const best = yield* keepLikely(pool, max * 2, (control) => worthOf(control, repeated));
  // Where some must go, the hit test tells what is folded away, too.
  const likely = best.length > max ? best : best.filter(({ control }) => !isFoldedAway(shownAt(control)));
  const covered = new Set<Chosen>();
  // A hit test makes the browser paint: only those are tested that could be chosen, and only if some must go.
  for (const one of likely.length > max ? likely : []) {
    if (coverOf(shownAt(one.control)) !== null) covered.add(one);
    yield;
  }
  const [chosen] = keepBest(
    likely,
    max,
    (one) => worth(one.control) + (one.collectionId ? 4 : 0) - (covered.has(one) ? 8 : 0),
  );
  return { chosen, left: pool.length - chosen.length };
}

interface Ranked {
  one: Chosen;
  index: number;
  least: number;
  worth: number;
}

/** The best of the pool in its order. Boxes are read only of what could be among them. */
function* keepLikely(
  pool: readonly Chosen[],
  max: number,
  leastWorth: (control: Control) => number,
): Generator<void, Chosen[]> {
  if (pool.length <= max) return [...pool];
  const ranked: Ranked[] = [];
  for (const [index, one] of pool.entries()) {
    ranked.push({ one, index, least: leastWorth(one.control), worth: 0 });
    yield;
  }
  ranked.sort((a, b) => b.least - a.least || a.index - b.index);
  let seen = 0;
  for (const next of ranked) {
    if ((seen & 31) === 0 && seen >= max && isDecided(ranked.slice(0, seen), next, max)) break;
    next.worth = next.least + (isAboveFold(shownAt(next.one.control), FOLD_FACTOR) ? ABOVE_FOLD : 0);
    seen++;
    yield;
  }
  const [kept] = keepBest(ranked.slice(0, seen).sort(byIndex), max, ({ worth }) => worth);
  return kept.map(({ one }) => one);
}

function byIndex(a: Ranked, b: Ranked): number {
  return a.index - b.index;
}

/** Whether there are `max` that no later one can beat. */
function isDecided(seen: readonly Ranked[], next: Ranked, max: number): boolean {
  const most = next.least + ABOVE_FOLD;
  const sure = seen.filter(({ worth, index }) => worth > most || (worth === most && index < next.index));
  return sure.length >= max;
}

/** What a control is worth in the summary wherever it stands; higher is better. */
function worthOf(control: Control, repeated: ReadonlyMap<string, number>): number {
  const { place, role, kind, element } = control;
  let worth = (place.landmark ? PLACE_WORTH[place.landmark] : 4) + (ROLE_WORTH[role] ?? 2);
  if (kind !== undefined) worth += KEY_KINDS.has(kind) ? 5 : 2;
  if (control.label === '') worth -= 8;
  if (control.label.length > 60) worth -= 2;
  if (control.unseen !== undefined || place.muted) worth -= 6;
  if (control.use === 'weak') worth -= 2;
  if (isDisabled(element)) worth -= 4;
  if (place.item !== null) worth -= 3;
  if (place.form !== null) worth += 1;
  worth -= Math.min(4, ((repeated.get(control.label) ?? 1) - 1) / 2);
  return worth;
}

function countLabels(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of labels) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The control as an action. Its surroundings are told where its label alone does not tell it from another. */
function summarizeAction(
  { control, clusterId, collectionId, isCovered }: Chosen,
  ids: Ids,
  likes: Likes,
): MiniAction {
  const { element, place } = control;
  const role = actionRole(control.role);
  const state = getStates(element);
  const isTold = likes.isRepeated || place.item || place.behind || collectionId;
  const context = stepOf(control) || (isTold ? contextOf(control, collectionId !== undefined, likes) : '');
  return {
    id: ids.of('action', element),
    label: control.label,
    role,
    ...(role === 'other' ? { ariaRole: cut(control.role, 40) } : {}),
    ...(control.kind ? { kind: control.kind } : {}),
    ...landmarkPart(place),
    ...(isAboveFold(shownAt(control), FOLD_FACTOR) ? { aboveFold: true } : {}),
    ...(clusterId ? { clusterId } : {}),
    ...(collectionId ? { appliesToCollectionId: collectionId } : {}),
    ...(Object.keys(state).length > 0 ? { state } : {}),
    ...(isCovered ? { covered: true } : {}),
    ...(context && context !== control.label ? { context } : {}),
    ...(control.href && !collectionId ? { href: control.href } : {}),
  };
}

function* chooseCollections(
  snapshot: Snapshot,
  ids: Ids,
): Generator<void, { chosen: MiniCollection[]; left: number }> {
  const [kept, left] = keepBest(snapshot.collections, 40, ({ collection }) => collection.items.size);
  const chosen: MiniCollection[] = [];
  for (const listed of kept) {
    const { collection, heading, landmark } = listed;
    const { count, virtual } = countOf(collection);
    const row = rowIn(listed);
    yield;
    chosen.push({
      id: ids.of('collection', collection.element),
      name: collectionName(collection, heading),
      itemFields: fieldsIn(listed).slice(0, MAX_ITEM_FIELDS),
      ...(landmark ? { landmark } : {}),
      approxCount: count,
      ...(virtual ? { virtual } : {}),
      ...(row ? { row } : {}),
    });
    yield;
  }
  return { chosen, left };
}

function measurePage(document: Document, ariaCoverage: number): NonNullable<MiniPCD['metrics']> {
  const view = document.defaultView;
  const { scrollHeight } = document.documentElement;
  return {
    ariaCoverage,
    viewportH: Math.round(view?.innerHeight ?? 0),
    viewportW: Math.round(view?.innerWidth ?? 0),
    scrollY: Math.max(0, Math.round(view?.scrollY ?? 0)),
    pageH: Math.round(Math.max(scrollHeight, (view?.innerHeight ?? 0) / FOLD_FACTOR)),
  };
}
