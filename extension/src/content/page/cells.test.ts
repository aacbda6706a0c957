import { describe, expect, test, vi } from 'vitest';
import { one, show } from '../dom/testing/show';
import { parseMoney, parseNumber } from './amounts';
import { cellOfText } from './cells';
import { parseDate } from './dates';
import { habitsAt, habitsOf } from './habits';

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
    ['1\u2009234\u202f567', 1234567],
    ['1,23,456', 123456],
    ['12,34,567.80', 1234567.8],
    ['(12.00)', -12],
    ['12,50-', -12.5],
    ['−3', -3],
    ['12k', 12_000],
    ['1.2M', 1_200_000],
    ['3,5 Mio.', 3_500_000],
    ['１２３４', 1234],
    ['١٢٣٤', 1234],
    ['١٢٫٥', 12.5],
    ['19.99¹', Number.NaN],
    ['10²', Number.NaN],
    ['5₂', Number.NaN],
    ['12a', Number.NaN],
    ['1.2.3', Number.NaN],
    ['1,2,3', Number.NaN],
    ['12 34 56', Number.NaN],
    ['192.168.100.200', Number.NaN],
    ['0171 1234567', Number.NaN],
    ['0042', Number.NaN],
    ['1,234.567,8', Number.NaN],
    ['12.', Number.NaN],
    ['', Number.NaN],
  ])('%s is %d', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  test.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'])(
    'each digit of %s is what it is',
    (digits) => {
      expect([...digits].map((digit) => parseNumber(digit))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    },
  );

  test.each([
    ['1.234', 'de', 1234],
    ['1,234', 'de', 1.234],
    ['1.234', 'en', 1.234],
    ['1,234', 'en-GB', 1234],
    ['1.234', 'es-MX', 1.234],
    ['0.125', 'de', 0.125],
  ])('%s in %s is %d', (text, language, expected) => {
    expect(parseNumber(text, habitsOf(language))).toBe(expected);
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
    ['-5,00 €', -5, 'EUR'],
    ['from $12 per month', 12, 'USD'],
    ['1.250 €', 1250, 'EUR'],
    ['-1.250 €', -1250, 'EUR'],
    ['1.234,56 EUR', 1234.56, 'EUR'],
    ["CHF 1'234.50", 1234.5, 'CHF'],
    ['Rs 1,23,456', 123456, 'INR'],
    ['Rs. 500', 500, 'INR'],
    ['($12.00)', -12, 'USD'],
    ['$(12.00)', -12, 'USD'],
    ['(12,00 €)', -12, 'EUR'],
    ['-$5', -5, 'USD'],
    ['$-5', -5, 'USD'],
    ['− 5,00 €', -5, 'EUR'],
    ['1\u202f234,56 €', 1234.56, 'EUR'],
    ['$1.2M', 1_200_000, 'USD'],
    ['€12k', 12_000, 'EUR'],
    ['3,5 Mio. €', 3_500_000, 'EUR'],
    ['S$12.50', 12.5, 'SGD'],
    ['１，２００円', 1200, 'JPY'],
    ['12 lei', 12, 'RON'],
    ['99 руб.', 99, 'RUB'],
    ['KWD 1.250', 1.25, 'KWD'],
  ])('%s', (text, value, currency) => {
    expect(parseMoney(text)).toEqual({ value, currency });
  });

  test.each([
    ['120 kr', 'sv', 120, 'SEK'],
    ['120 kr', 'en-SE', 120, 'SEK'],
    ['kr 120', 'da', 120, 'DKK'],
    ['Fr. 12.–', 'de-CH', 12, 'CHF'],
    ['1 200 Ft', 'hu', 1200, 'HUF'],
    ['12 TL', 'tr', 12, 'TRY'],
    ['RM 12.50', 'en-MY', 12.5, 'MYR'],
    ['Rp 12.000', 'id', 12000, 'IDR'],
    ['₨ 500', 'ur-PK', 500, 'PKR'],
    ['120 kr', 'nb-NO', 120, 'NOK'],
    ['$1,299', 'en-CA', 1299, 'CAD'],
    ['$1.299', 'es-CL', 1299, 'CLP'],
    ['¥99', 'zh-Hans-CN', 99, 'CNY'],
    ['Rs 500', 'ur-PK', 500, 'PKR'],
    ['1,759 €', 'de', 1.759, 'EUR'],
    ['1,759 €', 'en', 1759, 'EUR'],
  ])('%s in %s', (text, language, value, currency) => {
    expect(parseMoney(text, habitsOf(language))).toEqual({ value, currency });
  });

  test.each(
    '12 ft|12 ft.|120 kr|5 tl|30 rm|Fr 12|fr. 5|rp 3|30 Sek|5 pen|3 try|5 mad|12 eur|Cop 3|$19.99¹|12 €²|$5₂'.split(
      '|',
    ),
  )('%s is no price in English', (text) => {
    expect(cellOfText(text, habitsOf('en-US')).type).toBe('text');
    expect(parseMoney(text)).toBeUndefined();
  });

  test.each(['24', 'Total', '24 items', 'ABC 12', 'Order 12 €uro trip', '10 – 20 €', '€1.2.3', '5 €/3 $'])(
    '%s is no price',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );
});

describe('dates', () => {
  test.each([
    ['2026-10-31', '2026-10-31'],
    ['2026-10-31T14:05:00Z', '2026-10-31T14:05Z'],
    ['2026-10-31T14:05:00.5+02:00', '2026-10-31T14:05+02:00'],
    ['2026-10-31 14:05 UTC', '2026-10-31T14:05Z'],
    ['31 Oct 2026 2:05 PM GMT+2', '2026-10-31T14:05+02:00'],
    ['31.10.2026 14:05 CET', '2026-10-31T14:05'],
    ['04.03.2026', '2026-03-04'],
    ['04.03.26', '2026-03-04'],
    ['04.03.85', '1985-03-04'],
    ['2026. 3. 4.', '2026-03-04'],
    ['4/4/2026', '2026-04-04'],
    ['10/31/2026', '2026-10-31'],
    ['31.10.2026', '2026-10-31'],
    ['31/10/2026', '2026-10-31'],
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
    ['2026-10-31T24:00', '2026-10-31T24:00'],
    ['Mar. 3, 2026', '2026-03-03'],
    ['12-Nov-26', '2026-11-12'],
    ['Thurs., Oct 1, 2026', '2026-10-01'],
    ['segunda-feira, 2 de março de 2026', '2026-03-02'],
  ])('%s is %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  test.each([
    ['10/05/2026', 'en-US', '2026-10-05'],
    ['10/05/2026', 'en-GB', '2026-05-10'],
    ['10/05/2026', 'fr', '2026-05-10'],
    ['3/4/26', 'en-US', '2026-03-04'],
    ['3/4/2026', 'en', undefined],
    ['3/4/26', 'en-XX', undefined],
    ['10/31/26', 'en', '2026-10-31'],
    ['3/4/26', 'en_AU', '2026-04-03'],
    ['26/03/04', 'ja', '2026-03-04'],
    ['3/4/2026', 'ja', undefined],
    ['3/4/2026', '', undefined],
    ['3/4/2026', 'x', undefined],
    ['26/03/04', '', undefined],
    ['3/4/2026', 'tlh', undefined],
    ['31/10/2569', 'th', undefined],
    ['31/10/69', 'th', undefined],
    ['31 Oct 2569', 'th-TH', undefined],
    ['31/10/2026', 'th', '2026-10-31'],
    ['1405/08/09', 'fa', undefined],
    ['1405-08', 'fa-IR', undefined],
    ['2026-10-31', 'fa', '2026-10-31'],
    ['dimanche 1 mars 2026', 'en', '2026-03-01'],
    ['sobota 31.10.2026', 'pl', '2026-10-31'],
    ['12 ноября 2026 г.', 'ru', '2026-11-12'],
    ['Ноябрь 2026', 'ru', '2026-11'],
    ['czwartek, 12 listopada 2026', 'pl', '2026-11-12'],
    ['12 Kasım 2026', 'tr', '2026-11-12'],
    ['12 de novembre de 2026', 'ca', '2026-11-12'],
    ['12 listopada 2026', 'hr', '2026-10-12'],
    ['12 kwietnia 2026', 'en', undefined],
  ])('%s in %s is %s', (text, language, expected) => {
    expect(parseDate(text, habitsOf(language))).toBe(expected);
  });

  test.each([
    'October',
    'in 2026',
    '12',
    '99.99.2026',
    '31.02.2026',
    '29 Feb 2026',
    'Flight 2026-10',
    '3 days ago',
    'yesterday 14:05',
    '4 March',
    'Version 1.2.2024',
    'Until 31.12.2026',
    'Order 10-11-2026',
    '2026-10-31T24:30',
    '2026-10-31 25:00',
  ])('%s is no date', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('cells', () => {
  test.each([
    ['€24.00', 'money'],
    ['October 2026', 'date'],
    ['42', 'number'],
    ['45 %', 'number'],
    ['-5 %', 'number'],
    ['%12', 'number'],
    ['(12.00)', 'number'],
    ['1.2.3', 'text'],
    ['3/4/26', 'text'],
    ['3 days ago', 'text'],
    ['INV-2026-10', 'text'],
    ['', 'text'],
  ])('%s is of type %s', (text, type) => {
    expect(cellOfText(text).type).toBe(type);
  });
});

test('the language is that of the nearest element that states one, out of shadow roots too', () => {
  show(
    `<main lang=de><div id=host><template shadowrootmode=open><p>1</p><p lang=en-GB>2</p></template></div></main>`,
  );
  const words = one('#host').shadowRoot?.querySelectorAll('p') ?? [];
  expect([...words].map((word) => habitsAt(word).language)).toEqual(['de', 'en']);
});

test('common texts ask nothing of what knows all languages, which is slow in a new browser', () => {
  const asked = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
  const habits = habitsOf('en-IE');
  expect(
    ['7 EUR', '$5.00', '1234.5', '31 Oct 2026', '31/10/2026'].map((text) => cellOfText(text, habits).type),
  ).toEqual(['money', 'money', 'number', 'date', 'date']);
  expect([habits.language, habits.country]).toEqual(['en', 'IE']);
  for (const one of asked) expect(one).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the languages that are not asked about are known everywhere, and count years as all do', () => {
  for (const tag of 'en de fr es pt it nl sv en-TH fr-SA de-IR es-AF'.split(' ')) {
    const [name] = Intl.DateTimeFormat.supportedLocalesOf(tag);
    expect([name, new Intl.DateTimeFormat(tag).resolvedOptions().calendar]).toEqual([tag, 'gregory']);
    expect(habitsOf(tag).ahead).toBeUndefined();
  }
});
