/** Which elements can have a role at all, as CSS: implicit roles by https://www.w3.org/TR/html-aam-1.0/, explicit ones by `role`. */

const TEXT_INPUT =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=file],[type=checkbox],[type=radio],[type=range],[type=number])';

const IMPLICIT: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'header',
  blockquote: 'blockquote',
  button:
    'button,summary,input[type=button],input[type=submit],input[type=reset],input[type=image],input[type=file]',
  caption: 'caption',
  cell: 'td,th',
  checkbox: 'input[type=checkbox]',
  code: 'code',
  columnheader: 'th',
  combobox: 'select,input[list]',
  complementary: 'aside',
  contentinfo: 'footer',
  definition: 'dd',
  deletion: 'del',
  dialog: 'dialog',
  document: 'html',
  emphasis: 'em',
  figure: 'figure',
  form: 'form',
  generic: '*',
  gridcell: 'td,th',
  group: 'fieldset,details,optgroup',
  heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img,svg',
  insertion: 'ins',
  link: 'a[href],area[href]',
  list: 'ul,ol,menu',
  listbox: 'select,datalist',
  listitem: 'li',
  main: 'main',
  mark: 'mark',
  math: 'math',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  rowgroup: 'tbody,thead,tfoot',
  rowheader: 'th',
  search: 'search',
  searchbox: 'input[type=search]',
  separator: 'hr',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  strong: 'strong',
  subscript: 'sub',
  superscript: 'sup',
  table: 'table',
  term: 'dt,dfn',
  textbox: `${TEXT_INPUT},textarea,[contenteditable]`,
  time: 'time',
};

/** CSS that every element of the role matches (and some others may). */
export function cssOfRole(role: string): string {
  const explicit = /^[\w-]+$/.test(role) ? `[role~="${role}" i]` : '';
  return [IMPLICIT[role] ?? '', explicit].filter((part) => part !== '').join(',') || ':not(*)';
}
