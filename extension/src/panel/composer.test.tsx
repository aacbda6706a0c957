import { afterEach, describe, expect, test } from 'vitest';
import { Composer } from './composer.tsx';
import { language } from './i18n.ts';
import { button, clear, show, until } from './testing/dom.tsx';
import { APPROVAL, BEGIN, END } from './testing/story.ts';
import { type Setting, setUp } from './testing/world.ts';

let setting: Setting;

afterEach(() => {
  setting.store.stop();
  clear();
});

/** A composer that is connected, with that text in it. */
async function compose(text: string): Promise<HTMLTextAreaElement> {
  setting = setUp();
  show(<Composer store={setting.store} />);
  setting.store.start();
  await until(() => setting.store.door.value.state === 'open');
  const area = await until(() => document.querySelector('textarea'));
  area.value = text;
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await until(() => !document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled);
  return area;
}

/** Presses Enter; returns whether the page kept the browser from breaking the line. */
function pressEnter(area: HTMLTextAreaElement, init: KeyboardEventInit = {}): boolean {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  area.dispatchEvent(press);
  return press.defaultPrevented;
}

describe('the composer', () => {
  test('sends on Enter, with the tab in front', async () => {
    pressEnter(await compose('Buy tea'));
    expect(setting.server.commands).toEqual([{ type: 'SubmitPrompt', text: 'Buy tea', tabId: 3 }]);
  });

  test('is empty after it has sent', async () => {
    const area = await compose('Buy tea');
    pressEnter(area);
    await until(() => area.value === '');
    expect(area.value).toBe('');
  });

  test('leaves Shift+Enter to the text', async () => {
    expect(pressEnter(await compose('Buy tea'), { shiftKey: true })).toBe(false);
    expect(setting.server.commands).toEqual([]);
  });

  test('sends nothing while an input method composes', async () => {
    expect(pressEnter(await compose('お茶'), { isComposing: true })).toBe(false);
    expect(setting.server.commands).toEqual([]);
  });

  test('sends nothing on the key press that ends a composition in some browsers', async () => {
    pressEnter(await compose('お茶'), { keyCode: 229 });
    expect(setting.server.commands).toEqual([]);
  });

  test.each([
    ['/stop', 'Stop'],
    ['/pause', 'Pause'],
    ['/resume', 'Resume'],
    ['/skip', 'Skip'],
  ])('turns %s into the command %s', async (text, type) => {
    pressEnter(await compose(text));
    expect(setting.server.commands).toEqual([{ type }]);
  });

  test('explains itself on /help without asking the server', async () => {
    pressEnter(await compose('/help'));
    expect(setting.store.said.value?.text).toContain('/replay');
    expect(setting.server.commands).toEqual([]);
  });

  test('saves the session on /export', async () => {
    pressEnter(await compose('/export'));
    expect(setting.saved.map(({ name }) => name)).toEqual(['copilot-s1.md', 'copilot-s1.jsonl']);
  });

  test('saves it in the language that was chosen', async () => {
    const area = await compose('/export');
    setting.server.emit(...BEGIN, APPROVAL, ...END);
    language.value = 'de';
    pressEnter(area);
    language.value = 'en';
    const [text] = setting.saved.map((one) => one.text);
    for (const part of ['**Du:** Pay', '\nFertig\n', '> Einmal erlaubt: button', 'Dateien:'])
      expect(text).toContain(part);
  });

  test('shows the replay on /replay', async () => {
    pressEnter(await compose('/replay'));
    expect(setting.store.screen.value).toBe('replay');
  });

  test('takes a path that begins with a slash for a goal', async () => {
    pressEnter(await compose('/home/ada is the folder to use'));
    expect(setting.server.commands[0]).toMatchObject({ type: 'SubmitPrompt' });
  });

  test('offers the commands that begin like what is typed', async () => {
    await compose('/s');
    (await button('/skip')).click();
    await until(() => document.querySelector('textarea')?.value === '/skip');
    expect(document.activeElement).toBe(document.querySelector('textarea'));
  });

  test('gives a refused text back', async () => {
    const area = await compose('Buy tea');
    setting.server.answer = () => ({ ok: false, code: 'bad_argument', error: 'no such tab' });
    pressEnter(area);
    await until(() => setting.store.said.value?.bad);
    await until(() => area.value === 'Buy tea');
    expect(setting.store.said.value?.text).toBe('no such tab');
  });
});
