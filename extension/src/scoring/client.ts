/** Asks for scores where they are computed: in the worker of the offscreen document, or in slices right here. */
import { withDeadline, yieldTask } from '../lib/wait';
import { inSlices, SliceBudget } from './budget';
import { type Candidate, scoreAll, shortlist } from './score';

export type { Candidate } from './score';

/** Sends a message to the extension and gives what comes back. */
export type Ask = (message: object) => Promise<unknown>;

/** Fewer candidates than this are scored here: a message takes longer than they do. */
const WORTH_ASKING = 60;
const ANSWER_MS = 150;
/** After the offscreen document did not answer, it is left alone for so long. */
const SILENCE_MS = 30_000;

/** Scores for one document. */
export class Scorer {
  private readonly budget: SliceBudget;
  private observer: PerformanceObserver | undefined;
  private askAfter = 0;

  /** `now` in ms; `ask` reaches the offscreen document and is absent where there is no extension. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly ask: Ask | undefined = extensionAsk(),
  ) {
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

  /** How long, in ms, a slice may be now. */
  get sliceMs(): number {
    return this.budget.sliceMs;
  }

  /** Indexes of the at most `max` texts that share something with the query. */
  shortlist(query: string, texts: Iterable<string>, max: number): Promise<number[]> {
    return this.run(shortlist(query, texts, max));
  }

  /** One score for each candidate. The same here and there: both run the same code. */
  async score(query: string, candidates: readonly Candidate[]): Promise<number[]> {
    const far = candidates.length < WORTH_ASKING ? undefined : await this.scoreFar(query, candidates);
    return far ?? this.run(scoreAll(query, candidates));
  }

  /** Runs any work in slices of the scoring budget. */
  run<T>(work: Generator<void, T>): Promise<T> {
    return inSlices(work, () => this.sliceMs, yieldTask, this.now);
  }

  private async scoreFar(query: string, candidates: readonly Candidate[]): Promise<number[] | undefined> {
    if (this.ask === undefined || this.now() < this.askAfter) return undefined;
    const asked = this.ask({ kind: 'score', query, candidates });
    // No receiver, an orphaned script or a late answer all mean the same: do it here.
    const reply = await withDeadline(asked, ANSWER_MS).catch(() => undefined);
    if (isScores(reply, candidates.length)) return reply;
    this.askAfter = this.now() + SILENCE_MS;
    return undefined;
  }
}

function isScores(reply: unknown, length: number): reply is number[] {
  return Array.isArray(reply) && reply.length === length && reply.every((score) => typeof score === 'number');
}

function extensionAsk(): Ask | undefined {
  const { chrome: api } = globalThis as unknown as {
    chrome?: { runtime?: { id?: string; sendMessage?: Ask } };
  };
  const { runtime } = api ?? {};
  return runtime?.id && runtime.sendMessage
    ? (message) => Promise.resolve(runtime.sendMessage?.(message))
    : undefined;
}
