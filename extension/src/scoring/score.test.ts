import { describe, expect, test } from 'vitest';
import { type Candidate, isNear, queryWords, scoreAll, shortlist } from './score';

function run<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function best(query: string, candidates: Candidate[]): string | undefined {
  const scores = run(scoreAll(query, candidates));
  const top = scores.indexOf(Math.max(...scores));
  return (scores[top] ?? 0) > 0 ? candidates[top]?.text : undefined;
}

const PAGE: Candidate[] = [
  { text: 'Billing', landmark: 'nav', path: '/billing' },
  { text: 'Invoices', landmark: 'nav', path: '/account/invoices', kind: 'invoices' },
  { text: 'Download', context: 'Invoice October 2026 €24.00', kind: 'download_invoice' },
  { text: 'Download', context: 'Invoice September 2026 €24.00', kind: 'download_invoice' },
  { text: 'Log out', landmark: 'header', kind: 'logout' },
  { text: 'Delete selected orders', landmark: 'main', kind: 'delete' },
];

describe('scoring', () => {
  test('a label that is the query wins', () => {
    expect(best('invoices', PAGE)).toBe('Invoices');
  });

  test('the row of a control decides between equal labels', () => {
    const scores = run(scoreAll('download september 2026', PAGE));
    expect(scores.indexOf(Math.max(...scores))).toBe(3);
  });

  test('the words of the own row weigh more than a place above the fold and a number that is another', () => {
    const rows = Array.from({ length: 40 }, (_, row) => ({
      text: 'Member menu',
      context: `Name ${row} member${90 + row}@example.com admin`,
      aboveFold: row < 3,
    }));
    const scores = run(scoreAll('member menu of member113@example.com', rows));
    expect(scores.indexOf(Math.max(...scores))).toBe(23);
  });

  test('a number at the end of a word makes it another word', () => {
    const said = ['order', 'order 18', 'order17', 'order18'].map((text) => ({ text }));
    const [order = 0, , other = 0, same = 0] = run(scoreAll('order18', said));
    expect(other).toBe(0);
    expect(same).toBeGreaterThan(order);
    expect(order).toBeGreaterThan(0);
  });

  test('a misspelled word still finds its label', () => {
    expect(best('biling', PAGE)).toBe('Billing');
  });

  test('a beginning of a word finds it', () => {
    expect(best('inv', PAGE)).toBe('Invoices');
  });

  test('accents and case do not matter', () => {
    expect(best('menu', [{ text: 'MENÜ' }, { text: 'Other' }])).toBe('MENÜ');
  });

  test('words of scripts without spaces are found inside a label', () => {
    expect(best('請求書', [{ text: '注文履歴' }, { text: '請求書をダウンロード' }])).toBe(
      '請求書をダウンロード',
    );
  });

  test('a query that shares nothing with the page scores zero everywhere', () => {
    expect(run(scoreAll('zebra', PAGE))).toEqual(PAGE.map(() => 0));
  });

  test('the same input gives the same scores', () => {
    expect(run(scoreAll('download invoice', PAGE))).toEqual(run(scoreAll('download invoice', PAGE)));
  });

  test('one candidate alone still gets a score', () => {
    expect(run(scoreAll('save', [{ text: 'Save' }]))[0]).toBeGreaterThan(0);
  });

  test('stop words go unless nothing else is left', () => {
    expect([queryWords('go to the cart'), queryWords('the')]).toEqual([['go', 'cart'], ['the']]);
  });

  test('the shortlist finds one label among ten thousand', () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `Item ${index}`);
    texts[7_777] = 'Export all results';
    expect(run(shortlist('export all results', texts, 200))[0]).toBe(7_777);
  });

  test.each(['Aplpy', 'Friut', 'Seped', 'Shrae'])('the shortlist holds what "%s" is a slip of', (query) => {
    const texts = ['Print', 'Apply', 'Fruit', 'Speed', 'Share', 'Zoom'];
    const wanted = { Aplpy: 1, Friut: 2, Seped: 3, Shrae: 4 }[query];
    expect(run(shortlist(query, texts, 200))).toContain(wanted);
  });

  test('the shortlist is never longer than asked', () => {
    const texts = Array.from({ length: 500 }, (_, index) => `Item ${index}`);
    expect(run(shortlist('item', texts, 200))).toHaveLength(200);
  });

  test.each([
    ['recieve', 'receive', 1, true],
    ['kitten', 'sitting', 2, false],
    ['invoice', 'invoices', 1, true],
  ])('%s is near %s within %i: %s', (a, b, allowed, expected) => {
    expect(isNear(a, b, allowed)).toBe(expected);
  });
});
