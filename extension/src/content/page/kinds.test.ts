import { describe, expect, test } from 'vitest';
import { kindOf, purposeByWords } from './kinds';

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
  ])('%s: %s', (label, expected) => {
    expect(kindOf(label)).toBe(expected);
  });

  test.each(['Add dark theme to the settings page', 'Translate the menu', 'Harbour bridge opens', ''])(
    'the link "%s" has none',
    (label) => {
      expect(kindOf(label, '/x')).toBeUndefined();
    },
  );

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
