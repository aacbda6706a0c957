/** Cards are siblings that look alike and say something: a heading, a picture, a link. Rows of cards are laid out, no cards. */
import { hasOwnText, textOf } from '../dom';

const CARD_TAGS = new Set('DIV ARTICLE SECTION A LI FIGURE'.split(' '));
const MANY = 40;
const CONTROL = 'a[href],button,[role=button],[role=link],[onclick],[tabindex]';
const PICTURE_OR_HEADING = 'img,h1,h2,h3,h4,h5,h6,[role=heading]';
const CONTENT = `${CONTROL},${PICTURE_OR_HEADING},time,[title]`;
const FIELDS = 'input:not([type=hidden],[type=checkbox],[type=number],[type=radio]),textarea,select';
/** So far below a row or column its cards may stand. */
const MAX_DEPTH = 3;
/** What a column says beside its cards, at most: its title, how many there are, a way to add one. */
const MAX_BESIDE = { chars: 80, contents: 3 };
/** So many cards tell what the others are like. */
const ENOUGH = 6;
/** A card says at least so much beside its controls, unless it has a heading, a picture or several controls. */
const MIN_CHARS = 8;

/** The cards that the element holds, in the document now: its children, or those of its rows; none where it holds no cards. */
export function findCards(element: Element): Element[] {
  const cards = cardsIn(element);
  if (cards.length < 3 && !(cards.length === 2 && cards[0]?.nodeName === 'ARTICLE')) return [];
  const first = cards.slice(0, 3);
  return first.every(isCard) && first.filter(isColumn).length < 2 ? cards : [];
}

/** The like children, or what stands in them where they are rows of nothing but cards. */
export function cardsIn(element: Element): Element[] {
  const best = likeChildren(element);
  const [first] = best;
  if (best.length < 2 || first === undefined || !isRow(first)) return best;
  const signature = signatureOf(first.firstElementChild as Element);
  const isAlso = (row: Element) => [...row.children].every((one) => signatureOf(one) === signature);
  return best.every((row) => isAlso(row) && !hasOwnText(row))
    ? best.flatMap((row) => [...row.children])
    : best;
}

function isCard(element: Element): boolean {
  const tag = element.nodeName;
  const descendants = element.getElementsByTagName('*').length;
  if (descendants < 2 || descendants > 150) return false;
  if (element.querySelector('table,main,nav,form form,h1')) return false;
  const content = element.querySelector(CONTENT) !== null || tag === 'ARTICLE' || tag === 'A';
  if (!content || !(element.textContent ?? '').trim()) return false;
  return element.querySelector(FIELDS) === null || element.querySelector('img,h2,h3,h4,h5,h6') !== null;
}

/** Nothing but like cards side by side. */
function isRow(element: Element): boolean {
  return element.childElementCount > 1 && !hasOwnText(element) && isOfCards([...element.children]);
}

/** Like cards, and beside them little more than a title: the lists of a board, the shelves of a shop. */
function isColumn(column: Element): boolean {
  const cards = cardsBelow(column);
  // A card in a like one is an answer to it.
  if (cards?.[0] === undefined || signatureOf(cards[0]) === signatureOf(column)) return false;
  const count = (of: Element) => of.querySelectorAll(CONTENT).length + Number(of.matches(CONTENT));
  const chars = (of: Element) => (of.textContent ?? '').replace(/\s+/g, '').length;
  const rest = (measure: (of: Element) => number) =>
    measure(column) - cards.reduce((sum, card) => sum + measure(card), 0);
  return rest(count) <= MAX_BESIDE.contents && rest(chars) <= MAX_BESIDE.chars;
}

/** The cards in the only part of it that holds some. */
function cardsBelow(column: Element): Element[] | undefined {
  let at: Element | undefined = column;
  for (let depth = 0; at !== undefined && depth < MAX_DEPTH; depth++) {
    const cards = likeChildren(at);
    if (isOfCards(cards)) return cards;
    const parts: Element[] = [...at.children].filter((one) => one.childElementCount > 1);
    at = parts.length === 1 ? parts[0] : undefined;
  }
  return undefined;
}

function isOfCards(cards: readonly Element[]): boolean {
  const [one, other] = cards;
  if (one === undefined || other === undefined) return false;
  return (
    [one, other].every((card) => isCard(card) && tellsItself(card)) &&
    cards.slice(0, ENOUGH).every((card) => isLike(one, card))
  );
}

/** A button with its words is a part of something. */
function tellsItself(card: Element): boolean {
  if (card.querySelector(PICTURE_OR_HEADING) !== null) return true;
  if (card.matches(CONTROL)) return false;
  const controls = [...card.querySelectorAll(CONTROL)];
  const said = controls.reduce((sum, control) => sum + textOf(control, 100).length, 0);
  return controls.length > 1 || textOf(card, 200).length - said >= MIN_CHARS;
}

/** Most of what both are made of is the same: the cells of a row are not like each other. */
function isLike(one: Element, other: Element): boolean {
  if (one === other) return true;
  const [tags, others] = [tagsOf(one), tagsOf(other)];
  let [same, all] = [0, 0];
  for (const tag of new Set([...tags.keys(), ...others.keys()])) {
    const [here, there] = [tags.get(tag) ?? 0, others.get(tag) ?? 0];
    same += Math.min(here, there);
    all += Math.max(here, there);
  }
  return same >= all * 0.6;
}

function tagsOf(element: Element): Map<string, number> {
  const tags = new Map<string, number>();
  for (const { nodeName } of element.getElementsByTagName('*'))
    tags.set(nodeName, (tags.get(nodeName) ?? 0) + 1);
  return tags;
}

/** The children of the commonest tag and first class, when they are most of the children. */
function likeChildren(element: Element): Element[] {
  const groups = new Map<string, Element[]>();
  let count = 0;
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    count++;
    if (!CARD_TAGS.has(child.nodeName) && !child.nodeName.includes('-')) continue;
    const key = signatureOf(child);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [child]);
    else group.push(child);
    if (count === MANY && groups.size > MANY / 2) return [];
  }
  let best: Element[] = [];
  for (const group of groups.values()) if (group.length > best.length) best = group;
  return best.length >= count * 0.6 ? best : [];
}

function signatureOf(element: Element): string {
  const first = (element.getAttribute('class') ?? '').trim().split(/\s+/)[0] ?? '';
  return `${element.nodeName}.${element.getAttribute('role') ?? ''}.${first.replace(/\d+/g, '')}`;
}
