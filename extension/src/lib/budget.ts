/** A summary never exceeds its budget: what is worth least goes first, and how much went is told in `truncated`. */
import {
  MAX_ACTIONS,
  MAX_COLLECTIONS,
  MAX_FORMS,
  MAX_FRAMES,
  MAX_HEADINGS,
  MAX_MESSAGES,
  MAX_PCD_BYTES,
} from '../generated/limits';
import type { Landmark, MiniAction, MiniCollection, MiniForm, MiniPCD, Truncated } from '../generated/types';
import { byteLength, cut } from './text';

/** The ceilings of one summary; `bytes` of UTF-8 JSON. */
export interface Budget {
  bytes: number;
  actions: number;
  forms: number;
  collections: number;
}

export const PAGE_BUDGET: Readonly<Budget> = {
  bytes: MAX_PCD_BYTES,
  actions: MAX_ACTIONS,
  forms: MAX_FORMS,
  collections: MAX_COLLECTIONS,
};

const ROLE_WORTH: Readonly<Record<MiniAction['role'], number>> = {
  button: 6,
  tab: 5,
  link: 4,
  checkbox: 4,
  menuitem: 4,
  radio: 3,
  other: 3,
};
const LANDMARK_WORTH: Readonly<Record<Landmark, number>> = {
  main: 4,
  nav: 3,
  header: 2,
  aside: 1,
  footer: 0,
};

/** What an action is worth by what the summary says of it; higher is better. */
export function rankAction(action: MiniAction): number {
  let worth = ROLE_WORTH[action.role] + (action.landmark ? LANDMARK_WORTH[action.landmark] : 3);
  if (action.kind) worth += 3;
  if (action.aboveFold) worth += 2;
  if (action.appliesToCollectionId) worth += 3;
  if (action.state?.disabled) worth -= 3;
  if (action.covered) worth -= 5;
  if (action.framePath) worth -= 1;
  if (action.label === '') worth -= 8;
  return worth;
}

/** The best `max` of the list in their old order, and how many went. Ties keep the earlier one. */
export function keepBest<T>(items: readonly T[], max: number, worth: (item: T) => number): [T[], number] {
  if (items.length <= max) return [[...items], 0];
  const order = items.map((item, index) => ({ index, worth: worth(item) }));
  order.sort((a, b) => b.worth - a.worth || a.index - b.index);
  const kept = new Set(order.slice(0, max).map((entry) => entry.index));
  return [items.filter((_, index) => kept.has(index)), items.length - max];
}

/** The bytes that the summary takes on the wire. */
export function measure(summary: MiniPCD): number {
  return byteLength(JSON.stringify(summary));
}

/** The summary within the budget: counts first, then bytes. The same summary gives the same bytes. */
export function fitSummary(summary: MiniPCD, budget: Readonly<Budget> = PAGE_BUDGET): MiniPCD {
  const [actions, lessActions] = keepBest(summary.actions, budget.actions, rankAction);
  const [forms, lessForms] = keepBest(summary.forms, budget.forms, rankForm);
  const [collections, lessCollections] = keepBest(summary.collections, budget.collections, rankCollection);
  const { truncated } = summary;
  const counted: MiniPCD = {
    ...summary,
    url: shortUrl(summary.url),
    title: cut(summary.title, 200),
    headings: summary.headings.slice(0, MAX_HEADINGS),
    messages: summary.messages.slice(0, MAX_MESSAGES),
    frames: summary.frames.slice(0, MAX_FRAMES),
    actions,
    forms,
    collections,
    truncated: {
      actions: truncated.actions + lessActions,
      forms: truncated.forms + lessForms,
      collections: truncated.collections + lessCollections,
      ...leftOut(truncated, summary.frames.length - MAX_FRAMES),
    },
  };
  return fitBytes(counted, budget.bytes);
}

function rankForm(form: MiniForm): number {
  return Math.min(form.fieldSummaries.length, 6) + (form.purpose ? 4 : 0) - (form.framePath ? 1 : 0);
}

function rankCollection(collection: MiniCollection): number {
  const place = collection.landmark ? LANDMARK_WORTH[collection.landmark] : 3;
  return place + Math.min(collection.itemFields.length, 6) + Math.min(collection.approxCount ?? 0, 20) / 5;
}

/** An address of at most 1,000 characters: what is too long loses its query first. */
function shortUrl(url: string): string {
  if (url.length <= 1_000) return url;
  const bare = url.replace(/[?#].*$/s, '');
  return bare.length <= 1_000 ? bare : bare.slice(0, 1_000);
}

/** Something that can be left out: its worth, its bytes and how to leave it out. */
interface Piece {
  worth: number;
  bytes: number;
  drop: (draft: Draft) => void;
}

/** What `fitBytes` decides, before it builds the smaller summary. */
interface Draft {
  actions: Set<number>;
  contexts: Set<number>;
  hrefs: Set<number>;
  collections: Set<number>;
  fields: Map<number, number>;
  options: Set<string>;
  headings: number;
  messages: number;
  frames: number;
}

function fitBytes(summary: MiniPCD, max: number): MiniPCD {
  let size = measure(summary);
  if (size <= max) return summary;
  const pieces = [...actionPieces(summary), ...formPieces(summary), ...otherPieces(summary)];
  pieces.sort((a, b) => a.worth - b.worth);
  const draft: Draft = {
    actions: new Set(),
    contexts: new Set(),
    hrefs: new Set(),
    collections: new Set(),
    fields: new Map(),
    options: new Set(),
    headings: summary.headings.length,
    messages: summary.messages.length,
    frames: summary.frames.length,
  };
  let smaller = summary;
  for (const piece of pieces) {
    piece.drop(draft);
    size -= piece.bytes;
    if (size > max) continue;
    smaller = redraw(summary, draft);
    size = measure(smaller);
    if (size <= max) return smaller;
  }
  smaller = redraw(summary, draft);
  return measure(smaller) <= max ? smaller : bareSummary(smaller);
}

/** The last resort, for names and addresses that alone fill the budget. */
function bareSummary(summary: MiniPCD): MiniPCD {
  return { ...summary, url: summary.url.slice(0, 300), title: cut(summary.title, 60) };
}

function bytesOf(value: unknown): number {
  return byteLength(JSON.stringify(value)) + 1;
}

/** Actions from the least to the best; their context and address go before they do. */
function actionPieces(summary: MiniPCD): Piece[] {
  const order = summary.actions.map((action, index) => ({ action, index, worth: rankAction(action) }));
  order.sort((a, b) => b.worth - a.worth || a.index - b.index);
  return order.flatMap(({ action, index }, place): Piece[] => {
    const context = action.context ? bytesOf(action.context) + 10 : 0;
    const href = action.href ? bytesOf(action.href) + 7 : 0;
    const rest = bytesOf(action) - context - href;
    return [
      { worth: 50 - place, bytes: context, drop: (draft) => draft.contexts.add(index) },
      { worth: 45 - place, bytes: href, drop: (draft) => draft.hrefs.add(index) },
      { worth: 100 - place * 2.5, bytes: rest, drop: (draft) => draft.actions.add(index) },
    ];
  });
}

function formPieces(summary: MiniPCD): Piece[] {
  return summary.forms.flatMap((form, index) =>
    form.fieldSummaries.flatMap((field, place): Piece[] => {
      const options = field.options ? bytesOf(field.options) + 10 : 0;
      const worth = 105 - place * 3 - index * 6;
      return [
        { worth: worth - 50, bytes: options, drop: (draft) => draft.options.add(`${index}.${place}`) },
        { worth, bytes: bytesOf(field) - options, drop: (draft) => draft.fields.set(index, place) },
      ];
    }),
  );
}

function otherPieces(summary: MiniPCD): Piece[] {
  const collections = summary.collections.map((collection, index) => ({ collection, index }));
  collections.sort(
    (a, b) => rankCollection(b.collection) - rankCollection(a.collection) || a.index - b.index,
  );
  return [
    ...collections.map(({ collection, index }, place) => ({
      worth: 98 - place * 7,
      bytes: bytesOf(collection),
      drop: (draft: Draft) => draft.collections.add(index),
    })),
    ...summary.headings.map((heading, place) => ({
      worth: 75 - place * 6,
      bytes: bytesOf(heading),
      drop: (draft: Draft) => {
        draft.headings = place;
      },
    })),
    ...summary.messages.map((message, place) => ({
      worth: 99 - place * 5,
      bytes: bytesOf(message),
      drop: (draft: Draft) => {
        draft.messages = place;
      },
    })),
    ...summary.frames.map((frame, place) => ({
      worth: 60 - place * 2,
      bytes: bytesOf(frame),
      drop: (draft: Draft) => {
        draft.frames = place;
      },
    })),
  ];
}

/** The summary without what the draft leaves out. */
function redraw(summary: MiniPCD, draft: Draft): MiniPCD {
  const forms = summary.forms.map((form, index) => redrawForm(form, index, draft));
  const kept = forms.filter((form, index) => form.fieldSummaries.length > 0 || draft.fields.get(index) !== 0);
  const { truncated } = summary;
  return {
    ...summary,
    headings: summary.headings.slice(0, draft.headings),
    messages: summary.messages.slice(0, draft.messages),
    actions: summary.actions.flatMap((action, index) => redrawAction(action, index, draft)),
    forms: kept,
    collections: summary.collections.filter((_, index) => !draft.collections.has(index)),
    frames: summary.frames.slice(0, draft.frames),
    truncated: {
      actions: truncated.actions + draft.actions.size,
      forms: truncated.forms + forms.length - kept.length,
      collections: truncated.collections + draft.collections.size,
      ...leftOut(truncated, summary.frames.length - draft.frames),
    },
  };
}

/** Frames that are not told of, with `more` of them: absent where there are none. */
function leftOut({ frames = 0 }: Truncated, more: number): Pick<Truncated, 'frames'> {
  const count = frames + Math.max(0, more);
  return count > 0 ? { frames: count } : {};
}

function redrawAction(action: MiniAction, index: number, draft: Draft): MiniAction[] {
  if (draft.actions.has(index)) return [];
  const { context, href, ...rest } = action;
  return [
    {
      ...rest,
      ...(context !== undefined && !draft.contexts.has(index) ? { context } : {}),
      ...(href !== undefined && !draft.hrefs.has(index) ? { href } : {}),
    },
  ];
}

function redrawForm(form: MiniForm, index: number, draft: Draft): MiniForm {
  const keep = draft.fields.get(index) ?? form.fieldSummaries.length;
  const fields = form.fieldSummaries.slice(0, keep).map((field, place) => {
    if (!field.options || !draft.options.has(`${index}.${place}`)) return field;
    const { options, moreOptions, ...rest } = field;
    return { ...rest, moreOptions: options.length + (moreOptions ?? 0) };
  });
  const more = (form.moreFields ?? 0) + form.fieldSummaries.length - fields.length;
  return { ...form, fieldSummaries: fields, ...(more > 0 ? { moreFields: more } : {}) };
}
