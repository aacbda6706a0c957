import { expect, test } from 'vitest';
import type { PCDActionDetail, QueryHit, ToolCall } from '../generated/types.ts';
import { failed, succeeded } from '../lib/result.ts';
import { makeClick, makePage } from './fakes.ts';
import type { Outcome } from './perform.ts';
import { type Cure, describeAbsence, isCurable, rebind, recover } from './recover.ts';

const detail = (label: string, more: Partial<PCDActionDetail> = {}): PCDActionDetail => ({
  id: 'a1',
  part: 'action',
  label,
  role: 'button',
  selector: { kind: 'role', role: 'button', name: label, framePath: ['0'] },
  altSelectors: [],
  fingerprint: `f-${label}`,
  ...more,
});
const lost: Outcome = { result: failed('not_found', 'nothing matched'), frame: null };
const page = makePage({
  actions: [
    { id: 'a1', label: 'Billing', role: 'button' },
    { id: 'a2', label: 'Log out', role: 'button' },
  ],
});
const hit: QueryHit = {
  id: 'a3',
  label: 'Invoices 2026',
  role: 'link',
  type: 'action',
  landmark: 'nav',
  score: 1,
};

function makeCure(more: Partial<Cure> = {}): Cure & { tried: ToolCall[] } {
  const tried: ToolCall[] = [];
  return {
    tried,
    summarize: async () => page,
    query: async () => [hit],
    details: async () => [],
    attempt: async (call) => {
      tried.push(call);
      return lost;
    },
    ...more,
  };
}

test('the failure lists what is there and where the name is found', () => {
  const text = describeAbsence({ kind: 'role', role: 'button', name: 'Invoices' }, page, [hit]);
  expect(text).toBe(
    'no button named "Invoices"; buttons here: "Billing", "Log out"; the nav has a link "Invoices 2026"',
  );
});

test('a page with nothing alike says what to do', () => {
  const text = describeAbsence({ kind: 'role', role: 'tab', name: 'Invoices' }, page, []);
  expect(text).toBe('no tab named "Invoices"; look at the page again with getMiniPCD or pcd.query');
});

test('for a path the controls of any kind are listed', () => {
  expect(describeAbsence({ kind: 'css', css: '#go' }, page, [])).toBe(
    'no element matching #go; controls here: "Billing", "Log out"',
  );
});

test('an open dialog is named', () => {
  const covered = makePage({ dialog: { label: 'Cookies', role: 'dialog' } });
  expect(describeAbsence({ kind: 'text', text: 'Go' }, covered, [])).toContain(
    'the dialog "Cookies" is open',
  );
});

test('the same fingerprint is the same element, whatever its name', () => {
  const call = makeClick('Invoices', { target: { id: 'a9', fingerprint: 'f-Bills' } });
  expect(rebind(call, [detail('Invoices'), detail('Bills')])?.label).toBe('Bills');
});

test('an element with another fingerprint is not the one that was meant', () => {
  const call = makeClick('Invoices', { target: { id: 'a9', fingerprint: 'gone' } });
  expect(rebind(call, [detail('Invoices')])).toBeNull();
});

test('without a fingerprint role and whole name must agree', () => {
  expect([
    rebind(makeClick('invoices'), [detail('Invoices')])?.label,
    rebind(makeClick('Inv'), [detail('Invoices')]),
  ]).toEqual(['Invoices', null]);
});

test('two that look alike are none', () => {
  expect(rebind(makeClick('Delete'), [detail('Delete'), detail('Delete', { id: 'a2' })])).toBeNull();
});

test('a fingerprint that two elements have is that of neither, wherever they are listed', async () => {
  const twin = (id: string) => {
    const selector = { kind: 'css' as const, css: `#${id}` };
    return detail('Remove', { id, fingerprint: 'same', selector });
  };
  const cure = makeCure({ details: async (ids) => ids.map(twin) });
  await recover(makeClick('Remove', { target: { id: 'a9', fingerprint: 'same' } }), lost, cure);
  expect(cure.tried).toEqual([]);
});

test('one element that is listed twice is one', () => {
  const call = makeClick('Pay', { target: { id: 'a9', fingerprint: 'f-Pay' } });
  expect(rebind(call, [detail('Pay'), detail('Pay', { id: 'f1.submit' })])?.id).toBe('a1');
});

test('an approved call is not bound to another element', () => {
  const grant = { id: 'g', digest: 'd'.repeat(43), expiresMs: 1 };
  expect(rebind(makeClick('Pay', { grant }), [detail('Pay')])).toBeNull();
});

test('a lost element is found in another frame', async () => {
  const cure = makeCure({
    details: async () => [detail('Invoices')],
    attempt: async () => ({ result: succeeded({}), frame: null }),
  });
  expect((await recover(makeClick('Invoices'), lost, cure)).result?.ok).toBe(true);
});

test('what a path in the page does not find any more is looked for by the name of its alternatives', async () => {
  const call = makeClick('', { target: { id: 'a9', fingerprint: 'f-Invoices' } });
  call.args.selector = { kind: 'css', css: '#old' };
  call.args.altSelectors = [{ kind: 'role', role: 'button', name: 'Invoices' }];
  const asked: string[] = [];
  const cure = makeCure({
    query: async (text) => {
      asked.push(text);
      return [hit];
    },
    details: async () => [detail('Bills'), detail('Invoices')],
    attempt: async () => ({ result: succeeded({}), frame: null }),
  });
  expect([(await recover(call, lost, cure)).result?.ok, asked]).toEqual([true, ['Invoices']]);
});

function clickAt(css: string, more: Partial<ToolCall> = {}) {
  const call = makeClick('', more);
  call.args.selector = { kind: 'css', css };
  return call;
}

test('a path without a named alternative is looked for by its own words and the fingerprint', async () => {
  const asked: string[] = [];
  const cure = makeCure({
    query: async (text) => {
      asked.push(text);
      return [hit];
    },
    details: async () => [detail('Bills'), detail('Invoices')],
    attempt: async () => ({ result: succeeded({}), frame: null }),
  });
  const call = clickAt('main > button[data-test="open-invoices"]', {
    target: { id: 'a9', fingerprint: 'f-Invoices' },
  });
  expect([(await recover(call, lost, cure)).result?.ok, asked]).toEqual([true, ['open invoices']]);
});

test('a path that says nothing is looked for by the fingerprint among all that the summary lists', async () => {
  const cure = makeCure({
    details: async (ids) => (ids.includes('a2') ? [detail('Log out', { id: 'a2' })] : []),
    attempt: async () => ({ result: succeeded({}), frame: null }),
  });
  const call = clickAt('div > button:nth-of-type(2)', { target: { id: 'a9', fingerprint: 'f-Log out' } });
  expect((await recover(call, lost, cure)).result?.ok).toBe(true);
});

test('a path without a fingerprint is bound to nothing else', async () => {
  const cure = makeCure({ details: async () => [detail('Invoices')] });
  await recover(clickAt('#invoices'), lost, cure);
  expect(cure.tried).toEqual([]);
});

test('alternatives in other frames are tried, those of the same frame were tried already', async () => {
  const call = makeClick('Invoices');
  call.args.altSelectors = [
    { kind: 'css', css: '#here' },
    { kind: 'css', css: '#there', framePath: ['1'] },
  ];
  const cure = makeCure();
  await recover(call, lost, cure);
  expect(cure.tried.map((tried) => (tried as typeof call).args.selector)).toEqual([
    call.args.altSelectors[1],
  ]);
});

test('an attempt that does something ends the recovery', async () => {
  const refused: Outcome = { result: failed('needs_grant', 'ask'), frame: null };
  const cure = makeCure({ details: async () => [detail('Invoices')], attempt: async () => refused });
  expect(await recover(makeClick('Invoices'), lost, cure)).toBe(refused);
});

test('a page that cannot be read leaves the first failure', async () => {
  const cure = makeCure({ summarize: async () => failed('tab_gone', 'closed') });
  expect(await recover(makeClick('Invoices'), lost, cure)).toBe(lost);
});

test('what is covered or disabled is not looked for elsewhere', () => {
  expect(isCurable({ result: failed('covered', 'a dialog is in the way'), frame: null })).toBe(false);
});
