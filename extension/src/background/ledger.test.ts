import { expect, test } from 'vitest';
import { LEDGER_ENTRIES } from '../generated/limits.ts';
import { failed, succeeded } from '../lib/result.ts';
import { makeCall, makeClick, memoryArea } from './fakes.ts';
import { getEffect, Ledger } from './ledger.ts';

function makeLedger(session = memoryArea(), local = memoryArea()) {
  return { ledger: new Ledger(session, local), session, local };
}

test('a write is dispatched once', async () => {
  const { ledger } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  expect(await ledger.dispatch(call.id)).toBe(false);
});

test('a call that nobody received is not dispatched', async () => {
  expect(await makeLedger().ledger.dispatch('unknown')).toBe(false);
});

test('the first result stands', async () => {
  const { ledger } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.finish(call.id, succeeded({ first: true }));
  await ledger.finish(call.id, failed('timeout', 'later'));
  expect(ledger.find(call.id)?.result).toEqual(succeeded({ first: true }));
});

test('a result can be told before it is written down, and is written down', async () => {
  const { ledger, session } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  const finished = ledger.finish(call.id, succeeded({ told: true }));
  const known = ledger.find(call.id)?.result;
  const before = JSON.stringify(session.stored);
  await finished;
  expect([known, before.includes('told')]).toEqual([succeeded({ told: true }), false]);
  expect(JSON.stringify(session.stored)).toContain('told');
});

test('after the death of the worker a dispatched write is known, and nobody works on it', async () => {
  const { ledger, session, local } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id, { chromeId: 7, documentId: 'D' });
  const next = new Ledger(session, local);
  await next.load();
  expect(next.listOrphans().map((entry) => entry.id)).toEqual([call.id]);
});

test('after the death of the browser a dispatched write is still known', async () => {
  const { ledger, local } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  const next = new Ledger(memoryArea(), local);
  await next.load();
  expect(next.listOpen()).toEqual([{ id: call.id, state: 'dispatching' }]);
});

test('a dispatched write cannot be dispatched again by the next life of the worker', async () => {
  const { ledger, session, local } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  const next = new Ledger(session, local);
  await next.load();
  expect(await next.dispatch(call.id)).toBe(false);
});

test('what was only received is forgotten with the worker, so that it may come again', async () => {
  const { ledger, session, local } = makeLedger();
  ledger.receive(makeClick('Save'));
  const next = new Ledger(session, local);
  await next.load();
  expect(next.listOpen()).toEqual([]);
});

test('the local mirror holds no arguments of a write', async () => {
  const { ledger, local } = makeLedger();
  const call = makeCall('dom.type', {
    tabId: 1,
    selector: { kind: 'css', css: '#note' },
    text: 'dear diary',
    replace: false,
  });
  ledger.receive(call);
  await ledger.dispatch(call.id);
  expect(JSON.stringify(local.stored)).not.toContain('dear diary');
});

test('an acknowledged write leaves only its id', async () => {
  const { ledger, session, local } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  await ledger.finish(call.id, succeeded({}));
  await ledger.acknowledge(call.id);
  expect([session.stored, local.stored]).toEqual([{}, { settled: [call.id] }]);
});

test('an acknowledged write is never taken for a new one', async () => {
  const { ledger, session, local } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.acknowledge(call.id);
  const next = new Ledger(session, local);
  await next.load();
  expect(next.isSettled(call.id)).toBe(true);
});

test('the number of kept results is bounded', async () => {
  const { ledger } = makeLedger();
  for (let turn = 0; turn < 600; turn += 1) {
    const call = makeCall('tabs.list', {});
    ledger.receive(call);
    await ledger.finish(call.id, succeeded([]));
  }
  expect(ledger.listOpen().length).toBeLessThanOrEqual(501);
});

test('typing that appends is a write, typing that replaces is not', () => {
  const args = { tabId: 1, selector: { kind: 'css' as const, css: 'input' }, text: 'a' };
  const effects = [false, true].map((replace) => getEffect(makeCall('dom.type', { ...args, replace })));
  expect(effects).toEqual(['write', 'idempotent']);
});

test('a write whose result is not acknowledged is never forgotten for want of room', async () => {
  const { ledger } = makeLedger();
  const write = makeClick('Save');
  ledger.receive(write);
  await ledger.dispatch(write.id);
  await ledger.finish(write.id, succeeded({}));
  for (let count = 0; count <= LEDGER_ENTRIES; count += 1) {
    const other = makeClick('Save');
    ledger.receive(other);
    await ledger.finish(other.id, succeeded({}));
  }
  expect(ledger.find(write.id)?.state).toBe('done');
});

test('where an ignored act sends to and what is told to the server and not stored', async () => {
  const { ledger, session, local } = makeLedger();
  const call = makeClick('Save');
  ledger.receive(call);
  await ledger.dispatch(call.id);
  const form = { fields: [{ label: 'To', value: 'ada' }], more: 0, hidden: 0, digest: 'd'.repeat(43) };
  const target = { id: 'resolved', fingerprint: 'f1', destination: 'POST https://a.test/?key=x', form };
  const result = { ...failed('ignored', 'nothing happened'), dispatched: true, target };
  await ledger.finish(call.id, result);
  expect(ledger.find(call.id)?.result).toEqual(result);
  for (const area of [session, local]) {
    const stored = JSON.stringify(await area.get(null));
    expect(stored).toContain('"fingerprint":"f1"');
    expect(stored).not.toMatch(/ada|key=x/);
  }
});
