/** dom.waitFor watches the page until what was asked for is there, or the time is over; it never changes anything. */
import type { CallOf, WaitResult } from '../../generated/types';
import { fold } from '../../lib/text';
import { isVisible } from '../aria';
import { allRoots, textOf } from '../dom';
import { resolve } from '../selector';
import { type ActContext, type ActOutcome, refuse } from './context';

const DEFAULT_MS = 5_000;
/** A look at the page costs up to a few ms: not more often than this many ms. */
const LOOK_MS = 50;
/** Nothing loaded for this long, in ms, is an idle network. */
const IDLE_MS = 500;

type WaitCall = CallOf<'dom.waitFor'>;
type Check = () => boolean;

export async function waitFor(context: ActContext, call: WaitCall): Promise<ActOutcome> {
  const { event, timeoutMs = DEFAULT_MS } = call.args;
  const check = prepare(context, call);
  if (typeof check !== 'function') return check;
  const began = performance.now();
  const matched = await watchPage(context, check, Math.min(timeoutMs, call.deadlineMs * 0.9));
  const stopped = matched ? undefined : context.stopped();
  if (stopped) return stopped;
  const data: WaitResult = { event, matched, elapsedMs: Math.round(performance.now() - began) };
  return { ok: true, settling: 'none', data };
}

function prepare(context: ActContext, call: WaitCall): Check | ActOutcome {
  const { document } = context;
  const { event, value, selector } = call.args;
  switch (event) {
    case 'urlChange':
      return isUrlOther(document, context.urlBefore ?? document.URL, value);
    case 'networkIdle':
      return isNetworkIdle(document);
    case 'selector':
      if (!selector) return refuse('bad_argument', 'dom.waitFor selector needs a selector');
      return () => isShown(document, selector);
    case 'text':
      if (!value) return refuse('bad_argument', 'dom.waitFor text needs the text as value');
      return () => hasText(document, value);
    case 'gone':
      if (!selector && !value) return refuse('bad_argument', 'dom.waitFor gone needs a selector or a text');
      return () => !(selector ? isShown(document, selector) : hasText(document, value ?? ''));
    case 'download':
      return refuse('unsupported', 'a download is seen by the browser, not by a page');
  }
}

/** With a value: the URL holds it. Without: it is another than before the last action. */
function isUrlOther(document: Document, before: string, value: string | undefined): Check {
  return () => (value ? document.URL.includes(value) : document.URL !== before);
}

function isShown(document: Document, selector: NonNullable<WaitCall['args']['selector']>): boolean {
  const found = resolve(document, selector);
  return found.ok ? isVisible(found.element) : found.code === 'ambiguous';
}

function hasText(document: Document, text: string): boolean {
  if (!document.body) return false;
  const wanted = fold(text);
  const everything = allRoots(document).map((root) => ('body' in root ? root.body : root).textContent ?? '');
  if (!everything.some((part) => fold(part).includes(wanted))) return false;
  return fold(textOf(document.body, 1_000_000)).includes(wanted);
}

/** Loaded, and no response came in for half a second. Requests under way cannot be seen before they end. */
function isNetworkIdle(document: Document): Check {
  return () => {
    if (document.readyState !== 'complete') return false;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = entries.reduce((latest, entry) => Math.max(latest, entry.responseEnd), 0);
    return performance.now() - last >= IDLE_MS;
  };
}

/** Looks at once, after each change and every LOOK_MS, until the check holds or the time is over. */
function watchPage(context: ActContext, check: Check, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (matched: boolean) => {
      over.abort();
      observer.disconnect();
      clearInterval(timer);
      clearTimeout(late);
      resolve(matched);
    };
    let looked = Number.NEGATIVE_INFINITY;
    const look = () => {
      looked = performance.now();
      if (check()) end(true);
    };
    // Mutations are not throttled in hidden pages, as timers are.
    const observer = new MutationObserver(() => {
      if (performance.now() - looked >= LOOK_MS) look();
    });
    const timer = setInterval(look, LOOK_MS);
    const late = setTimeout(() => end(check()), ms);
    observer.observe(context.document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    context.signal.addEventListener('abort', () => end(false), { signal: over.signal });
    if (context.signal.aborted) end(false);
    else look();
  });
}
