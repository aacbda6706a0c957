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
    this.#seen.set(sessionId, Math.max(epoch, this.#seen.get(sessionId) ?? 0));
    return epoch >= this.get(sessionId);
  }

  /** Holds from this instant; the write to storage follows. A lower epoch changes nothing. */
  raise(sessionId: string, epoch: number): Promise<void> {
    if (epoch <= this.get(sessionId)) return Promise.resolve();
    const { [sessionId]: _, ...others } = this.#epochs.value;
    const kept = Object.entries(others).slice(-(MAX_SESSIONS - 1));
    return this.#epochs.save({ ...Object.fromEntries(kept), [sessionId]: epoch });
  }

  /** Takes over what the server knows, each at its highest. */
  async merge(epochs: Record<string, number>): Promise<void> {
    await Promise.all(Object.entries(epochs).map(([sessionId, epoch]) => this.raise(sessionId, epoch)));
  }

  /** The user's own stop: above every call that was seen. Returns the new epochs by session. */
  raiseAboveAll(sessionId?: string): Map<string, number> {
    const raised = new Map<string, number>();
    for (const [id, seen] of this.#seen) {
      if (sessionId !== undefined && id !== sessionId) continue;
      const epoch = Math.max(seen + 1, this.get(id));
      raised.set(id, epoch);
      void this.raise(id, epoch);
    }
    return raised;
  }
}
