import { afterEach, describe, expect, test } from 'vitest';
import {
  closest,
  holds,
  isRendered,
  labelsOf,
  landmarkOf,
  parentOf,
  queryAll,
  shadowRootOf,
  textOf,
} from '.';
import { one, show } from './testing/show';

const globals = globalThis as unknown as { chrome?: unknown };
const realChrome = globals.chrome;

afterEach(() => {
  globals.chrome = realChrome;
});

describe('the composed tree', () => {
  test('elements in open shadow roots are found in document order', () => {
    show(
      '<button>a</button><x-box><template shadowrootmode=open><button>b</button></template></x-box><button>c</button>',
    );
    expect(queryAll(document, 'button').map((button) => button.textContent)).toEqual(['a', 'b', 'c']);
  });

  test('a closed shadow root is read where the browser shows it', () => {
    show('<x-closed></x-closed>');
    const host = one('x-closed');
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = '<button>inside</button>';
    globals.chrome = {
      dom: { openOrClosedShadowRoot: (element: Element) => (element === host ? root : null) },
    };
    expect(queryAll(document, 'button')).toHaveLength(1);
  });

  test('without that right a closed shadow root is a box', () => {
    show('<x-closed></x-closed>');
    one('x-closed').attachShadow({ mode: 'closed' }).innerHTML = '<button>inside</button>';
    expect(queryAll(document, 'button')).toHaveLength(0);
  });

  test('nested shadow roots are followed to the end', () => {
    show(
      '<x-a><template shadowrootmode=open><x-b><template shadowrootmode=open><i id=deep></i></template></x-b></template></x-a>',
    );
    expect(queryAll(document, '#deep')).toHaveLength(1);
  });

  test('the parent of the first element of a shadow root is its host', () => {
    show('<x-box><template shadowrootmode=open><b></b></template></x-box>');
    const inner = shadowRootOf(one('x-box'))?.firstElementChild as Element;
    expect(parentOf(inner)).toBe(one('x-box'));
  });

  test('closest and holds step out of shadow roots', () => {
    show('<main><x-box><template shadowrootmode=open><b></b></template></x-box></main>');
    const inner = shadowRootOf(one('x-box'))?.firstElementChild as Element;
    expect([closest(inner, 'main'), holds(one('main'), inner)]).toEqual([one('main'), true]);
  });

  test('labels are found by id and by wrapping', () => {
    show('<label for=a>one</label><label>two <input id=a></label>');
    expect(labelsOf(one('#a')).map((label) => label.textContent?.trim())).toEqual(['one', 'two']);
  });
});

describe('landmarks', () => {
  test.each([
    ['<main><b id=x></b></main>', 'main'],
    ['<header><b id=x></b></header>', 'header'],
    ['<article><header><b id=x></b></header></article>', undefined],
    ['<header><nav><b id=x></b></nav></header>', 'nav'],
    ['<div role=contentinfo><b id=x></b></div>', 'footer'],
    ['<nav role=presentation><b id=x></b></nav>', undefined],
    ['<main><footer><b id=x></b></footer></main>', 'main'],
    ['<div><b id=x></b></div>', undefined],
    ['<aside><b id=x></b></aside>', 'aside'],
  ])('%s is in %s', (markup, expected) => {
    show(markup);
    expect(landmarkOf(one('#x'))).toBe(expected);
  });
});

describe('text', () => {
  test('hidden parts and scripts are not in it', () => {
    show('<p>Total <span hidden>secret</span><script>1</script><style>p{}</style> 12 €</p>');
    expect(textOf(one('p'))).toBe('Total 12 €');
  });

  test('blocks are parted by a space, inline elements are not', () => {
    show('<div id=x><div>one</div><div>t<b>w</b>o</div></div>');
    expect(textOf(one('#x'))).toBe('one two');
  });

  test('slotted text is read where it is shown', () => {
    show('<x-card><template shadowrootmode=open><b>Price </b><slot></slot></template>12 €</x-card>');
    expect(textOf(one('x-card'))).toBe('Price 12 €');
  });

  test('the value of a field is not text', () => {
    show('<p>Name <input value="Ada"></p>');
    expect(textOf(one('p'))).toBe('Name');
  });

  test('an element that displays its contents is rendered', () => {
    show('<div style="display:contents"><b>x</b></div>');
    expect(isRendered(one('div'))).toBe(true);
  });
});
