/** What the worker measured since the last report; numbers by name, nothing of a page. */
import type { ToolCall, ToolResult } from '../generated/types.ts';
import { round } from './tabQueue.ts';

export class Telemetry {
  #counts = new Map<string, number>();
  #times = new Map<string, number[]>();

  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  /** A duration in ms. */
  time(name: string, ms: number): void {
    const times = this.#times.get(name) ?? [];
    if (times.length < 1_000) times.push(ms);
    this.#times.set(name, times);
  }

  call(call: ToolCall, result: ToolResult, ms: number): void {
    this.count(result.ok ? `${call.name}.ok` : `${call.name}.${result.code}`);
    this.time(call.name, ms);
  }

  /** Counts, and of each duration number, median and worst; empty when nothing happened. Starts anew. */
  take(): Record<string, number> {
    const values: Record<string, number> = Object.fromEntries(this.#counts);
    for (const [name, times] of this.#times) {
      const sorted = times.toSorted((a, b) => a - b);
      values[`${name}.n`] = sorted.length;
      values[`${name}.p50Ms`] = round(sorted[Math.floor(sorted.length / 2)] ?? 0);
      values[`${name}.maxMs`] = round(sorted.at(-1) ?? 0);
    }
    this.#counts = new Map();
    this.#times = new Map();
    return values;
  }
}
