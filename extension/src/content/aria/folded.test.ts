/** A person sees nothing of what is folded away. */
import { expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { PageModel } from '../page';

const labels = async (markup: string) => {
  show(markup);
  const page = new PageModel(document);
  const { actions } = await page.summary();
  page.dispose();
  return actions.map(({ label }) => label);
};
const FOLD = 'height:0;overflow:hidden';

test.each([
  ['in a box without height', `<div style="${FOLD}"><p><button>Inner</button></p></div>`, []],
  ['in a box without width', '<div style="width:0;overflow:hidden"><button>Inner</button></div>', []],
  ['in a box that cuts nothing off', '<div style="height:0"><button>Inner</button></div>', ['Inner']],
  [
    'in what makes no box of its own',
    '<div style="display:contents;overflow:hidden"><button>Inner</button></div>',
    ['Inner'],
  ],
  [
    'in a line that cuts nothing off',
    '<span style="overflow:hidden"><button style="float:left">Inner</button></span>',
    ['Inner'],
  ],
  [
    'in what unfolds under the pointer',
    '<style>.sub{max-height:0;overflow:hidden}li:hover .sub{max-height:9em}</style><li>Menu<div class=sub><button>Inner</button></div></li>',
    ['Inner'],
  ],
  [
    'over the page, written in such a box',
    `<div style="${FOLD}"><div style="position:fixed;top:9em"><button>Inner</button></div></div>`,
    ['Inner'],
  ],
  [
    'placed by the page, written in such a box',
    `<div style="${FOLD}"><button style="position:absolute;top:9em">Inner</button></div>`,
    ['Inner'],
  ],
  [
    'placed by such a box',
    `<div style="${FOLD};position:relative"><button style="position:absolute;top:9em">Inner</button></div>`,
    [],
  ],
])('a button %s', async (_, markup, inner) => {
  expect(await labels(`<button>Outer</button>${markup}`)).toEqual(['Outer', ...inner]);
});

test('what is unfolded is there again', async () => {
  show(`<button>Outer</button><div id=fold style="${FOLD}"><button>Inner</button></div>`);
  const page = new PageModel(document);
  const before = (await page.summary()).actions.length;
  one('#fold').style.height = 'auto';
  const after = (await page.summary()).actions.length;
  page.dispose();
  expect([before, after]).toEqual([1, 2]);
});
