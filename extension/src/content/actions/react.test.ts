import { createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { openWorld, role, type World } from './testing/stage';

let world: World;
let root: Root;
afterEach(() => {
  root.unmount();
  world.close();
});

/** Controlled fields: React puts back whatever its state did not hear of. */
function Form() {
  const [values, setValues] = useState({ name: '', day: '', size: 'S', news: false, note: '' });
  const take = (key: string, value: unknown) => setValues((before) => ({ ...before, [key]: value }));
  const text = (key: 'name' | 'day', type: string) => ({
    type,
    'aria-label': key,
    value: values[key],
    onChange: (event: { target: { value: string } }) => take(key, event.target.value),
  });
  return createElement(
    'div',
    null,
    createElement('input', text('name', 'text')),
    createElement('input', text('day', 'date')),
    createElement(
      'select',
      {
        'aria-label': 'size',
        value: values.size,
        onChange: (event: { target: { value: string } }) => take('size', event.target.value),
      },
      createElement('option', null, 'S'),
      createElement('option', null, 'XL'),
    ),
    createElement('input', {
      type: 'checkbox',
      'aria-label': 'news',
      checked: values.news,
      onChange: (event: { target: { checked: boolean } }) => take('news', event.target.checked),
    }),
    createElement('output', null, JSON.stringify(values)),
  );
}

async function openForm(): Promise<void> {
  world = openWorld('<div id="app"></div>');
  root = createRoot(world.one('#app'));
  root.render(createElement(Form));
  await expect.poll(() => document.querySelector('output')?.textContent).toContain('name');
}

test.each([
  ['dom.type', { selector: role('textbox', 'name'), text: 'Ada' }, { name: 'Ada' }],
  ['dom.type', { selector: { kind: 'css', css: '[type=date]' }, text: '2026-03-31' }, { day: '2026-03-31' }],
  ['dom.select', { selector: role('combobox', 'size'), value: 'XL' }, { size: 'XL' }],
  ['dom.check', { selector: role('checkbox', 'news'), checked: true }, { news: true }],
] as const)('%s reaches the state of a real React form', async (name, args, state) => {
  await openForm();
  const result = await world.run(name, args);
  expect([result.ok, JSON.parse(world.one('output').textContent ?? '')]).toMatchObject([true, state]);
});
