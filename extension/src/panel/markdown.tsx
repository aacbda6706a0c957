/** Text of the copilot may hold Markdown; nothing in it may load, run, submit or look like our own controls. */
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const TAGS =
  'p br hr h1 h2 h3 h4 h5 h6 strong em del code pre blockquote ul ol li a table thead tbody tr th td'.split(
    ' ',
  );
const markdown = new Marked({ gfm: true, breaks: true });

/** A fragment that is safe to show: no images, styles, forms or ids; links open outside and tell nothing. */
export function renderMarkdown(text: string): DocumentFragment {
  const html = markdown.parse(text, { async: false });
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'align', 'start'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.title = link.href;
  }
  for (const block of fragment.querySelectorAll<HTMLElement>('pre, table')) block.tabIndex = 0;
  return fragment;
}

/** Its words alone, for those who hear them. */
export function plainText(text: string): string {
  return (renderMarkdown(text).textContent ?? '').trim();
}

export function Markdown({ text }: { text: string }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(renderMarkdown(text)), [text]);
  return <div class="markdown" ref={place} />;
}
