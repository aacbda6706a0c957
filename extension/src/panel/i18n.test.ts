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

/** The same in every language, each with its reason. */
const SAME: Record<string, readonly string[]> = {
  de: [
    'extensionName', // a name
    'chat', // the German word
    'copilot',
    'pause', // the German word
    'serverAt', // the German word
    'hop_browser',
  ],
  es: ['extensionName', 'chat', 'tokens', 'say_no'],
};
/** Goals that the skills understand without a model, and they read English. */
const EXAMPLES = ['exampleInvoice', 'exampleSearch', 'exampleExtract'];

describe.each([
  ['de', de],
  ['es', es],
])('the texts in %s', (code, catalogue) => {
  test('are those that there are in English', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test('are translated', () => {
    const texts = catalogue as Record<string, { message: string }>;
    const untranslated = Object.entries(en)
      .filter(([name, { message }]) => texts[name]?.message === message && !EXAMPLES.includes(name))
      .map(([name]) => name);
    expect(untranslated.sort()).toEqual([...(SAME[code] ?? [])].sort());
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

test('every text is used, and every text that is used is there', () => {
  const sources = import.meta.glob('../{panel,portal,background}/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>;
  const code = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .map(([, text]) => text)
    .join('\n');
  const byValue =
    /^(run|step|session|decision|action|kind|job|jobError|work|hop|fact|problem|waits|say|do)_|^(extensionDescription|commandOpenPanel)$/;
  const unused = Object.keys(en).filter((name) => !byValue.test(name) && !code.includes(`'${name}'`));
  expect(unused).toEqual([]);
});
