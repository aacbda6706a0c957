/**
 * Cases of the accessible name computation, one rule after the other: https://www.w3.org/TR/accname-1.2/ and
 * https://www.w3.org/TR/html-aam-1.0/. Each shows markup in which `#x` has the name beside it.
 */
export interface NameCase {
  rule: string;
  markup: string;
  name: string;
}

type Pair = readonly [markup: string, name: string];

/** Roles that take a name from the author (https://www.w3.org/TR/wai-aria-1.2/#namefromauthor). */
const NAMED_BY_AUTHOR =
  'alert alertdialog application article banner blockquote button cell checkbox columnheader combobox complementary contentinfo dialog document feed figure form grid gridcell group heading img link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note option progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status switch tab table tablist tabpanel textbox timer toolbar tooltip tree treegrid treeitem'.split(
    ' ',
  );
/** Roles that take their name from what is in them (https://www.w3.org/TR/wai-aria-1.2/#namefromcontent). */
const NAMED_BY_CONTENT =
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  );
const FIELDS: readonly string[] = [
  ...'checkbox color date datetime-local email month number password radio range search tel text time url week'
    .split(' ')
    .map((type) => `<input id=x type=${type}>`),
  '<textarea id=x></textarea>',
  '<select id=x><option>one<option>two</select>',
  '<meter id=x value=0.5></meter>',
  '<progress id=x></progress>',
];
const TAGS =
  'article aside blockquote footer fieldset figure form h1 h2 h6 header main nav ol ul section table'.split(
    ' ',
  );

const LABELLED_BY: readonly Pair[] = [
  ['<h2 id=a>Billing</h2><div id=x role=group aria-labelledby=a>rest</div>', 'Billing'],
  ['<i id=a>one</i><i id=b>two</i><nav id=x aria-labelledby="a b"></nav>', 'one two'],
  ['<i id=a>one</i><i id=b>two</i><nav id=x aria-labelledby="b a"></nav>', 'two one'],
  ['<h3 id=a>Report</h3><a id=x href=# aria-label=Open aria-labelledby="x a">x</a>', 'Open Report'],
  ['<i id=a>one</i><button id=x aria-labelledby="gone a">own</button>', 'one'],
  ['<button id=x aria-labelledby=gone>own</button>', 'own'],
  ['<button id=x aria-labelledby="">own</button>', 'own'],
  ['<i id=a hidden>hidden one</i><button id=x aria-labelledby=a>own</button>', 'hidden one'],
  [
    '<i id=a style="display:none">none <b>within</b></i><button id=x aria-labelledby=a>o</button>',
    'none within',
  ],
  ['<i id=a style="visibility:hidden">unseen</i><button id=x aria-labelledby=a>own</button>', 'unseen'],
  ['<i id=a>seen <b hidden>not</b></i><button id=x aria-labelledby=a>own</button>', 'seen'],
  ['<i id=a aria-label=said>shown</i><button id=x aria-labelledby=a>own</button>', 'said'],
  ['<img id=a alt=Sun><button id=x aria-labelledby=a>own</button>', 'Sun'],
  ['<i id=a aria-labelledby=b>one</i><i id=b>two</i><button id=x aria-labelledby=a>own</button>', 'one'],
  ['<input id=a value=Lisbon><button id=x aria-label=Ship aria-labelledby="x a"></button>', 'Ship Lisbon'],
  ['<i id=a>title</i><img id=x alt=own aria-labelledby=a>', 'title'],
  ['<i id=a>group</i><svg id=x role=img aria-labelledby=a><title>own</title></svg>', 'group'],
  ['<label for=x>own</label><i id=a>better</i><input id=x aria-labelledby=a>', 'better'],
  ['<i id=a>better</i><input id=x placeholder=own aria-labelledby=a>', 'better'],
  ['<i id=a>better</i><button id=x title=tip aria-labelledby=a>own</button>', 'better'],
];

const LABEL: readonly Pair[] = [
  ['<button id=x aria-label=" Close  it ">own</button>', 'Close it'],
  ['<button id=x aria-label="">own</button>', 'own'],
  ['<button id=x aria-label="   ">own</button>', 'own'],
  ['<button id=x aria-label=Close title=tip>own</button>', 'Close'],
  ['<img id=x alt=own aria-label=Said>', 'Said'],
  ['<label for=x>own</label><input id=x aria-label=Said>', 'Said'],
  ['<input id=x type=submit value=own aria-label=Said>', 'Said'],
  ['<select><option id=x aria-label=Said>own</select>', 'Said'],
  ['<a id=x href=#><span aria-label=Said role=img>own</span></a>', 'Said'],
  ['<table id=x aria-label=Said><caption>own</caption><tr><td>c</table>', 'Said'],
];

const EMBEDDED: readonly Pair[] = [
  [
    '<label for=x>Remind <input value=5> minutes before</label><input id=x type=checkbox>',
    'Remind 5 minutes before',
  ],
  [
    '<label for=x>Every <select><option>day<option selected>week</select></label><input id=x type=checkbox>',
    'Every week',
  ],
  ['<label for=x>Volume <input type=range value=7 max=9></label><input id=x type=checkbox>', 'Volume 7'],
  [
    '<label for=x>Flash <span role=textbox>twice</span> then</label><input id=x type=checkbox>',
    'Flash twice then',
  ],
  [
    "<label for=x>At <span role=spinbutton aria-valuenow=3>?</span> o'clock</label><input id=x type=checkbox>",
    "At 3 o'clock",
  ],
  [
    '<label for=x>At <span role=slider aria-valuenow=3 aria-valuetext=noon>?</span></label><input id=x type=checkbox>',
    'At noon',
  ],
  ['<button id=x>Go <span role=combobox><input value=far></span></button>', 'Go far'],
  [
    '<label for=x>Pick <ul role=listbox style="list-style:none"><li role=option>a<li role=option aria-selected=true>bee</ul></label><input id=x type=checkbox>',
    'Pick bee',
  ],
];

const HOST: readonly Pair[] = [
  ['<input id=x type=button value=Run>', 'Run'],
  ['<input id=x type=submit>', 'Submit'],
  ['<input id=x type=reset>', 'Reset'],
  ['<input id=x type=submit value=Run>', 'Run'],
  ['<input id=x type=reset value=Undo>', 'Undo'],
  ['<input id=x type=image alt=Find src="data:,">', 'Find'],
  ['<input id=x type=image title=Find src="data:,">', 'Find'],
  ['<img id=x alt="A boat">', 'A boat'],
  ['<img id=x alt="" title=tip>', 'tip'],
  ['<svg id=x role=img><title>Boat</title></svg>', 'Boat'],
  ['<a id=x href=#><svg><title>Boat</title></svg></a>', 'Boat'],
  ['<fieldset id=x><legend>Colour <b>now</b></legend></fieldset>', 'Colour now'],
  ['<fieldset id=x><div><legend>far</legend></div></fieldset>', ''],
  ['<figure id=x><img alt=i><figcaption>Figure one</figcaption></figure>', 'Figure one'],
  ['<table id=x><caption>Prices</caption><tr><td>1</table>', 'Prices'],
  ['<table id=x title=tip><tr><td>1</table>', 'tip'],
  ['<select><optgroup id=x label=Cats><option>Tom</optgroup></select>', 'Cats'],
  ['<select><option id=x label=Short>A long one</select>', 'Short'],
  ['<select><option id=x>Plain</select>', 'Plain'],
  [
    '<map name=m><area id=x href=# alt=North shape=rect coords="0,0,9,9"></map><img usemap=#m src="data:,">',
    'North',
  ],
  ['<label>First</label><label for=x>Email</label><input id=x>', 'Email'],
  ['<label for=x>Email</label><label for=x>at work</label><input id=x>', 'Email at work'],
  ['<label>Email <input id=x></label><label for=x>too</label>', 'Email too'],
  ['<label>Terms <input id=x type=checkbox> <a href=#>read</a></label>', 'Terms read'],
  ['<label><input id=x type=radio> <b>Large</b> box</label>', 'Large box'],
  ['<label for=x>Save</label><button id=x>own</button>', 'Save'],
  ['<label for=x></label><input id=x placeholder=hint>', 'hint'],
  ['<input id=x placeholder=hint>', 'hint'],
  ['<input id=x placeholder=hint title=tip>', 'tip'],
  ['<textarea id=x placeholder=hint></textarea>', 'hint'],
  ['<input id=x aria-placeholder=hint role=textbox>', 'hint'],
  ['<details><summary id=x>More <i>about</i></summary></details>', 'More about'],
];

const CONTENT: readonly Pair[] = [
  ['<button id=x>a<b>b</b>c</button>', 'abc'],
  ['<button id=x>a<div>b</div>c</button>', 'a b c'],
  ['<button id=x>a<br>c</button>', 'a c'],
  ['<button id=x>a <span>b</span> <span>c</span></button>', 'a b c'],
  ['<a id=x href=#><p>a</p><p>b</p></a>', 'a b'],
  ['<h2 id=x><a href=#>Chapter</a> one</h2>', 'Chapter one'],
  ['<h2 id=x><img alt=Star> Rated</h2>', 'Star Rated'],
  ['<a id=x href=#><img alt=""> Rated</a>', 'Rated'],
  [
    '<button id=x><span style="display:inline-block">a</span><span style="display:inline-block">b</span></button>',
    'a b',
  ],
  ['<button id=x>\n  a\n\tb  \n</button>', 'a b'],
  ['<div id=x role=tab><div><div>deep</div></div></div>', 'deep'],
  ['<button id=x>a<script>var b = 1</script>c</button>', 'ac'],
  ['<style>#x::before{content:"New "}</style><button id=x>mail</button>', 'New mail'],
  ['<style>#x::after{content:" (2)"}</style><a id=x href=#>mail</a>', 'mail (2)'],
  [
    '<style>#x b::before{content:"<"} #x b::after{content:">"}</style><button id=x>a<b>c</b></button>',
    'a<c>',
  ],
  ['<style>#x::before{content:"*" / "star "}</style><button id=x>mail</button>', 'star mail'],
  ['<style>#x::before{content:"no";display:none}</style><button id=x>mail</button>', 'mail'],
  ['<style>#x::before{content:attr(data-w)}</style><button id=x data-w="Word ">mail</button>', 'Word mail'],
  ['<p id=x>paragraph</p>', ''],
  ['<div id=x>division</div>', ''],
  ['<ul><li id=x>item</ul>', ''],
  ['<nav id=x>words</nav>', ''],
];

const HIDDEN: readonly Pair[] = [
  ['<button id=x><span hidden>a</span>b</button>', 'b'],
  ['<button id=x><span style="display:none">a</span>b</button>', 'b'],
  ['<button id=x><span style="visibility:hidden">a</span>b</button>', 'b'],
  [
    '<button id=x><span style="visibility:hidden">a <i style="visibility:visible">c</i></span>b</button>',
    'cb',
  ],
  ['<button id=x><span aria-hidden=true>a</span>b</button>', 'b'],
  ['<button id=x><span aria-hidden=false>a</span>b</button>', 'ab'],
  ['<button id=x><span style="opacity:0">a</span>b</button>', 'ab'],
  ['<button id=x><span style="position:absolute;left:-999px">a</span>b</button>', 'a b'],
  ['<h2 id=x><a href=# aria-hidden=true>#</a>Title</h2>', 'Title'],
];

const TOOLTIP: readonly Pair[] = [
  ['<button id=x title=tip></button>', 'tip'],
  ['<button id=x title=tip>own</button>', 'own'],
  ['<a id=x href=# title=tip><img alt=""></a>', 'tip'],
  ['<a id=x href=#><img alt="" title=""><i title=tip></i></a>', 'tip'],
  ['<div id=x role=group title=tip>words</div>', 'tip'],
  ['<iframe id=x title=tip></iframe>', 'tip'],
  ['<abbr id=x title=tip role=img></abbr>', 'tip'],
  ['<input id=x title=tip>', 'tip'],
  ['<select id=x title=tip></select>', 'tip'],
];

const SHADOW: readonly Pair[] = [
  ['<button id=x><x-a><template shadowrootmode=open>deep</template></x-a></button>', 'deep'],
  [
    '<button id=x><x-a><template shadowrootmode=open>a <slot></slot></template>light</x-a></button>',
    'a light',
  ],
  ['<button id=x><x-a><template shadowrootmode=open>a</template>light</x-a></button>', 'a'],
  [
    '<button id=x><x-a><template shadowrootmode=open><slot>fallback</slot></template></x-a></button>',
    'fallback',
  ],
  [
    '<button id=x><x-a><template shadowrootmode=open><slot name=b></slot>-<slot name=a></slot></template><i slot=a>1</i><i slot=b>2</i></x-a></button>',
    '2-1',
  ],
];

function casesOf(rule: string, pairs: readonly Pair[]): NameCase[] {
  return pairs.map(([markup, name]) => ({ rule, markup, name }));
}

function tagged(tag: string): string {
  const inside = tag === 'table' ? '<tr><td>own</table>' : tag === 'ol' || tag === 'ul' ? '<li>own' : 'own';
  return `<${tag} id=x aria-label=Said>${inside}</${tag}>`;
}

export const NAME_CASES: readonly NameCase[] = [
  ...casesOf('labelledby', LABELLED_BY),
  ...casesOf('label', LABEL),
  ...casesOf(
    'label by role',
    NAMED_BY_AUTHOR.map((role) => [`<div id=x role=${role} aria-label=Said>own</div>`, 'Said'] as const),
  ),
  ...casesOf(
    'label by tag',
    TAGS.map((tag) => [tagged(tag), 'Said'] as const),
  ),
  ...casesOf(
    'label for a field',
    FIELDS.map((field) => [`<label for=x>Of the field</label>${field}`, 'Of the field'] as const),
  ),
  ...casesOf(
    'label around a field',
    FIELDS.map((field) => [`<label>Of the field ${field}</label>`, 'Of the field'] as const),
  ),
  ...casesOf(
    'hidden label of a field',
    FIELDS.map((field) => [`<label for=x hidden>Of the field</label>${field}`, 'Of the field'] as const),
  ),
  ...casesOf('embedded control', EMBEDDED),
  ...casesOf('host language', HOST),
  ...casesOf('content', CONTENT),
  ...casesOf(
    'content by role',
    NAMED_BY_CONTENT.map((role) => [`<div id=x role=${role}>own <b>words</b></div>`, 'own words'] as const),
  ),
  ...casesOf('hidden', HIDDEN),
  ...casesOf('tooltip', TOOLTIP),
  ...casesOf('shadow', SHADOW),
];
