/** The listeners for an act's effects: kept between acts, gone soon after the last one. */
import { afterEach, expect, test, vi } from 'vitest';
import { endSigns, type Hearer, hearSigns, restSigns } from './signs';

function makeHearer(): { heard: string[]; hearer: Hearer } {
  const heard: string[] = [];
  const hearer: Hearer = {
    see: ({ type }) => heard.push(type),
    submit: () => heard.push('submit'),
    gather: () => heard.push('gather'),
    navigate: () => heard.push('navigate'),
    hide: () => heard.push('hide'),
  };
  return { heard, hearer };
}

/** The signals by which listeners that are added meanwhile are taken off. */
function listSignals(work: () => void): AbortSignal[] {
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
  work();
  const given = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
  added.mockRestore();
  return given.filter((signal) => signal !== undefined);
}

const countAdded = (work: () => void) => listSignals(work).length;

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

test('a form whose fields a script gathers is told of', () => {
  const { heard, hearer } = makeHearer();
  hearSigns(document, hearer);
  const form = document.createElement('form');
  document.body.append(form);
  const gathered = new FormData(form);
  form.remove();
  expect([heard, [...gathered]]).toEqual([['gather'], []]);
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

test('a form, a navigation and the end of the page each reach their own', () => {
  const { heard, hearer } = makeHearer();
  hearSigns(document, hearer);
  document.dispatchEvent(new SubmitEvent('submit'));
  (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(new Event('navigate'));
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['submit', 'navigate', 'hide']);
});

test('some seconds after the last act nothing listens any more', () => {
  vi.useFakeTimers();
  const signals = listSignals(() => hearSigns(document, makeHearer().hearer)());
  vi.advanceTimersByTime(4_000);
  hearSigns(document, makeHearer().hearer)();
  vi.advanceTimersByTime(4_000);
  const between = signals.map(({ aborted }) => aborted);
  vi.advanceTimersByTime(2_000);
  expect(between).not.toContain(true);
  expect(signals.map(({ aborted }) => aborted)).not.toContain(false);
});

test.each([
  ['a page that rests', () => restSigns(document)],
  ['a page that goes', () => window.dispatchEvent(new Event('pagehide'))],
])('%s is left without listeners, but for those of an act under way', (_, go) => {
  const { heard, hearer } = makeHearer();
  const end = hearSigns(document, hearer);
  go();
  scroll();
  end();
  expect(heard).toContain('scroll');
  go();
  expect(countAdded(() => hearSigns(document, hearer))).toBeGreaterThan(0);
});

test('a document that was opened anew is listened to anew', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentDocument as Document;
  hearSigns(inside, makeHearer().hearer)();
  inside.open();
  inside.write('<form></form>');
  inside.close();
  const { heard, hearer } = makeHearer();
  hearSigns(inside, hearer);
  inside.dispatchEvent(new Event('scroll'));
  inside.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  expect(heard).toEqual(['scroll', 'submit']);
  endSigns(inside);
  frame.remove();
});

test('what has ended does not end what came after it', () => {
  vi.useFakeTimers();
  const end = hearSigns(document, makeHearer().hearer);
  endSigns(document);
  end();
  const { heard, hearer } = makeHearer();
  hearSigns(document, hearer);
  vi.advanceTimersByTime(6_000);
  scroll();
  expect(heard).toEqual(['scroll']);
});

test('a script that ends takes its listeners with it', () => {
  const { heard, hearer } = makeHearer();
  hearSigns(document, hearer);
  endSigns(document);
  scroll();
  expect(heard).toEqual([]);
});
