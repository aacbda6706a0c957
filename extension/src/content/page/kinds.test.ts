import { describe, expect, test } from 'vitest';
import { plain } from '../../lib/text';
import { kindOf, purposeByWords } from './kinds';
import { KIND_ROWS, LANGUAGES, PURPOSE_ROWS } from './kindWords';

describe('kinds of controls', () => {
  test.each([
    ['Log in', 'login'],
    ['Anmelden', 'login'],
    ['Se connecter', 'login'],
    ['Iniciar sesión', 'login'],
    ['Entrar', 'login'],
    ['登录', 'login'],
    ['ログイン', 'login'],
    ['Sign out', 'logout'],
    ['Abmelden', 'logout'],
    ['ログアウト', 'logout'],
    ['Suchen', 'search'],
    ['Zur Kasse', 'checkout'],
    ['In den Warenkorb', 'add_to_cart'],
    ['Ajouter au panier', 'add_to_cart'],
    ['カートに入れる', 'add_to_cart'],
    ['Place order', 'place_order'],
    ['Zahlungspflichtig bestellen', 'place_order'],
    ['Download invoice INV-7', 'download_invoice'],
    ['Télécharger', 'download'],
    ['Löschen', 'delete'],
    ['Nächste Seite', 'next'],
    ['下一页', 'next'],
    ['Forgot your password?', 'forgot_password'],
    ['Invoices', 'invoices'],
    ['Rechnungen', 'invoices'],
    ['Save changes', 'save'],
    ['Book table', 'book'],
    ['Accept all cookies', 'accept_cookies'],
    ['Alle ablehnen', 'reject_cookies'],
    ['×', 'close'],
    ['x', 'close'],
    ['Terminar sessão', 'logout'],
    ['Descarregar fatura', 'download_invoice'],
    ['Definições', 'settings'],
    ['Esqueceu-se da palavra-passe?', 'forgot_password'],
  ])('%s: %s', (label, expected) => {
    expect(kindOf(label)).toBe(expected);
  });

  test.each(['Add dark theme to the settings page', 'Translate the menu', 'Harbour bridge opens', ''])(
    'the link "%s" has none',
    (label) => {
      expect(kindOf(label, '/x')).toBeUndefined();
    },
  );

  test('an x at the end of a name closes nothing', () => {
    expect(kindOf('Model X')).toBeUndefined();
  });

  test('a link "X" leads to a site of that name', () => {
    expect([kindOf('X', 'https://x.example/acme'), kindOf('X'), kindOf('x', '#')]).toEqual([
      undefined,
      'close',
      'close',
    ]);
  });

  test('a link without telling words is told by its path', () => {
    expect(kindOf('October', '/files/october.pdf')).toBe('download');
  });

  test('a path is told by its end, not by where it lies', () => {
    expect([kindOf('Usage', '/account/usage'), kindOf('Overview', '/my/account')]).toEqual([
      undefined,
      'account',
    ]);
  });

  test('a page number has no kind', () => {
    expect(kindOf('2', '/invoices?page=2')).toBeUndefined();
  });

  test('the root of a site is a home only for a link without words', () => {
    expect(kindOf('Acme', '/')).toBeUndefined();
  });
});

describe('purposes of forms', () => {
  test.each([
    ['Newsletter | Subscribe', 'newsletter'],
    ['Rechnungsadresse', 'billing'],
    ['Lieferadresse', 'shipping'],
    ['Contact us', 'contact'],
    ['Filters | Apply', 'filter'],
    ['Make a reservation', 'booking'],
  ])('%s: %s', (words, expected) => {
    expect(purposeByWords(words)).toBe(expected);
  });
});

describe.each(LANGUAGES)('the words of %s', (language) => {
  test('each kind and each purpose has some', () => {
    const rows = [...KIND_ROWS, ...PURPOSE_ROWS];
    expect(rows.filter((row) => row[language].trim() === '').map(({ kind }) => kind)).toEqual([]);
  });

  test('are written as they are compared: lower case and without accents', () => {
    const words = [...KIND_ROWS, ...PURPOSE_ROWS].flatMap((row) => row[language].split('|'));
    const kana = /[\u3040-\u30ff]/;
    expect(words.filter((word) => word === '' || (!kana.test(word) && word !== plain(word)))).toEqual([]);
  });

  test('tell the kind that they stand for, or a more specific one', () => {
    const order = KIND_ROWS.map(({ kind }) => kind);
    const wrong = KIND_ROWS.flatMap((row, at) =>
      row[language].split('|').filter((word) => {
        const kind = kindOf(word);
        return kind === undefined || order.indexOf(kind) > at;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('name no kind twice', () => {
    const twice = KIND_ROWS.flatMap((row) => {
      const words = row[language].split('|');
      return words.filter((word, at) => words.indexOf(word) !== at);
    });
    expect(twice).toEqual([]);
  });
});
