/** A page that begins to leave is told of, one that is kept back by its own script is not. */
import { afterEach, expect, test } from 'vitest';
import { EffectWatch } from './effects';
import { endSigns } from './signs';

type Navigate = Event & { intercept(options: object): void };

let frame: HTMLIFrameElement;
afterEach(() => {
  endSigns(frame.contentDocument as Document);
  frame.remove();
});

async function openFrame(): Promise<Document> {
  frame = document.createElement('iframe');
  frame.src = '/package.json';
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  const inside = frame.contentDocument as Document;
  inside.body.innerHTML = '<form action="/next"><button>Go</button></form>';
  return inside;
}

test.each([
  ['prevents it', (event: Navigate) => event.preventDefault()],
  ['handles it itself', (event: Navigate) => event.intercept({ handler: async () => undefined })],
])(
  'a page that %s by a listener of its own does not leave, though we listened before it',
  async (_, keep) => {
    const inside = await openFrame();
    const watch = new EffectWatch(inside);
    const view = frame.contentWindow as unknown as { navigation: EventTarget };
    view.navigation.addEventListener('navigate', (event) => keep(event as Navigate));
    inside.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    watch.stop();
    expect(watch.leaving).toBeUndefined();
  },
);

test('a form that is sent leaves', async () => {
  const watch = new EffectWatch(await openFrame());
  const left = watch.whenLeaving();
  frame.contentDocument?.querySelector('button')?.click();
  await left;
  watch.stop();
  expect(watch.leaving).toContain('/next');
});
