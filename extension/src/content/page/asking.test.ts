import { describe, expect, test } from 'vitest';
import { one } from '../dom/testing/show';
import type { PageModel } from '.';
import { open, strays } from './testing/open';

describe('asking', () => {
  const ROWS = Array.from(
    { length: 60 },
    (_, n) => `<tr><td>Invoice ${n}</td><td>Customer ${n % 7}</td><td><button>Download</button></td></tr>`,
  ).join('');

  test('finds a control that the summary had no room for', async () => {
    const many = Array.from({ length: 3_000 }, (_, n) => `<button>Item ${n}</button>`);
    many[2_345] = '<button>Export all results</button>';
    const page = open(many.join(''));
    expect((await page.query({ text: 'export results', topK: 5 }))[0]?.label).toBe('Export all results');
  });

  test('finds the button of a row by the words of the row', async () => {
    const page = open(`<main><table><tr><th>No<th>Who<th></tr>${ROWS}</table></main>`);
    const [hit] = await page.query({ text: 'download invoice 37', kind: 'action', topK: 3 });
    expect(page.elementFor(hit?.id ?? '')?.closest('tr')?.textContent).toContain('Invoice 37');
  });

  test('gives fields with their form', async () => {
    const page = open('<form aria-label=Profile><label>VAT number <input></label></form>');
    const [hit] = await page.query({ text: 'vat number' });
    expect(hit).toMatchObject({ type: 'field', label: 'VAT number', formId: 'g1', id: 'g1.1' });
  });

  test('gives collections by name', async () => {
    const page = open(`<main><h1>Invoices</h1><table><tr><th>No<th>Who<th></tr>${ROWS}</table></main>`);
    const [hit] = await page.query({ text: 'invoices', kind: 'collection' });
    expect(hit).toMatchObject({ type: 'collection', label: 'Invoices' });
  });

  test('without words gives the first things of the page', async () => {
    const page = open('<button>A</button><button>B</button>');
    expect((await page.query({ topK: 1 })).map(({ label }) => label)).toEqual(['A']);
  });

  test('what is nowhere on the page gives nothing', async () => {
    const page = open('<button>A</button>');
    expect(await page.query({ text: 'zebra crossing' })).toEqual([]);
  });
});

describe('reading', () => {
  const ARTICLE = `<nav><a href="/">Home</a></nav><main><h1>Museum</h1><h2>Opening hours</h2><p>Monday to Friday from 9 to 17.</p>
    <h2>Tickets</h2><p>Adults pay 12 €.</p><p hidden>Staff only.</p></main>`;

  test('gives the passage that answers, with its heading', async () => {
    const page = open(ARTICLE);
    const result = await page.read({ query: 'opening hours' });
    expect('passages' in result && result.passages[0]).toMatchObject({
      text: 'Monday to Friday from 9 to 17.',
      heading: 'Opening hours',
    });
  });

  test('without a query gives the main text first', async () => {
    const page = open(ARTICLE);
    const result = await page.read({});
    expect('passages' in result && result.passages.map(({ text }) => text)).toEqual([
      'Museum',
      'Opening hours',
      'Monday to Friday from 9 to 17.',
      'Tickets',
      'Adults pay 12 €.',
      'Home',
    ]);
  });

  test('never gives more than asked, and says so', async () => {
    const page = open(`<p>${'word '.repeat(2_000)}</p><p>${'more '.repeat(2_000)}</p>`);
    const result = await page.read({ maxChars: 100 });
    expect(
      'passages' in result && [
        result.passages.map(({ text }) => text).join('').length <= 100,
        result.truncated,
      ],
    ).toEqual([true, true]);
  });

  test('reads only inside the selector', async () => {
    const page = open(ARTICLE);
    const result = await page.read({ selector: { kind: 'css', css: 'nav' } });
    expect('passages' in result && result.passages.map(({ text }) => text)).toEqual(['Home']);
  });

  test('a selector that finds nothing is a failure', async () => {
    const page = open(ARTICLE);
    expect(await page.read({ selector: { kind: 'css', css: 'video' } })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });

  test('a password is not read, even where the page shows it', async () => {
    const page = open('<input type=password value=hunter2><p>Your password is hunter2.</p>');
    expect(JSON.stringify(await page.read({}))).not.toContain('hunter2');
  });
});

describe('extracting', () => {
  const INVOICES = `<main><h1>Invoices</h1><table><thead><tr><th>Month</th><th>Amount</th><th>File</th><th>Paid</th></tr></thead><tbody>
    <tr><td>October 2026</td><td>€24.00</td><td><a href="/i/10.pdf">PDF</a></td><td><img src="data:," alt="yes"></td></tr>
    <tr><td>September 2026</td><td>€19.50</td><td><a href="/i/9.pdf">PDF</a></td><td></td></tr></tbody></table></main>`;

  async function extract(page: PageModel, more: object = {}) {
    const [collection] = (await page.summary()).collections;
    const result = await page.extract({ collectionId: collection?.id ?? '', fields: [], ...more });
    if (!('items' in result)) throw new Error(result.error);
    return result;
  }

  test('gives typed cells', async () => {
    const { items } = await extract(open(INVOICES));
    expect(items[0]?.fields).toEqual({
      Month: { type: 'date', text: 'October 2026', value: '2026-10' },
      Amount: { type: 'money', text: '€24.00', value: 24, currency: 'EUR' },
      File: { type: 'link', text: 'PDF', value: 'PDF', href: new URL('/i/10.pdf', location.href).href },
      Paid: { type: 'image', text: 'yes', value: 'yes' },
    });
  });

  test('gives only the fields that were asked, in their order', async () => {
    const { items } = await extract(open(INVOICES), { fields: ['amount', 'MONTH'] });
    expect(Object.keys(items[0]?.fields ?? {})).toEqual(['amount', 'MONTH']);
  });

  test('says that there is more', async () => {
    const { items, total, truncated } = await extract(open(INVOICES), { limit: 1 });
    expect([items.length, total, truncated]).toEqual([1, 2, true]);
  });

  test('lists what each item offers, by ids that have details', async () => {
    const page = open(INVOICES);
    const { items } = await extract(page, { controls: true });
    const [control] = items[1]?.controls ?? [];
    expect([control?.id, page.elementFor(control?.id ?? '')]).toEqual(['c1.2.1', one('tr:nth-child(2) a')]);
  });

  test('details of such an id find the control of that row', async () => {
    const page = open(INVOICES);
    await extract(page, { controls: true });
    expect(strays(page, page.details(['c1.2.1']))).toEqual([]);
  });

  test('an unknown collection names those that are there', async () => {
    const page = open(INVOICES);
    await page.summary();
    const result = await page.extract({ collectionId: 'c9', fields: [] });
    expect(result).toMatchObject({ ok: false, code: 'not_found', error: expect.stringContaining('c1') });
  });

  test('scrolls through a list that shows only some of its items', async () => {
    const page = open(
      '<div id=box style="height:200px;overflow:auto"><div id=space style="height:4000px;position:relative"></div></div>',
    );
    const box = one('#box');
    const draw = () => {
      const first = Math.floor(box.scrollTop / 40);
      one('#space').innerHTML =
        `<ul role=list aria-label=Parts style="position:absolute;top:${first * 40}px;margin:0">${Array.from(
          { length: Math.min(8, 100 - first) },
          (_, n) =>
            `<li style="height:40px" aria-setsize=100 aria-posinset=${first + n + 1}><b>Part ${first + n}</b> <i>x</i></li>`,
        ).join('')}</ul>`;
    };
    box.addEventListener('scroll', draw);
    draw();
    await page.summary();
    const { items, total } = await extract(page, { scroll: true, limit: 30 });
    expect([items.length, total]).toEqual([30, 100]);
  });
});
