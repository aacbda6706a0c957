/** Names and texts compare folded; a regular expression gets no chance to run away. */
import type { NameMode } from '../../generated/types';
import { fold } from '../../lib/text';

export type Matcher = (text: string) => boolean;

const MAX_PATTERN = 200;
const MAX_SUBJECT = 250;
const REGEX_BUDGET_MS = 50;
/** Each multiplies the time by the length of the subject. */
const MAX_REPEATS = 3;
const FEW_TIMES = 10;
/** In so many ways a pattern may fit at one place of the subject, where one without end counts as a few. */
const MAX_WAYS = 16_384;
const ENDLESS_WAYS = 16;
/** One piece of a pattern: an escaped character, a class, how a group begins, a quantifier, any character. */
const PIECES = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|(?:[*+?]|\{\d*,?\d*\})\??|./gs;
const UNBOUNDED = /^\\[1-9k]|^\(\?<?[=!]/;

/** A test of a name, or why there cannot be one. */
export function matcherOf(wanted: string, mode: NameMode | undefined): Matcher | { error: string } {
  if (mode === 'regex') return regexMatcher(wanted);
  const folded = fold(wanted);
  if (mode === 'includes') return (text) => fold(text).includes(folded);
  return (text) => fold(text) === folded;
}

function regexMatcher(source: string): Matcher | { error: string } {
  if (source.length > MAX_PATTERN) return { error: `the pattern is longer than ${MAX_PATTERN} characters` };
  if (mayRunAway(source) || countWays(source) > MAX_WAYS) {
    const error = `the pattern nests quantifiers, looks around, has more than ${MAX_REPEATS} of * and +, or multiplies too many optional, counted or alternative parts, which may never end: write it simpler`;
    return { error };
  }
  const pattern = compile(source);
  if (pattern === undefined) return { error: 'the pattern is not a regular expression' };
  let spent = 0;
  return (text) => {
    if (spent > REGEX_BUDGET_MS) return false;
    const began = performance.now();
    const matched = pattern.test(text.slice(0, MAX_SUBJECT));
    spent += performance.now() - began;
    return matched;
  };
}

/** A repeated group with a quantifier or an alternative in it, a look around, too many repeats: what backtracks without end. */
function mayRunAway(source: string): boolean {
  const open: boolean[] = [false];
  let repeats = 0;
  let closed: boolean | undefined;
  for (const [piece] of source.matchAll(PIECES)) {
    if (UNBOUNDED.test(piece)) return true;
    const times = timesOf(piece);
    if (times > 1 && closed === true) return true;
    if (times > FEW_TIMES && ++repeats > MAX_REPEATS) return true;
    closed = undefined;
    if (piece.startsWith('(')) open.push(false);
    else if (piece === ')') closed = open.pop() ?? false;
    const isOpen = times > 0 || piece === '|' || closed === true;
    if (isOpen && open.length > 0) open[open.length - 1] = true;
  }
  return false;
}

/** The ways to try a pattern: parts in a row multiply, alternatives add up. */
function countWays(source: string): number {
  const open = [{ before: 0, ways: 1 }];
  let last = { before: 0, ways: 1 };
  for (const [piece] of source.matchAll(PIECES)) {
    last = open.at(-1) ?? last;
    if (piece.startsWith('(')) open.push({ before: 0, ways: 1 });
    else if (piece === '|') Object.assign(last, { before: last.before + last.ways, ways: 1 });
    else if (piece === ')' && open.length > 1) {
      open.pop();
      const outer = open.at(-1) ?? last;
      outer.ways *= last.before + last.ways;
    } else last.ways *= choicesOf(piece);
  }
  return open.reduce((ways, group) => ways * (group.before + group.ways), 1);
}

/** How many counts a quantifier chooses from; 1 for any other piece. */
function choicesOf(piece: string): number {
  const times = timesOf(piece);
  if (times === 0) return 1;
  const least = /^\{(\d+)/.exec(piece)?.[1];
  if (times === Number.POSITIVE_INFINITY) return ENDLESS_WAYS;
  return piece.startsWith('?') ? 2 : Math.max(1, times - Number(least ?? 0) + 1);
}

/** How often a quantifier lets what is before it come at most; 0 for any other piece. */
function timesOf(piece: string): number {
  if (/^[*+]/.test(piece)) return Number.POSITIVE_INFINITY;
  if (/^\?/.test(piece)) return 1;
  const counted = /^\{(\d*)(,?)(\d*)\}/.exec(piece);
  if (counted === null) return 0;
  const [, least, comma, most] = counted;
  return comma && !most ? Number.POSITIVE_INFINITY : Number(most || least || 0);
}

function compile(source: string): RegExp | undefined {
  for (const flags of ['iu', 'i']) {
    try {
      return new RegExp(source, flags);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}
