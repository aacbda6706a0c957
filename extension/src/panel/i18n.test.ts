import { afterEach, describe, expect, test } from 'vitest';
import de from '../../public/_locales/de/messages.json';
import en from '../../public/_locales/en/messages.json';
import es from '../../public/_locales/es/messages.json';
import { chooseLanguage, label, language, t } from './i18n.ts';

afterEach(() => {
  language.value = 'en';
});

function placeholders(message: string): string[] {
  return [...message.matchAll(/\$\d/g)].map(([name]) => name).sort();
}

describe.each([
  ['de', de],
  ['es', es],
])('the texts in %s', (_code, catalogue) => {
  test('are those that there are in English', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test('name the same values', () => {
    const texts = catalogue as Record<string, { message: string }>;
    const differing = Object.entries(en).filter(
      ([name, { message }]) =>
        placeholders(message).join() !== placeholders(texts[name]?.message ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});

test('a text carries its values', () => {
  expect(t('stepsDone', 2, 5)).toBe('2 of 5 steps');
});

test('a text follows the language', () => {
  language.value = 'de';
  expect(t('stop')).toBe('Stopp');
});

test('a value of the wire without a text stands for itself', () => {
  expect(label('action', 'somersault')).toBe('somersault');
});

test('the language is the first that there is of those wanted', () => {
  expect([chooseLanguage([null, 'fr-FR', 'es-MX']), chooseLanguage(['ja'])]).toEqual(['es', 'en']);
});
