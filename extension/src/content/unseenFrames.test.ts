import { expect, test } from 'vitest';
import { show } from './dom/testing/show';
import { findUnseenFrames } from './unseenFrames';

const frame = (style = '') => `<iframe style="width:200px;height:80px;${style}"></iframe>`;

test.each([
  ['shown', frame(), []],
  ['faded out', frame('opacity:0'), []],
  ['not displayed', frame('display:none'), ['0']],
  ['invisible', frame('visibility:hidden'), ['0']],
  ['of one pixel', frame('width:1px;height:1px;border:0'), ['0']],
  ['off the page', frame('position:absolute;left:-9999px'), ['0']],
  ['in what is hidden, beside one that is not', `<p hidden>${frame()}</p>${frame()}`, ['0']],
])('of a frame that is %s is told so', (_, markup, unseen) => {
  show(markup);
  expect(findUnseenFrames(document)).toEqual(unseen);
});

test('of frames a modal dialog leaves those that it holds', () => {
  show(`${frame()}<dialog>Sure? ${frame()}</dialog>`);
  document.querySelector('dialog')?.showModal();
  expect(findUnseenFrames(document)).toEqual(['0']);
});

test('a frame above a modal dialog, such as a challenge, is usable', () => {
  const full = 'position:fixed;top:0;left:0;width:100vw;height:100vh';
  show(
    `<div role=dialog aria-modal=true style="${full}">Log in</div>${frame('position:fixed;top:9px;left:9px')}`,
  );
  expect(findUnseenFrames(document)).toEqual([]);
});
