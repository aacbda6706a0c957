/** The worker ranks and does nothing else: a request comes in, scores go out. */
import type { ScoreReply, ScoreRequest } from './host';
import { scoreAll } from './score';

/** Scores one request to its end; nobody waits for this thread. */
export function answer({ id, query, candidates }: ScoreRequest): ScoreReply {
  const work = scoreAll(query, candidates);
  for (;;) {
    const step = work.next();
    if (step.done) return { id, scores: step.value };
  }
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<ScoreRequest>) => void) | null;
  postMessage(reply: ScoreReply): void;
}

/** Serves the requests of the thread that made this one. */
export function serve(scope: WorkerScope): void {
  scope.onmessage = ({ data }) => scope.postMessage(answer(data));
}

if (typeof WorkerGlobalScope !== 'undefined' && self instanceof WorkerGlobalScope) {
  serve(self as unknown as WorkerScope);
}

declare const WorkerGlobalScope: { new (): object };
