/** Boxes that are drawn as switches tell whether they are on. */
import { afterEach, expect, test } from 'vitest';
import type { MiniAction } from '../../generated/types';
import { css, openWorld, type World } from '../actions/testing/stage';

let world: World;
afterEach(() => world.close());

async function told(markup: string): Promise<[string, boolean | undefined]> {
  world = openWorld(`<style>i{display:inline-block;width:40px;height:20px;background:#ccc}</style>${markup}`);
  const summary = await world.run('getMiniPCD', {});
  const [action] = summary.ok ? (summary.data as unknown as { actions: MiniAction[] }).actions : [];
  return [action?.label ?? '', action?.state?.checked as boolean | undefined];
}

test.each([
  ['Wifi <i class="switch on" onclick="1"></i>', 'Wifi', true],
  ['Wifi <i class="switch" onclick="1"></i>', 'Wifi', false],
  ['Wifi <i class="switch switch--checked" onclick="1"></i>', 'Wifi', true],
  ['<div onclick="1">Wifi <i class="toggle off"></i></div>', 'Wifi', false],
  ['<div class="checkbox is-checked" onclick="1">Terms</div>', 'Terms', true],
  ['<div class="toggle" onclick="1">More</div>', 'More', undefined],
  ['<div class="toggle active" onclick="1">Question</div>', 'Question', undefined],
  ['<div class="checkbox selected" onclick="1">Terms</div>', 'Terms', true],
  ['<div class="checkbox x-7" onclick="1">Terms</div>', 'Terms', undefined],
  ['<div class="checkbox" onclick="1"><svg width=9 height=9></svg>Terms</div>', 'Terms', undefined],
  ['<div class="switch" data-state="checked" onclick="1">Wifi</div>', 'Wifi', true],
  ['<div class="tab active" onclick="1">Mail</div>', 'Mail', undefined],
])('%s', async (markup, name, state) => {
  expect(await told(markup)).toEqual([name, state]);
});

test('such a switch is pressed only when it is not as wanted', async () => {
  world = openWorld('<div class="switch" onclick="this.classList.toggle(`on`)">Wifi</div>');
  for (const _ of [1, 2]) {
    const result = await world.run('dom.check', { selector: css('.switch'), checked: true });
    expect(result.ok).toBe(true);
  }
  expect(world.one('.switch').className).toBe('switch on');
});
