import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomFrom } from '../dom/testing/random';
import { one, show } from '../dom/testing/show';
import { PageModel } from '.';
import { mutate, SHEETS, WEB } from './testing/mutate';

/** So wide that nothing is cut: a difference anywhere on the page is a difference here. */
const EVERYTHING = { bytes: 1_000_000, actions: 500, forms: 100, collections: 100 };
const ROUNDS = 8;
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const PAGES = import.meta.glob<string>('../../../../e2e/site/pages/html/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [PICTURE = ''] = Object.values(
  import.meta.glob<string>('../../../public/icon/48.png', { query: '?url', import: 'default', eager: true }),
);
const NAMES = Object.keys(PAGES).sort();

let model: PageModel | undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  model?.dispose();
  model = undefined;
});

function bodyOf(page: string): string {
  return (/<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? page).replace(/<script[\s\S]*?<\/script>/gi, '');
}

/** What is told of the page by going on from the last look, and by looking at all of it. */
async function tell(page: PageModel): Promise<[string, string]> {
  const ask = async () =>
    JSON.stringify([await page.summary(EVERYTHING), await page.query({ topK: 40 })], null, 1);
  const gone = await ask();
  page.forget();
  return [gone, await ask()];
}

async function compare(markup: string, seed: number, rounds: number): Promise<void> {
  const random = randomFrom(seed + 1);
  show(`<style>${SHEETS[0]}${SHEETS[seed % SHEETS.length]}</style>${markup}`);
  const page = new PageModel(document);
  model = page;
  await page.summary();
  for (let round = 0; round < rounds; round++) {
    mutate(document, random, 1 + Math.floor(random() * 3));
    const [gone, seen] = await tell(page);
    expect(gone).toBe(seen);
  }
}

describe('what goes on from the last look is what a look from scratch sees', () => {
  test.each(NAMES)('%s, changed at random', async (name) => {
    await compare(bodyOf(PAGES[name] ?? ''), NAMES.indexOf(name), ROUNDS);
  });

  test.each(SEEDS)('a page of many references, seed %i', async (seed) => {
    await compare(WEB, seed, ROUNDS);
  });
});

interface Case {
  what: string;
  markup: string;
  change: () => void;
}

const ROW =
  '<tr><th>Casa #</th><td><button>Save Casa #</button></td><td><a href="/#">Open Casa #</a></td></tr>';
const CASES: readonly Case[] = [
  {
    what: 'a rule for what stands beside an inserted child',
    markup: '<style>h2+div button{display:none}</style><main><div><button>Send</button></div></main>',
    change: () => one('main').prepend(document.createElement('h2')),
  },
  {
    what: 'a rule for the only child',
    markup: '<style>p:only-child button{visibility:hidden}</style><main><p><button>Send</button></p></main>',
    change: () => one('main').append('', document.createElement('hr')),
  },
  {
    what: 'a rule of a shadow root for the state of its host',
    markup:
      '<section><template shadowrootmode=open><style>:host(.gone) button{display:none}</style><button>Send</button></template></section>',
    change: () => one('section').classList.add('gone'),
  },
  {
    what: 'a rule of a shadow root for what is put into its slot',
    markup:
      '<section><template shadowrootmode=open><style>::slotted(.gone){display:none}</style><slot></slot></template><button>Send</button></section>',
    change: () => one('button').classList.add('gone'),
  },
  {
    what: 'the name of a row, which its controls are told by',
    markup: `<table>${['1', '2', '3'].map((n) => ROW.replaceAll('#', n)).join('')}</table>`,
    change: () => one('tr:nth-child(2) th').append(' do Mar'),
  },
  {
    what: 'a rule for what holds something',
    markup:
      '<style>main:has(.error) button{display:none}</style><main><p><i>Fine</i></p><button>Send</button></main>',
    change: () => one('i').classList.add('error'),
  },
  {
    what: 'a rule in a container query',
    markup:
      '<style>main{container-type:inline-size;width:600px} @container (max-width:300px){button{display:none}}</style><main><button>Send</button></main>',
    change: () => one('main').setAttribute('style', 'width:200px'),
  },
  {
    what: 'the label elsewhere of a hidden choice',
    markup:
      '<form><div hidden><input type=checkbox id=c></div><input aria-label=Name></form><p style="display:none"><label for=c>Choice</label></p>',
    change: () => one('p').removeAttribute('style'),
  },
  {
    what: 'a rule put into a sheet without a change of the tree',
    markup: '<style>b{color:red}</style><main><button>Send</button></main>',
    change: () => one<HTMLStyleElement>('body style').sheet?.insertRule('button{display:none}'),
  },
  {
    what: 'text before a link from a rule put into a sheet',
    markup: '<style>b{color:red}</style><main><a href="/a">All</a></main>',
    change: () => one<HTMLStyleElement>('body style').sheet?.insertRule('a::before{content:"Show"}'),
  },
  {
    what: 'a pointer from a rule put into a sheet',
    markup: '<style>b{color:red}</style><main><div><span>Press</span></div></main>',
    change: () => one<HTMLStyleElement>('body style').sheet?.insertRule('span{cursor:pointer}'),
  },
  {
    what: 'a rule for what has the focus',
    markup:
      '<style>input:focus + button{display:none}</style><main><input aria-label=Name><button>Send</button></main>',
    change: () => one('input').focus(),
  },
  {
    what: 'a popover that a script opens',
    markup: '<main><button>Send</button></main><div popover><button>Cancel</button></div>',
    change: () => one('[popover]').showPopover(),
  },
  {
    what: 'a popover in a shadow root',
    markup:
      '<section><template shadowrootmode=open><button>Send</button><div popover><button>Cancel</button></div></template></section>',
    change: () => one('[popover]', one('section').shadowRoot as ShadowRoot).showPopover(),
  },
  {
    what: 'what is put right into a shadow root',
    markup: '<section><template shadowrootmode=open><button>Send</button></template></section>',
    change: () => {
      (one('section').shadowRoot as ShadowRoot).innerHTML = '<button>Cancel</button>';
    },
  },
  {
    what: 'a shadow root that a component gets later',
    markup: '<main><x-drawn></x-drawn><button>Send</button></main>',
    change: () => {
      one('x-drawn').attachShadow({ mode: 'open' }).innerHTML = '<button>Cancel</button>';
    },
  },
  {
    what: 'an element that is defined later',
    markup:
      '<style>x-soon:not(:defined){display:none}</style><main><x-soon><button>Send</button></x-soon></main>',
    change: () => customElements.define('x-soon', class extends HTMLElement {}),
  },
];

/** What is put into a page that held nothing of its kind, and what happens to it without a change of the tree. */
const LATER: readonly Case[] = [
  {
    what: 'a popover',
    markup: '<div popover><button>Cancel</button></div>',
    change: () => one('[popover]').showPopover(),
  },
  {
    what: 'an element to be defined',
    markup: '<style>x-late:not(:defined){display:none}</style><x-late><button>Cancel</button></x-late>',
    change: () => customElements.define('x-late', class extends HTMLElement {}),
  },
  {
    what: 'a button to be defined',
    markup: '<style>button:not(:defined){display:none}</style><button is="x-press">Cancel</button>',
    change: () => customElements.define('x-press', class extends HTMLButtonElement {}, { extends: 'button' }),
  },
];

describe('is seen again by going on from the last look', () => {
  test.each(CASES)('$what', async ({ markup, change }) => {
    show(markup);
    const page = new PageModel(document);
    model = page;
    const [before] = await tell(page);
    change();
    const [gone, seen] = await tell(page);
    expect(gone.replace(/"ts": \d+/, '')).not.toBe(before.replace(/"ts": \d+/, ''));
    expect(gone).toBe(seen);
  });

  test.each(LATER)('$what that came later', async ({ markup, change }) => {
    show('<main><button>Send</button></main>');
    const page = new PageModel(document);
    model = page;
    await page.summary();
    document.body.insertAdjacentHTML('beforeend', markup);
    expect((await page.summary()).actions).toHaveLength(1);
    change();
    const [gone, seen] = await tell(page);
    expect(gone).toContain('Cancel');
    expect(gone).toBe(seen);
  });

  test('what an animation in a shadow root has brought into view', async () => {
    const fade =
      '@keyframes come{from{width:0}} button{overflow:hidden;border:0;padding:0;width:90px;animation:come 1s}';
    show(
      `<section><template shadowrootmode=open><style>${fade}</style><button>Send</button></template></section>`,
    );
    const [animation] = one('section').shadowRoot?.getAnimations() ?? [];
    animation?.pause();
    model = new PageModel(document);
    const [before] = await tell(model);
    animation?.finish();
    const [gone, seen] = await tell(model);
    expect(gone.replace(/"ts": \d+/, '')).not.toBe(before.replace(/"ts": \d+/, ''));
    expect(gone).toBe(seen);
  });

  test('what had no size until a picture came that a style shows in its place', async () => {
    show('<style>i{cursor:pointer}</style><main><i id=send></i></main>');
    const style = one<HTMLStyleElement>('body style');
    await new Promise((loaded) => style.addEventListener('load', loaded));
    model = new PageModel(document);
    const { pending } = model.watch;
    style.sheet?.insertRule(`i{content:url(${PICTURE}?${Math.random()})}`);
    for (const _ of pending.take());
    expect([pending.isEmpty, one<HTMLElement>('i').offsetWidth]).toEqual([true, 0]);
    await vi.waitFor(() => expect(one<HTMLElement>('i').offsetWidth).toBeGreaterThan(0), 20_000);
    expect(pending.isEmpty).toBe(false);
  });

  test.each([
    ['load', PICTURE],
    ['error', 'data:,'],
  ])('what a picture in a shadow root has a size by, at its %s', async (event, src) => {
    show('<section><template shadowrootmode=open><a href="/a"><img alt=Open></a></template></section>');
    const image = one('img', one('section').shadowRoot as ShadowRoot) as HTMLImageElement;
    const page = new PageModel(document);
    model = page;
    await page.summary();
    const { pending } = page.watch;
    const came = new Promise((told) => image.addEventListener(event, told, { once: true }));
    image.src = src === PICTURE ? `${src}?${Math.random()}` : src;
    await Promise.resolve();
    for (const _ of pending.take());
    expect(pending.isEmpty).toBe(true);
    await came;
    expect(pending.isEmpty).toBe(false);
  });

  test('what happened to a hidden page that was no longer watched', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show('<main><button>Send</button></main>');
    const page = new PageModel(document);
    model = page;
    const { version } = page;
    await page.summary();
    const observed = vi.spyOn(MutationObserver.prototype, 'disconnect');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(29_000);
    expect(observed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(observed).toHaveBeenCalledOnce();
    one('button').textContent = 'Cancel';
    await Promise.resolve();
    expect((await page.summary()).actions.map(({ label }) => label)).toEqual(['Cancel']);
    expect(page.version).toBeGreaterThan(version);
  });
});
