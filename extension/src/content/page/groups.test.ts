import { describe, expect, test } from 'vitest';
import { look } from './testing/open';

const LOGIN = `<main><h1>Welcome</h1><form><label>Email <input name=email type=email required value="ada@example.com"></label>
<label>Password <input name=pw type=password value="hunter2"></label><button>Log in</button></form></main>`;

function rows(count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<tr><td><a href="/i/${index}">Invoice ${index}</a></td><td>€${index}.00</td><td><button>Download</button></td></tr>`,
  ).join('');
}

const table = (count: number) =>
  `<main><h1>Invoices</h1><table><thead><tr><th>Number</th><th>Amount</th><th></th></tr></thead><tbody>${rows(count)}</tbody></table></main>`;

describe('forms', () => {
  test('have a purpose, fields and a submit label', async () => {
    const { forms } = await look(LOGIN);
    expect(forms[0]).toMatchObject({ purpose: 'login', submitLabel: 'Log in', landmark: 'main' });
  });

  test('a value is told, a secret only that it is filled', async () => {
    const { forms } = await look(LOGIN);
    expect(forms[0]?.fieldSummaries.map(({ value, filled }) => [value, filled])).toEqual([
      ['ada@example.com', undefined],
      [undefined, true],
    ]);
  });

  test('no password is anywhere in the summary', async () => {
    expect(JSON.stringify(await look(`${LOGIN}<p role=alert>Wrong: hunter2</p>`))).not.toContain('hunter2');
  });

  test('options are told, at most twelve', async () => {
    const options = Array.from({ length: 20 }, (_, index) => `<option>O${index}`).join('');
    const { forms } = await look(`<form><label>S <select>${options}</select></label></form>`);
    expect([forms[0]?.fieldSummaries[0]?.options?.length, forms[0]?.fieldSummaries[0]?.moreOptions]).toEqual([
      12, 8,
    ]);
  });

  test('a radio button is told with its group', async () => {
    const { forms } = await look(
      '<form><fieldset><legend>Size</legend><label><input type=radio name=s> Large</label></fieldset></form>',
    );
    expect(forms[0]?.fieldSummaries[0]).toMatchObject({
      label: 'Size: Large',
      type: 'radio',
      checked: false,
    });
  });

  test('an error of a field is told', async () => {
    const { forms } = await look(
      '<form><label>Zip <input aria-invalid=true aria-describedby=e></label><span id=e>Five digits, please</span></form>',
    );
    expect(forms[0]?.fieldSummaries[0]?.error).toBe('Five digits, please');
  });

  test('loose fields of a region are a form', async () => {
    const { forms } = await look(
      '<main><input type=search aria-label="Search the shop"><button>Search</button></main>',
    );
    expect(forms[0]).toMatchObject({ purpose: 'search_products', submitLabel: 'Search' });
  });

  test.each([
    ['<form><input type=search aria-label=Q></form>', 'search'],
    ['<form><input type=email aria-label=Email><button>Subscribe</button></form>', 'newsletter'],
    [
      '<form><input type=password aria-label=P><input type=password aria-label=R><button>Register</button></form>',
      'signup',
    ],
    ['<form><input autocomplete=cc-number aria-label=Card></form>', 'payment_method'],
    ['<form><input type=file aria-label=Photo><button>Upload</button></form>', 'upload'],
    ['<form><h2>Rechnungsadresse</h2><input aria-label="Name"></form>', 'billing'],
    ['<form><input autocomplete=one-time-code aria-label=Code></form>', 'otp'],
  ])('%s is for %s', async (markup, expected) => {
    expect((await look(markup)).forms[0]?.purpose).toBe(expected);
  });

  test('a hidden file input is a field all the same', async () => {
    const { forms } = await look(
      '<form><input type=file hidden><button type=button>Choose file</button></form>',
    );
    expect(forms[0]?.fieldSummaries[0]?.type).toBe('file');
  });
});

describe('collections', () => {
  test('a table has its headers as fields', async () => {
    const { collections } = await look(table(12));
    expect(collections[0]).toMatchObject({
      name: 'Invoices',
      itemFields: ['Number', 'Amount', 'actions'],
      approxCount: 12,
      landmark: 'main',
    });
  });

  test('the controls of its rows are templates', async () => {
    const { actions, collections } = await look(table(12));
    expect(actions.map(({ label, appliesToCollectionId }) => [label, appliesToCollectionId])).toEqual([
      ['Invoice 0', collections[0]?.id],
      ['Download', collections[0]?.id],
    ]);
  });

  test('cards are told by their parts', async () => {
    const card = (n: number) =>
      `<div class=card><h3>Lamp ${n}</h3><img alt="x" src="data:,"><b>€${n}0.00</b><button>Add to cart</button></div>`;
    const { collections } = await look(
      `<main><h1>Lamps</h1><div>${[1, 2, 3, 4].map(card).join('')}</div></main>`,
    );
    expect(collections[0]).toMatchObject({
      name: 'Lamps',
      itemFields: ['title', 'image', 'price'],
      approxCount: 4,
    });
  });

  test('a definition list is one item', async () => {
    const { collections } = await look(
      '<dl><dt>Capital</dt><dd>Reykjavík</dd><dt>Area</dt><dd>103000</dd></dl>',
    );
    expect(collections[0]).toMatchObject({ itemFields: ['Capital', 'Area'], approxCount: 1 });
  });

  test('an ARIA grid tells how many rows there are', async () => {
    const row = '<div role=row><span role=gridcell>a</span><span role=gridcell>b</span></div>';
    const { collections } = await look(
      `<div role=grid aria-rowcount=5000 aria-label=Parts>${row.repeat(3)}</div>`,
    );
    expect(collections[0]).toMatchObject({ name: 'Parts', approxCount: 5000, virtual: true });
  });

  test('lists of navigation and tables for layout are none', async () => {
    const { collections } = await look(
      '<nav><ul><li><a href="/a">a</a><li><a href="/b">b</a></ul></nav><table role=presentation><tr><td>a<td>b<tr><td>c<td>d</table>',
    );
    expect(collections).toEqual([]);
  });
});

describe('like things outside of rows', () => {
  const box = (name: string) => `<div><b>${name}</b> <input aria-label=Amount> <button>Pay</button></div>`;

  test('fields and buttons are told by the box that is theirs alone', async () => {
    const { actions, forms } = await look(`${box('Alice')}${box('Bob')}`);
    expect([
      actions.map(({ label, context }) => `${context}: ${label}`),
      forms.flatMap(({ fieldSummaries }) => fieldSummaries.map(({ label }) => label)),
    ]).toEqual([
      ['Alice: Pay', 'Bob: Pay'],
      ['Alice: Amount', 'Bob: Amount'],
    ]);
  });
});
