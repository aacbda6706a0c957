import { describe, expect, test } from 'vitest';
import { matcherOf } from './match';

const ENDLESS = [
  '(a+)+$',
  '((a+))+$',
  '(?:(?:a|aa))*b',
  '(a*){20}b',
  '(?<x>a+){2,}b',
  'a*a*a*a*b',
  '.*.*.*.*.*x',
  'a{1,99}a{1,99}a{1,99}a{1,99}b',
  '(a?b?)*c',
  `${'[a-z]?'.repeat(24)}b!`,
  `${'a{0,10}'.repeat(8)}b!`,
  `${'(?:a|a)'.repeat(20)}b!`,
  `a*a*a*${'a?'.repeat(8)}b`,
  '(a)\\1',
  '(?=a)a',
  '(?<!b)a',
];
const PLAIN = [
  '^Invoice \\d{4}-\\d+$',
  '(save|keep) changes?',
  '(?:very )?long [(+*] .*',
  '[a-z]+@[a-z]+\\.[a-z]+',
  '(a){2}',
  '^(?:Mr|Ms|Dr)?\\.? ?\\w+ \\w+$',
  '^(?:mon|tues|wednes|thurs|fri|satur|sun)day, \\d{1,2} (?:jan|feb|march|april|may|june|july)$',
  '\\(\\+\\)+',
];

describe('a regular expression', () => {
  test.each(ENDLESS)('%s is refused, for it may never end', (source) => {
    expect(matcherOf(source, 'regex')).toEqual({ error: expect.stringContaining('may never end') });
  });

  test.each(PLAIN)('%s is tried', (source) => {
    expect(matcherOf(source, 'regex')).toBeTypeOf('function');
  });

  test('what is no regular expression is told so', () => {
    expect(matcherOf('(', 'regex')).toEqual({ error: 'the pattern is not a regular expression' });
  });
});
