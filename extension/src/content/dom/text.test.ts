import { expect, test } from 'vitest';
import { one, show } from './testing/show';
import { isUnrendered } from './text';

/** What holds a control is told by the control, where that has a box: never otherwise than by itself. */
test.each([
  ['<div id=x><p><a href="#">Go</a></p></div>', false],
  ['<div id=x style="display:none"><p><a href="#">Go</a></p></div>', true],
  ['<div id=x style="display:contents"><button>Go</button></div>', false],
  ['<div id=x><button style="display:contents">Go</button></div>', false],
  ['<div id=x><button hidden>Go</button></div>', false],
  ['<div id=x style="visibility:hidden"><button>Go</button></div>', false],
  ['<div id=x style="content-visibility:hidden"><button>Go</button></div>', false],
  ['<div style="content-visibility:hidden"><div id=x><button>Go</button></div></div>', true],
  ['<details><div id=x><button>Go</button></div></details>', true],
  ['<div style="display:none"><p id=x><a href="#">Go</a></p></div>', true],
])('%s is rendered nowhere: %s', (markup, expected) => {
  show(markup);
  expect(isUnrendered(one('#x'))).toBe(expected);
});
