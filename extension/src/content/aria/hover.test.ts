import { expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { findHoverOpener } from '.';

test('a menu of a component is opened over its host', () => {
  const top = show('<section id=host></section>');
  const root = one('#host').attachShadow({ mode: 'open' });
  root.innerHTML =
    '<style>.sub{display:none} :host(:hover) .sub{display:block}</style><b>Menu</b><div class=sub><a href="#x">X</a></div>';
  expect(findHoverOpener(root.querySelector('a') as Element)).toBe(top.querySelector('#host'));
});

test('of two levels the outer one is opened first', () => {
  show(`<style>ul ul{display:none} li:hover > ul{display:block}</style>
    <ul><li id=outer>A<ul><li id=inner>B<ul><li><a href="#c">C</a></ul></ul></ul>`);
  expect(findHoverOpener(one('a'))).toBe(one('#outer'));
});

test('what is hidden inside of such a menu by something else stays hidden', () => {
  show(`<style>.sub{display:none} li:hover > .sub{display:block}</style>
    <ul><li>A<div class=sub><p style="display:none"><a href="#c">C</a></p></div></ul>`);
  expect(findHoverOpener(one('a'))).toBe(undefined);
});

test('a look at the pointer itself shows nothing that is not displayed', () => {
  show('<style>a{display:none} a:hover{display:block}</style><nav><a href="#c">C</a></nav>');
  expect(findHoverOpener(one('a'))).toBe(undefined);
});
