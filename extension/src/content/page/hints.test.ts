import { describe, expect, test } from 'vitest';
import { inPass, isPointer, mayHaveTexts, subjectsOf } from '../dom';
import { show } from '../dom/testing/show';
import { Styles } from './reach';

const RULES = [
  '.a::before{content:"x"}',
  'i:hover + .b:not(.c, .d)::after, b::before { content: counter(n) }',
  '[class^="icon-"]::before{content:"\\e900"}',
  '.before\\:w-\\[1\\,2\\]::before{content:var(--w, "w")}',
  '#top > :is(.e, em)::after{content:attr(title)}',
  '.f{ &::before{content:"nested"} & .g::after{content:"in"} @media all { cursor: pointer } }',
  '@media all { @supports (color: red) { em:first-child::after{content:"m"} } }',
  '.h{cursor:pointer} section .i:hover, .i{cursor:pointer} .j *{cursor:pointer}',
  '.k{cursor:pointer} .k .l{cursor:default} .m{all:unset} #top{cursor:pointer}',
  '.\\31 0{cursor:pointer} .N::BEFORE{CONTENT:"n"} .o:before{content:"old"}',
  '@keyframes k { to { cursor: pointer } } .p { animation: k 1s infinite paused; animation-delay: -1s }',
];
const MARKUP = `<section id=top><em class=a title=t>1</em><div class="b icon-x"><b>2</b><i></i><span class=b>3</span></div>
  <p class="before:w-[1,2] e"><span class="f">4<span class=g>5</span></span></p><div class=h><span>6</span><p class=i>7</p></div>
  <div class=j><div><span>8</span></div></div><div class=k><span class=l>9<b>x</b></span><div class=m>10</div></div>
  <div class=10 style="cursor:auto"><span>11</span></div><p class=n>12</p><p class=o>13</p><p class=p>14</p></section><div class="e q">15</div>`;

function read(styles: Styles): void {
  for (const _ of styles.read(document));
}

function isPlain(element: Element): boolean {
  return ['::before', '::after'].every((pseudo) =>
    ['none', 'normal', '""'].includes(getComputedStyle(element, pseudo).content),
  );
}

describe('what no rule reaches need not be asked', () => {
  test.each(RULES.map((rule) => [rule]).concat([[RULES.join('\n')]]))('%s', (rule) => {
    const top = show(`<style>${rule}</style>${MARKUP}`);
    read(new Styles());
    const all = [...top.querySelectorAll('*')].filter(({ nodeName }) => nodeName !== 'STYLE');
    inPass(() => {
      for (const element of all) {
        expect(isPlain(element) || mayHaveTexts(element), element.outerHTML).toBe(true);
        expect(isPointer(element), element.outerHTML).toBe(getComputedStyle(element).cursor === 'pointer');
      }
    });
  });

  test('an element that no rule names is told without asking', () => {
    const top = show(
      '<style>.a::before{content:"x"} .b{cursor:pointer}</style><a href="/">One</a><b class=a>Two</b>',
    );
    read(new Styles());
    expect([...top.querySelectorAll('a,b')].map(mayHaveTexts)).toEqual([false, true]);
  });

  test('a sheet that was written anew is asked again', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.b{color:red}');
    const top = show('<a href="/" class=a>One</a>');
    document.adoptedStyleSheets = [sheet];
    read(new Styles());
    sheet.replaceSync('.a::before{content:"x"}');
    expect([...top.querySelectorAll('a')].map(mayHaveTexts)).toEqual([true]);
    document.adoptedStyleSheets = [];
  });

  test('a subject is told by its last compound', () => {
    expect(subjectsOf('main > a.b:not(.c, .d):hover, #e em', 'elements')).toEqual(['.b', 'em']);
    expect(subjectsOf('.a, .b::after', 'texts')).toEqual(['.b']);
    expect(subjectsOf(':host(.a)::before', 'texts')).toEqual(['*']);
  });
});
