import { describe, expect, test, vi } from 'vitest';
import { inPass } from '../dom';
import { one, show } from '../dom/testing/show';
import { labelOf } from '.';
import { colourName } from './look';

const COLOURS: readonly [string, string][] = [
  ['rgb(255, 0, 0)', 'red'],
  ['rgb(179, 38, 30)', 'red'],
  ['rgb(255, 165, 0)', 'orange'],
  ['rgb(139, 69, 19)', 'brown'],
  ['rgb(255, 255, 0)', 'yellow'],
  ['rgb(0, 128, 0)', 'green'],
  ['rgb(0, 128, 128)', 'cyan'],
  ['rgb(0, 0, 255)', 'blue'],
  ['rgb(36, 87, 168)', 'blue'],
  ['rgb(128, 0, 128)', 'purple'],
  ['rgb(255, 0, 255)', 'pink'],
  ['rgb(255, 192, 203)', 'pink'],
  ['rgb(128, 128, 128)', 'gray'],
  ['rgb(0, 0, 0)', 'black'],
  ['rgb(255, 255, 255)', 'white'],
  ['rgba(0, 0, 0, 0)', ''],
  ['oklch(0.627 0.257 29.2)', 'red'],
  ['none', ''],
];

test.each(COLOURS)('%s is %s', (computed, name) => {
  expect(colourName(computed)).toBe(name);
});

const SHAPES: readonly [string, string][] = [
  ['<svg><circle id=x r=20 cx=20 cy=20 fill=red /></svg>', 'red circle'],
  ['<svg><rect id=x width=20 height=20 style="fill:#00f" /></svg>', 'blue square'],
  ['<svg><polygon id=x points="0,0 20,0 10,20" fill=green /></svg>', 'green triangle'],
  [
    '<svg><g id=x tabindex=0><ellipse rx=20 ry=9 cx=20 cy=20 fill=none stroke=purple /></g></svg>',
    'purple oval',
  ],
  ['<div id=x style="width:30px;height:30px;background:yellow"></div>', 'yellow square'],
  ['<div id=x style="width:30px;height:30px;background:teal;border-radius:50%"></div>', 'cyan circle'],
  [
    '<b id=x style="display:block;width:0;height:0;border:15px solid transparent;border-bottom:30px solid black"></b>',
    'black triangle',
  ],
  ['<svg><circle id=x r=20 cx=20 cy=20 fill=red><title>Stop</title></circle></svg>', 'Stop'],
  ['<div id=x title=Sun style="width:30px;height:30px;background:yellow"></div>', 'Sun'],
];

describe('a nameless thing is called by its colour and shape', () => {
  test.each(SHAPES)('%s', (markup, label) => {
    show(markup);
    expect(labelOf(one('#x'))).toBe(label);
  });
});

const BOXES = [9, 20, 40].map(
  (size) => `<b style="display:block;width:${size}px;height:${size}px;background:red"></b>`,
);

test.each([
  ['few', 4, 'small red square, smallest'],
  ['many', 60, 'red square'],
])('boxes among %s others', (_name, others, label) => {
  show(`<div>${BOXES.join('')}${'<i></i>'.repeat(others)}</div>`);
  expect(labelOf(one('b'))).toBe(label);
});

test('the shapes of a drawing are gathered once for all of them', () => {
  show(`<svg>${'<rect width=9 height=9 fill=red />'.repeat(60)}</svg>`);
  const gathered = vi.spyOn(one('svg'), 'querySelectorAll');
  inPass(() => [...document.querySelectorAll('rect')].map(labelOf));
  expect(gathered.mock.calls.length).toBe(1);
});

const GLYPHS: readonly [string, string][] = [
  [
    '<svg hidden><symbol id=s7><title>Settings</title></symbol></svg><button><svg><use href="#s7"/></svg></button>',
    'Settings',
  ],
  ['<button><svg class="lucide lucide-chevron-left"><path/></svg></button>', 'chevron left'],
  ['<button><i class="fa fa-arrow-right"></i></button>', 'arrow right'],
  ['<button class="btn btn-left"><i class="icon-trash"></i></button>', 'trash'],
  ['<ul><li><span class=tog style="cursor:pointer">▸</span> <span>Inbox</span></li></ul>', '▸ Inbox'],
];

test.each(GLYPHS)('what stands for a glyph: %s', (markup, label) => {
  show(markup);
  expect(labelOf(one('button, .tog'))).toBe(label);
});
