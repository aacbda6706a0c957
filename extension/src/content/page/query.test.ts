import { afterEach, expect, test } from 'vitest';
import { show } from '../dom/testing/show';
import { PageModel } from '.';

let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  model = undefined;
});

function look(markup: string): PageModel {
  show(markup);
  model = new PageModel(document);
  return model;
}

test('a button like others is found by the code beside it', async () => {
  const blocks = ['heron serve --port 80', 'heron upgrading --limit 44', 'heron stop'];
  const markup = blocks
    .map((code) => `<p>Text</p><div><pre>${code}</pre><button>Copy</button></div>`)
    .join('');
  const page = look(`<main><h1>Handbook</h1>${markup}</main>`);
  const [first] = await page.query({ text: 'copy heron upgrading --limit 44', topK: 1 });
  expect(page.elementFor(first?.id ?? '')).toBe(document.querySelectorAll('button')[1]);
  expect(first?.context).toContain('heron upgrading --limit 44');
});

test('a button is found by what it says beside the pointer', async () => {
  const page = look(
    '<main><button title="Bold text">B</button><button title="Slanted text">I</button></main>',
  );
  const hits = await page.query({ text: 'slanted', topK: 5 });
  expect(hits.map(({ label }) => label)).toEqual(['I']);
});

test('what is beside a button tells no secret', async () => {
  const page = look(
    '<form><input type=password value=hunter2></form><div>pass hunter2 <button>Copy</button></div><div>two <button>Copy</button></div>',
  );
  expect(JSON.stringify(await page.query({ text: 'copy', topK: 5 }))).not.toContain('hunter2');
});

test('the menu of a row is found by what stands in the row', async () => {
  const row = (n: number) =>
    `<tr><td><input type=checkbox aria-label="Select member${n}@example.com"><td>Name ${n}<td>member${n}@example.com<td><button>Member menu</button>`;
  const rows = Array.from({ length: 120 }, (_, n) => row(n)).join('');
  const page = look(`<table><thead><tr><th><th>Name<th>Mail<th></thead><tbody>${rows}</tbody></table>`);
  const hits = await page.query({ text: 'member menu of member93@example.com', topK: 5 });
  const wanted = document.querySelectorAll('button')[93];
  expect(hits.some(({ id }) => page.elementFor(id) === wanted)).toBe(true);
});

test('a page of thousands of buttons is read', async () => {
  const buttons = Array.from({ length: 5_000 }, (_, n) => `<button>Button number ${n}.</button>`).join('');
  const page = look(`<input type=password value=hunter2><p>hunter2</p>${buttons}`);
  const text = JSON.stringify(await page.read({ query: 'button number 3999', maxChars: 2_000 }));
  expect(text).toContain('3999');
  expect(text).not.toContain('hunter2');
});

test('the row of a button is known by what its shadow roots say', async () => {
  show(
    '<main><ul><li><x-ware></x-ware></li><li><x-ware></x-ware></li><li><x-ware></x-ware></li></ul></main>',
  );
  for (const [index, host] of [...document.querySelectorAll('x-ware')].entries()) {
    host.attachShadow({
      mode: 'open',
    }).innerHTML = `<div><span>${['Pen', 'Cap', 'Box'][index]}</span> <button>Buy</button></div>`;
  }
  model = new PageModel(document);
  const [first] = await model.query({ text: 'buy cap', topK: 1 });
  expect(first?.context).toBe('Cap Buy');
});
