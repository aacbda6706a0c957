import { afterEach, describe, expect, test } from 'vitest';
import { Connection, diagnose } from './connection.tsx';
import { button, clear, show, textOf, until } from './testing/dom.tsx';
import { CONNECTED, setUp } from './testing/world.ts';
import type { BrowserState } from './world.ts';

const OPEN = { state: 'open', reason: null } as const;

function linked(state: BrowserState['link']['state'], reason: string | null = null): BrowserState {
  return { ...CONNECTED, link: { state, reason, givenUp: false } };
}

afterEach(clear);

describe('the connection dot', () => {
  test.each([
    ['hopGood', CONNECTED, OPEN, null],
    ['hopUnpaired', { ...linked('unpaired'), paired: false }, OPEN, null],
    ['hopServer', linked('waiting'), OPEN, null],
    ['hopRefused', linked('refused'), OPEN, null],
    ['hopReplaced', linked('replaced'), OPEN, null],
    ['hopConnecting', linked('greeting'), OPEN, null],
    ['hopDoor', CONNECTED, { state: 'waiting', reason: null }, null],
    ['hopDoorRefused', CONNECTED, { state: 'refused', reason: null }, null],
    ['hopBrowser', null, OPEN, { connected: false }],
    ['hopGood', null, OPEN, { connected: true }],
  ] as const)('names the hop: %s', (title, browser, door, server) => {
    expect(diagnose(browser, door, server).title).toBe(title);
  });

  test('is good only when every hop is', () => {
    expect(diagnose(CONNECTED, { state: 'waiting', reason: 'gone' }, null).level).toBe('bad');
  });

  test('says what mends every broken hop', () => {
    const broken = ['waiting', 'refused', 'replaced'] as const;
    expect(broken.map((state) => diagnose(linked(state), OPEN, null).fix)).not.toContain(null);
  });

  test('sends back to where this page came from: pairing in the panel, the link in the portal', () => {
    const refused = { state: 'refused', reason: null } as const;
    expect([CONNECTED, null].map((browser) => diagnose(browser, refused, null).fix)).toEqual([
      'fixRefused',
      'fixDoorRefused',
    ]);
  });

  test('passes on the words of the worker', () => {
    expect(diagnose(linked('refused', 'protocol 2, server 1'), OPEN, null).detail).toBe(
      'protocol 2, server 1',
    );
  });

  test('opens to say more, and closes on Escape', async () => {
    const { store } = setUp();
    show(<Connection store={store} />);
    const dot = await until(() => document.querySelector<HTMLButtonElement>('.dot-button'));
    dot.click();
    await until(() => dot.getAttribute('aria-expanded') === 'true');
    expect(textOf('.popover')).toContain('127.0.0.1:8888');
    dot.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => document.querySelector<HTMLElement>('.popover')?.hidden);
    expect(dot.getAttribute('aria-expanded')).toBe('false');
  });

  test('offers another try', async () => {
    const { store, browser } = setUp();
    browser.value = linked('waiting', 'no server answers');
    show(<Connection store={store} />);
    expect((await button('Try again')).textContent).toBe('Try again');
  });
});
