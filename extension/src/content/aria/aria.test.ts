import { describe, expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { getName, getRole, getStates, isSecret, isVisible, labelOf, scrub, visibleProxy, whyUnseen } from '.';

/** Cases of https://www.w3.org/TR/accname-1.2/ and of https://www.w3.org/TR/html-aam-1.0/, written anew. */
const NAMES: [string, string][] = [
  ['<button id=x>Save</button>', 'Save'],
  ['<button id=x aria-label="Close">×</button>', 'Close'],
  ['<span id=l>Log</span><span id=m>out</span><button id=x aria-labelledby="l m">x</button>', 'Log out'],
  ['<button id=x title="Help">?</button>', '?'],
  ['<button id=x title="Help"></button>', 'Help'],
  ['<a id=x href="/"><img alt="Home"></a>', 'Home'],
  ['<input id=x type=submit>', 'Submit'],
  ['<input id=x type=submit value="Go">', 'Go'],
  ['<input id=x type=image alt="Find">', 'Find'],
  ['<label for=x>Email</label><input id=x>', 'Email'],
  ['<label>Email <input id=x></label>', 'Email'],
  ['<label>Email <b>address</b><input id=x></label>', 'Email address'],
  ['<input id=x placeholder="Search">', 'Search'],
  ['<input id=x title="Search" placeholder="words">', 'Search'],
  ['<label for=x hidden>Secret</label><input id=x>', 'Secret'],
  ['<button id=x><span aria-hidden=true>x</span>Close</button>', 'Close'],
  ['<button id=x><span style="display:none">no</span>yes</button>', 'yes'],
  ['<style>#x::before{content:"New "}</style><a id=x href="/">issue</a>', 'New issue'],
  ['<button id=x><svg><title>Print</title></svg></button>', 'Print'],
  ['<a id=x href="/">  many\n  spaces </a>', 'many spaces'],
  ['<button id=x>\uE001 Delete</button>', 'Delete'],
  ['<fieldset id=x><legend>Size</legend></fieldset>', 'Size'],
  ['<table id=x><caption>Invoices</caption><tr><td>1</table>', 'Invoices'],
  ['<div id=x role=button>Run <img alt="now"></div>', 'Run now'],
  ['<div id=x role=checkbox aria-label="All"></div>', 'All'],
  ['<select id=x aria-label="Sort"><option>Name</select>', 'Sort'],
  ['<x-b id=x role=button><template shadowrootmode=open>Deep</template></x-b>', 'Deep'],
  ['<div id=x></div>', ''],
  ['<button id=x aria-label="  ">Text</button>', 'Text'],
  ['<label><input id=x type=checkbox> I agree to the <a href="/t">terms</a></label>', 'I agree to the terms'],
];

const ROLES: [string, string][] = [
  ['<a id=x href="/">a</a>', 'link'],
  ['<a id=x>a</a>', 'generic'],
  ['<input id=x type=search>', 'searchbox'],
  ['<input id=x list=l><datalist id=l></datalist>', 'combobox'],
  ['<input id=x type=number>', 'spinbutton'],
  ['<select id=x></select>', 'combobox'],
  ['<select id=x multiple></select>', 'listbox'],
  ['<details><summary id=x>More</summary></details>', 'button'],
  ['<div id=x contenteditable></div>', 'textbox'],
  ['<button id=x role=tab>t</button>', 'tab'],
  ['<button id=x role=presentation>t</button>', 'button'],
  ['<table><tr><th id=x scope=col>t</table>', 'columnheader'],
];

describe('names', () => {
  test.each(NAMES)('%s is named "%s"', (markup, expected) => {
    show(markup);
    expect(getName(one('#x'))).toBe(expected);
  });

  test('the password in a field never gets into a name', () => {
    show(
      '<div id=l>Code <input type=password value="hunter2"></div><button id=x aria-labelledby=l>go</button>',
    );
    expect(getName(one('#x'))).not.toContain('hunter2');
  });
});

describe('roles', () => {
  test.each(ROLES)('%s is a %s', (markup, expected) => {
    show(markup);
    expect(getRole(one('#x'))).toBe(expected);
  });
});

const POINTED = 'style="cursor:pointer"';

describe('states', () => {
  test.each([
    ['<input id=x type=checkbox checked>', { checked: true }],
    ['<div id=x role=checkbox aria-checked=mixed>', { checked: 'mixed' }],
    ['<button id=x aria-pressed=true>b</button>', { pressed: true }],
    ['<button id=x aria-expanded=false>b</button>', { expanded: false }],
    ['<details open><summary id=x>s</summary></details>', { expanded: true }],
    ['<div id=x role=tab aria-selected=true>t</div>', { selected: true }],
    ['<fieldset disabled><button id=x>b</button></fieldset>', { disabled: true }],
    ['<button id=x>b</button>', {}],
    ['<a id=x href="/">b</a>', {}],
    ['<ul><li><span id=x>Fruit</span><ul hidden><li>Fig</ul></ul>', { expanded: false }],
    ['<ul><li><button id=x>Buy now</button><ul hidden><li>Terms</ul></ul>', {}],
    [`<h3 id=x ${POINTED}>Terms</h3><div hidden>Long</div>`, { expanded: false }],
    [`<div id=x ${POINTED}>A</div><p hidden>1</p><div ${POINTED}>B</div><p>2</p>`, { expanded: false }],
    [`<div ${POINTED}>A</div><p>1</p><div id=x ${POINTED}>B</div><p hidden>2</p>`, { expanded: false }],
    [`<div id=x ${POINTED}>Delete account</div><div hidden>Really?</div>`, {}],
    [`<h3 id=x ${POINTED}>Order</h3><div style="position:fixed;display:none">Sure?</div>`, {}],
  ])('%s', (markup, expected) => {
    show(markup);
    expect(getStates(one('#x'))).toEqual(expected);
  });
});

describe('visibility', () => {
  test.each([
    ['<button id=x>b</button>', undefined],
    ['<button id=x hidden>b</button>', 'hidden'],
    ['<button id=x style="visibility:hidden">b</button>', 'hidden'],
    ['<div style="display:none"><button id=x>b</button></div>', 'hidden'],
    ['<div inert><button id=x>b</button></div>', 'inert'],
    ['<button id=x style="opacity:0">b</button>', 'transparent'],
    ['<button id=x style="position:absolute;left:-9999px">b</button>', 'off-page'],
    ['<button id=x style="width:0;height:0;padding:0;border:0;overflow:hidden">b</button>', 'zero-size'],
    ['<a id=x href="/" style="display:contents"><b>inside</b></a>', undefined],
    ['<button id=x style="display:contents">words</button>', undefined],
    ['<button id=x style="display:contents"></button>', 'zero-size'],
    ['<div style="height:3000px"></div><button id=x>below</button>', undefined],
    [
      '<div dir=rtl style="width:99px;overflow:auto;white-space:nowrap"><i style="display:inline-block;width:3000px"></i><button id=x>b</button></div>',
      undefined,
    ],
    [
      '<div dir=rtl style="width:99px"><button id=x style="position:absolute;left:-9999px">b</button></div>',
      'off-page',
    ],
  ])('%s: %s', (markup, expected) => {
    show(markup);
    expect(whyUnseen(one('#x'))).toBe(expected);
  });

  test('a hidden checkbox is used by its visible label', () => {
    show('<input id=x type=checkbox style="display:none"><label for=x>Newsletter</label>');
    expect([isVisible(one('#x')), visibleProxy(one('#x'))]).toEqual([true, one('label')]);
  });
});

describe('secrets', () => {
  test.each([
    ['<input id=x type=password>', true],
    ['<input id=x autocomplete="section-a cc-number">', true],
    ['<input id=x autocomplete=one-time-code>', true],
    ['<input id=x name=cvv>', true],
    ['<label>Passwort <input id=x type=text></label>', true],
    ['<input id=x name=email>', false],
    ['<input id=x name=spinner>', false],
    ['<input id=x name=passenger>', false],
    ['<input id=x type=checkbox name=show_password>', false],
    ['<label>IBAN <input id=x name=iban></label>', false],
  ])('%s: %s', (markup, expected) => {
    show(markup);
    expect(isSecret(one('#x'))).toBe(expected);
  });

  test('a password stays secret when the page shows it', () => {
    show('<input id=x type=password>');
    isSecret(one('#x'));
    one<HTMLInputElement>('#x').type = 'text';
    expect(isSecret(one('#x'))).toBe(true);
  });

  test('a secret that the page repeats is scrubbed', () => {
    show('<input type=password value="hunter2"><p>You typed hunter2</p>');
    expect(scrub('You typed hunter2', document)).toBe('You typed •••');
  });
});

describe('labels of controls without a name that says something', () => {
  test.each([
    ['<span id=x class="icon icon-trash" onclick="1"></span>', 'trash'],
    ['<i id=x class="fa fa-search">\uF002</i>', 'search'],
    ['<button id=x><svg><use href="#icon-download"></use></svg></button>', 'download'],
    ['<button id=x data-tooltip="Add to list"></button>', 'Add to list'],
    ['<div id=x><img src="/img/cart.png"></div>', 'cart'],
    ['<a id=x href="/" data-testid="open-settings"></a>', 'open settings'],
    ['<table><tr><td>Author:</td><td><input id=x></td></tr></table>', 'Author'],
    ['Quantity <input id=x name=f17>', 'Quantity'],
    ['Quantity <style>p { color: red }</style> <input id=x>', 'Quantity'],
    ['<select><option>One</select><input id=x name=amount>', 'amount'],
    ['<label>Agree</label><input id=x type=file hidden><label for=x>Attach</label>', 'Attach'],
    ['<div id=x>Plain words</div>', 'Plain words'],
    ['<button id=x title="Remove from cart">×</button>', 'Remove from cart'],
    ['<button id=x title="Bold text">B</button>', 'B'],
    ['<button id=x>★</button>', '★'],
    ['<p>Daily report</p><button id=x role=switch aria-checked=false></button>', 'Daily report'],
  ])('%s is called "%s"', (markup, expected) => {
    show(markup);
    expect(labelOf(one('#x'))).toBe(expected);
  });
});
