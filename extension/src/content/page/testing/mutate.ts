/** Random changes of a page, of every kind that pages make: the same numbers make the same changes. */
import { queryAll } from '../../dom';

/** Sheets whose selectors reach ever further. */
export const SHEETS: readonly string[] = [
  '.gone{display:none} .unseen{visibility:hidden} .faint{opacity:0} .hand{cursor:pointer} .flat{width:0;height:0;overflow:hidden} .off{position:absolute;left:-9999px} .star::before{content:"star"}',
  '.first~button{display:none} .first+*{visibility:hidden} li:first-child a{opacity:0} div>:nth-child(5){cursor:pointer} p:empty+a{display:none}',
  'form:has(.error) button{visibility:hidden} .menu:has(:checked) a{display:none} li:not(:has(a)){opacity:0}',
  'input:checked~*{display:none} label:has(+:checked){display:none} :focus+a{opacity:0} .spin{animation:spin 9s infinite} @keyframes spin{from{opacity:1}to{opacity:.9}}',
];

const CLASSES = 'gone unseen faint hand flat off star first error menu spin alert modal price'.split(' ');
const STYLES = [
  'display:none',
  'visibility:hidden',
  'opacity:0',
  'width:0;overflow:hidden',
  'display:contents',
  '',
];
const FLAGS =
  'hidden inert disabled open aria-hidden aria-disabled aria-expanded aria-checked required multiple'.split(
    ' ',
  );
const SAID = 'aria-label title alt placeholder value href data-label tabindex onclick lang colspan'.split(
  ' ',
);
const ROLES =
  'button link list listitem group dialog alert heading none main navigation combobox table row'.split(' ');
const MARKUP = [
  '<button>Fresh</button>',
  '<a href="/fresh">Fresh link</a><i class=icon></i>',
  '<label>Fresh field <input></label>',
  '<ul><li><a href="/1">One</a> two<li><a href="/2">Two</a> three<li><a href="/3">Three</a> four</ul>',
  '<h2>Fresh heading</h2><p role=status>Fresh status</p>',
  '<table><tr><th>No<th>Who<tr><td>1<td><button>Edit</button><tr><td>2<td><button>Edit</button></table>',
  '<div class="modal" style="position:fixed">Box</div><span class=hand>Press</span><div onclick="1"></div>',
  '<form aria-label=Fresh><input type=password><input type=checkbox hidden id=fresh><button>Go</button></form>',
  '<label for=fresh>Proxy</label><details><summary>More</summary><a href="/in">Inside</a></details>',
];
const SHADOW = '<div><button><slot></slot></button><slot name=b></slot><a href="/shadow">Shadow</a></div>';

const SHADOWS = [
  '<slot></slot>',
  '<button>New</button><slot name=b></slot>',
  '<style>button{display:none}</style><slot></slot><button>Unseen</button><a href="/seen">Seen</a>',
  '<style>input:checked+button{display:none}</style><input type=checkbox><button>Inner</button><slot></slot>',
];
const RULES = [
  'button{display:none}',
  'a::before{content:"+"}',
  'li{cursor:pointer}',
  ':checked~*{visibility:hidden}',
  'input:invalid+*{display:none}',
  'div:nth-child(2){display:none}',
  '@media (min-width:100px){h2{display:none}}',
  ':popover-open a{opacity:0}',
];
const OPENED = [
  '<div popover><button>Popped</button></div>',
  '<dialog><form method=dialog><button>Yes</button><input aria-label=Answer></form></dialog>',
  '<fieldset disabled><legend>Off</legend><input aria-label=Off><button>Off</button></fieldset>',
];

/** A small page on which nearly everything depends on something else. */
export const WEB = `<main><form><input type=checkbox id=c><label for=c>Choice</label><input id=f aria-labelledby=t><button>Send</button>
  <a href="/one">One</a><button aria-labelledby="t f">Two</button><p class=error>Wrong</p><button>Last</button></form>
  <h2 id=t>Title</h2><ul class=menu><li><a href="/a">A</a></li><li class=first><a href="/b">B</a></li><li><a href="/c">C</a></li></ul>
  <section><div><span class=hand>Open</span><i onclick="1"></i></div><fieldset><legend>Group</legend><label>Wrapped <input></label></fieldset></section>
  <table><tr><th>No<th>Who<tr><td>1<td><a href="/r1">Row 1</a><tr><td>2<td><a href="/r2">Row 2</a><tr><td>3<td><a href="/r3">Row 3</a></table></main>`;

type Pick = <T>(from: readonly T[]) => T;
type Change = (element: Element, pick: Pick, all: readonly Element[]) => void;

const CHANGES: readonly Change[] = [
  (element, pick) => element.classList.toggle(pick(CLASSES)),
  (element, pick) => element.setAttribute('style', pick(STYLES)),
  (element, pick) => toggle(element, pick(FLAGS)),
  (element, pick) => element.setAttribute(pick(SAID), pick(['', '0', '2', 'Said', 'Other words', '/there'])),
  (element, pick) => element.setAttribute('role', pick(ROLES)),
  (element) => element.removeAttribute('role'),
  (element, pick) => changeText(element, pick(['', 'Renamed', 'log out', '€ 12.00', 'hunter2'])),
  (element, pick) => element.append(pick(['word', ' ', 'Save'])),
  (element) => element.after(element.cloneNode(true)),
  (element) => element.querySelectorAll('*').length < 12 && element.remove(),
  (element, pick, all) => moveInto(pick(all), element),
  (element, pick) => element.insertAdjacentHTML(pick(['beforebegin', 'beforeend'] as const), pick(MARKUP)),
  (element, pick, all) => element.setAttribute('aria-labelledby', nameOf(pick(all))),
  (element, pick, all) =>
    element.setAttribute(pick(['for', 'aria-owns', 'aria-describedby']), nameOf(pick(all))),
  (element, pick) => changeId(element, pick),
  (element, pick) =>
    Object.assign(element, pick<object>([{ value: 'hunter2' }, { value: '' }, { checked: true }])),
  (element) => giveShadow(element),
  (element, pick) => element.setAttribute('slot', pick(['b', ''])),
  (element) => element.firstElementChild && element.replaceWith(...element.childNodes),
  (element) => element instanceof HTMLElement && element.focus(),
  (element) => element.classList.toggle('first'),
  (element) => element.classList.toggle('error'),
  (element) => element.classList.toggle('gone'),
  (element) => element instanceof HTMLInputElement && Object.assign(element, { checked: !element.checked }),
  (element, pick, all) => changeShadow(element, pick, all),
  (_, pick, all) => changeRule(pick, all),
  (element, pick) => element.insertAdjacentHTML('afterend', pick(OPENED)),
  (_, __, all) => openAll(all),
];

/** What a component does when it draws itself anew. */
function changeShadow(element: Element, pick: Pick, all: readonly Element[]): void {
  const hosts = all.filter(({ shadowRoot }) => shadowRoot !== null);
  const root = hosts.length > 0 ? pick(hosts).shadowRoot : null;
  if (root === null) giveShadow(element);
  else root.innerHTML = pick(SHADOWS);
}

/** A sheet that changes without a change of the tree. */
function changeRule(pick: Pick, all: readonly Element[]): void {
  const sheet = all[0]?.ownerDocument.body.querySelector('style')?.sheet;
  if (!sheet) return;
  if (sheet.cssRules.length > 6) sheet.deleteRule(0);
  else sheet.insertRule(pick(RULES));
}

function openAll(all: readonly Element[]): void {
  for (const one of all) {
    if (one instanceof HTMLDialogElement) one.toggleAttribute('open');
    else if (one instanceof HTMLElement && one.popover !== null) one.togglePopover();
  }
}

/** `count` random changes below the body, shadow roots included. */
export function mutate(document: Document, random: () => number, count: number): void {
  const pick: Pick = (from) => from[Math.floor(random() * from.length)] as (typeof from)[number];
  for (let step = 0; step < count; step++) {
    const all = queryAll(document, 'body *').filter(({ nodeName }) => nodeName !== 'STYLE');
    if (all.length > 0) pick(CHANGES)(pick(all), pick, all);
  }
}

function toggle(element: Element, name: string): void {
  const isState = name.startsWith('aria-');
  if (!isState) element.toggleAttribute(name);
  else element.setAttribute(name, element.getAttribute(name) === 'true' ? 'false' : 'true');
}

function changeText(element: Element, text: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = walker.nextNode();
  if (found) found.nodeValue = text;
}

function moveInto(parent: Element, element: Element): void {
  if (!element.contains(parent) && parent.getRootNode() === element.getRootNode()) parent.prepend(element);
}

function nameOf(element: Element): string {
  element.id ||= 'named';
  return element.id;
}

function changeId(element: Element, pick: Pick): void {
  element.id = pick(['', 'fresh', 'named', 'other']);
}

function giveShadow(element: Element): void {
  if (!/^(?:DIV|SPAN|SECTION|P)$/.test(element.nodeName) || element.shadowRoot) return;
  const host = element.ownerDocument.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = SHADOW;
  element.replaceWith(host);
  host.append(element);
}
