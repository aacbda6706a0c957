import { describe, expect, test } from 'vitest';
import type { RoleSelector } from '../../generated/types';
import { OVERLAY_TAG } from '../dom';
import { one, show } from '../dom/testing/show';
import { fingerprint, generate, resolve } from '.';
import { matcherOf } from './match';

const LIST = `<nav><a href="/a">Invoices</a></nav><main><a href="/b">Invoices</a><button aria-pressed=true>Bold</button>
<button>Bold</button><button disabled>Save</button><input type=checkbox aria-label="All" checked><p>Some <b>words</b> here</p></main>`;

function find(selector: RoleSelector): Element | string {
  const found = resolve(document, selector);
  return found.ok ? found.element : found.code;
}

describe('resolving', () => {
  test('role and name in a landmark', () => {
    show(LIST);
    expect(find({ kind: 'role', role: 'link', name: 'invoices', withinLandmark: 'main' })).toBe(
      one('main a'),
    );
  });

  test('two matches are ambiguous, and nth chooses', () => {
    show(LIST);
    expect([
      find({ kind: 'role', role: 'link', name: 'Invoices' }),
      find({ kind: 'role', role: 'link', name: 'Invoices', nth: 1 }),
    ]).toEqual(['ambiguous', one('main a')]);
  });

  test('states come before the name', () => {
    show(LIST);
    expect(find({ kind: 'role', role: 'button', name: 'Bold', pressed: true })).toBe(one('[aria-pressed]'));
  });

  test('checked and disabled are states', () => {
    show(LIST);
    expect([
      find({ kind: 'role', role: 'checkbox', checked: true }),
      find({ kind: 'role', role: 'button', disabled: true }),
    ]).toEqual([one('[type=checkbox]'), one('[disabled]')]);
  });

  test('names fold case, white space and icon glyphs', () => {
    show('<button>\uF001  Sign\n OUT</button>');
    expect(find({ kind: 'role', role: 'button', name: 'sign out' })).toBe(one('button'));
  });

  test('a name may be part of another', () => {
    show(LIST);
    expect(find({ kind: 'role', role: 'button', name: 'sav', nameMode: 'includes' })).toBe(one('[disabled]'));
  });

  test('a regular expression matches without case', () => {
    show(LIST);
    expect(find({ kind: 'role', role: 'button', name: '^sa.e$', nameMode: 'regex' })).toBe(one('[disabled]'));
  });

  test('text finds the smallest element that says it', () => {
    show(LIST);
    expect([find({ kind: 'text', text: 'words' }), find({ kind: 'text', text: 'Some words here' })]).toEqual([
      one('b'),
      one('p'),
    ]);
  });

  test('text may be part of a longer one', () => {
    show(LIST);
    expect(find({ kind: 'text', text: 'ords', nameMode: 'includes' })).toBe(one('b'));
  });

  test('what the copilot itself shows is no text of the page', () => {
    show(`<p>Iceland</p><${OVERLAY_TAG}></${OVERLAY_TAG}>`);
    one(OVERLAY_TAG).attachShadow({ mode: 'open' }).innerHTML = '<p>pick Iceland</p>';
    expect(find({ kind: 'text', text: 'Iceland', nameMode: 'includes' })).toBe(one('p'));
  });

  test('CSS steps into shadow roots', () => {
    show('<x-a><template shadowrootmode=open><button>b</button></template></x-a>');
    const inner = one('x-a').shadowRoot?.querySelector('button');
    expect(find({ kind: 'css', css: 'x-a >>> button' })).toBe(inner);
  });

  test('roles are found in shadow roots', () => {
    show('<x-a><template shadowrootmode=open><button>Deep</button></template></x-a>');
    expect(find({ kind: 'role', role: 'button', name: 'deep' })).toBe(
      one('x-a').shadowRoot?.querySelector('button'),
    );
  });

  test('CSS that is none is a bad argument', () => {
    show(LIST);
    expect(find({ kind: 'css', css: 'a[' })).toBe('bad_argument');
  });

  test('what is seen goes before what is hidden', () => {
    show('<button hidden>Go</button><button id=x>Go</button>');
    expect(find({ kind: 'role', role: 'button', name: 'Go' })).toBe(one('#x'));
  });

  test('a lone hidden match is given, so that the caller can say so', () => {
    show('<button hidden>Go</button>');
    expect(find({ kind: 'css', css: 'button' })).toBe(one('button'));
  });

  test('a failure tells what is there', () => {
    show(LIST);
    const found = resolve(document, { kind: 'role', role: 'button', name: 'Invoices' });
    expect(found.ok ? '' : found.error).toBe(
      'no button "Invoices"; buttons here: "Bold", "Save"; the nav has a link "Invoices"',
    );
  });
});

describe('names and patterns', () => {
  test.each(['(a+)+$', '(a|aa)*b', '^(\\w+\\s?)*$', '(?=a)a', 'x'.repeat(300), '('])(
    '%s is refused',
    (pattern) => {
      expect(matcherOf(pattern, 'regex')).toHaveProperty('error');
    },
  );

  test.each(['^Invoice \\d+$', '(log|sign) ?out', 'a.{2,5}b'])('%s is taken', (pattern) => {
    expect(matcherOf(pattern, 'regex')).toBeTypeOf('function');
  });
});

describe('generating', () => {
  test('role and name come first', () => {
    show('<button id=x>Save</button>');
    expect(generate(one('#x')).selector).toEqual({ kind: 'role', role: 'button', name: 'Save' });
  });

  test('the landmark parts equal names', () => {
    show(LIST);
    expect(generate(one('main a')).selector).toEqual({
      kind: 'role',
      role: 'link',
      name: 'Invoices',
      withinLandmark: 'main',
    });
  });

  test('equal buttons in one place get a stable attribute or a number', () => {
    show('<button>Edit</button><button>Edit</button>');
    expect(generate(one('button:last-child')).selector).toEqual({
      kind: 'role',
      role: 'button',
      name: 'Edit',
      nth: 1,
    });
  });

  test('a nameless thing is found by its text', () => {
    show('<div onclick="1">Open the vault</div>');
    expect(generate(one('div')).selector).toEqual({ kind: 'text', text: 'Open the vault' });
  });

  test('an icon without words is found by CSS', () => {
    show('<main><span onclick="1"></span><span onclick="1"></span></main>');
    expect(generate(one('span:last-child')).selector.kind).toBe('css');
  });

  test('generated ids are not used', () => {
    show('<div id=":r17:" onclick="1"></div>');
    expect(JSON.stringify(generate(one('div')))).not.toContain('r17');
  });

  test('there are never more than four alternatives', () => {
    show(LIST);
    expect(generate(one('nav a')).altSelectors.length).toBeLessThanOrEqual(4);
  });

  test('every alternative finds the element too', () => {
    show(LIST);
    const { altSelectors } = generate(one('nav a'));
    expect(altSelectors.map(find)).toEqual(altSelectors.map(() => one('nav a')));
  });
});

describe('fingerprints', () => {
  const ROWS = `<table><tr><td>October</td><td><button>Download</button></td></tr>
    <tr><td>November</td><td><button>Download</button></td></tr></table>`;

  test('stay when the element is only moved among its siblings', () => {
    show('<main><button id=x>Save</button></main>');
    const before = fingerprint(one('#x'));
    one('main').prepend(document.createElement('p'));
    expect(fingerprint(one('#x'))).toBe(before);
  });

  test('stay when the element is rendered anew', () => {
    show('<main><button>Save</button></main>');
    const before = fingerprint(one('button'));
    show('<main><button class=new>Save</button></main>');
    expect(fingerprint(one('button'))).toBe(before);
  });

  test('change with the name', () => {
    show('<button>Save</button>');
    const before = fingerprint(one('button'));
    one('button').textContent = 'Delete';
    expect(fingerprint(one('button'))).not.toBe(before);
  });

  test('tell the rows of a table apart', () => {
    show(ROWS);
    expect(fingerprint(one('tr:first-child button'))).not.toBe(fingerprint(one('tr:last-child button')));
  });

  test('change when a row shows something else', () => {
    show(ROWS);
    const before = fingerprint(one('tr:first-child button'));
    one('tr:first-child td').textContent = 'December';
    expect(fingerprint(one('tr:first-child button'))).not.toBe(before);
  });
});
