import { afterEach, expect, test } from 'vitest';
import { Replay } from './replay.tsx';
import { button, clear, show, textOf, until } from './testing/dom.tsx';
import { BEGIN, END } from './testing/story.ts';
import { type Setting, setUp } from './testing/world.ts';

let setting: Setting;

afterEach(() => {
  setting.store.stop();
  clear();
});

/** The replay of a session of which these events are told. */
async function open(...events: typeof BEGIN): Promise<{ slider: HTMLInputElement; setting: Setting }> {
  setting = setUp();
  setting.store.start();
  await until(() => setting.store.door.value.state === 'open');
  setting.server.emit(...events);
  show(<Replay store={setting.store} />);
  const slider = await until(() => document.querySelector<HTMLInputElement>('input[type="range"]'));
  return { slider, setting };
}

function moveTo(slider: HTMLInputElement, position: number): void {
  slider.value = String(position);
  slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('the end of the replay is the end of what is told, whenever it is told', async () => {
  const { slider, setting } = await open(...BEGIN);
  moveTo(slider, 0);
  await until(() => document.querySelector('article.run') === null);
  moveTo(slider, BEGIN.length);
  setting.server.emit(...END);
  await until(() => slider.valueAsNumber === BEGIN.length + END.length);
  expect(textOf('article.run .state')).toBe('Done');
});

test('a replay that was moved back stays where it is while more is told', async () => {
  const { slider, setting } = await open(...BEGIN);
  moveTo(slider, 4);
  setting.server.emit(...END);
  await until(() => slider.max === String(BEGIN.length + END.length));
  expect(slider.valueAsNumber).toBe(4);
  expect(textOf('article.run .state')).toBe('Working');
});

test('a replay that is played from its end begins anew', async () => {
  const { slider } = await open(...BEGIN);
  (await button('Play')).click();
  await until(() => slider.valueAsNumber === 1);
  expect(document.querySelector('article.run')).toBeNull();
});

test('each step of a run that nobody watched has its picture, and the page is that of the newest', async () => {
  setting = setUp();
  const { server, store, world } = setting;
  server.routes['/api/copilot/session/s1/thumbnails'] = { 'step-1': 'one', 'step-2': 'two' };
  world.picture = async (hash) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${hash}"/>`;
  store.start();
  await until(() => store.door.value.state === 'open');
  server.emit(...BEGIN);
  show(<Replay store={store} />);
  const slider = await until(() => document.querySelector<HTMLInputElement>('input[type="range"]'));
  const shownIn = (selector: string) =>
    [...document.querySelectorAll<HTMLImageElement>(selector)].map(
      ({ src }) => /id="(\w+)"/.exec(decodeURI(src))?.[1],
    );
  await until(() => shownIn('.step img').join() === 'one,two');
  expect(shownIn('.replay > img')).toEqual(['two']);
  const second = BEGIN.findIndex((event) => event.type === 'STEP_STARTED' && event.stepId === 'step-2');
  moveTo(slider, second);
  await until(() => shownIn('.replay > img').join() === 'one');
});
