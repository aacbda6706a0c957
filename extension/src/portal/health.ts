/** The server's word on each hop, read with care. */

export interface Hop {
  name: string;
  ok: boolean;
  reason?: string;
  fix?: string;
  /** What else it says of itself. */
  facts: [string, unknown][];
}

export interface Health {
  ok: boolean;
  version: string;
  hops: Hop[];
}

const SHOWN_APART = new Set(['ok', 'reason', 'fix']);

export function readHealth(answer: unknown): Health {
  const { ok, version, hops } = answer as { ok?: unknown; version?: unknown; hops?: unknown };
  if (typeof hops !== 'object' || hops === null) throw new Error('the health of the server has no hops');
  const rows = Object.entries(hops as Record<string, Record<string, unknown>>);
  return {
    ok: ok === true,
    version: String(version ?? ''),
    hops: rows.map(([name, hop]) => readHop(name, hop)),
  };
}

function readHop(name: string, hop: Record<string, unknown>): Hop {
  const { ok, reason, fix } = hop;
  const facts = Object.entries(hop).filter(([key]) => !SHOWN_APART.has(key));
  return {
    name,
    ok: ok === true,
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof fix === 'string' && fix !== '' ? { fix } : {}),
    facts,
  };
}
