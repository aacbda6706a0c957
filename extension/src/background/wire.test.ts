import { expect, test } from 'vitest';
import { MAX_FRAME_BYTES } from '../generated/limits.ts';
import { readFrame, writeFrame } from './wire.ts';

const reasonOf = (text: string) => {
  const read = readFrame(text);
  return read.ok ? null : read.reason;
};

test('a valid frame is read', () => {
  expect(readFrame('{"type":"heartbeat","sentMs":1}')).toEqual({
    ok: true,
    frame: { type: 'heartbeat', sentMs: 1 },
  });
});

test.each(['', '{', 'null', '[]', '{"type":"nonsense"}', '{"type":"heartbeat","sentMs":1,"more":2}'])(
  'what is no frame is refused: %s',
  (text) => {
    expect(reasonOf(text)).toContain('malformed');
  },
);

test('a frame beyond 1 MiB is refused unread', () => {
  expect(reasonOf(`"${'x'.repeat(MAX_FRAME_BYTES)}"`)).toContain('larger');
});

test('bytes are counted, not characters', () => {
  expect(reasonOf(`"${'€'.repeat(MAX_FRAME_BYTES / 2)}"`)).toContain('larger');
});

test('a frame nested deeper than 64 levels is refused', () => {
  expect(reasonOf('['.repeat(65) + ']'.repeat(65))).toContain('deeper');
});

test('brackets in a text are no nesting', () => {
  expect(reasonOf(JSON.stringify({ type: 'x', text: '["\\'.repeat(100) }))).toContain('malformed');
});

test('a frame that is too large is not written', () => {
  const result = { ok: true as const, data: 'x'.repeat(MAX_FRAME_BYTES) };
  expect(writeFrame({ type: 'result', id: 'a', result })).toBeNull();
});

test('no address or title of a page that is told holds a password of its query', () => {
  const [url, title] = ['https://shop.test/?password=hunter2', 'shop.test/?password=hunter2'];
  const observation = { url, title, ts: 1 };
  const tab = { tabId: 1, url, title, active: true, status: 'complete' as const };
  const told = [
    writeFrame({ type: 'result', id: 'a', result: { ok: true, data: [tab], observation } }),
    writeFrame({ type: 'event', event: { type: 'tab', change: 'updated', tab } }),
    writeFrame({ type: 'event', event: { type: 'page', tabId: 1, url, ts: 1 } }),
  ];
  expect(told.join()).toContain('?password=***');
  expect(told.join()).not.toContain('hunter2');
});
