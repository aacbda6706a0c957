/** Whether the page is an error that its site answered with: by the status of the answer, which no page words. */
import type { HttpError } from '../../generated/types';

const MAX_REFRESH_S = 86_400;

/** `Retry-After` itself is not told to documents; a page that opens itself again says when. */
export function httpErrorOf(document: Document): { httpError?: HttpError } {
  const entries = document.defaultView?.performance.getEntriesByType('navigation') ?? [];
  const status = (entries[0] as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
  if (status < 400 || status > 599) return {};
  const refreshS = refreshOf(document);
  return { httpError: { status, ...(refreshS === null ? {} : { refreshS }) } };
}

/** The seconds of `<meta http-equiv=refresh content="30; url=/">`. https://html.spec.whatwg.org/#shared-declarative-refresh-steps */
export function refreshOf(document: Document): number | null {
  const content = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '';
  const seconds = /^\s*(\d{1,9})/.exec(content)?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds), MAX_REFRESH_S);
}
