/** An Observation says what is different after an action, in words and numbers of the page, and never a secret's value. */
import { MAX_CHANGES } from '../generated/limits';
import type { CollectionCount, Message, Observation } from '../generated/types';
import { findFocused, readText } from './actions';
import { getRole, isSecret, scrub } from './aria';

/** The part of the page model that an observation is made from. */
export interface ObservedPage {
  readonly version: number;
  mark(): unknown;
  /** Labels that appeared or went since the mark, "+ Saved", "- Loading". */
  changesSince(mark: never): string[];
  messages(): Message[];
  collectionCounts(): CollectionCount[];
}

/** The page as it was just before an action. */
export interface Before {
  mark: never;
  url: string;
}

/** What was acted on, for its value. */
export interface ActedOn {
  element?: Element | undefined;
  secret?: boolean | undefined;
  /** Texts that came while it settled. */
  texts?: Iterable<string>;
}

const FIELDS = 'input, textarea, select, [contenteditable]';

export function markBefore(page: ObservedPage, document: Document): Before {
  return { mark: page.mark() as never, url: document.URL };
}

/** Compares the page with what it was. */
export function observe(page: ObservedPage, document: Document, before: Before, acted: ActedOn): Observation {
  const changes = listChanges(page.changesSince(before.mark), acted.texts ?? [], document);
  const messages = page.messages();
  const counts = page.collectionCounts();
  const focused = findFocused(document);
  const value = readValue(acted);
  return {
    url: document.URL,
    title: document.title.slice(0, 200),
    ts: page.version,
    ...(document.URL === before.url ? {} : { urlChanged: true }),
    ...(counts.length > 0 ? { collectionSummary: counts } : {}),
    ...(focused && focused !== document.body ? { focusedRole: getRole(focused).slice(0, 40) } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(messages.length > 0 ? { messages } : {}),
    ...(value === undefined ? {} : { value }),
  };
}

/** What the page model tells, then texts that it knows no label for; at most MAX_CHANGES. */
function listChanges(told: readonly string[], texts: Iterable<string>, document: Document): string[] {
  const changes = [...told];
  for (const text of texts) {
    if (changes.length >= MAX_CHANGES) break;
    const said = scrub(text, document);
    if (!changes.some((change) => change.includes(said.slice(0, 60)))) changes.push(`+ ${said}`);
  }
  return changes.slice(0, MAX_CHANGES);
}

/** The value of the acted field; undefined for anything else and for secrets. */
function readValue({ element, secret }: ActedOn): string | undefined {
  if (!element?.isConnected || secret || isSecret(element) || !element.matches(FIELDS)) return undefined;
  if (element instanceof HTMLSelectElement) {
    return [...element.selectedOptions]
      .map((option) => option.label)
      .join(', ')
      .slice(0, 2_000);
  }
  if (element.matches('input[type="checkbox"], input[type="radio"], input[type="file"]')) return undefined;
  return scrub(readText(element), element.ownerDocument).slice(0, 2_000);
}
