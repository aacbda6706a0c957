import { describe, expect, test } from 'vitest';
import { cellOfText, parseDate, parseMoney, parseNumber } from './cells';

describe('numbers', () => {
  test.each([
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1 234,56', 1234.56],
    ["1'234.56", 1234.56],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['0.5', 0.5],
    ['-17', -17],
    ['1.234.567', 1234567],
    ['12a', Number.NaN],
    ['', Number.NaN],
  ])('%s is %d', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });
});

describe('money', () => {
  test.each([
    ['€24.00', 24, 'EUR'],
    ['24,00 €', 24, 'EUR'],
    ['$1,299.99', 1299.99, 'USD'],
    ['1.299,99 EUR', 1299.99, 'EUR'],
    ['CHF 1’250.50', 1250.5, 'CHF'],
    ['£9', 9, 'GBP'],
    ['R$ 1.234,56', 1234.56, 'BRL'],
    ['¥12,000', 12000, 'JPY'],
    ['120 kr', 120, 'SEK'],
    ['-5,00 €', -5, 'EUR'],
    ['from $12 per month', 12, 'USD'],
    ['1.250 €', 1250, 'EUR'],
  ])('%s', (text, value, currency) => {
    expect(parseMoney(text)).toEqual({ value, currency });
  });

  test.each(['24', 'Total', '24 items', 'ABC 12', 'Order 12 €uro trip'])('%s is no price', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

describe('dates', () => {
  test.each([
    ['2026-10-31', '2026-10-31'],
    ['2026-10-31T14:05:00Z', '2026-10-31T14:05'],
    ['31.10.2026', '2026-10-31'],
    ['31/10/2026', '2026-10-31'],
    ['05/10/2026', '2026-10-05'],
    ['October 2026', '2026-10'],
    ['Oct 31, 2026', '2026-10-31'],
    ['31 October 2026', '2026-10-31'],
    ['31. Oktober 2026', '2026-10-31'],
    ['1er octobre 2026', '2026-10-01'],
    ['31 de octubre de 2026', '2026-10-31'],
    ['31 de outubro de 2026', '2026-10-31'],
    ['März 2026', '2026-03'],
    ['2026年10月31日', '2026-10-31'],
    ['2026年10月', '2026-10'],
    ['Sat, 31 Oct 2026', '2026-10-31'],
    ['Oct 31, 2026 2:05 PM', '2026-10-31T14:05'],
    ['31.10.2026, 14:05 Uhr', '2026-10-31T14:05'],
  ])('%s is %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  test('the month stands first in American English', () => {
    expect(parseDate('10/05/2026', true)).toBe('2026-10-05');
  });

  test.each(['October', 'in 2026', '12', '99.99.2026', 'Flight 2026-10'])('%s is no date', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('cells', () => {
  test.each([
    ['€24.00', 'money'],
    ['October 2026', 'date'],
    ['42', 'number'],
    ['45 %', 'number'],
    ['INV-2026-10', 'text'],
    ['', 'text'],
  ])('%s is of type %s', (text, type) => {
    expect(cellOfText(text).type).toBe(type);
  });
});
