import { expect, test } from 'vitest';
import type { GrantedOrigin } from '../generated/types.ts';
import { computeDigest } from './digest.ts';
import { makeCall, makeClick, memoryArea } from './fakes.ts';
import { carriesData, changesPage, Guard, refuseOrigin, refuseSecrets } from './guard.ts';

const SHOP = 'https://shop.example';
const place = { documentId: 'D1', origin: SHOP, page: { documentId: 'D1', origin: SHOP } };
const payButton = { role: 'button', label: 'Pay now', fingerprint: 'f1', submits: true, secret: false };

const codeFor = (origin: string, grants: GrantedOrigin[], now = 1_000) =>
  refuseOrigin(origin, 's1', grants, now)?.code ?? null;

async function makeGuard() {
  const guard = new Guard(memoryArea(), memoryArea());
  await guard.setGrants([{ origin: SHOP }]);
  return guard;
}

async function approve(click: ReturnType<typeof makeClick>, more: { id?: string; expiresMs?: number } = {}) {
  const call = { target: { id: 'a1', fingerprint: 'f1' }, ...click };
  const digest = await computeDigest(call, place.page);
  return { ...call, grant: { id: 'g1', digest, expiresMs: Date.now() + 60_000, ...more } };
}

test('writing without a grant is refused', () => {
  expect(codeFor(SHOP, [])).toBe('needs_grant');
});

test('a grant of the exact origin suffices', () => {
  expect(codeFor(SHOP, [{ origin: SHOP }])).toBeNull();
});

test.each([
  'http://shop.example',
  'https://shop.example:8443',
  'https://shop.example.evil.test',
  'https://www.shop.example',
])('a grant for the shop is none for %s', (origin) => {
  expect(codeFor(origin, [{ origin: SHOP }])).toBe('needs_grant');
});

test('deny wins', () => {
  expect(codeFor(SHOP, [{ origin: SHOP }, { origin: SHOP, denied: true }])).toBe('not_allowed');
});

test("another session's grant does not count", () => {
  expect(codeFor(SHOP, [{ origin: SHOP, sessionId: 's2' }])).toBe('needs_grant');
});

test('an expired grant does not count', () => {
  expect(codeFor(SHOP, [{ origin: SHOP, expiresMs: 999 }])).toBe('needs_grant');
});

test('a frame without an origin is never granted', () => {
  expect(codeFor('null', [{ origin: 'null' }])).toBe('needs_grant');
});

test('a secret is typed on its own origin only', () => {
  const sealed = { secrets: { pw: 'x' }, secretOrigins: { pw: 'https://bank.example' } };
  expect(refuseSecrets(sealed, SHOP)?.code).toBe('not_allowed');
});

test('the refusal of a secret does not tell it', () => {
  const sealed = { secrets: { pw: 'hunter2' }, secretOrigins: {} };
  expect(refuseSecrets(sealed, SHOP)?.error).not.toContain('hunter2');
});

test('reading and scrolling need no grant, typing does', () => {
  expect((['dom.read', 'dom.scroll', 'dom.type'] as const).map(changesPage)).toEqual([false, false, true]);
});

test('a payment without an approval needs one', async () => {
  const guard = await makeGuard();
  expect((await guard.refuseTarget(makeClick('Pay now'), payButton, place))?.code).toBe('needs_confirm');
});

test('an approved payment goes on', async () => {
  const guard = await makeGuard();
  expect(await guard.refuseTarget(await approve(makeClick('Pay now')), payButton, place)).toBeNull();
});

test('an approval that names no element is refused, and the element is named', async () => {
  const guard = await makeGuard();
  const { target: _, ...unbound } = await approve(makeClick('Next'));
  const nextButton = { ...payButton, label: 'Next', fingerprint: 'f7' };
  expect(await guard.refuseTarget(unbound, nextButton, place)).toMatchObject({
    code: 'needs_confirm',
    target: { fingerprint: 'f7' },
  });
});

test('an approval that does not hold is worse than none', async () => {
  const guard = await makeGuard();
  const harmless = { ...payButton, label: 'Next' };
  const expired = await approve(makeClick('Next'), { expiresMs: 1 });
  expect(await guard.refuseTarget(makeClick('Next'), harmless, place)).toBeNull();
  expect((await guard.refuseTarget(expired, harmless, place))?.code).toBe('needs_confirm');
});

test('an approval is used up by the first call that asks', async () => {
  const guard = await makeGuard();
  const call = await approve(makeClick('Pay now'));
  await guard.refuseTarget(call, payButton, place);
  expect(await guard.refuseTarget(call, payButton, place)).toBeNull();
  const other = { ...call, id: 'another' };
  expect((await guard.refuseTarget(other, payButton, place))?.error).toContain('used already');
});

test('an approval expires', async () => {
  const guard = await makeGuard();
  const call = await approve(makeClick('Pay now'), { expiresMs: 1 });
  expect((await guard.refuseTarget(call, payButton, place))?.error).toContain('expired');
});

test('an approval is for one document', async () => {
  const guard = await makeGuard();
  const call = await approve(makeClick('Pay now'));
  const other = { ...place, page: { documentId: 'D2', origin: SHOP } };
  expect((await guard.refuseTarget(call, payButton, other))?.code).toBe('needs_confirm');
});

test('an approval is for one payload', async () => {
  const guard = await makeGuard();
  const { grant } = await approve(makeClick('Pay now'));
  const other = { ...makeClick('Pay everything'), grant };
  expect((await guard.refuseTarget(other, payButton, place))?.code).toBe('needs_confirm');
});

test('an approval is for one element', async () => {
  const guard = await makeGuard();
  const call = await approve(makeClick('Pay now', { target: { id: 'a1', fingerprint: 'other' } }));
  expect((await guard.refuseTarget(call, payButton, place))?.code).toBe('stale');
});

const SENT = `POST ${SHOP}/pay?to=ada`;
const sending = (destination: string) => ({ ...payButton, destination });

async function approveSending(destination?: string) {
  const target = { id: 'a1', fingerprint: 'f1', ...(destination ? { destination } : {}) };
  return approve(makeClick('Pay now', { target }));
}

test('an approval is for one address that is sent to', async () => {
  const guard = await makeGuard();
  const call = await approveSending(SENT);
  expect((await guard.refuseTarget(call, sending(`POST ${SHOP}/pay?to=eve`), place))?.code).toBe('stale');
  expect((await guard.refuseTarget(call, sending(`GET ${SHOP}/pay?to=ada`), place))?.code).toBe('stale');
  expect(await guard.refuseTarget(call, sending(SENT), place)).toBeNull();
});

test('an approval that names no address is asked for again with it', async () => {
  const guard = await makeGuard();
  expect(await guard.refuseTarget(await approveSending(), sending(SENT), place)).toMatchObject({
    code: 'needs_confirm',
    target: { fingerprint: 'f1', destination: SENT },
  });
});

test('the address cannot be put into an approval afterwards', async () => {
  const guard = await makeGuard();
  const { grant } = await approveSending(SENT);
  const other = `POST ${SHOP}/pay?to=eve`;
  const call = { ...(await approveSending(other)), grant };
  expect((await guard.refuseTarget(call, sending(other), place))?.code).toBe('needs_confirm');
});

const values = (text: string, digest = 'd'.repeat(43)) => ({
  fields: [{ label: 'To', value: text }],
  more: 0,
  hidden: 0,
  digest,
});

test('an approval is for the values that are sent', async () => {
  const guard = await makeGuard();
  const form = values('ada');
  const call = await approve(makeClick('Pay now', { target: { id: 'a1', fingerprint: 'f1', form } }));
  const now = values('eve', 'e'.repeat(43));
  expect(await guard.refuseTarget(call, { ...payButton, form: now }, place)).toMatchObject({
    code: 'needs_confirm',
    target: { fingerprint: 'f1', form: now },
  });
  expect((await guard.refuseTarget(call, payButton, place))?.code).toBe('needs_confirm');
  expect(await guard.refuseTarget(call, { ...payButton, form }, place)).toBeNull();
});

test.each([
  ['a hidden field alone', values('ada'), /only hidden fields changed/],
  ['a value', values('eve'), /is not what was approved/],
  [
    'what is too long to be shown',
    { ...values('ada'), fields: [{ label: 'To', value: 'ada', more: 9 }] },
    /is not what/,
  ],
])('it is said that %s changed since the yes', async (_what, shown, reason) => {
  const guard = await makeGuard();
  const [before, now] = [
    { ...shown, fields: shown.fields.map((field) => ({ ...field, value: 'ada' })), hidden: 1 },
    { ...shown, hidden: 1, digest: 'e'.repeat(43) },
  ];
  const target = { id: 'a1', fingerprint: 'f1', form: before };
  const call = await approve(makeClick('Pay now', { target }));
  expect((await guard.refuseTarget(call, { ...payButton, form: now }, place))?.error).toMatch(reason);
});

test.each([
  [makeClick('×'), /the press on "×" takes its row away/],
  [makeCall('dom.press', { tabId: 1, key: 'Delete' }), /the key deletes something in "×"/],
])('a call that deletes says by what', async (call, reason) => {
  const guard = await makeGuard();
  const target = { ...payButton, label: '×', submits: false, effect: 'deletes' as const };
  expect((await guard.refuseTarget(call, target, place))?.error).toMatch(reason);
});

test('values that nobody was asked about cannot be put into an approval afterwards', async () => {
  const guard = await makeGuard();
  const { grant } = await approve(makeClick('Pay now', { target: { id: 'a1', fingerprint: 'f1' } }));
  const form = values('eve');
  const bare = makeClick('Pay now', { target: { id: 'a1', fingerprint: 'f1' }, ...(grant ? { grant } : {}) });
  const named = { ...bare, target: { id: 'a1', fingerprint: 'f1', form } };
  for (const call of [bare, named])
    expect((await guard.refuseTarget(call, { ...payButton, form }, place))?.code).toBe('needs_confirm');
});

test('a harmless click needs no approval', async () => {
  const guard = await makeGuard();
  expect(await guard.refuseTarget(makeClick('Next'), { ...payButton, label: 'Next' }, place)).toBeNull();
});

test('a scroll is not asked for a grant', async () => {
  const guard = new Guard(memoryArea(), memoryArea());
  expect(guard.refuse(makeCall('dom.scroll', { tabId: 1, y: 10 }), SHOP, null)).toBeNull();
});

const goTo = (url: string) => makeCall('tabs.navigate', { tabId: 1, url });
const atShop = [place.page];

test.each([
  ['a page that is read can be told of', 'https://evil.test/?q=secret', 'needs_confirm'],
  ['in the path too', `https://evil.test/${'a'.repeat(60)}`, 'needs_confirm'],
  ['in many short parts too', `https://evil.test/${'4111/'.repeat(24)}`, 'needs_confirm'],
  ['in the name of the host too', 'https://my-secret-words-that-were-read-here.evil.test/', 'needs_confirm'],
  ['a number in it too', 'https://c4111111111111111.evil.test/', 'needs_confirm'],
  ['in a user name too', 'https://secret@evil.test/', 'needs_confirm'],
  ['a plain address tells nothing', 'https://evil.test/help/contact', undefined],
  ['the site itself may be told', `${SHOP}/?q=shoes`, undefined],
])('%s: %s', async (_, url, code) => {
  const guard = new Guard(memoryArea(), memoryArea());
  expect((await guard.refuseTravel(goTo(url), atShop))?.code).toBe(code);
});

test('a session without a page has nothing to tell', async () => {
  const guard = new Guard(memoryArea(), memoryArea());
  expect(await guard.refuseTravel(makeCall('tabs.open', { url: 'https://other.test/?q=1' }), [])).toBeNull();
});

test('a session that closed its pages still has what it read', async () => {
  const guard = new Guard(memoryArea(), memoryArea());
  await guard.refuseTravel(goTo('https://plain.test/'), atShop);
  expect((await guard.refuseTravel(goTo('https://evil.test/?q=1'), []))?.code).toBe('needs_confirm');
});

test('data goes to an allowed site, and to no forbidden one', async () => {
  const guard = new Guard(memoryArea(), memoryArea());
  await guard.setGrants([{ origin: 'https://ok.test' }, { origin: 'https://no.test', denied: true }]);
  expect(await guard.refuseTravel(goTo('https://ok.test/?q=1'), atShop)).toBeNull();
  expect((await guard.refuseTravel(goTo('https://no.test/?q=1'), atShop))?.code).toBe('needs_confirm');
});

test('a yes to an address holds once, and for that address alone', async () => {
  const guard = new Guard(memoryArea(), memoryArea());
  const call = goTo('https://far.test/?q=1');
  const digest = await computeDigest(call, place.page);
  const grant = { id: 'g1', digest, expiresMs: Date.now() + 60_000 };
  const other = { ...goTo('https://far.test/?q=2'), grant };
  expect((await guard.refuseTravel(other, atShop))?.code).toBe('needs_confirm');
  expect(await guard.refuseTravel({ ...call, grant }, atShop)).toBeNull();
  const again = { ...call, id: 'another', grant };
  expect((await guard.refuseTravel(again, atShop))?.code).toBe('needs_confirm');
});

test('what looks like a text in an address is data', () => {
  expect(['https://a.test/', 'https://a.test/#x', 'https://a.test/a/b?'].map(carriesData)).toEqual([
    false,
    true,
    false,
  ]);
});
