import { expect, test } from 'vitest';
import { open } from './testing/open';

const TREE = `<ul>${['Delta', 'Ember']
  .map(
    (folder) =>
      `<li><span>${folder}</span><ul>${['Amber', 'Birch'].map((file) => `<li>${file} notes <button>Delete</button></li>`).join('')}</ul></li>`,
  )
  .join('')}</ul>`;

test('of like buttons in one row each is found by what stands beside it', async () => {
  const page = open(TREE);
  const [first] = await page.query({ text: 'delete birch notes ember', topK: 1 });
  expect(page.elementFor(first?.id ?? '')).toBe(document.querySelectorAll('button')[3]);
  expect(first?.context).toBe('Ember: Birch notes');
});

test('a control in a row with several titles is told with the one that it stands under', async () => {
  const pin = (name: string) => `<h4>${name}</h4><p>From the garden</p><button>Save ${name}</button>`;
  const names = ['Fern', 'Moss', 'Reed', 'Rush', 'Sage', 'Mint'];
  const columns = [0, 2, 4].map(
    (n) =>
      `<div class=column>${names
        .slice(n, n + 2)
        .map(pin)
        .join('')}</div>`,
  );
  const page = open(`<div>${columns.join('')}</div>`);
  const [first] = await page.query({ text: 'save rush', topK: 1 });
  expect([first?.label, first?.context]).toEqual(['Save Rush', 'Rush']);
});

test('what is beside a button is not told twice', async () => {
  const tile = (name: string) => `<div class=tile><h3>${name}</h3><button>Open</button></div>`;
  const page = open(`<div>${tile('Fern')}${tile('Moss')}</div>`);
  const [first] = await page.query({ text: 'open moss', topK: 1 });
  expect(first?.context).toBe('Moss');
});

test('an answer to a post and the post are told apart', async () => {
  const post = (name: string, answers = '') =>
    `<div class=post><b>${name}</b><p>${name} agrees</p><button>Reply</button><div>${answers}</div></div>`;
  const page = open(`<main>${post('Ann', post('Bob') + post('Cyd'))}${post('Dan')}${post('Eve')}</main>`);
  for (const [at, name] of ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'].entries()) {
    const [first] = await page.query({ text: `reply ${name}`, topK: 1 });
    expect([name, page.elementFor(first?.id ?? '') === document.querySelectorAll('button')[at]]).toEqual([
      name,
      true,
    ]);
  }
});
