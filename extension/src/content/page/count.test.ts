/** How many items a list has is told by the space that is the list's alone. */
import { afterEach, expect, test } from 'vitest';
import { show } from '../dom/testing/show';
import { PageModel } from '.';

let page: PageModel;
afterEach(() => page.dispose());

const LIST = `<ul>${[1, 2, 3, 4, 5].map((at) => `<li style="height:20px"><a href="/${at}">Order ${at}</a></li>`).join('')}</ul>`;

test.each([
  ['above a long text', `<h2>Recent</h2>${LIST}<div style="height:3000px">Terms</div>`, 5],
  [
    'beside other lists',
    `<h2>Recent</h2>${LIST}<div><h2>Older</h2><p style="height:900px">None</p></div>`,
    5,
  ],
  ['with room for more rows', `${LIST}<div style="height:900px"></div>`, 50],
])('a list %s', async (_, content, count) => {
  show(`<div style="height:200px;overflow:auto">${content}</div>`);
  page = new PageModel(document);
  const [list] = (await page.summary()).collections;
  expect(Math.round((list?.approxCount ?? 0) / 10)).toBe(Math.round(count / 10));
});
