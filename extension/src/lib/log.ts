/** Lines for a developer's console: short, structured, and never a secret. */

type Level = 'debug' | 'info' | 'warning' | 'error';
const HIDDEN = /pass(word|wd)?|secret|token|cookie|authorization|card|cvc|otp|proof|key/i;
const METHODS = { debug: 'debug', info: 'info', warning: 'warn', error: 'error' } as const;

/** A copy of the value with secrets (by the name of their field) replaced and long texts cut. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 300)}…` : value;
  if (value === null || typeof value !== 'object') return value;
  if (depth > 4) return '…';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, HIDDEN.test(name) ? '***' : redact(item, depth + 1)]),
  );
}

/** Writes one line: the part it comes from, what happened, and data without secrets. */
export function log(level: Level, part: string, event: string, data?: Record<string, unknown>): void {
  const line = `[browser-copilot] ${part}: ${event}`;
  if (data === undefined) console[METHODS[level]](line);
  else console[METHODS[level]](line, redact(data));
}
