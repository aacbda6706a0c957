/** Asks for scores where they are computed: in the worker of the offscreen document, or in slices right here. */
import { yieldTask } from '../lib/wait';
import { inSlices, SliceBudget } from './budget';
import { type Candidate, scoreAll, shortlist } from './score';

export type { Candidate } from './score';

/** Scores in the page's own thread, sliced. One for each document. */
export class Scorer {
  private readonly budget: SliceBudget;
  private observer: PerformanceObserver | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.budget = new SliceBudget(now);
  }

  /** Watches for long tasks, where the browser tells of them. */
  start(): void {
    if (this.observer || !PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
    this.observer = new PerformanceObserver(() => this.budget.noteLongTask());
    this.observer.observe({ type: 'longtask' });
  }

  stop(): void {
    this.observer?.disconnect();
    this.observer = undefined;
  }

  /** Indexes of the at most `max` texts that share something with the query. */
  shortlist(query: string, texts: Iterable<string>, max: number): Promise<number[]> {
    return this.run(shortlist(query, texts, max));
  }

  /** One score for each candidate. */
  score(query: string, candidates: readonly Candidate[]): Promise<number[]> {
    return this.run(scoreAll(query, candidates));
  }

  /** Runs any work in slices of the scoring budget. */
  run<T>(work: Generator<void, T>): Promise<T> {
    return inSlices(work, () => this.budget.sliceMs, yieldTask, this.now);
  }
}
