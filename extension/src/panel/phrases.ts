/**
 * What the server says, in the user's language. The server speaks, keeps and exports English; a text named `say_…` is
 * such a sentence, one named `do_…` the line of a step, with `$1`, `$2` … for the values. What has no text is shown as
 * it came.
 */
import en from '../../public/_locales/en/messages.json';
import { language, type TextName, t } from './i18n.ts';

type Tell = (value: string) => string;

/** Values that are sentences of the server themselves; any other is somebody's own words, or the page's, and stays. */
const TOLD: Partial<Record<TextName, Record<number, Tell>>> = {
  say_doing: { 3: tellStep },
  say_paused: { 1: tell },
  say_pausedFor: { 1: tell, 4: tellStep },
  say_thinking: { 1: tellStep },
  say_waitingForYou: { 1: tell },
  say_soFar: { 1: tellEach },
  say_isDoneWith: { 2: tellEach },
  say_isStoppedWith: { 2: tell },
  say_isFailedWith: { 2: tell },
  say_isRunningWith: { 2: tell },
  say_cannotBegin: { 2: tell },
  say_hello: { 1: tell },
  say_denied: { 1: tellStep },
  say_unanswered: { 1: tellStep },
  say_whatInstead: { 1: tell },
  say_didItTakeEffect: { 1: tell },
  say_brokeDuring: { 1: tellStep },
  say_brokeAfter: { 1: tellStep },
  say_nobodyAnswered: { 1: tell },
  say_cannotBeUndone: { 1: tellStep },
  say_needsYes: { 2: tell },
};
/** What is a number of the server's own; a page's words may stand where it counts. */
const COUNTED = new Set<TextName>(['say_itemsRead']);
/** A choice, or the state of a box: never the whole of what was read. */
const CHOICES = new Set<TextName>(['say_yes', 'say_no']);
/** No sentence of the server is longer; what is came from a page or a model. */
const MAX_SENTENCE = 1_000;
/** What was told of late, by language and kind: a list is drawn anew many times. */
const told = new Map<string, string>();
const MAX_TOLD = 1_000;

interface Phrase {
  name: TextName;
  pattern: RegExp;
}

/** The more of a sentence is fixed, the sooner it is tried. */
function readPhrases(...prefixes: string[]): Phrase[] {
  return Object.entries(en)
    .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
    .sort(([, one], [, other]) => countFixed(other.message) - countFixed(one.message))
    .map(([name, { message }]) => ({
      name: name as TextName,
      pattern: readPattern(name as TextName, message),
    }));
}

function countFixed(message: string): number {
  return message.replace(/\$\d/g, '').length;
}

/** Each value is as short as it can be. */
function readPattern(name: TextName, message: string): RegExp {
  const parts = message.split(/\$\d/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join(COUNTED.has(name) ? '(\\d+)' : '([^]+?)')}$`);
}

const ALL = readPhrases('say_', 'do_').filter(({ name }) => !CHOICES.has(name));
const SAYINGS = ALL.filter(({ name }) => name.startsWith('say_'));

/** A sentence of the server as the user reads it. */
export function tell(sentence: string): string {
  return translate(sentence, SAYINGS);
}

/** The same, where the line of a step may stand: "Open the page again". */
export function tellStep(sentence: string): string {
  return translate(sentence, ALL);
}

/** Several, one behind the other with semicolons; those in quotes part nothing. */
export function tellEach(sentences: string): string {
  if (sentences.length > MAX_SENTENCE * 4) return sentences;
  return sentences
    .split(/; (?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map(tell)
    .join('; ');
}

/** What a question offers. */
export function tellChoice(choice: string): string {
  if (choice === 'yes') return t('say_yes');
  return choice === 'no' ? t('say_no') : tell(choice);
}

function translate(sentence: string, phrases: readonly Phrase[]): string {
  if (language.value === 'en' || sentence.length > MAX_SENTENCE) return sentence;
  const key = `${language.value} ${phrases.length} ${sentence}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  if (told.size >= MAX_TOLD) told.clear();
  const now = find(sentence, phrases);
  told.set(key, now);
  return now;
}

function find(sentence: string, phrases: readonly Phrase[]): string {
  for (const { name, pattern } of phrases) {
    const found = pattern.exec(sentence);
    if (found) return t(name, ...found.slice(1).map((value, at) => TOLD[name]?.[at + 1]?.(value) ?? value));
  }
  return sentence;
}
