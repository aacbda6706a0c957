/** Repeated controls of rows and cards become one template; repeated links become one of their cluster. */
import { hash, plain } from '../../lib/text';
import { boxLabel } from './boxLabel';
import { type Collection, MANY_ITEMS } from './collections';
import { type Control, itemLabel } from './describe';

/** One control that stands for all of its kind in a collection. */
export interface Template {
  control: Control;
  collection: Collection;
}

/** More controls of one role and label than this are one cluster wherever they stand. */
const MANY_ALIKE = 4;

/** A menu has no more items than this. */
const MAX_MENU = 15;

export interface Folded {
  /** Controls that stand for themselves. */
  singles: Control[];
  templates: Template[];
}

/** Parts the controls of items from the others, and keeps one for each repeated kind. */
export function* foldTemplates(controls: readonly Control[]): Generator<void, Folded> {
  const groups: Control[][] = [];
  const singles: Control[] = [];
  const byRowKey = new Map<Element, Map<string, Control[]>>();
  for (const [index, control] of controls.entries()) {
    if ((index & 63) === 0) yield;
    const { collection, item } = control.place;
    if (collection === null || item === null || control.element === item) {
      singles.push(control);
      continue;
    }
    let known = byRowKey.get(collection.element);
    if (known === undefined) {
      known = new Map();
      byRowKey.set(collection.element, known);
    }
    control.rowKey ??= groupKey(control, collection);
    let group = known.get(control.rowKey);
    if (group === undefined) {
      group = [];
      groups.push(group);
      known.set(control.rowKey, group);
    }
    group.push(control);
  }
  const templates: Template[] = [];
  for (const group of groups) {
    const [first] = group;
    const collection = first?.place.collection;
    if (first && collection && isRepeated(group, collection)) templates.push({ control: first, collection });
    else singles.push(...group);
  }
  singles.sort((a, b) => a.order - b.order);
  return { singles, templates };
}

function isRepeated(group: Control[], collection: Collection): boolean {
  const [first] = group;
  if (group.every(({ place }) => place.item === first?.place.item) || isMenu(group, collection)) return false;
  if (collection.items.size > MANY_ITEMS) return true;
  const items = new Set(group.map((control) => control.place.item));
  const labels = new Set(group.map((control) => wordsApart(control)));
  return labels.size === 1 || (items.size >= 3 && labels.size < items.size / 2);
}

/** Items that are nothing but their one link, each another: a menu, not data. */
function isMenu(group: readonly Control[], { items }: Collection): boolean {
  if (items.size > MAX_MENU || group.length !== items.size) return false;
  const labels = new Set(group.map(({ label }) => label));
  return labels.size === group.length && group.every(isWholeItem);
}

function isWholeItem({ label, place }: Control): boolean {
  return place.item !== null && plain(itemLabel(place.item)) === plain(label);
}

/** Controls with the same words in each row are one kind; others are told by where in the row they stand. */
function groupKey(control: Control, collection: Collection): string {
  const words = collection.items.size > MANY_ITEMS ? '' : wordsApart(control);
  return words === ''
    ? `${control.role} ${pathIn(control)} ${control.kind ?? ''}`
    : `${control.role} ${words}`;
}

/** The label without numbers and without what its row is called: "Save Casa do Rio" is "save". */
function wordsApart({ label, place }: Control): string {
  const own = plain(label);
  const title = place.item === null ? '' : plain(itemLabel(place.item));
  const rest = title.length > 2 && own.length > title.length ? own.replace(title, '#') : own;
  return rest.replace(/\d+/g, '#').trim();
}

function pathIn({ element, place }: Control): string {
  const parts: string[] = [];
  for (
    let at: Element | null = element;
    at !== null && at !== place.item && parts.length < 8;
    at = at.parentElement
  ) {
    const tag = at.nodeName;
    const cell = tag === 'TD' || tag === 'TH' ? (at as HTMLTableCellElement).cellIndex : '';
    parts.push(`${tag}${cell}.${firstClass(at)}`);
  }
  return parts.join('<');
}

function firstClass(element: Element): string {
  const classes = element.hasAttributes() ? element.getAttribute('class') : null;
  return classes === null ? '' : (classes.trim().split(/\s+/)[0] ?? '').replace(/\d+/g, '');
}

/** The best of each cluster of links with one label and one target, and how big the cluster is. */
export function* foldClusters(
  controls: readonly Control[],
  worth: (control: Control) => number,
): Generator<void, { control: Control; clusterId?: string }[]> {
  const clusters = new Map<string, Control[]>();
  const counts = new Map<string, number>();
  const nameOf = (control: Control) => (control.href === undefined ? `${control.role} ${control.label}` : '');
  for (const control of controls) counts.set(nameOf(control), (counts.get(nameOf(control)) ?? 0) + 1);
  for (const control of controls) {
    const isMany =
      nameOf(control) !== '' && control.label !== '' && (counts.get(nameOf(control)) ?? 0) > MANY_ALIKE;
    yield;
    const isAlike = !isMany && nameOf(control) !== '' && (counts.get(nameOf(control)) ?? 0) > 1;
    const key = clusterKey(control, isMany) + (isAlike ? boxLabel(control.element) : '');
    const cluster = clusters.get(key);
    if (cluster === undefined) clusters.set(key, [control]);
    else cluster.push(control);
  }
  const best: { control: Control; clusterId?: string }[] = [];
  for (const [key, cluster] of clusters) {
    yield;
    const control = cluster.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    best.push(cluster.length > 1 ? { control, clusterId: `k${hash(key)}` } : { control });
  }
  return best;
}

/** Two buttons with one label do two things, unless they share even their surroundings; two links to one place do one. */
function clusterKey(control: Control, isMany: boolean): string {
  const { role, label, href, heading, order } = control;
  if (isMany) return `${role} ${plain(label)}`;
  if (href !== undefined) return `link ${plain(label)} ${href.replace(/#.*$/s, '')}`;
  const place = control.place.item ?? control.place.group ?? control.place.form ?? control.place.region;
  return `${role} ${plain(label)} ${heading} ${label === '' ? order : regionNumber(place)}`;
}

const regionNumbers = new WeakMap<Element, number>();
let nextRegion = 0;

/** Elements have no name to compare by; each gets a number when it is first asked for. */
function regionNumber(element: Element): number {
  let number = regionNumbers.get(element);
  if (number === undefined) {
    number = nextRegion++;
    regionNumbers.set(element, number);
  }
  return number;
}
