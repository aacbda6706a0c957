import { afterEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { MiniPCD } from '../../generated/types';
import { until } from '../../lib/wait';
import { assumeFramePath } from '../dom/frame';
import { resolve } from '../selector';
import { PageModel } from '.';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The markup of a page of the local site; without a name the names of those that are made, one a line. */
    askSite: (name?: string) => Promise<string>;
  }
}

/**
 * Every page of the local site, with its scripts, beside the summary that is expected of it.
 * `npx vitest run --project browser src/content/page/expected -u` writes them anew after a page was changed.
 */
const PAGES = import.meta.glob<string>('../../../../e2e/site/pages/html/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LOOK = Object.values(
  import.meta.glob<string>('../../../../e2e/site/pages/html/look.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');
const EXPECTED = './expected';
/** So wide that nothing is cut: what is chosen first depends on fonts, what is found does not. */
const EVERYTHING = { bytes: 4_000_000, actions: 2_000, forms: 500, collections: 200 };
const TRIED_SELECTORS = 60;
/** The page's clock stands still; its shadow roots are open, for a closed one opens to an extension alone. */
const STILL =
  '<script>{ const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (given) { return attach.call(this, { ...given, mode: "open" }); };' +
  'setTimeout = setInterval = requestAnimationFrame = () => 0; Math.random = () => 0.5;' +
  'const Moving = Date; Date = class extends Moving { constructor(...given) { super(...(given.length ? given : [0])); } static now() { return 0; } }; }</script>';

let frame: HTMLIFrameElement | undefined;
let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  frame?.remove();
});

/** Shows the page in a frame of 1280 by 800 and waits until it is loaded. Gives its document. */
async function load(markup: string, still = STILL): Promise<Document> {
  const shown = document.createElement('iframe');
  frame = shown;
  shown.style.cssText = 'position:fixed;inset:0;width:1280px;height:800px;border:0';
  shown.srcdoc = markup.replace(/<link[^>]*look\.css[^>]*>/, () => `${still}<style>${LOOK}</style>`);
  document.body.replaceChildren(shown);
  await new Promise((loaded) => shown.addEventListener('load', loaded, { once: true }));
  const inner = shown.contentDocument;
  if (inner === null) throw new Error('the frame of the test page has no document');
  assumeFramePath(inner, []);
  return inner;
}

/** Labels, roles and kinds only, one thing a line: no ids, places or counts. */
function outline(summary: MiniPCD): string {
  const lines = (name: string, things: readonly unknown[]) =>
    `"${name}": [${things.map((thing) => `\n  ${JSON.stringify(thing)}`).join(',')}]`;
  const fields = [
    lines('landmarks', summary.landmarks ?? []),
    lines('headings', summary.headings),
    lines(
      'actions',
      summary.actions.map(({ label, role, kind }) => ({ label, role, kind })),
    ),
    lines(
      'forms',
      summary.forms.map(({ purpose, label, submitLabel, fieldSummaries }) => ({
        purpose,
        label,
        submitLabel,
        fields: fieldSummaries.map((field) => `${field.type} ${field.label}`),
      })),
    ),
    lines(
      'collections',
      summary.collections.map(({ name, itemFields }) => ({ name, itemFields })),
    ),
  ];
  return `{${fields.join(',\n')}}\n`;
}

/** The outline with alike lines as one, which says how many they are; the numbers in them stand as #. */
function gist(summary: MiniPCD): string {
  const counts = new Map<string, number>();
  let section = '';
  const lines: string[] = [];
  for (const line of outline(summary).split('\n')) {
    if (!line.startsWith('  ')) {
      lines.push(...[...counts].sort().map(([text, count]) => `${count} x ${text}`), line);
      counts.clear();
      section = line;
      continue;
    }
    const text = section.includes('headings') ? line : line.replace(/\d+/g, '#').replace(/[\],]+$/, '');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return lines.join('\n');
}

/** Waits until the scripts of a made page have drawn it. */
async function drawn(page: Document): Promise<void> {
  const shown = () => page.querySelector('#root')?.hasChildNodes() ?? true;
  await until(shown, 20_000);
  for (let frames = 0; frames < 4; frames++) {
    await new Promise((next) => page.defaultView?.requestAnimationFrame(next));
  }
}

const MADE = (await commands.askSite()).split('\n');

describe('every made page has the gist that is expected of it, and selectors that find their own element', () => {
  test.each(MADE)('%s', async (name) => {
    const page = await load(await commands.askSite(name), '');
    await drawn(page);
    const looking = new PageModel(page);
    model = looking;
    const summary = await looking.summary(EVERYTHING);
    await expect(gist(summary)).toMatchFileSnapshot(`${EXPECTED}/${name}.txt`);
    const ids = [...summary.actions.slice(0, TRIED_SELECTORS), ...summary.forms].map(({ id }) => id);
    const strays = looking.details(ids).filter(({ id, part, selector }) => {
      const found = resolve(page, selector);
      return part !== 'form' && !(found.ok && found.element === looking.elementFor(id));
    });
    expect(strays).toEqual([]);
  });
});

describe('every written page has the summary that is expected of it', () => {
  const names = Object.keys(PAGES).sort();
  test.each(names)('%s', async (path) => {
    const page = await load(PAGES[path] ?? '');
    model = new PageModel(page);
    const summary = await model.summary(EVERYTHING);
    const file = `${EXPECTED}/${path.split('/').pop()?.replace('.html', '.txt')}`;
    await expect(outline(summary)).toMatchFileSnapshot(file);
  });
});
