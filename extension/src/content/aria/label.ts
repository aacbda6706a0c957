/** A label is the accessible name, or the best that class, id, title, tooltip and neighbours tell of a nameless control. */
import { clean, words } from '../../lib/text';
import { byId, cursorOf, labelsOf, memo, textOf } from '../dom';
import { drawnState } from './drawnState';
import { lookOf } from './look';
import { getName } from './names';
import { labelFromColumn, labelFromNeighbour, SPEAKS } from './neighbour';
import { scrub } from './secret';
import { listBehind } from './standIn';

const TOOLTIPS = [
  'title',
  'aria-description',
  'data-tooltip',
  'data-title',
  'data-original-title',
  'data-bs-original-title',
  'data-tip',
  'data-hint',
  'tooltip',
  'matTooltip',
  'alt',
  'placeholder',
  'data-label',
  'data-placeholder',
  'data-name',
];
/** Class and id words that say how a thing looks or is built, not what it does. */
const NOISE = new Set(
  'btn button icon icons ico fa fas far fab fal bi mdi mi ti ri lni la las glyphicon lucide feather heroicon tabler octicon codicon anticon remixicon iconify phosphor material svg img image link item items wrapper wrap container inner outer box control ctrl action actions clickable click js is has ui app component widget small large big sm md lg xl xs primary secondary tertiary default outline round rounded circle solid regular light dark active inactive disabled enabled hover focus visible hidden left right top bottom center middle first last even odd row col cell flex grid block inline size w h m p mt mb ml mr pt pb pl pr text font color bg nav menu list toggle trigger root base css style styled sc jss emotion mui ant el v x y fw lead new cmd el knob handle thumb grip gripper track rail'.split(
    ' ',
  ),
);
/** A place on the page, but of an arrow the way that it points. */
const DIRECTIONS = new Set(['left', 'right', 'top', 'bottom']);
const ARROWS = new Set('arrow arrows chevron chevrons caret angle angles triangle'.split(' '));
const HASHED = /\d{2,}|^(?=.*\d)[a-z0-9]{5,}$|^[a-z]{1,2}$|^[bcdfghjklmnpqrstvwxz]{4,}$/;

const FIELDS = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

/** What to call the element: never empty for a control that says anything at all about itself. */
export function labelOf(element: Element): string {
  const said = labelOfListBehind(element);
  if (said !== '') return said;
  const name = getName(element);
  if (name === '') return labelOfNameless(element);
  // A name of signs, as × and ★ are: what a person reads when the pointer stands on it says more.
  return SPEAKS.test(name) ? name : tooltipOf(element) || name;
}

/** A box that stands for a hidden list is named by what is chosen in it; the label is that of the list. */
function labelOfListBehind(element: Element): string {
  if (element.getAttribute('role') !== 'combobox' || isField(element)) return '';
  const list = listBehind(element);
  return list === null ? '' : scrub(labelFromLabels(list), element.ownerDocument);
}

/** What a person reads beside the pointer. */
export function tooltipOf(element: Element): string {
  const said = element.getAttribute('title') || element.getAttribute('aria-description');
  return said ? scrub(clean(said), element.ownerDocument) : '';
}

const labelOfNameless = memo((element: Element): string => {
  const found =
    labelFromAria(element) ||
    (isField(element) ? '' : labelFromText(element)) ||
    labelFromTooltip(element) ||
    labelFromIcon(element);
  if (found) return scrub(found, element.ownerDocument);
  const near = isField(element)
    ? labelFromLabels(element) || labelFromColumn(element) || labelFromNeighbour(element)
    : labelFromArrow(element);
  const own =
    near ||
    (isSwitch(element) ? labelFromNeighbour(element) : '') ||
    labelFromCross(element) ||
    labelFromData(element) ||
    labelFromWords(element) ||
    signOf(element);
  return scrub(own || labelFromAround(element), element.ownerDocument);
});

/** It looks like all others of its kind. */
function isSwitch(element: Element): boolean {
  return element.matches('[role=switch],[role=checkbox],[role=radio]') || drawnState(element) !== undefined;
}

function isField({ nodeName }: Element): boolean {
  return FIELDS.has(nodeName);
}

/** What is hidden until the pointer comes has no name in the computation, yet says what it will be called. */
function labelFromAria(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const words = ids.map((id) => byId(element, id)?.textContent?.slice(0, 500) ?? '').join(' ');
  const said = clean(words) || clean(element.getAttribute('aria-label') ?? '');
  return SPEAKS.test(said) ? said : '';
}

function labelFromText(element: Element): string {
  const text = textOf(element, 200);
  return SPEAKS.test(text) ? text : '';
}

/** A hidden field has no name, but its label is what a person sees of it. */
function labelFromLabels(element: Element): string {
  return clean(
    labelsOf(element)
      .map((one) => textOf(one, 200))
      .join(' '),
  );
}

/** One or two signs, such as + and ×, say more of a control than the words beside it. */
function signOf(element: Element): string {
  const text = textOf(element, 4);
  return /^[\p{Sm}\p{So}\p{Sk}\p{P}]{1,2}$/u.test(text) ? text : '';
}

/** A knob is called by what it sets, anything else by what it looks like rather than by what stands beside it. */
function labelFromAround(element: Element): string {
  if (isField(element)) return '';
  if (element.nodeName === 'CANVAS') return wordsBeside(element) || 'canvas';
  const isDragged = /grab|move|resize/.test(cursorOf(element));
  return isDragged
    ? labelFromNeighbour(element) || lookOf(element)
    : lookOf(element) || labelFromNeighbour(element);
}

/** The tools beside a drawing are no words. */
function wordsBeside(element: Element): string {
  const text = labelFromNeighbour(element);
  return /\p{L}{3}/u.test(text) ? text : '';
}

/** What opens and closes a branch is called by the branch. */
function labelFromArrow(element: Element): string {
  const sign = /^[▸▹▶▷►▻▾▿▼▽⏵⏷⊞⊟]$/u.exec(textOf(element, 4))?.[0];
  return sign === undefined ? '' : clean(`${sign} ${labelFromNeighbour(element)}`);
}

/** What takes one of several things away is called by that thing: "× Anna". */
function labelFromCross(element: Element): string {
  const sign = /^[×✕✖✗🗙]\uFE0F?$/u.exec(textOf(element, 4))?.[0];
  const box = element.parentElement;
  if (sign === undefined || box === null || !isOneOfSeveral(box)) return '';
  const words = clean(textOf(box, 60)).replace(sign, '').trim();
  return SPEAKS.test(words) && words.length <= 40 ? `${sign} ${words}` : '';
}

/** Whether a box like it, with a sign in it too, stands beside it. */
function isOneOfSeveral(box: Element): boolean {
  return [box.previousElementSibling, box.nextElementSibling].some(
    (one) => one?.nodeName === box.nodeName && /[×✕✖✗🗙]/u.test(textOf(one, 60)),
  );
}

function labelFromTooltip(element: Element): string {
  for (const attribute of TOOLTIPS) {
    const value = clean(element.getAttribute(attribute) ?? '');
    if (value !== '') return value;
  }
  const inside = element.querySelector('[title],[alt]:not([alt=""]),[aria-label],title');
  if (inside === null) return '';
  const said =
    inside.getAttribute('aria-label') ?? inside.getAttribute('title') ?? inside.getAttribute('alt');
  return clean(said ?? inside.textContent ?? '');
}

/** `<use href="#icon-trash">`, `<img src="/i/trash.svg">`, `<i class="fa fa-trash">`. */
function labelFromIcon(element: Element): string {
  const use = element.querySelector('use');
  const href = use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
  const fragment = href.split('#').pop() ?? '';
  const title = clean(byId(element, fragment)?.querySelector('title')?.textContent ?? '');
  if (title !== '') return title;
  const src = element.querySelector('img')?.getAttribute('src') ?? element.getAttribute('src') ?? '';
  const file = src.startsWith('data:')
    ? ''
    : (src
        .split(/[?#]/)[0]
        ?.split('/')
        .pop()
        ?.replace(/\.\w+$/, '') ?? '');
  return meaningful(fragment) || meaningful(file);
}

/** Data that tells how a page is built, not what a thing stands for. */
const BUILT = new Set(
  'action testid test icon lucide feather state index key id toggle target role type side align orientation reactid cy qa track slot part ref'.split(
    ' ',
  ),
);

/** `data-seat="1A"`: what one of many like things stands for. */
function labelFromData({ attributes }: Element): string {
  for (const { name, value } of attributes) {
    const key = /^data-([a-z]{3,12})$/.exec(name)?.[1];
    if (key === undefined || BUILT.has(key) || value === 'true' || value === 'false') continue;
    if (/^[\p{L}\p{N}][\p{L}\p{N}#♯♭+.: -]{0,11}$/u.test(value)) return clean(`${key} ${value}`);
  }
  return '';
}

/** Words of class, id, name and data attributes of the element and its icons. */
function labelFromWords(element: Element): string {
  const inner = [...element.querySelectorAll('i,svg,span,b,em')].slice(0, 4);
  const sources = [
    'data-action',
    'data-testid',
    'data-icon',
    'data-lucide',
    'data-feather',
    'name',
    'id',
    'class',
  ];
  for (const candidate of [element, ...inner]) {
    for (const source of sources) {
      const found = meaningful(candidate.getAttribute(source) ?? '');
      if (found !== '') return found;
    }
  }
  return '';
}

/** The words of an identifier that mean something, in their order, without repetition. */
function meaningful(identifier: string): string {
  const all = words(identifier.slice(0, 300));
  const isArrow = all.some((word) => ARROWS.has(word));
  const isTold = (word: string) => (isArrow && DIRECTIONS.has(word)) || !NOISE.has(word);
  const kept = all.filter((word) => isTold(word) && !HASHED.test(word));
  return [...new Set(kept)].slice(0, 4).join(' ');
}
