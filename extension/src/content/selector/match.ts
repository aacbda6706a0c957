/** Names and texts compare folded; a regular expression gets no chance to run away. */
import type { NameMode } from '../../generated/types';
import { fold } from '../../lib/text';

export type Matcher = (text: string) => boolean;

const MAX_PATTERN = 200;
const MAX_SUBJECT = 500;
const REGEX_BUDGET_MS = 50;
/** A quantified group that holds a quantifier or an alternative: the shapes that backtrack without end. */
const RUNAWAY = /\((?:[^()\\]|\\.)*(?:[*+}|])(?:[^()\\]|\\.)*\)\s*(?:[*+]|\{\d*,)|\\[1-9]|\(\?<?[=!]/;

/** A test of a name, or why there cannot be one. */
export function matcherOf(wanted: string, mode: NameMode | undefined): Matcher | { error: string } {
  if (mode === 'regex') return regexMatcher(wanted);
  const folded = fold(wanted);
  if (mode === 'includes') return (text) => fold(text).includes(folded);
  return (text) => fold(text) === folded;
}

function regexMatcher(source: string): Matcher | { error: string } {
  if (source.length > MAX_PATTERN) return { error: `the pattern is longer than ${MAX_PATTERN} characters` };
  if (RUNAWAY.test(source)) {
    return { error: 'the pattern nests quantifiers or looks around, which may never end: write it simpler' };
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
