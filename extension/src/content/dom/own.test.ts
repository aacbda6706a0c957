import { expect, test } from 'vitest';
import { isOwnChange, OVERLAY_TAG } from './own';

function record(act: () => void): MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  act();
  return observer.takeRecords();
}

test('our own ring coming and going is no change of the page', () => {
  const ring = document.createElement(OVERLAY_TAG);
  const records = record(() => {
    document.documentElement.append(ring);
    ring.setAttribute('style', 'color: red');
    ring.remove();
  });
  expect(records.map(isOwnChange)).toEqual([true, true, true]);
});

test('an element of the page is a change of the page', () => {
  const element = document.createElement('p');
  const records = record(() => document.body.append(element));
  element.remove();
  expect(records.map(isOwnChange)).toEqual([false]);
});
