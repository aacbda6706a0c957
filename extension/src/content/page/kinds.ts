/** What a control or a form is for, by the words on it, its sign or where it leads. */
import { plain } from '../../lib/text';
import { KIND_ROWS, type KindRow, LANGUAGES, PURPOSE_ROWS } from './kindWords';
import { PhraseTable } from './phrases';

/** A form for the same as a control of that kind says what such a control says. */
const AS_KIND = new Set(['signup', 'checkout']);

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
let kinds: PhraseTable | undefined;
let purposes: PhraseTable | undefined;
/** A sentence is no command: only labels of a few words have a kind. */
const MAX_COMMAND_WORDS = 6;
/** Kinds that a word anywhere in a short label tells; the others must begin or end it, or be half of it. */
const ANYWHERE = new Set(
  'logout login signup forgot_password download_invoice download checkout cart add_to_cart place_order invoices accept_cookies reject_cookies'.split(
    ' ',
  ),
);
/** What the same labels said before: rows repeat their buttons. */
const known = new Map<string, string>();
const MAX_KNOWN = 2_000;

function wordsOf(row: KindRow): string {
  return LANGUAGES.map((language) => row[language]).join('|');
}

function purposeWordsOf(row: KindRow): string {
  const same = AS_KIND.has(row.kind) ? KIND_ROWS.find(({ kind }) => kind === row.kind) : undefined;
  return same === undefined ? wordsOf(row) : `${wordsOf(row)}|${wordsOf(same)}`;
}

/** The kind of a control by its label and, for links, its path. */
export function kindOf(label: string, href?: string): string | undefined {
  // No word of the tables holds a digit: "Order 17" is what "Order 42" is.
  const key = (href === undefined ? label : `${label}\u0000${href}`).replace(/\d/g, '0');
  let kind = known.get(key);
  if (kind === undefined) {
    kind = computeKind(label, href) ?? '';
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, kind);
  }
  return kind === '' ? undefined : kind;
}

/** Signs that are a whole label; a variation selector after them changes nothing. */
const SIGN_KINDS: readonly [string, string][] = [
  ['→»›❯⟩⇒➡⏭', 'next'],
  ['←«‹❮⟨⇐⬅⏮', 'previous'],
  ['×✕✖✗✘❌❎⨯🗙', 'close'],
  ['☰≡⋮⋯…', 'menu'],
  ['🔍🔎⌕', 'search'],
  ['🗑', 'delete'],
  ['✎✏🖉📝🖊', 'edit'],
  ['⚙🔧🛠', 'settings'],
  ['🛒🛍', 'cart'],
  ['🏠⌂', 'home'],
  ['⬇⭳📥⤓', 'download'],
  ['⬆📤⤒📎', 'upload'],
  ['🖨', 'print'],
  ['👤👥', 'profile'],
  ['♥♡❤👍', 'like'],
  ['✓✔✅', 'confirm'],
  ['↻⟳🔄', 'refresh'],
  ['＋➕', 'add'],
  ['❓', 'help'],
  ['🌐', 'language'],
  ['💾', 'save'],
  ['📋⧉', 'copy'],
];

function kindOfSign(label: string): string | undefined {
  const [sign = '', ...more] = label.replace(/[\uFE0E\uFE0F\s]/g, '');
  if (more.some((one) => one !== sign)) return undefined;
  return SIGN_KINDS.find(([signs]) => [...signs].includes(sign))?.[1];
}

function computeKind(label: string, href: string | undefined): string | undefined {
  if (label.length > 80) return undefined;
  // A link of that name leads to a site of that name.
  const isLetter = (href === undefined || /^(?:#|javascript:)/i.test(href)) && /^x$/i.test(label.trim());
  const sign = isLetter ? 'close' : label !== '' && label.length <= 4 ? kindOfSign(label) : undefined;
  if (sign !== undefined) return sign;
  const text = normalize(label);
  const found = text === '' || text.length > 60 ? undefined : kindByWords(text, href !== undefined);
  if (found !== undefined || href === undefined) return found;
  const path = href.replace(/[?#].*$/s, '');
  if ((path === '/' && text !== '') || /^[\p{N}\s]+$/u.test(text)) return undefined;
  // What a path ends with is what it leads to; what it begins with is where that lies.
  const last = path.replace(/\/$/, '').replace(/^.*(?=\/)/s, '') || '/';
  return KIND_ROWS.find((row) => row.href?.test(last))?.kind;
}

function normalize(label: string): string {
  return plain(label)
    .replace(/[’'\-_/(),.:;!?"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function kindByWords(text: string, isLink: boolean): string | undefined {
  const count = text.split(' ').length;
  if (count > MAX_COMMAND_WORDS) return undefined;
  kinds ??= new PhraseTable(KIND_ROWS.map(wordsOf));
  for (const [row, { index, length }] of kinds.find(text)) {
    const kind = KIND_ROWS[row]?.kind ?? '';
    const said = text.slice(index, index + length);
    if (ANYWHERE.has(kind) || CJK.test(said)) return kind;
    const covered = said.split(' ').length / count;
    const isEdge = index === 0 || index + length === text.length;
    if (covered >= 0.5 || (isEdge && !isLink && covered >= 0.25)) return kind;
  }
  return undefined;
}

/** The purpose of a form by its words (heading, legend, submit label, id), after what its fields already say. */
export function purposeByWords(text: string): string | undefined {
  purposes ??= new PhraseTable(PURPOSE_ROWS.map(purposeWordsOf));
  const [first] = purposes.find(normalize(text));
  return first && PURPOSE_ROWS[first[0]]?.kind;
}
