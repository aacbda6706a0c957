import { afterEach, describe, expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { resolve } from '../selector';
import { PageModel } from '.';

let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  model = undefined;
});

function open(markup: string): PageModel {
  show(markup);
  model?.dispose();
  model = new PageModel(document);
  return model;
}

const MENU = `<nav><ul><li class=top><a href="#wine">Wine</a><ul class=sub><li><a href="#red">Red</a></li><li><a href="#old">Old</a></li></ul></li>
  <li class=top><a href="#beer">Beer</a><ul class=sub><li><a href="#dark">Dark</a></li></ul></li></ul></nav>`;
const STYLES = [
  ['display', '.sub{display:none} .top:hover > .sub{display:block}'],
  [
    'visibility',
    '.sub{visibility:hidden;opacity:0} .top:hover .sub, .top:focus-within .sub{visibility:visible;opacity:1}',
  ],
  ['a place off the page', '.sub{position:absolute;left:-999em} li:hover ul{left:auto}'],
  ['a media query', '.sub{display:none} @media (min-width:1px){li:hover > ul.sub{display:block}}'],
  ['a sibling', '.sub{display:none} .top a:hover + .sub, .sub:hover{display:block}'],
  ['a nested rule', '.sub{display:none} .top{&:hover{& > .sub{display:block}}}'],
  ['a list of states', '.sub{display:none} .top:is(:hover,:focus-within) > .sub{display:block}'],
  [
    'a group of utility classes',
    '.sub{display:none} .sub:is(:where(.top):hover *){@media (min-width:1px){display:block}}',
  ],
];

describe('what a menu shows under the pointer only', () => {
  test.each(STYLES)('is listed as behind it (by %s)', async (_, style) => {
    const { actions } = await open(`<style>${style}</style>${MENU}`).summary();
    expect(actions.map(({ label, context }) => [label, context])).toEqual([
      ['Wine', undefined],
      ['Red', 'Wine'],
      ['Old', 'Wine'],
      ['Beer', undefined],
      ['Dark', 'Beer'],
    ]);
  });

  test('is found by a query and by its selector', async () => {
    const page = open(`<style>${STYLES[0]?.[1]}</style>${MENU}`);
    const [hit] = await page.query({ text: 'dark beer', topK: 1 });
    const [detail] = page.details([hit?.id ?? '']);
    expect(hit).toMatchObject({ label: 'Dark', context: 'Beer' });
    expect(detail && resolve(document, detail.selector)).toEqual({
      ok: true,
      element: one('[href="#dark"]'),
    });
  });

  test('is left out when no rule under the pointer shows it', async () => {
    const style =
      '.sub{display:none} .top:hover{color:red} .sub a:hover{opacity:.8} .other:hover .sub{display:block}';
    const { actions } = await open(`<style>${style}</style>${MENU}`).summary();
    expect(actions.map(({ label }) => label)).toEqual(['Wine', 'Beer']);
  });

  test('is left out while the menu itself is hidden', async () => {
    const { actions } = await open(
      `<style>${STYLES[0]?.[1]} nav{display:none}</style>${MENU}<button>Menu</button>`,
    ).summary();
    expect(actions.map(({ label }) => label)).toEqual(['Menu']);
  });

  test('is a template where each row has it', async () => {
    const rows = Array.from(
      { length: 9 },
      (_, n) => `<tr><td>Row ${n}</td><td><span class=tools><button>Rename</button></span></td></tr>`,
    );
    const style = '.tools{display:none} tr:hover .tools{display:inline}';
    const { actions, collections } = await open(
      `<style>${style}</style><table>${rows.join('')}</table>`,
    ).summary();
    expect(actions.map(({ label, appliesToCollectionId }) => [label, appliesToCollectionId])).toEqual([
      ['Rename', collections[0]?.id],
    ]);
  });

  test.each([
    ['a picture', '<svg width=9 height=9></svg>', '<svg width=9 height=9></svg>'],
    ['a sign of an icon font', '<i>x</i>', '<i>y</i>'],
  ])('is called by its aria-label rather than by %s or what stands beside it', async (_, keep, drop) => {
    const mail = (who: string) =>
      `<li><a href="#${who}">${who} wrote</a><span class=act><button aria-label=Archive>${keep}</button><b id="n-${who}" hidden>Delete</b><button aria-labelledby="n-${who}">${drop}</button></span></li>`;
    const style = '.act{visibility:hidden} li:hover .act{visibility:visible}';
    const page = open(
      `<style>${style}</style><main><ul>${['Ann', 'Bob', 'Cy'].map(mail).join('')}</ul></main>`,
    );
    const { actions } = await page.summary();
    const buttons = actions.filter(({ role }) => role === 'button');
    expect(buttons.map(({ label, kind }) => [label, kind])).toEqual([
      ['Archive', undefined],
      ['Delete', 'delete'],
    ]);
    const [hit] = await page.query({ text: 'delete Bob', topK: 1 });
    const [detail] = page.details([hit?.id ?? '']);
    expect(detail && resolve(document, detail.selector)).toEqual({
      ok: true,
      element: one('[aria-labelledby=n-Bob]'),
    });
  });

  test('follows a rule that comes later', async () => {
    const page = open(`<style>.sub{display:none}</style>${MENU}`);
    await page.summary();
    one<HTMLStyleElement>('body style').sheet?.insertRule('.top:hover .sub{display:block}');
    expect((await page.summary()).actions.map(({ label }) => label)).toContain('Red');
  });
});
