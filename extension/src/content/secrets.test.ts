/** No answer of the content script holds what stands in a secret field, wherever the page repeats it. */
import { afterEach, expect, test } from 'vitest';
import { css, openWorld, role, type World } from './actions/testing/stage';

const SECRET = 'tr0ub4dor&3  x';
const CARD = '4111111111111111';
const LONG = 'An address that is as long as a label may be, and then some words, before it '.slice(0, 74);
const LIMITS = { bytes: 60_000, actions: 100, forms: 20, collections: 20 };

/** The page shows `said` wherever a page shows text. */
const page = (said: string) => `<main><h1>Hello ${said}</h1><h2>${LONG}${said}</h2><h3 id=old>Old</h3>
  <form aria-describedby=e><label>Password <input type=password id=pw></label>
    <label>Card <input autocomplete=cc-number id=card value="${CARD}"></label>
    <label>Mail <input name=mail aria-invalid=true aria-errormessage=e title="${said}"></label><p id=e class=error>Wrong: ${said}</p>
    <label>Plan <select><option>Free<option>Plan ${said}</select></label><fieldset><legend>Group ${said}</legend><label><input type=radio name=r>Yes</label></fieldset>
    <button>Send ${said}</button><button disabled>Never ${said}</button></form>
  <table><caption>Table ${said}</caption><thead><tr><th>Column ${said}<th>Other</thead>
    <tr><td>${said}<td>1<td><button>Open</button><tr><td>b ${said}<td>2<td><button>Open</button></table>
  <ul aria-label="List ${said}">${['a', 'b', 'c'].map((one) => `<li><b>${one} ${said}</b> <img alt="${said}" src="/x.png"><a href="/go?word=${encodeURIComponent(SECRET)}" title="${said}">Go</a></li>`).join('')}</ul>
  <dl><dt>Term ${said}</dt><dd>${said}</dd><dd>${LONG}${said}</dd></dl>
  <div onclick="this.textContent='Done ${said}'" id=weak>${said}</div><div role=status>Status ${said}</div>
  <p>Text ${LONG}${said}</p><div contenteditable aria-label=Note>${said}</div>
  <div role=slider tabindex=0 aria-label=Strength aria-valuetext="${said}"></div>
  <p id=preview>Paid by ${CARD.replace(/(.{4})(?=.)/g, '$1 ')}</p>
  <dialog id=modal><p>${said}</p><button>Close</button></dialog></main>`;

let world: World;
afterEach(() => {
  world.close();
  document.title = '';
  history.replaceState(null, '', location.pathname);
});

/** Everything that is told of the page, and of what is done on it. */
async function tellAll(): Promise<unknown[]> {
  const { handlers, run } = world;
  const summary = await handlers.handle({ kind: 'summary', ...LIMITS });
  const ids = [...summary.actions, ...summary.forms, ...summary.collections].map(({ id }) => id);
  const told: unknown[] = [summary, await handlers.handle({ kind: 'hello', generation: 1 })];
  told.push(await handlers.handle({ kind: 'boxes', ids }));
  told.push(await run('getDetails', { ids }));
  for (const text of ['open', 'plan', 'go', 'table', 'hello', 'done'])
    told.push(await run('pcd.query', { text, topK: 20 }));
  told.push(await run('dom.read', {}), await run('dom.read', { query: 'text', maxChars: 400 }));
  told.push(await run('dom.read', { selector: css('#preview') }));
  for (const { id } of summary.collections)
    told.push(await run('dom.extract', { collectionId: id, fields: [], controls: true }));
  for (const absent of [role('button', 'Nothing'), role('heading'), css('button'), role('link', 'Go')])
    told.push(await run('dom.click', { selector: absent }));
  told.push(await run('dom.click', { selector: css('button:disabled') }, { deadlineMs: 400 }));
  told.push(await run('dom.click', { selector: css('#weak') }));
  told.push(await run('dom.select', { selector: role('combobox', 'Plan'), value: 'Nothing' }));
  told.push(await run('dom.type', { selector: role('textbox', 'Note'), text: 'More', replace: false }));
  world.one<HTMLDialogElement>('#modal').showModal();
  told.push(await handlers.handle({ kind: 'summary', ...LIMITS }));
  told.push(await run('dom.click', { selector: css('#weak') }, { deadlineMs: 400 }));
  return [...told, world.questions];
}

test('what is in a password field is nowhere in what is told of the page', async () => {
  world = openWorld(page(SECRET.replace('&', '&amp;')));
  world.one<HTMLInputElement>('#pw').value = SECRET;
  document.title = `Profile ${SECRET}`;
  history.replaceState(null, '', `?word=${encodeURIComponent(SECRET)}`);
  const told = (await tellAll()).map((one) => JSON.stringify(one));
  const leaks = told
    .filter((one) => /tr0ub/.test(one))
    .flatMap((one) => [...one.matchAll(/.{0,80}tr0ub.{0,40}/g)].map(String));
  expect(leaks).toEqual([]);
  expect(told.filter((one) => /4111/.test(one))).toEqual([]);
});

test('a secret that is like a word of the wire breaks no answer', async () => {
  world = openWorld(page('button'));
  world.one<HTMLInputElement>('#pw').value = 'button';
  const summary = await world.handlers.handle({ kind: 'summary', ...LIMITS });
  expect(summary.actions.map((action) => action.role)).toContain('button');
});
