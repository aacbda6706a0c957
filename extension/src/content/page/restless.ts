/** Hidden fields that a page renews by itself, the time that went by, say, would make every yes come too late. */
import { saltedDigest } from './salt';

/** What a digest stood for, by digests of its own. */
interface Bound {
  shown: string;
  hidden: WeakMap<Element, string>;
  count: number;
}

/** What goes along: `shown` by what a person sees, `hidden` by field; whole values. */
export interface Sent {
  shown: unknown[];
  hidden: ReadonlyMap<Element, unknown>;
}

const MAX_BOUND = 16;
/** A hidden field that so often was all that changed between a card and its act is left out from then on. */
const TIMES = 2;

const bound = new Map<string, Bound>();
const changes = new WeakMap<Element, number>();

/** The digest of all that does not renew itself. `approved` is the one that a yes was given to, if any. */
export function digestOf(sent: Sent, approved?: string): string {
  const digest = digestNow(sent);
  if (approved === undefined || approved === digest || !learn(sent, approved)) return digest;
  return digestNow(sent);
}

function digestNow(sent: Sent): string {
  const hidden = [...sent.hidden].filter(([field]) => (changes.get(field) ?? 0) < TIMES);
  const digest = saltedDigest(JSON.stringify([sent.shown, hidden.map(([, value]) => value)]));
  bound.delete(digest);
  bound.set(digest, describe(sent));
  for (const [oldest] of bound) if (bound.size > MAX_BOUND) bound.delete(oldest);
  return digest;
}

function describe({ shown, hidden }: Sent): Bound {
  const digests = [...hidden].map(([field, value]) => [field, digestValue(value)] as const);
  return { shown: digestValue(shown), hidden: new WeakMap(digests), count: hidden.size };
}

function digestValue(value: unknown): string {
  return saltedDigest(JSON.stringify(value));
}

/** Counts, once for each card, the hidden fields that changed when nothing else did. True when one is left out now. */
function learn(sent: Sent, approved: string): boolean {
  const before = bound.get(approved);
  bound.delete(approved);
  const isSame = before?.shown === digestValue(sent.shown) && before.count === sent.hidden.size;
  if (!isSame || ![...sent.hidden.keys()].every((field) => before.hidden.has(field))) return false;
  let isLeftOut = false;
  for (const [field, value] of sent.hidden) {
    if (before.hidden.get(field) === digestValue(value)) continue;
    const times = (changes.get(field) ?? 0) + 1;
    changes.set(field, times);
    isLeftOut ||= times === TIMES;
  }
  return isLeftOut;
}
