import { describe, expect, test } from 'vitest';
import { byteLength, clean, cut, fold, hash, label, plain, words } from './text';

describe('text', () => {
  test.each([
    ['  a \n\t b  ', 'a b'],
    ['\uE001 Save', 'Save'],
    ['so\u00ADft hy\u200Bphen', 'soft hyphen'],
    ['evil\u202Etxt', 'eviltxt'],
    ['half \uD83D character', 'half character'],
    ['one\u00A0two', 'one two'],
    ['plain', 'plain'],
  ])('%j is shown as %j', (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  test('folding ignores case and white space', () => {
    expect(fold(' LOG\n out')).toBe('log out');
  });

  test('cutting never splits a character', () => {
    expect(cut(`abc${'😀'.repeat(3)}`, 6)).toBe('abc😀…');
  });

  test('a label has at most 80 characters', () => {
    expect(label('x'.repeat(500))).toHaveLength(80);
  });

  test('accents and case fold for search', () => {
    expect(plain('MENÜ Ação')).toBe('menu acao');
  });

  test.each([
    ['camelCase here', ['camel', 'case', 'here']],
    ['請求書', ['請求', '求書']],
    ['INV-2026', ['inv', '2026']],
  ])('%s has the words %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('hashes are short, stable and differ', () => {
    expect([hash('a'), hash('a') === hash('b'), hash('a').length <= 13]).toEqual([hash('a'), false, true]);
  });

  test('bytes are those of UTF-8', () => {
    expect(byteLength('漢')).toBe(3);
  });
});
