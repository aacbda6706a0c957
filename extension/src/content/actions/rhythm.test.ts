import { expect, test } from 'vitest';
import { isAtRest, noteRest } from './rest';
import { nextFrame, untilFrame } from './rhythm';

const HIDDEN = { visibilityState: 'hidden' } as Document;

test('a hidden page has frames too', async () => {
  let turned = false;
  await Promise.all([
    nextFrame(HIDDEN),
    Promise.resolve().then(() => {
      turned = true;
    }),
  ]);
  expect(turned).toBe(true);
});

test('a check in a hidden page comes to its answer', async () => {
  let looks = 0;
  const context = { document: HIDDEN, signal: new AbortController().signal };
  const found = await untilFrame(context, 60_000, () => (++looks === 3 ? 'there' : undefined));
  expect(found).toBe('there');
});

test('a check ends when its call does', async () => {
  const end = new AbortController();
  end.abort();
  expect(await untilFrame({ document, signal: end.signal }, 60_000, () => undefined)).toBeUndefined();
});

test('an element that is seen for the first time is not known to rest', () => {
  const box = document.createElement('p');
  document.body.append(box);
  expect(isAtRest(box)).toBe(false);
});

test('an element that moved since it was noted does not rest', async () => {
  const box = document.createElement('p');
  box.style.cssText = 'position:fixed;left:0;top:0';
  document.body.append(box);
  noteRest(box);
  await new Promise((resolve) => setTimeout(resolve, 40));
  box.style.left = '30px';
  expect(isAtRest(box)).toBe(false);
});

test('an element that stays where it was noted rests', async () => {
  const box = document.createElement('p');
  box.textContent = 'still';
  document.body.append(box);
  noteRest(box);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(isAtRest(box)).toBe(true);
});

test('an element that is being animated does not rest', async () => {
  const box = document.createElement('p');
  document.body.append(box);
  box.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 600_000 });
  noteRest(box);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(isAtRest(box)).toBe(false);
});
