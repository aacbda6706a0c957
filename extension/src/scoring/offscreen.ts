/** The offscreen document scores for the extension's own content scripts, and for nobody else. */
import { MAX_SCORING_CANDIDATES } from '../generated/limits';
import { log } from '../lib/log';
import { ScoringHost } from './host';
import type { Candidate } from './score';

/** What a content script asks. */
export interface ScoreMessage {
  kind: 'score';
  query: string;
  candidates: Candidate[];
}

/** Starts the worker and answers `score` messages with the list of scores, or null when there is none. */
export function startOffscreen(): void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const host = new ScoringHost(worker);
  chrome.runtime.onMessage.addListener((message: unknown, sender, reply) => {
    if (sender.id !== chrome.runtime.id || !isScoreMessage(message)) return false;
    host
      .score(message.query, message.candidates.slice(0, MAX_SCORING_CANDIDATES))
      .then(reply, (error: unknown) => {
        log('warning', 'scoring', 'no answer from the worker', { error });
        reply(null);
      });
    return true;
  });
}

function isScoreMessage(message: unknown): message is ScoreMessage {
  const { kind, query, candidates } = (message ?? {}) as Partial<ScoreMessage>;
  return kind === 'score' && typeof query === 'string' && Array.isArray(candidates);
}
