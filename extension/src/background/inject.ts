/** Puts the content script into a document: when it is first asked, or ahead of that while it loads. */
import type { Failed } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import { originOf } from './origins.ts';

export const CONTENT_SCRIPT = '/content.js';

/** The injections that are under way: who needs the script in a document joins the one that is. */
export class Injections {
  readonly #coming = new Map<string, Promise<string | null>>();

  /** Null when the script is in; else Chrome's reason. Hangs while the page is blocked. */
  put(chromeId: number, documentId: string): Promise<string | null> {
    const known = this.#coming.get(documentId);
    if (known) return known;
    const coming = inject(chromeId, documentId).finally(() => this.#coming.delete(documentId));
    this.#coming.set(documentId, coming);
    return coming;
  }
}

async function inject(chromeId: number, documentId: string): Promise<string | null> {
  try {
    const target = { tabId: chromeId, documentIds: [documentId] };
    await chrome.scripting.executeScript({ target, files: [CONTENT_SCRIPT], injectImmediately: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a refusal to inject means for the call. Pure. */
export function describeRefusal(reason: string, url: string): Failed {
  if (/No tab with id|tab was closed/i.test(reason)) return failed('tab_gone', 'the tab is closed');
  if (/Cannot access|must request permission|cannot be scripted/i.test(reason)) {
    const place = originOf(url) ?? 'this page';
    return failed('needs_grant', `the extension may not read ${place}: allow this site in the panel`);
  }
  if (/error page/i.test(reason))
    return failed('unsupported', 'the browser shows an error page; reload or navigate somewhere else');
  return failed(
    'frame_gone',
    `the page changed while it was looked at (${reason.slice(0, 200)}); look again`,
  );
}
