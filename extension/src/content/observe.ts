/** An Observation says what is different after an action, in words and numbers of the page, and never a secret's value. */
import { MAX_CHANGES, MAX_LABEL_CHARS } from '../generated/limits';
import type { CollectionCount, Message, MiniDialog, Observation } from '../generated/types';
import { cut } from '../lib/text';
import { findFocused, readText } from './actions';
import { getRole, isSecret, scrub } from './aria';

/** The part of the page model that an observation is made from. */
export interface ObservedPage {
  readonly version: number;
  /** What stands on the page, with the modal dialog that is open. */
  mark(): { dialog: MiniDialog | undefined };
  /** Labels that appeared or went since the mark, "+ Saved", "- Loading". */
  changesSince(mark: never): string[];
  messages(): Message[];
  collectionCounts(): CollectionCount[];
}

/** The page as it was just before an action. */
export interface Before {
  known: Known;
  url: string;
}

/** What the page model told of one version. */
interface Known {
  version: number;
  mark: never;
  messages: Message[];
  dialog: MiniDialog | undefined;
  counts: CollectionCount[];
}

/** What an action did, as far as it is known without asking the page model. */
export interface Aftermath {
  element?: Element | undefined;
  secret?: boolean | undefined;
  /** Texts that came while it settled. */
  texts: Iterable<string>;
  /** Something a person could notice happened. */
  seen: boolean;
  /** Paths of the requests that were sent. */
  requests: string[];
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Sees the difference that actions make. To look at a large page costs tens of ms: it looks once for each version. */
export class Witness {
  #known: Known | undefined;

  constructor(
    private readonly page: ObservedPage,
    private readonly document: Document,
  ) {}

  before(): Before {
    const { version } = this.page;
    if (this.#known?.version !== version) this.#known = this.#look();
    return { known: this.#known, url: this.document.URL };
  }

  /** Compares the page with what it was. */
  after(before: Before, aftermath: Aftermath): Observation {
    const same = !aftermath.seen && this.page.version === before.known.version;
    const told = same ? [] : this.page.changesSince(before.known.mark);
    const known = same ? before.known : this.#look();
    this.#known = known;
    const { dialog } = known;
    const hasOpened = dialog !== undefined && dialog.label !== before.known.dialog?.label;
    const changes = listChanges(told, aftermath.texts, this.document);
    return {
      ...this.glance(before, aftermath),
      ...(known.counts.length > 0 ? { collectionSummary: known.counts } : {}),
      ...(changes.length > 0 ? { changes } : {}),
      ...(hasOpened ? { dialog } : {}),
      ...(known.messages.length > 0 ? { messages: known.messages } : {}),
    };
  }

  /** What can be told without looking at the page as a whole: enough of a document that is about to go. */
  glance(before: Before, aftermath: Aftermath): Observation {
    const { document } = this;
    const focused = findFocused(document);
    const value = readValue(aftermath);
    return {
      url: document.URL,
      title: document.title.slice(0, 200),
      ts: this.page.version,
      ...(document.URL === before.url ? {} : { urlChanged: true }),
      ...(focused && focused !== document.body ? { focusedRole: getRole(focused).slice(0, 40) } : {}),
      ...(value === undefined ? {} : { value }),
      ...(aftermath.requests.length > 0 ? { requests: aftermath.requests } : {}),
    };
  }

  #look(): Known {
    const { page } = this;
    const mark = page.mark();
    const [messages, counts] = [page.messages(), page.collectionCounts()];
    return { version: page.version, mark: mark as never, messages, dialog: mark.dialog, counts };
  }
}

/** What the page model tells, then texts that it knows no label for; at most MAX_CHANGES. */
function listChanges(told: readonly string[], texts: Iterable<string>, document: Document): string[] {
  const changes = [...told];
  for (const text of texts) {
    if (changes.length >= MAX_CHANGES) break;
    const said = cut(scrub(text, document), MAX_LABEL_CHARS - 2);
    if (!changes.some((change) => change.includes(said.slice(0, 60)))) changes.push(`+ ${said}`);
  }
  return changes.slice(0, MAX_CHANGES);
}

/** The value of the acted field; undefined for anything else and for secrets. */
function readValue({ element, secret }: Aftermath): string | undefined {
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
