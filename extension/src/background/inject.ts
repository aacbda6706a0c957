/** Puts the content script into a document, on demand. */
import type { Failed } from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import { originOf } from './origins.ts';

export const CONTENT_SCRIPT = '/content.js';

/** Null when the script is in; else Chrome's reason. */
export async function inject(chromeId: number, documentId: string): Promise<string | null> {
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
