import { expect, test } from 'vitest';
import { extractAll, look } from './testing/open';

async function textsOf(markup: string): Promise<Record<string, string>[]> {
  const items = await extractAll(markup);
  return items.map((fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text])),
  );
}

test('a cell that reaches down is told of each row, and moves no other to its column', async () => {
  expect(
    await textsOf(
      `<table><tr><th>City</th><th>Year</th><th>People</th></tr><tr><td rowspan=2>Paris</td><td>2010</td><td>2,000</td></tr>
       <tr><td>2020</td><td>2,100</td></tr><tr><td>Rome</td><td rowspan=0>2020</td><td>2,800</td></tr><tr><td>Bari</td><td>300</td></tr></table>`,
    ),
  ).toEqual([
    { City: 'Paris', Year: '2010', People: '2,000' },
    { City: 'Paris', Year: '2020', People: '2,100' },
    { City: 'Rome', Year: '2020', People: '2,800' },
    { City: 'Bari', Year: '2020', People: '300' },
  ]);
});

test.each([
  ['in a head', '<thead>', '</thead>'],
  ['without a head', '', ''],
])('names in two rows stand each above its column, %s', async (_, open, close) => {
  expect(
    await textsOf(
      `<table>${open}<tr><th rowspan=2>Team</th><th colspan=2>Home</th><th colspan=2>Away</th><th rowspan=2>Points</th></tr>
       <tr><th>W</th><th>L</th><th>W</th><th>L</th></tr>${close}<tbody><tr><td>Reds</td><td>5</td><td>1</td><td>3</td><td>2</td><td>24</td></tr></tbody></table>`.replace(
        open === '' ? '<tbody>' : /$^/,
        '',
      ),
    ),
  ).toEqual([{ Team: 'Reds', 'Home W': '5', 'Home L': '1', 'Away W': '3', 'Away L': '2', Points: '24' }]);
});

test('a row of fields to filter by, and a title over all columns, are no names', async () => {
  expect(
    await textsOf(
      `<table><thead><tr><th colspan=2>Costs</th></tr><tr><th>Name</th><th>Amount</th></tr><tr><td><input></td><td><input></td></tr></thead>
       <tbody><tr><td>Pen</td><td>$1</td></tr><tr><td>Cap</td><td>$2</td></tr></tbody></table>`,
    ),
  ).toEqual([
    { Name: 'Pen', Amount: '$1' },
    { Name: 'Cap', Amount: '$2' },
  ]);
});

test('values beside names below a title are not called by the title', async () => {
  expect(
    await textsOf(
      `<table><tr><th colspan=2>France</th></tr><tr><td colspan=2>A country</td></tr><tr><th>Capital</th><td>Paris</td></tr></table>`,
    ),
  ).toEqual([{ text: 'A country' }, { text: 'Capital', 'text 2': 'Paris' }]);
});

test('names that a library draws in a table of their own are those of the rows below it', async () => {
  expect(
    await textsOf(
      `<div><div><table><thead><tr><th>Item</th><th>Cost</th><th class=bar></th></tr></thead></table></div>
       <div style="max-height:40px;overflow:auto"><table><tbody><tr><td>Pen</td><td>$1</td></tr><tr><td>Cap</td><td>$2</td></tr></tbody></table></div></div>`,
    ),
  ).toEqual([
    { Item: 'Pen', Cost: '$1' },
    { Item: 'Cap', Cost: '$2' },
  ]);
});

test('a field is called by the names above its own column, also in two rows', async () => {
  const cells = [10, 11, 12, 13].map((value) => `<td><input value=${value}></td>`).join('');
  const { forms } = await look(
    `<main><h1>Budget</h1><table><thead><tr><th rowspan=2>Item</th><th colspan=2>2025</th><th colspan=2>2026</th></tr>
     <tr><th>Plan</th><th>Actual</th><th>Plan</th><th>Actual</th></tr></thead><tbody><tr><td>Rent</td>${cells}</tr></tbody></table></main>`,
  );
  expect(forms[0]?.fieldSummaries.map(({ label, value }) => [label, value])).toEqual([
    ['2025 Plan', '10'],
    ['2025 Actual', '11'],
    ['2026 Plan', '12'],
    ['2026 Actual', '13'],
  ]);
});

test('a total in the foot is no item', async () => {
  expect(
    await textsOf(
      `<table><thead><tr><th>Item</th><th>Cost</th></tr></thead><tfoot><tr><td>Total</td><td>$3</td></tr></tfoot>
       <tbody><tr><td>Pen</td><td>$1</td></tr><tr><td>Cap</td><td>$2</td></tr></tbody></table>`,
    ),
  ).toEqual([
    { Item: 'Pen', Cost: '$1' },
    { Item: 'Cap', Cost: '$2' },
  ]);
});
