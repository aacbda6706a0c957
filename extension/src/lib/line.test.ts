import { expect, test } from 'vitest';
import { Line, type Serve } from './line';
import { type FakePort, portPair } from './testing/ports';

function connect(serve: Serve): { line: Line; ports: [FakePort, FakePort] } {
  const ports = portPair();
  new Line(ports[1], serve);
  return { line: new Line(ports[0], () => Promise.resolve(undefined)), ports };
}

test('each question gets its own answer, whatever their order', async () => {
  const held: ((reply: unknown) => void)[] = [];
  const { line } = connect(() => new Promise((resolve) => held.push(resolve)));
  const [one, two] = [line.ask('one'), line.ask('two')];
  await expect.poll(() => held.length).toBe(2);
  held[1]?.('second');
  held[0]?.('first');
  expect(await Promise.all([one, two])).toEqual(['first', 'second']);
});

test('what is told is heard, and answered by nobody', async () => {
  const heard: unknown[] = [];
  const { line, ports } = connect(async (message) => heard.push(message));
  const back: unknown[] = [];
  ports[0].onMessage.addListener((packet) => back.push(packet));
  line.tell({ kind: 'scroll' });
  await line.ask('last');
  expect(heard).toEqual([{ kind: 'scroll' }, 'last']);
  expect(back.length).toBe(1);
});

test('the end of the port rejects what waits, and what comes later', async () => {
  const { line, ports } = connect(() => new Promise(() => undefined));
  const asked = line.ask('one');
  ports[1].disconnect();
  await expect(asked).rejects.toThrow('the line ended');
  await expect(line.ask('two')).rejects.toThrow('the line ended');
  expect(line.isOpen).toBe(false);
});
