/** Requests that leave a tab while a step is done in it, also those without an answer yet. */

/** What scripts send. https://developer.chrome.com/docs/extensions/reference/api/webRequest#type-ResourceType */
const SENT_BY_SCRIPT = ['xmlhttprequest', 'ping', 'websocket', 'other', 'sub_frame', 'main_frame'] as const;

export interface RequestsLeft {
  /** Something left since, or nobody can know: only the launcher's private copy may see requests. */
  any(): boolean;
  end(): void;
}

/** Listens from now on. A service worker sends for its pages, in no tab. */
export function watchRequests(tabId: number, origin: string): RequestsLeft {
  const { webRequest } = chrome;
  if (webRequest === undefined) return { any: () => true, end: () => undefined };
  let left = false;
  const hear = (details: chrome.webRequest.OnBeforeRequestDetails): undefined => {
    const isItsWorkers = details.tabId === -1 && details.initiator === origin;
    if (details.tabId === tabId || isItsWorkers) left = true;
  };
  const filter = { urls: ['<all_urls>'], types: [...SENT_BY_SCRIPT] };
  webRequest.onBeforeRequest.addListener(hear, filter);
  return { any: () => left, end: () => webRequest.onBeforeRequest.removeListener(hear) };
}
