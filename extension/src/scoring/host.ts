/** The host keeps one worker and gives each reply to the one who asked; no reply in time is no reply. */
import { withDeadline } from '../lib/wait';
import type { Candidate } from './score';

export interface ScoreRequest {
  id: number;
  query: string;
  candidates: readonly Candidate[];
}

export interface ScoreReply {
  id: number;
  scores: number[];
}

/** What the host needs of a Worker. */
export interface ScoreWorker {
  onmessage: ((event: MessageEvent<ScoreReply>) => void) | null;
  postMessage(request: ScoreRequest): void;
}

const ANSWER_MS = 500;

export class ScoringHost {
  private readonly waiting = new Map<number, (scores: number[]) => void>();
  private next = 0;

  constructor(private readonly worker: ScoreWorker) {
    worker.onmessage = ({ data }) => {
      this.waiting.get(data.id)?.(data.scores);
      this.waiting.delete(data.id);
    };
  }

  /** One score for each candidate. Raises DeadlineError when the worker does not answer within 500 ms. */
  score(query: string, candidates: readonly Candidate[]): Promise<number[]> {
    const id = this.next++;
    const reply = new Promise<number[]>((resolve) => this.waiting.set(id, resolve));
    this.worker.postMessage({ id, query, candidates });
    return withDeadline(reply, ANSWER_MS).finally(() => this.waiting.delete(id));
  }
}
