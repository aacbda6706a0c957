/**
 * What the server says, in the user's language. The server speaks, keeps and exports English; a text named `say_…` is
 * such a sentence, one named `do_…` the line of a step, with `$1`, `$2` … for the values. What has no text is shown as
 * it came.
 */
import en from '../../public/_locales/en/messages.json';
import { language, type TextName, t } from './i18n.ts';

/** Values that are sentences of the server themselves; any other is somebody's own words and stays. */
const SENTENCES: Partial<Record<TextName, readonly number[]>> = {
  say_doing: [3],
  say_paused: [1],
  say_pausedFor: [1, 4],
  say_thinking: [1],
  say_waitingForYou: [1],
  say_isDoneWith: [2],
  say_isStoppedWith: [2],
  say_isFailedWith: [2],
  say_isRunningWith: [2],
  say_cannotBegin: [2],
  say_hello: [1],
  say_denied: [1],
  say_unanswered: [1],
  say_whatInstead: [1],
  say_didItTakeEffect: [1],
  say_brokeDuring: [1],
  say_brokeAfter: [1],
  say_nobodyAnswered: [1],
  say_cannotBeUndone: [1],
  say_needsYes: [2],
};

interface Phrase {
  name: TextName;
  pattern: RegExp;
}

/** The more of a sentence is fixed, the sooner it is tried. */
function readPhrases(...prefixes: string[]): Phrase[] {
  return Object.entries(en)
    .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
    .sort(([, one], [, other]) => countFixed(other.message) - countFixed(one.message))
    .map(([name, { message }]) => ({ name: name as TextName, pattern: readPattern(message) }));
}

function countFixed(message: string): number {
  return message.replace(/\$\d/g, '').length;
}

/** Each value is as short as it can be. */
function readPattern(message: string): RegExp {
  const parts = message.split(/\$\d/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^]+?)')}$`);
}

const SAYINGS = readPhrases('say_');
const ALL = readPhrases('say_', 'do_');

/** A sentence of the server as the user reads it. */
export function tell(sentence: string): string {
  return translate(sentence, SAYINGS);
}

/** The same, where the line of a step may stand: "Open the page again". */
export function tellStep(sentence: string): string {
  return translate(sentence, ALL);
}

/** Several, one behind the other with semicolons. */
export function tellEach(sentences: string): string {
  return sentences.split('; ').map(tell).join('; ');
}

function translate(sentence: string, phrases: readonly Phrase[]): string {
  if (language.value === 'en') return sentence;
  for (const { name, pattern } of phrases) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const nested = SENTENCES[name] ?? [];
    const values = found
      .slice(1)
      .map((value, index) => (nested.includes(index + 1) ? tellStep(value) : value));
    return t(name, ...values);
  }
  return sentence;
}
