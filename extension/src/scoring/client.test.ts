import { describe, expect, test } from 'vitest';
import { Scorer } from './client';
import { type ScoreReply, type ScoreRequest, type ScoreWorker, ScoringHost } from './host';
import { answer } from './worker';

const MANY = Array.from({ length: 80 }, (_, index) => ({ text: `Invoice ${index}` }));

/** A worker in this thread. */
function nearWorker(): ScoreWorker {
  const worker: ScoreWorker = {
    onmessage: null,
    postMessage: (request: ScoreRequest) => {
      queueMicrotask(() => worker.onmessage?.({ data: answer(request) } as MessageEvent<ScoreReply>));
    },
  };
  return worker;
}

describe('the scorer', () => {
  test('scores of the worker and of the page are the same', async () => {
    const host = new ScoringHost(nearWorker());
    const ask = (message: object) =>
      host.score((message as ScoreRequest).query, (message as ScoreRequest).candidates);
    const far = await new Scorer(() => 0, ask).score('invoice 7', MANY);
    expect(far).toEqual(await new Scorer(() => 0).score('invoice 7', MANY));
  });

  test('without an answer it scores in the page', async () => {
    const scores = await new Scorer(
      () => 0,
      async () => undefined,
    ).score('invoice', MANY);
    expect(scores).toHaveLength(MANY.length);
  });

  test('after silence it does not ask again for a while', async () => {
    let asked = 0;
    const ask = async () => {
      asked++;
    };
    const scorer = new Scorer(() => 1, ask);
    await scorer.score('invoice', MANY);
    await scorer.score('invoice', MANY);
    expect(asked).toBe(1);
  });

  test('an answer of the wrong length is no answer', async () => {
    const scores = await new Scorer(
      () => 0,
      async () => [1],
    ).score('invoice', MANY);
    expect(scores).toHaveLength(MANY.length);
  });

  test('few candidates are scored without asking', async () => {
    let asked = 0;
    const ask = async () => {
      asked++;
    };
    await new Scorer(() => 0, ask).score('invoice', MANY.slice(0, 3));
    expect(asked).toBe(0);
  });
});
