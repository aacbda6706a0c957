import { afterEach, describe, expect, test } from 'vitest';
import de from '../../public/_locales/de/messages.json';
import en from '../../public/_locales/en/messages.json';
import es from '../../public/_locales/es/messages.json';
import { language } from './i18n.ts';
import { tell, tellChoice, tellEach, tellStep } from './phrases.ts';

afterEach(() => {
  language.value = 'en';
});

const NAMES = (Object.keys(en) as (keyof typeof en)[]).filter((name) => /^(say|do)_/.test(name));
const COUNTED = new Set(['say_itemsRead']);

describe.each([
  ['de', de],
  ['es', es],
] as const)('in %s', (code, texts) => {
  test.each(NAMES)('%s is told with its values', (name) => {
    language.value = code;
    const fill = (message: string) => message.replace(/\$(\d)/g, COUNTED.has(name) ? '2$1' : 'W$1');
    const say = /^say_(?:yes|no)$/.test(name) ? tellChoice : tellStep;
    expect(say(fill(en[name].message))).toBe(fill(texts[name].message));
  });
});

describe('what the server says', () => {
  test('stays in English where the user speaks English', () => {
    expect(tell('Nothing to show yet.')).toBe('Nothing to show yet.');
  });

  test('is told with the step that it names, and the user’s own words stay', () => {
    language.value = 'de';
    expect(tell('Working on “Click "Save"” (40 %). Now: Click "Save".')).toBe(
      'Arbeite an „Click "Save"“ (40 %). Jetzt: „Save“ anklicken.',
    );
  });

  test('is told also where it is held', () => {
    language.value = 'es';
    expect(tell('Paused: asked by the user. Working on “Pay” (0 %). Now: reading the page.')).toBe(
      'En pausa: a petición tuya. Trabajo en «Pay» (0 %). Ahora: leo la página.',
    );
  });

  test('stays as it came where there is no text for it', () => {
    language.value = 'de';
    expect(tell('Open the window, then close it.')).toBe('Open the window, then close it.');
  });

  test('is told one by one where it is a list', () => {
    language.value = 'de';
    expect(tellEach('"Thanks" is there; something else; 24 items read')).toBe(
      '„Thanks“ ist da; something else; 24 Einträge gelesen',
    );
  });

  test.each([
    '“Read the opening hours” is done: Open 24 hours',
    '“Read the headline” is done: Press freedom in danger',
    '“Is it open?” is done: yes',
  ])('keeps what stands on a page: %s', (said) => {
    language.value = 'de';
    const [, words] = said.split(': ');
    expect(tell(said)).toMatch(new RegExp(`ist erledigt: ${words}$`));
  });

  test.each(['yes', 'Open 24 hours', 'Ted items read', 'Hello. Open Monday'])(
    'takes no words of a page for its own: %s',
    (said) => {
      language.value = 'es';
      expect(tell(said)).toBe(said.replace('Hello', 'Hola'));
    },
  );

  test('is told in a list by its own parts, not by those of what it quotes', () => {
    language.value = 'de';
    expect(tell('So far: "Fish; chips" is there; 3 items read.')).toBe(
      'Bisher: „Fish; chips“ ist da; 3 Einträge gelesen.',
    );
  });

  test('is never a text that is long', () => {
    language.value = 'de';
    const text = `Paused: x${'. Working on “a” (1 %). Now: '.repeat(400)}z`;
    expect(tell(text)).toBe(text);
  });
});
