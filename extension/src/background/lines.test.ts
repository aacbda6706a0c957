import { afterEach, beforeEach, expect, test } from 'vitest';
import { Line } from '../lib/line.ts';
import { type FakePort, portPair } from '../lib/testing/ports.ts';
import { Lines } from './lines.ts';

const world = globalThis as { chrome?: unknown };
const before = world.chrome;
const SENDER = { id: 'ours', tab: { id: 7 }, documentId: 'D1', frameId: 0, origin: 'https://shop.example' };

beforeEach(() => {
  world.chrome = { runtime: { id: 'ours' } };
});

afterEach(() => {
  world.chrome = before;
});

/** The page's end of a port that came to background. */
function open(
  lines: Lines,
  more: object = {},
  name = 'line',
): { taken: boolean; page: FakePort; heard: unknown[] } {
  const [page, port] = portPair();
  const heard: unknown[] = [];
  const known = Object.assign(port, { name, sender: { ...SENDER, ...more } });
  const taken = lines.connected(known as unknown as chrome.runtime.Port, async (message, sender) => {
    heard.push([message, sender.documentId]);
    return 'heard';
  });
  return { taken, page, heard };
}

test('a document is asked through its line, and heard as the one that Chrome names', async () => {
  const lines = new Lines();
  const { page, heard } = open(lines);
  const there = new Line(page, async (message) => ({ got: message }));
  expect(await lines.find('D1')?.ask({ kind: 'hello' })).toEqual({ got: { kind: 'hello' } });
  expect(await there.ask({ kind: 'pageChanged', documentId: 'D2' })).toBe('heard');
  expect(heard).toEqual([[{ kind: 'pageChanged', documentId: 'D2' }, 'D1']]);
});

test('a line that ended is not found any more, a newer one of that document is', () => {
  const lines = new Lines();
  const { page } = open(lines);
  open(lines);
  page.disconnect();
  expect(lines.find('D1')?.isOpen).toBe(true);
  const other = new Lines();
  open(other).page.disconnect();
  expect(other.find('D1')).toBeUndefined();
});

test('a port of another name is left to others', () => {
  expect(open(new Lines(), {}, 'panel').taken).toBe(false);
});

test.each([
  ['another extension', { id: 'theirs' }],
  ['a page of our own', { tab: undefined }],
  ['nothing that has a document', { documentId: undefined }],
])('a line of %s is closed', (_, more) => {
  const lines = new Lines();
  expect(open(lines, more).page.isOpen).toBe(false);
  expect(lines.find('D1')).toBeUndefined();
});
