/** What an action changed, in labels: "+ Saved" came, "- Loading" went. */
import { MAX_CHANGES } from '../../generated/limits';
import type { MiniDialog } from '../../generated/types';
import { cut } from '../../lib/text';
import { countOf } from './count';
import { summarizeDialog } from './dialog';
import { collectionName, type Snapshot } from './snapshot';

/** What stood on the page at one moment. */
export interface Mark {
  version: number;
  dialog: MiniDialog | undefined;
  labels: Map<string, number>;
}

/** The labels of the snapshot: messages, the dialog, headings, fields, controls and counts, most telling first. */
export function markOf(snapshot: Snapshot, version: number): Mark {
  const labels = new Map<string, number>();
  const add = (said: string) => {
    if (said !== '') labels.set(said, (labels.get(said) ?? 0) + 1);
  };
  for (const message of snapshot.messages) add(message.text);
  for (const heading of snapshot.headings) add(heading.text);
  for (const { collection, heading } of snapshot.collections) {
    add(`${collectionName(collection, heading)}: ${countOf(collection).count} items`);
  }
  for (const form of snapshot.forms) add(form.label);
  for (const { element, label } of snapshot.controls) if (!leadsWithin(element)) add(label);
  return { version, dialog: snapshot.dialog ? summarizeDialog(snapshot.dialog) : undefined, labels };
}

/** "Skip to content" is shown while it has the focus: a link to a place of the page is no news of the page. */
function leadsWithin(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement) || element.hash.length < 2) return false;
  const { ownerDocument: page } = element;
  return (
    element.href.split('#')[0] === page.URL.split('#')[0] &&
    page.getElementById(element.hash.slice(1)) !== null
  );
}

/** At most eight labels that came or went between the marks. */
export function changesBetween(before: Mark, after: Mark): string[] {
  const came = [...after.labels.keys()].filter((said) => !before.labels.has(said));
  const went = [...before.labels.keys()].filter((said) => !after.labels.has(said));
  const room = Math.max(MAX_CHANGES - Math.min(went.length, 3), MAX_CHANGES - went.length);
  const kept = came.slice(0, room);
  return [
    ...kept.map((said) => cut(`+ ${said}`, 80)),
    ...went.slice(0, MAX_CHANGES - kept.length).map((said) => cut(`- ${said}`, 80)),
  ];
}
