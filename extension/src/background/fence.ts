/** The highest epoch of a session wins: a call below it is refused in the last instruction before dispatch. */
import { type Area, Cell, isNumber, isRecordOf } from './cell.ts';

const MAX_SESSIONS = 500;

export class Fence {
  readonly #epochs: Cell<Record<string, number>>;
  /** The highest epoch that a call of the session carried; a stop of our own must be above it. */
  readonly #seen = new Map<string, number>();

  constructor(area: Area) {
    this.#epochs = new Cell(area, 'fences', {}, isRecordOf(isNumber));
  }

  load(): Promise<void> {
    return this.#epochs.load();
  }

  get epochs(): Record<string, number> {
    return { ...this.#epochs.value };
  }

  get(sessionId: string): number {
    return this.#epochs.value[sessionId] ?? 0;
  }

  /** Whether a call of that epoch may still be dispatched. */
  allows(sessionId: string, epoch: number): boolean {
    const seen = Math.max(epoch, this.#seen.get(sessionId) ?? 0);
    // The newest are the last, and only so many are remembered.
    this.#seen.delete(sessionId);
    this.#seen.set(sessionId, seen);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MAX_SESSIONS && oldest !== undefined) this.#seen.delete(oldest);
    return epoch >= this.get(sessionId);
  }

  /** Holds from this instant; the write to storage follows. A lower epoch changes nothing. */
  raise(sessionId: string, epoch: number): Promise<void> {
    return this.#raiseAll([[sessionId, epoch]]);
  }

  /** Takes over what the server knows, each at its highest. */
  merge(epochs: Record<string, number>): Promise<void> {
    return this.#raiseAll(Object.entries(epochs));
  }

  /** The user's own stop: above every call that was seen. Returns the new epochs by session, of those that had another. */
  raiseAboveAll(sessionId?: string): Map<string, number> {
    const raised = [...this.#seen]
      .filter(([id, seen]) => (sessionId === undefined || id === sessionId) && seen >= this.get(id))
      .map(([id, seen]): [string, number] => [id, seen + 1]);
    void this.#raiseAll(raised);
    return new Map(raised);
  }

  /** However many they are, they are written once: what is stored is one value. */
  #raiseAll(epochs: [string, number][]): Promise<void> {
    const higher = epochs.filter(([id, epoch]) => epoch > this.get(id));
    if (higher.length === 0) return Promise.resolve();
    const ids = new Set(higher.map(([id]) => id));
    const others = Object.entries(this.#epochs.value).filter(([id]) => !ids.has(id));
    return this.#epochs.save(Object.fromEntries([...others, ...higher].slice(-MAX_SESSIONS)));
  }
}
