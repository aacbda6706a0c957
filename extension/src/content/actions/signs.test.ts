/** The listeners for an act's effects: kept between acts, gone soon after the last one. */
import { afterEach, expect, test, vi } from 'vitest';
import { endSigns, type Hearer, hearSigns } from './signs';

function makeHearer(): { heard: string[]; hearer: Hearer } {
  const heard: string[] = [];
  const hearer: Hearer = {
    see: ({ type }) => heard.push(type),
    submit: () => heard.push('submit'),
    navigate: () => heard.push('navigate'),
    hide: () => heard.push('hide'),
  };
  return { heard, hearer };
}

/** How many listeners are added meanwhile. */
function countAdded(work: () => void): number {
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
  work();
  const { length } = added.mock.calls;
  added.mockRestore();
  return length;
}

const scroll = () => document.dispatchEvent(new Event('scroll'));

afterEach(() => {
  endSigns(document);
  vi.useRealTimers();
});

test('an act is told of what comes until it ends', () => {
  const { heard, hearer } = makeHearer();
  const end = hearSigns(document, hearer);
  scroll();
  window.dispatchEvent(new Event('hashchange'));
  end();
  scroll();
  expect(heard).toEqual(['scroll', 'hashchange']);
});

test('the next act adds no listeners, and hears nothing of the time before', () => {
  hearSigns(document, makeHearer().hearer)();
  const { heard, hearer } = makeHearer();
  scroll();
  expect(countAdded(() => hearSigns(document, hearer))).toBe(0);
  scroll();
  expect(heard).toEqual(['scroll']);
});

test('acts that overlap are both told', () => {
  const [one, other] = [makeHearer(), makeHearer()];
  const end = hearSigns(document, one.hearer);
  hearSigns(document, other.hearer);
  end();
  scroll();
  expect([one.heard, other.heard]).toEqual([[], ['scroll']]);
});

test('some seconds after the last act nothing listens any more', () => {
  vi.useFakeTimers();
  hearSigns(document, makeHearer().hearer)();
  const removed: boolean[] = [];
  vi.advanceTimersByTime(4_000);
  removed.push(countAdded(() => hearSigns(document, makeHearer().hearer)()) > 0);
  vi.advanceTimersByTime(4_000);
  removed.push(countAdded(() => hearSigns(document, makeHearer().hearer)()) > 0);
  vi.advanceTimersByTime(6_000);
  removed.push(countAdded(() => hearSigns(document, makeHearer().hearer)()) > 0);
  expect(removed).toEqual([false, false, true]);
});

test('a script that ends takes its listeners with it', () => {
  const { heard, hearer } = makeHearer();
  hearSigns(document, hearer);
  endSigns(document);
  scroll();
  expect(heard).toEqual([]);
});
