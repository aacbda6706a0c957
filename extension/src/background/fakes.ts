/** For tests alone: storage in memory, and calls with only what matters. */
import type { AskLease, CallOf, MiniPCD, ToolCall, ToolName } from '../generated/types.ts';
import type { Area } from './cell.ts';
import { Leases } from './leases.ts';

/** A storage area that keeps what it is given, as JSON would. */
export function memoryArea(stored: Record<string, unknown> = {}): Area & { stored: Record<string, unknown> } {
  return {
    stored,
    get: async (keys) => {
      const wanted = keys === null ? Object.keys(stored) : [keys].flat();
      const found = wanted.filter((key) => key in stored).map((key) => [key, structuredClone(stored[key])]);
      return Object.fromEntries(found);
    },
    set: async (items) => {
      Object.assign(stored, structuredClone(items));
    },
    remove: async (keys) => {
      for (const key of [keys].flat()) delete stored[key];
    },
  };
}

/** Leave to act, from a server that answers at once: with what was asked for, if nothing else is said; null: never. */
export function makeLeases(answer: (asked: AskLease) => number | null = ({ ms }) => ms): Leases {
  const leases = new Leases((frame) => {
    if (frame.type !== 'askLease') return false;
    const ms = answer(frame);
    const { id, askedMs } = frame;
    if (ms !== null) queueMicrotask(() => leases.give({ type: 'lease', id, askedMs, ms }));
    return true;
  });
  return leases;
}

/** A call with an id of its own unless one is given. */
export function makeCall<Name extends ToolName>(
  name: Name,
  args: CallOf<Name>['args'],
  more: Partial<ToolCall> = {},
): CallOf<Name> {
  const base = { id: crypto.randomUUID(), epoch: 0, sessionId: 's1', deadlineMs: 30_000 };
  return { ...base, ...more, name, args } as CallOf<Name>;
}

export function makeClick(name: string, more: Partial<ToolCall> = {}): CallOf<'dom.click'> {
  return makeCall('dom.click', { tabId: 1, selector: { kind: 'role', role: 'button', name } }, more);
}

export function makePage(more: Partial<MiniPCD> = {}): MiniPCD {
  return {
    url: 'https://shop.example/',
    origin: 'https://shop.example',
    title: 'Shop',
    loginState: 'unknown',
    ts: 1,
    documentId: 'D1',
    landmarks: [],
    headings: [],
    messages: [],
    actions: [],
    forms: [],
    collections: [],
    frames: [],
    truncated: { actions: 0, forms: 0, collections: 0 },
    ...more,
  };
}
