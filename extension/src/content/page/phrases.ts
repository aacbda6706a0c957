/** Which rows of a table of phrases a text holds: by its words, since a pattern for each row is slow to compile in each new page. */
import { plain } from '../../lib/text';

/** Where a row's phrase stands in the text, and how long it is. */
export interface Match {
  index: number;
  length: number;
}

interface Phrase {
  row: number;
  /** Its place in its row: of those that begin alike the first counts. */
  order: number;
  text: string;
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const ASCII = /^[\x20-\x7e]*$/;
const MAX_ASCII = 0x7f;
const ASCII_WORDS = /[a-z0-9]+/g;
const WORDS = /[\p{L}\p{N}]+/gu;
const WORD_PART = /[\p{L}\p{N}]/u;

/** Phrases are matched as whole words; those in Chinese or Japanese, which part no words, anywhere. */
export class PhraseTable {
  /** By their first word; those that begin with a sign apart. */
  readonly #byHead = new Map<string, Phrase[]>();
  readonly #signs: Phrase[] = [];
  readonly #anywhere: Phrase[] = [];
  /** Begin with no ASCII character: sorted in when a text first has others than those. */
  #foreign: Phrase[] = [];

  /** Each row is a list of phrases, accents folded, lower case, separated by `|`. */
  constructor(rows: readonly string[]) {
    for (const [row, words] of rows.entries()) {
      let order = 0;
      for (const text of words.split('|')) this.#add({ row, order: order++, text });
    }
  }

  /** The leftmost match of each row that has one, by the row's number, in the order of rows. `text` is lower case and folded. */
  find(text: string): [number, Match][] {
    const found = new Map<number, Match & Pick<Phrase, 'order'>>();
    const note = (index: number, { row, order, text: { length } }: Phrase) => {
      const best = found.get(row);
      const isBetter =
        best === undefined || index < best.index || (index === best.index && order < best.order);
      if (index >= 0 && isBetter) found.set(row, { index, length, order });
    };
    const isPlain = ASCII.test(text);
    if (!isPlain) this.#sortForeign();
    for (const { 0: word, index } of text.matchAll(isPlain ? ASCII_WORDS : WORDS)) {
      for (const phrase of this.#byHead.get(word) ?? [])
        if (text.startsWith(phrase.text, index) && isEnd(text, index + phrase.text.length))
          note(index, phrase);
    }
    for (const phrase of this.#signs) note(indexAlone(text, phrase.text), phrase);
    if (!isPlain && CJK.test(text)) {
      for (const phrase of this.#anywhere) note(text.indexOf(phrase.text), phrase);
    }
    return [...found].sort(([a], [b]) => a - b);
  }

  #add(phrase: Phrase): void {
    const { text } = phrase;
    const first = text.charCodeAt(0);
    if (first > MAX_ASCII) this.#foreign.push(phrase);
    else if (!isAsciiWord(first)) this.#signs.push(phrase);
    else {
      const space = text.indexOf(' ');
      const head = space < 0 ? text : text.slice(0, space);
      const known = this.#byHead.get(head);
      if (known === undefined) this.#byHead.set(head, [phrase]);
      else known.push(phrase);
    }
  }

  #sortForeign(): void {
    for (const { row, order, text } of this.#foreign) {
      const phrase = { row, order, text: plain(text) };
      (CJK.test(phrase.text) ? this.#anywhere : this.#signs).push(phrase);
    }
    this.#foreign = [];
  }
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Where the text holds the phrase, no letter or digit beside it; -1 where it does not. */
function indexAlone(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isBegin = at === 0 || !WORD_PART.test([...text.slice(0, at)].pop() ?? '');
    if (isBegin && isEnd(text, at + phrase.length)) return at;
  }
  return -1;
}

function isEnd(text: string, at: number): boolean {
  if (at >= text.length || text[at] === ' ') return true;
  return !WORD_PART.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}
