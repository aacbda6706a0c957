import { describe, expect, test, vi } from 'vitest';
import type { MiniPCD } from '../../generated/types';
import { isPCDActionDetail } from '../../generated/validators';
import { until } from '../../lib/wait';
import { randomFrom } from '../dom/testing/random';
import { one } from '../dom/testing/show';
import { resolve } from '../selector';
import { open, strays } from './testing/open';

/** Every page of the local site that is written as HTML, without its scripts. */
const PAGES = import.meta.glob<string>('../../../../e2e/site/pages/html/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = Object.keys(PAGES).sort();

function bodyOf(page: string): string {
  return (/<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? page).replace(/<script[\s\S]*?<\/script>/gi, '');
}

function idsOf(summary: MiniPCD): string[] {
  return [...summary.actions, ...summary.forms, ...summary.collections].map(({ id }) => id);
}

describe('details', () => {
  const FORM = `<main><form><label>Email <input name=email value=a@b.c></label><label>Password <input type=password value=hunter2></label>
    <label>Plan <select><option>Free<option selected>Team</select></label><button>Log in</button></form></main>`;

  test('the submit control is known before its form was asked for', async () => {
    const page = open(FORM);
    await page.summary();
    expect(page.details(['g1.submit']).map(({ id, label }) => [id, label])).toEqual([
      ['g1.submit', 'Log in'],
    ]);
  });

  test('a form gives itself, each field and its submit control', async () => {
    const page = open(FORM);
    const [form] = (await page.summary()).forms;
    const details = page.details([form?.id ?? '']);
    expect(details.map(({ part, id }) => [part, id])).toEqual([
      ['form', 'g1'],
      ['field', 'g1.1'],
      ['field', 'g1.2'],
      ['field', 'g1.3'],
      ['submit', 'g1.submit'],
    ]);
  });

  test('they are valid on the wire', async () => {
    const page = open(FORM);
    const details = page.details(idsOf(await page.summary()));
    expect(details.every((detail) => isPCDActionDetail(detail))).toBe(true);
  });

  test('a field tells its value and options, a secret only that it is filled', async () => {
    const page = open(FORM);
    await page.summary();
    const [email, secret, plan] = page.details(['g1.1', 'g1.2', 'g1.3']);
    expect([email?.value, secret?.value, secret?.filled, plan?.options]).toEqual([
      'a@b.c',
      undefined,
      true,
      ['Free', 'Team'],
    ]);
  });

  test('an id whose element is gone gives nothing', async () => {
    const page = open('<button>Save</button>');
    const [action] = (await page.summary()).actions;
    one('button').remove();
    expect(page.details([action?.id ?? '', 'a99'])).toEqual([]);
  });

  test('an id is never given to another element', async () => {
    const page = open('<button>Save</button>');
    const [before] = (await page.summary()).actions;
    one('button').outerHTML = '<button>Other</button>';
    const [after] = (await page.summary()).actions;
    expect(after?.id).not.toBe(before?.id);
  });
});

describe('selectors of the summary', () => {
  test.each(NAMES)('%s: each finds its own element', async (name) => {
    const page = open(bodyOf(PAGES[name] ?? ''));
    const details = page.details(idsOf(await page.summary()));
    expect(strays(page, details)).toEqual([]);
  });

  test.each(NAMES)('%s: also after the page has changed at random', async (name) => {
    const page = open(bodyOf(PAGES[name] ?? ''));
    const random = randomFrom(NAMES.indexOf(name) + 1);
    for (let round = 0; round < 3; round++) {
      mutate(document.body, random);
      const details = page.details(idsOf(await page.summary()));
      expect(strays(page, details)).toEqual([]);
    }
  });
});

/** Ten random changes: copies, removals, moves, renames, wrappers, lost ids. */
function mutate(root: Element, random: () => number): void {
  for (let step = 0; step < 10; step++) {
    const all = [...root.querySelectorAll('*')];
    const element = all[Math.floor(random() * all.length)];
    if (!element) return;
    const change = Math.floor(random() * 6);
    if (change === 0) element.after(element.cloneNode(true));
    else if (change === 1 && element.querySelectorAll('*').length < 5) element.remove();
    else if (change === 2) element.parentElement?.prepend(element);
    else if (change === 3) element.setAttribute('aria-label', `Renamed ${step}`);
    else if (change === 4) wrap(element);
    else element.removeAttribute('id');
  }
}

function wrap(element: Element): void {
  if (!/^(?:DIV|P|BUTTON|A|SPAN|INPUT)$/.test(element.nodeName)) return;
  const box = document.createElement('div');
  element.replaceWith(box);
  box.append(element);
}

describe('selectors beside a model that knows the shadow roots', () => {
  const SAVE = { kind: 'role', role: 'button', name: 'Save' } as const;
  const root = (host: string) => one(host).attachShadow({ mode: 'open' });

  test('find what stands in a root that came unseen', async () => {
    await open('<main><p>Text</p><div id=host></div></main>').summary();
    root('#host').innerHTML = '<button>Save</button>';
    expect(resolve(document, SAVE).ok).toBe(true);
  });

  test('find what came into a root since, and hosts that moved', async () => {
    const page = open('<main><div id=a></div><div id=b></div></main>');
    root('#a').innerHTML = '<button id=first>Save</button>';
    root('#b').innerHTML = '<button id=second>Save</button>';
    await page.summary();
    one('main').prepend(one('#b'));
    const found = resolve(document, { ...SAVE, nth: 0 });
    expect(found.ok && found.element.id).toBe('second');
  });
});

describe('the version', () => {
  test('grows when a control comes', () => {
    const page = open('<main><button>Save</button></main>');
    const before = page.version;
    one('main').append(document.createElement('button'));
    expect(page.version).toBeGreaterThan(before);
  });

  test('stays when a clock ticks', () => {
    const page = open('<span id=clock>10:00</span><button>Save</button>');
    const before = page.version;
    one('#clock').textContent = '10:01';
    expect(page.version).toBe(before);
  });

  test('grows when a label changes', () => {
    const page = open('<button>Save</button>');
    const before = page.version;
    one('button').textContent = 'Saved';
    expect(page.version).toBeGreaterThan(before);
  });

  test.each([
    ['the title', () => (document.title = 'Another page')],
    ['the address', () => history.replaceState(null, '', '?page=2')],
    ['the main part', () => one('main').replaceWith(document.createElement('main'))],
    ['what is in the main part', () => one('main').replaceChildren(one('aside div').cloneNode(true))],
  ])('grows when %s changes', (_, change) => {
    const page = open('<main><div><span>One</span></div></main><aside><div><span>Two</span></div></aside>');
    const before = page.version;
    change();
    expect(page.version).toBeGreaterThan(before);
    history.replaceState(null, '', location.pathname);
  });

  test('grows when a menu opens by its class', () => {
    const page = open('<style>.closed{display:none}</style><div id=m class=closed><a href="/a">A</a></div>');
    const before = page.version;
    one('#m').className = '';
    expect(page.version).toBeGreaterThan(before);
  });

  test('grows in a shadow root too', async () => {
    const page = open('<x-a><template shadowrootmode=open><main></main></template></x-a>');
    await page.summary();
    const before = page.version;
    one('x-a').shadowRoot?.querySelector('main')?.append(document.createElement('button'));
    expect(page.version).toBeGreaterThan(before);
  });

  const SETTINGS = '<main><label><input type=checkbox> News</label><div id=host></div></main>';
  test.each([
    ['a box checked by a script', () => one<HTMLInputElement>('input').click()],
    ['a box checked without a word', () => Object.assign(one('input'), { checked: true })],
    [
      'a shadow root attached',
      () => {
        one('#host').attachShadow({ mode: 'open' }).innerHTML = '<button>Save</button>';
        one('#host').setAttribute('data-ready', '');
      },
    ],
  ])('grows with a summary that tells of %s', async (_, change) => {
    const page = open(SETTINGS);
    const before = await page.summary();
    change();
    const after = await page.summary();
    const again = await page.summary();
    expect([after.ts > before.ts, again.ts, page.version]).toEqual([true, after.ts, after.ts]);
  });

  test('stays when the page is only scrolled', async () => {
    const page = open(
      `<main><button>Save</button><div style="height:300vh"></div><button>Go</button></main>`,
    );
    const before = await page.summary();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const after = await page.summary();
    window.scrollTo(0, 0);
    expect([after.actions.map(({ aboveFold }) => aboveFold), after.ts]).toEqual([[true, true], before.ts]);
  });

  test('listeners hear of it', async () => {
    const page = open('<main></main>');
    let heard = 0;
    page.onChange((version) => {
      heard = version;
    });
    one('main').append(document.createElement('button'));
    await until(() => heard > 0, 20_000);
    expect(heard).toBe(page.version);
  });

  test('after dispose nobody hears anything', async () => {
    const page = open('<main></main>');
    let heard = 0;
    page.onChange(() => {
      heard++;
    });
    page.dispose();
    one('main').append(document.createElement('button'));
    await Promise.resolve();
    expect(heard).toBe(0);
  });
});

describe('a look at the page', () => {
  test('is new after a checkbox opened a menu by CSS alone', async () => {
    const page = open(
      '<style>nav{display:none}#c:checked~nav{display:block}</style><input type=checkbox id=c aria-label=Menu><nav><a href="/a">A</a></nav>',
    );
    await page.summary();
    one('#c').click();
    expect((await page.summary()).actions.map(({ label }) => label)).toContain('A');
  });

  test('needs no second walk after the page was scrolled, and knows what is above the fold then', async () => {
    const button = (name: string) => `<button>${name}</button>`;
    const page = open(
      `${button('First')}${button('More').repeat(200)}<p style="height:9000px"></p>${button('Last')}`,
    );
    const seen = vi.spyOn(Element.prototype, 'checkVisibility');
    const isLastUp = async () =>
      (await page.summary()).actions.find(({ label }) => label === 'Last')?.aboveFold === true;
    expect(await isLastUp()).toBe(false);
    const walked = seen.mock.calls.length;
    window.scrollTo(0, 9_000);
    await until(() => window.scrollY > 0, 20_000);
    await new Promise(requestAnimationFrame);
    expect(await isLastUp()).toBe(true);
    expect(seen.mock.calls.length - walked).toBeLessThan(walked / 4);
    seen.mockRestore();
    window.scrollTo(0, 0);
  });

  test('needs no second walk while nothing changes', async () => {
    const page = open('<button>Save</button>');
    const before = await page.query({ text: 'save' });
    expect(await page.query({ text: 'save' })).toEqual(before);
  });
});

describe('changes since a mark', () => {
  test('name what came and what went', () => {
    const page = open('<main><p role=status>Loading</p><button>Save</button></main>');
    const mark = page.mark();
    one('p').textContent = 'Saved';
    expect(page.changesSince(mark)).toEqual(['+ Saved', '- Loading']);
  });

  test('are none when nothing changed', () => {
    const page = open('<button>Save</button>');
    expect(page.changesSince(page.mark())).toEqual([]);
  });

  test('tell nothing of a link to a place of the page that shows while it has the focus', () => {
    const page = open(
      '<a href="#here" hidden>Skip to content</a><a href="#new" hidden>Undo</a><main id=here></main>',
    );
    const mark = page.mark();
    for (const link of document.querySelectorAll('a')) link.hidden = false;
    expect(page.changesSince(mark)).toEqual(['+ Undo']);
  });

  test('are at most eight', () => {
    const page = open('<main></main>');
    const mark = page.mark();
    one('main').innerHTML = Array.from({ length: 20 }, (_, n) => `<button>B${n}</button>`).join('');
    expect(page.changesSince(mark)).toHaveLength(8);
  });
});
