import { expect, test } from 'vitest';
import { memoryArea } from './fakes.ts';
import { linkAddress, Pairings, parseCode } from './pairing.ts';

const CODE =
  'eyJ1Ijoid3M6Ly8xMjcuMC4wLjE6ODg4OC93cy9icm93c2VyIiwicyI6Ik1ERXlNelExTmpjNE9XRmlZMlJsWmpBeE1qTTBOVFkzT0RsaFltTmtaV1kifQ';
const SECRET = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY';
const encode = (value: unknown) => btoa(JSON.stringify(value));

test('the code of the server is read', () => {
  expect(parseCode(` ${CODE}\n`)).toEqual({ url: 'ws://127.0.0.1:8888/ws/browser', secret: SECRET });
});

test.each(['', 'hello', encode({}), encode(['x']), encode({ u: 'ws://127.0.0.1:1', s: 'c2hvcnQ' })])(
  'what is no code is told so: %j',
  (code) => {
    expect(parseCode(code)).toContain('browser-copilot pair');
  },
);

test('a server on another machine is refused', () => {
  expect(parseCode(encode({ u: 'ws://evil.test/ws/browser', s: SECRET }))).toContain('127.0.0.1');
});

test.each([
  ['ws://127.0.0.1:8888/ws/browser', 'ws://127.0.0.1:8888/ws/browser'],
  ['http://localhost:8888', 'ws://localhost:8888/ws/browser'],
  ['ws://127.0.0.1.evil.test/', null],
  ['ws://user@evil.test:80/', null],
  ['wss://127.0.0.1/', null],
  ['nonsense', null],
])('the link address of %s is %s', (address, expected) => {
  expect(linkAddress(address)).toBe(expected);
});

test('a pasted code is remembered', async () => {
  const area = memoryArea();
  await new Pairings(area).pair(CODE);
  expect(area.stored.pairing).toMatchObject({ secret: SECRET });
});

test('a ticket names the frontend socket and holds no secret', async () => {
  const pairings = new Pairings(memoryArea());
  await pairings.pair(CODE);
  const ticket = await pairings.makeTicket('a'.repeat(32));
  expect([ticket?.url, ticket?.ticket.includes(SECRET)]).toEqual(['ws://127.0.0.1:8888/ws/frontend', false]);
});

test('without a pairing there is no ticket', async () => {
  expect(await new Pairings(memoryArea()).makeTicket('a')).toBeNull();
});

test('after unpairing nothing is left', async () => {
  const pairings = new Pairings(memoryArea());
  await pairings.pair(CODE);
  await pairings.unpair();
  expect(pairings.current).toBeNull();
});
