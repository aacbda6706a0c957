import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { Markdown, renderMarkdown } from './markdown.tsx';
import { clear, show } from './testing/dom.tsx';

afterEach(clear);

function html(text: string): string {
  const place = document.createElement('div');
  place.append(renderMarkdown(text));
  return place.innerHTML;
}

describe('Markdown of the copilot', () => {
  test('is shown with its emphasis, lists and code', () => {
    expect(html('**a**\n\n- b\n\n`c`')).toMatch(/<strong>a<\/strong>.*<li>b<\/li>.*<code>c<\/code>/s);
  });

  test('is replaced when the text changes', () => {
    const root = show(<Markdown text="one" />);
    render(<Markdown text="two" />, root);
    expect(root.textContent).toBe('two\n');
  });

  test.each([
    ['an image', '![x](https://evil.test/?leak=1)'],
    ['an image in HTML', '<img src="https://evil.test/a.png">'],
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<p onclick="alert(1)">hi</p>'],
    ['a style', '<p style="background:url(https://evil.test)">hi</p><style>p{}</style>'],
    ['a form', '<form action="https://evil.test"><input name="a"><button>Allow once</button></form>'],
    ['a frame', '<iframe src="https://evil.test"></iframe>'],
    ['a picture in SVG', '<svg><image href="https://evil.test"/></svg>'],
    ['a link that runs', '[x](javascript:alert(1))'],
    ['a link to data', '[x](data:text/html,hi)'],
    ['an id', '<p id="root" class="card">hi</p>'],
    ['a media element', '<video src="https://evil.test/a.mp4"></video>'],
  ])('never holds %s', (_, text) => {
    expect(html(text)).not.toMatch(
      /<(img|script|style|form|input|button|iframe|svg|video)|onclick|style=|(href|src|id|class)=/i,
    );
  });

  test('opens links outside and tells the other side nothing', () => {
    const link = renderMarkdown('[x](https://a.test/)').querySelector('a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('says where a link leads, whatever its words are', () => {
    expect(renderMarkdown('[bank.test](https://a.test/)').querySelector('a')?.title).toBe('https://a.test/');
  });
});
