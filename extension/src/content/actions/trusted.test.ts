import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdsForeignFrame, isFocusOurs, isUnderPointer } from './trusted';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
});
afterEach(() => place.remove());

const one = (css: string) => place.querySelector<HTMLElement>(css) as HTMLElement;
const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

test('a button is under the pointer until something is put over it', () => {
  place.innerHTML = '<button>Arm</button>';
  const point = middleOf(one('button'));
  expect(isUnderPointer(one('button'), point)).toBe(true);
  place.insertAdjacentHTML('beforeend', '<iframe srcdoc="x" style="position:fixed;inset:0"></iframe>');
  expect(isUnderPointer(one('button'), point)).toBe(false);
});

test('a frame inside of the element takes the press itself', () => {
  place.innerHTML = '<div role="button" style="width:300px"><iframe srcdoc="x"></iframe></div>';
  expect(isUnderPointer(one('div'), middleOf(one('iframe')))).toBe(false);
});

test('the focus in a frame is not ours', () => {
  place.innerHTML = '<input><iframe srcdoc="x"></iframe>';
  one('input').focus();
  expect(isFocusOurs(document)).toBe(true);
  one('iframe').focus();
  expect(isFocusOurs(document)).toBe(false);
});

test('a frame that nobody may look into is foreign', () => {
  place.innerHTML = '<iframe srcdoc="x"></iframe>';
  const inner = (one('iframe') as HTMLIFrameElement).contentWindow as Window;
  expect(holdsForeignFrame({ length: 1, 0: inner } as unknown as Window)).toBe(false);
  place.innerHTML = '<iframe sandbox src="data:text/html,x"></iframe>';
  const outer = (one('iframe') as HTMLIFrameElement).contentWindow as Window;
  return new Promise<void>((resolve) => one('iframe').addEventListener('load', () => resolve())).then(() =>
    expect(holdsForeignFrame({ length: 1, 0: outer } as unknown as Window)).toBe(true),
  );
});
