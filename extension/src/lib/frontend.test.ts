import { describe, expect, test, vi } from 'vitest';
import type { EventEnvelope, FrontendUp, Waiting } from '../generated/types.ts';
import { backoffMs, type DoorState, Frontend, type Socket } from './frontend.ts';

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: FrontendUp[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FrontendUp);
  }

  close(): void {
    this.closed = true;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A frontend whose sockets the test holds in its hand; `state` is what it told last. */
function setUp(open?: () => Promise<Socket>) {
  const lines: Line[] = [];
  const received: EventEnvelope[] = [];
  const waiting: Waiting[][] = [];
  const told: { state: DoorState; reason: string | null }[] = [];
  const frontend = new Frontend({
    open:
      open ??
      (() => {
        const line = new Line();
        lines.push(line);
        return Promise.resolve(line);
      }),
    received: (events) => void received.push(...events),
    waiting: (found) => void waiting.push(found.waiting),
    changed: (state, reason) => void told.push({ state, reason }),
    delayMs: () => 0,
  });
  const connect = async (index: number) => {
    await vi.waitUntil(() => lines[index]?.onopen, { timeout: 20_000 });
    const line = lines[index];
    if (!line) throw new Error('no socket');
    line.onopen?.();
    return line;
  };
  return { frontend, lines, received, waiting, told, connect };
}

function event(seq: number, session = 's1'): EventEnvelope {
  return { seq, ts_unix_ms: seq, session_id: session, event: { type: 'SESSION_SAVED', family: 'Session' } };
}

const OK = { ok: true, sessionId: 's1' };

describe('a command', () => {
  test('is answered by the reply to it', async () => {
    const { frontend, connect } = setUp();
    frontend.start();
    const line = await connect(0);
    const reply = frontend.command({ type: 'Stop' }, 's1');
    const sent = line.sent.at(-1);
    line.say({ type: 'reply', requestId: sent?.type === 'command' ? sent.requestId : '', reply: OK });
    expect(await reply).toEqual(OK);
    frontend.stop();
  });

  test('without a connection is refused and not sent', async () => {
    const reply = await setUp().frontend.command({ type: 'Stop' }, 's1');
    expect(reply).toMatchObject({ ok: false, error: expect.stringContaining('nothing was sent') });
  });

  test('whose connection breaks says that its outcome is not known', async () => {
    const { frontend, connect } = setUp();
    frontend.start();
    const line = await connect(0);
    const reply = frontend.command({ type: 'Stop' }, 's1');
    line.onclose?.({ code: 1006, reason: '' });
    expect(await reply).toMatchObject({ ok: false, error: expect.stringContaining('look before') });
    frontend.stop();
  });

  test('that the server calls a problem is refused with its words', async () => {
    const { frontend, connect } = setUp();
    frontend.start();
    const line = await connect(0);
    const reply = frontend.command({ type: 'Stop' }, null);
    const sent = line.sent.at(-1);
    line.say({
      type: 'problem',
      requestId: sent?.type === 'command' ? sent.requestId : '',
      error: 'no such session',
    });
    expect(await reply).toMatchObject({ ok: false, error: 'no such session' });
    frontend.stop();
  });
});

describe('what waits for the user', () => {
  test('is asked for with each connection, and told as it comes', async () => {
    const { frontend, connect, waiting } = setUp();
    frontend.start();
    const line = await connect(0);
    const one: Waiting = { sessionId: 's9', title: 'Pay', kind: 'approval', text: 'Pay now' };
    line.say({ type: 'waiting', waiting: [one], working: [] });
    line.say({ type: 'waiting', waiting: [], working: [] });
    expect([line.sent, waiting]).toEqual([[{ type: 'watch' }], [[one], []]]);
    frontend.stop();
  });
});

describe('a subscription', () => {
  test('goes on after the last event when the connection comes back', async () => {
    const { frontend, connect } = setUp();
    frontend.subscribe('s1', 0, true);
    frontend.start();
    const line = await connect(0);
    line.say({ type: 'events', events: [event(1), event(7)] });
    line.onclose?.({ code: 1006, reason: '' });
    const next = await connect(1);
    expect(next.sent).toEqual([
      { type: 'watch' },
      { type: 'subscribe', after: 7, sessionId: 's1', frames: true },
    ]);
    frontend.stop();
  });

  test('gives every event once and those of its session only', async () => {
    const { frontend, connect, received } = setUp();
    frontend.subscribe('s1', 0);
    frontend.start();
    const line = await connect(0);
    line.say({ type: 'events', events: [event(1), event(2, 's2')] });
    line.say({ type: 'events', events: [event(1), event(3)] });
    expect(received.map(({ seq }) => seq)).toEqual([1, 3]);
    frontend.stop();
  });

  test('that was ended gives nothing', async () => {
    const { frontend, connect, received } = setUp();
    frontend.subscribe('s1', 0);
    frontend.start();
    const line = await connect(0);
    frontend.unsubscribe();
    line.say({ type: 'events', events: [event(1)] });
    expect(received).toEqual([]);
    frontend.stop();
  });
});

describe('the connection', () => {
  test('tells why it cannot be opened', async () => {
    const { frontend, told } = setUp(() => Promise.reject(new Error('not paired yet')));
    frontend.start();
    await vi.waitUntil(() => told.some(({ reason }) => reason === 'not paired yet'), { timeout: 20_000 });
    frontend.stop();
    expect(told.at(-1)?.state).not.toBe('open');
  });

  test('tells a refusal from a loss', async () => {
    const { frontend, connect, told } = setUp();
    frontend.start();
    const line = await connect(0);
    line.onclose?.({ code: 4003, reason: 'the ticket is too old' });
    expect(told).toContainEqual({ state: 'refused', reason: 'the ticket is too old' });
    frontend.stop();
  });

  test('that was stopped stays closed', async () => {
    const { frontend, connect, lines } = setUp();
    frontend.start();
    const line = await connect(0);
    frontend.stop();
    expect([line.closed, lines.length]).toEqual([true, 1]);
  });
});

test('the wait before another try grows to ten seconds and no further', () => {
  expect([1, 2, 3, 20].map((attempt) => backoffMs(attempt, 1))).toEqual([300, 600, 1200, 10_000]);
});

test('the wait is jittered down to its half', () => {
  expect(backoffMs(2, 0)).toBe(300);
});
