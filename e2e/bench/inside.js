// The page engine itself, as a plain script for a page: what it finds beside what Chromium computes.
import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { getName, getRole, isVisible } from '../../extension/src/content/aria';
import { NAME_CASES } from '../../extension/src/content/aria/nameCases';
import { allRoots, assumeFramePath, inPass } from '../../extension/src/content/dom';
import { PageModel } from '../../extension/src/content/page';
import { resolve } from '../../extension/src/content/selector';

/** So wide that nothing is cut. */
const EVERYTHING = { bytes: 20_000_000, actions: 50_000, forms: 2_000, collections: 2_000 };
const NATIVE =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,audio[controls],video[controls],[contenteditable=true],[contenteditable=""]';
const WIDGETS =
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem textbox searchbox combobox listbox slider spinbutton gridcell'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join(',');
const fold = (text) =>
  text
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Marks each interactive element that is shown with a number, and tells our role and name of each. */
function tell() {
  const elements = allRoots(document).flatMap((root) => [...root.querySelectorAll(`${NATIVE},${WIDGETS}`)]);
  return inPass(() => {
    const shown = elements.filter((element) => isVisible(element));
    const told = shown.map((element) => ({
      role: getRole(element),
      name: fold(getName(element)),
      markup: element.outerHTML.slice(0, 120),
    }));
    shown.forEach((element, number) => {
      element.setAttribute('data-told', String(number));
    });
    return told;
  });
}

/** How many cases of the name rules there are, and those that get another name. Replaces the page. */
function rules() {
  const wrong = NAME_CASES.filter(({ markup, name }) => {
    document.body.setHTMLUnsafe(markup);
    return inPass(() => getName(document.querySelector('#x'))) !== name;
  });
  return { all: NAME_CASES.length, wrong: wrong.map(({ rule, markup }) => `${rule}: ${markup}`) };
}

/** Every action, field and submit control, and what a query gives beside them: does each of its selectors find it, and nothing else? */
async function findAgain() {
  const model = new PageModel(document);
  const summary = await model.summary(EVERYTHING);
  const asked = (await model.query({ topK: 40 })).filter(({ type }) => type === 'action' || type === 'field');
  const ids = [...new Set([...summary.actions, ...summary.forms, ...asked].map(({ id }) => id))];
  const details = model.details(ids).filter(({ part }) => part !== 'form');
  const lost = [];
  let selectors = 0;
  for (const { id, label, selector, altSelectors } of details) {
    for (const one of [selector, ...altSelectors]) {
      selectors++;
      const found = resolve(document, one);
      if (!found.ok || found.element !== model.elementFor(id)) lost.push(`${id} ${label}: ${JSON.stringify(one)}`);
    }
  }
  model.dispose();
  return { things: details.length, selectors, lost };
}

/** A first summary: by a model that has seen nothing yet. */
async function ours() {
  const model = new PageModel(document);
  await model.summary();
  model.dispose();
}

/** Playwright's algorithm for its snapshot, in the same page. */
function theirs() {
  renderAriaTree(generateAriaTree(document.body));
}

/** First summary, its longest slice, and the summary after each of several changes, ms. */
async function slices(rounds) {
  const figures = { first: [], longest: [], change: [] };
  for (let round = 0; round < rounds; round++) {
    let last = performance.now();
    let longest = 0;
    let going = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (going) port2.postMessage(0);
    };
    port2.postMessage(0);
    const began = performance.now();
    const model = new PageModel(document);
    await model.summary();
    figures.first.push(performance.now() - began);
    going = false;
    figures.longest.push(longest);
    for (let change = 0; change < 5; change++) {
      const button = document.createElement('button');
      button.textContent = `Added ${round} ${change}`;
      document.body.append(button);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const asked = performance.now();
      await model.summary();
      figures.change.push(performance.now() - asked);
      button.remove();
      await model.summary();
    }
    model.dispose();
  }
  return figures;
}

assumeFramePath(document, []);
globalThis.inside = { rules, tell, findAgain, ours, theirs, slices };
