/** An element whose name promises payment, deletion, sending or publishing is never used without a human's yes. */
import {
  CHANGES,
  CHANGES_ADDRESS,
  CHANGES_SCRIPTS,
  COMMANDS,
  DEEDS,
  IRREVERSIBLE,
  LATIN,
  LEAVING,
  LOOKALIKES,
  SCRIPTS,
} from '../generated/dangers.ts';
import type { ToolName } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';
import { isWeb } from './origins.ts';

const ALWAYS = compile(IRREVERSIBLE);
/** A link's GET is reversible, unless its name says that it is not: deletion and payment links exist. */
const BARE = compile(COMMANDS);
const WORDS = SCRIPTS.map(fold);
const LEAVES = compile([LEAVING])[0];
const CHANGING = compile(CHANGES);
const CHANGING_ADDRESS = compile(CHANGES_ADDRESS);
const CHANGING_WORDS = CHANGES_SCRIPTS.map(fold);
const ACTS: ReadonlySet<ToolName> = new Set([
  'dom.click',
  'dom.submit',
  'dom.press',
  'dom.drag',
  'dom.select',
]);
/** Set a value, which is no risk unless the change sends a form. */
const VALUES: ReadonlySet<ToolName> = new Set(['dom.type', 'dom.check']);
/** What `dom.select` presses in a popup and that only takes a value. */
const CHOICES: ReadonlySet<string> = new Set(['option', 'combobox', 'listbox', 'radio', 'treeitem', 'tab']);

/** Whether doing this to that element needs a two-phase confirmation. */
export function isHighRisk(
  name: ToolName,
  target: Pick<DispatchTarget, 'role' | 'label' | 'submits' | 'effect' | 'says' | 'destination'>,
): boolean {
  if (target.effect !== undefined) return true;
  if (!target.submits && (VALUES.has(name) || name === 'dom.press')) return false;
  if (!target.submits && name === 'dom.select' && CHOICES.has(target.role)) return false;
  if (!ACTS.has(name) && !VALUES.has(name)) return false;
  if (target.destination !== undefined && isDangerousAddress(target.destination)) return true;
  const isLink = target.role === 'link' && !target.submits;
  return [target.label, target.says ?? ''].some((text) => isDangerous(text, isLink));
}

/** Whether following a link might change something, by its name or its address: then no exploration follows it. */
export function mayChange(label: string, href: string): boolean {
  const folded = fold(label);
  const { pathname, search } = new URL(href);
  const address = decode(pathname + search).toLowerCase();
  return (
    CHANGING.some(({ within }) => within.test(folded)) ||
    CHANGING_WORDS.some((word) => folded.includes(word)) ||
    CHANGING_ADDRESS.some(({ within }) => within.test(address)) ||
    isDangerous(label, false) ||
    isDangerousAddress(`GET ${href}`)
  );
}

function isDangerous(text: string, isLink: boolean): boolean {
  const folded = fold(text);
  const read = [folded, folded.replace(LOOKALIKE, (letter) => LATIN[LOOKALIKES.indexOf(letter)] ?? letter)];
  const patterns = isLink ? ALWAYS : [...ALWAYS, ...BARE];
  return (
    patterns.some(({ within }) => read.some((one) => within.test(one))) ||
    WORDS.some((word) => folded.includes(word))
  );
}

/** Whether "METHOD address" says so by its method, a whole part of its path or a parameter that names a deed. */
export function isDangerousAddress(destination: string): boolean {
  const [method, address = ''] = destination.split(' ');
  if (!isWeb(address)) return false;
  const { pathname, searchParams } = new URL(address);
  const named = pathname
    .split('/')
    .map(nameOf)
    .filter((name) => name !== '' && !/\d/.test(name));
  if (method === 'DELETE') return !named.some((name) => LEAVES?.whole.test(name));
  const deeds = DEEDS.flatMap((name) => searchParams.getAll(name).map(nameOf));
  const pairs = named.slice(1).flatMap((name, index) => {
    const first = named[index] ?? '';
    return [`${name} ${first.replace(/s$/, '')}`, `${first} ${name}`];
  });
  return [...named, ...deeds, ...pairs].some((text) => isWholly(text, method === 'GET'));
}

/** A link's GET says just that; what a form is sent to may name the thing too: "delete-account". */
function isWholly(text: string, isLink: boolean): boolean {
  const isSaid = isLink
    ? ALWAYS.some(({ whole }) => whole.test(text))
    : [...ALWAYS, ...BARE].some(({ withThing }) => withThing.test(text));
  return isSaid || WORDS.includes(text);
}

/** What a part of an address says: words instead of its dashes, without its ending. */
function nameOf(part: string): string {
  return fold(
    decode(part)
      .replace(/\.[a-z]{2,6}$/i, '')
      .replace(/[-_.+~]+/g, ' '),
  );
}

/** Broken escapes stay as they are. */
function decode(part: string): string {
  return part.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const bytes = escapes
      .slice(1)
      .split('%')
      .map((two) => Number.parseInt(two, 16));
    return new TextDecoder().decode(Uint8Array.from(bytes));
  });
}

interface Words {
  within: RegExp;
  whole: RegExp;
  withThing: RegExp;
}

function compile(sources: readonly string[]): Words[] {
  return sources.map((one) => ({
    within: new RegExp(one),
    whole: new RegExp(`^(?:${one})$`),
    withThing: new RegExp(`^(?:${one})( [a-z]+)?$`),
  }));
}

const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, 'g');

/** Lower case, without accents, invisible characters and needless white space; identifiers as their words. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  const parted = /^[a-z]+[A-Z]/.test(plain) ? plain.replace(/([a-z])([A-Z])/g, '$1 $2') : plain;
  return parted
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}
