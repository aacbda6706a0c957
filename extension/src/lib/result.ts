/** What a page can do to us is a value: a ToolResult with a code, and with a text that says what to do. */
import { RETRYABLE } from '../generated/limits';
import type { ErrorCode, Failed, Observation, Ok } from '../generated/types';

/** A typed failure. `dispatched`: something may already have happened in the page, so nothing is tried again. */
export function failed(
  code: ErrorCode,
  error: string,
  more: { dispatched?: boolean; observation?: Observation } = {},
): Failed {
  const dispatched = more.dispatched === true;
  return {
    ok: false,
    error: error.slice(0, 2_000),
    retryable: RETRYABLE[code] && !dispatched,
    code,
    ...(dispatched ? { dispatched } : {}),
    ...(more.observation ? { observation: more.observation } : {}),
  };
}

/** A success with the data that the tool's result type names. */
export function succeeded(data: Ok['data'], more: Omit<Ok, 'ok' | 'data'> = {}): Ok {
  return { ok: true, data, ...more };
}

/** Found, or why not: the answer of everything that looks for one element. */
export type Found<T> = { ok: true; element: T } | { ok: false; code: ErrorCode; error: string };
