/** Ranks short texts by a query: BM25 over words, with prefixes and near spellings, and boosts for the place on the page. */
import { plain, words } from '../lib/text';

/** One thing to rank. `text` is its label, `context` what stands around it. */
export interface Candidate {
  text: string;
  context?: string;
  kind?: string;
  landmark?: string;
  aboveFold?: boolean;
  /** Path of a link. */
  path?: string;
  /** Worth apart from the query, 0 to 1. */
  worth?: number;
}

const K1 = 1.2;
const B = 0.5;
const CONTEXT_WEIGHT = 0.35;
/** A word that few rows have tells one row from the next. */
const ROW_WEIGHT = 0.75;
const FEW_ROWS = 0.1;
const PATH_WEIGHT = 0.3;
const KIND_WEIGHT = 0.5;
const LANDMARK_BOOST: Readonly<Record<string, number>> = {
  main: 1.06,
  nav: 1.04,
  header: 1.02,
  footer: 0.92,
  aside: 0.97,
};
/** Words that a goal is full of and that name nothing on a page. */
const STOP = new Set(
  'the a an to of in on for and or my me please with by is it this that der die das le la les el los'.split(
    ' ',
  ),
);

/** The words of a query. `|` and `,` part alternatives and count as spaces. Stop words go unless nothing is left. */
export function queryWords(query: string): string[] {
  const all = [...new Set(words(query))];
  const kept = all.filter((word) => !STOP.has(word));
  return kept.length > 0 ? kept : all;
}

interface Terms {
  label: Map<string, number>;
  length: number;
  context: string[];
  path: string[];
  kind: string[];
}

/** One score for each candidate, 0 where nothing of the query is in it. Deterministic. Yields between candidates. */
export function* scoreAll(query: string, candidates: readonly Candidate[]): Generator<void, number[]> {
  const wanted = queryWords(query);
  const terms: Terms[] = [];
  for (const candidate of candidates) {
    terms.push(termsOf(candidate));
    yield;
  }
  const worth: Worths = new Map(wanted.map((word) => [word, worthOf(word, terms)]));
  const average = terms.reduce((sum, one) => sum + one.length, 0) / Math.max(1, terms.length);
  const scores: number[] = [];
  for (let index = 0; index < candidates.length; index++) {
    scores.push(scoreOne(query, worth, candidates[index] as Candidate, terms[index] as Terms, average));
    yield;
  }
  return scores;
}

function termsOf(candidate: Candidate): Terms {
  const label = new Map<string, number>();
  const own = words(candidate.text.slice(0, 300));
  for (const word of own) label.set(word, (label.get(word) ?? 0) + 1);
  return {
    label,
    length: own.length,
    context: words((candidate.context ?? '').slice(0, 300)),
    path: words((candidate.path ?? '').slice(0, 200)),
    kind: words((candidate.kind ?? '').replace(/_/g, ' ')),
  };
}

/** Inverse document frequency that never is zero or less, also in tiny sets. */
function rarityOf(word: string, terms: readonly Terms[]): number {
  let count = 0;
  for (const one of terms) if (likeness(word, one.label.keys()) > 0.5) count++;
  return Math.log(1 + (terms.length - count + 0.5) / (count + 0.5)) + 0.2;
}

/** What it is worth to have a word at all, and what part of that around the label. */
interface Worth {
  rarity: number;
  around: number;
}
type Worths = ReadonlyMap<string, Worth>;

function worthOf(word: string, terms: readonly Terms[]): Worth {
  let count = 0;
  for (const one of terms) if (one.context.includes(word)) count++;
  const isTelling = count <= Math.max(2, terms.length * FEW_ROWS);
  return { rarity: rarityOf(word, terms), around: isTelling ? ROW_WEIGHT : CONTEXT_WEIGHT };
}

function scoreOne(
  query: string,
  wanted: Worths,
  candidate: Candidate,
  terms: Terms,
  average: number,
): number {
  let score = 0;
  let hits = 0;
  for (const [word, { rarity, around }] of wanted) {
    const gain = gainOf(word, terms, average, around);
    if (gain > 0) hits++;
    score += gain * rarity;
  }
  if (score === 0) return 0;
  score *= 0.5 + 0.5 * (hits / wanted.size);
  score *= wholeBoost(query, candidate.text);
  score *= LANDMARK_BOOST[candidate.landmark ?? ''] ?? 1;
  if (candidate.aboveFold) score *= 1.03;
  return Math.round((score + (candidate.worth ?? 0) * 0.05) * 1e4) / 1e4;
}

/** The label is the query, or holds it as it is. */
function wholeBoost(query: string, text: string): number {
  const asked = plain(query).trim();
  const label = plain(text).trim();
  if (label === asked) return 2.2;
  if (asked.length >= 3 && label.includes(asked)) return 1.5;
  return label.length >= 3 && asked.includes(label) ? 1.3 : 1;
}

function gainOf(word: string, terms: Terms, average: number, around: number): number {
  const own = likeness(word, terms.label.keys());
  const frequency = own * (terms.label.get(word) ?? 1);
  const norm = K1 * (1 - B + (B * terms.length) / Math.max(1, average));
  const label = own > 0 ? (frequency * (K1 + 1)) / (frequency + norm) : 0;
  const beside = likeness(word, terms.context);
  const context = (beside === 1 ? around : CONTEXT_WEIGHT) * beside;
  const path = PATH_WEIGHT * likeness(word, terms.path);
  const kind = KIND_WEIGHT * likeness(word, terms.kind);
  return label + Math.max(context, path, kind);
}

/** How well the best of the words fits: 1 equal, less for a common beginning, a plural or a near spelling. */
function likeness(word: string, others: Iterable<string>): number {
  let best = 0;
  for (const other of others) {
    const like = likenessOf(word, other);
    if (like === 1) return 1;
    if (like > best) best = like;
  }
  return best;
}

const DIGIT = /\d/;

function likenessOf(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length < 3 || other.length < 3) return 0;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  // "member93" is not "member94", and hardly "member".
  if (DIGIT.test(word) || DIGIT.test(other)) return !DIGIT.test(short) && long.startsWith(short) ? 0.4 : 0;
  if (long.startsWith(short))
    return long.length - short.length <= 2 ? 0.9 : 0.6 + 0.2 * (short.length / long.length);
  if (short.length >= 5 && long.includes(short)) return 0.5;
  if (short.length < 4 || long.length - short.length > 2) return 0;
  const allowed = short.length >= 8 ? 2 : 1;
  return word[0] === other[0] && isNear(word, other, allowed) ? 0.7 : 0;
}

/** Whether at most `allowed` letters are added, missing, changed or swapped. */
export function isNear(a: string, b: string, allowed: number): boolean {
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const before = previous;
    previous = current;
    current = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > allowed) return false;
  }
  return (current[b.length] ?? 99) <= allowed;
}

/** The `max` candidates worth a closer look, best first, by a cheap look at their words. Indexes into the list. */
export function* shortlist(query: string, texts: Iterable<string>, max: number): Generator<void, number[]> {
  const wanted = queryWords(query).map(traceOf);
  const whole = plain(query).trim();
  const found: { index: number; worth: number }[] = [];
  let index = 0;
  for (const text of texts) {
    const folded = plain(text);
    let worth = folded === whole ? 100 : whole.length > 2 && folded.includes(whole) ? 30 : 0;
    for (const trace of wanted) worth += roughGain(trace, folded);
    if (worth > 0) found.push({ index, worth: worth - Math.min(folded.length, 400) / 1_000 });
    index++;
    yield;
  }
  found.sort((a, b) => b.worth - a.worth || a.index - b.index);
  return found.slice(0, max).map((entry) => entry.index);
}

/** What a word leaves in a text that holds it, or one that is spelt nearly so. */
interface Trace {
  word: string;
  asWord: RegExp;
  stem: string;
  pairs: string[];
  beginning: RegExp;
}

function traceOf(word: string): Trace {
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  return {
    word,
    asWord: new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u'),
    stem: word.slice(0, Math.max(3, word.length - 2)),
    pairs,
    beginning: new RegExp(`(?<![\\p{L}\\p{N}])${pairs[0] ?? word}`, 'u'),
  };
}

function roughGain({ word, asWord, stem, pairs, beginning }: Trace, text: string): number {
  if (text.includes(word)) return asWord.test(text) ? 10 : 6;
  if (word.length >= 4 && text.includes(stem)) return 3;
  if (word.length < 5) return 0;
  if (text.includes(word.slice(0, 3))) return 1;
  // Two letters may have changed places: then no three of them stand together.
  return pairs.filter((pair) => text.includes(pair)).length >= 2 || beginning.test(text) ? 0.5 : 0;
}
