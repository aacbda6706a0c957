/** How a call ends that was not done: by its deadline, by a cancel, or with its document. */
import type { Failed } from '../generated/types';
import { failed } from '../lib/result';
import type { CallLife } from './calls';

/** An action that is ended has this many ms to say how far it came. */
const LAST_WORD_MS = 60;

/** Resolves when the call was ended, with a moment for its action to say so itself. */
export async function whenOver(life: CallLife): Promise<Failed | undefined> {
  await new Promise<void>((resolve) => {
    if (life.signal.aborted) resolve();
    else life.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS));
  return explainEnd(life);
}

export function explainEnd(life: CallLife): Failed {
  switch (life.signal.reason) {
    case 'timeout':
      return failed(
        'timeout',
        `not done within ${life.call.deadlineMs} ms; give it more time or look what holds it up`,
      );
    case 'leaving':
      return failed('frame_gone', 'the document went away before the call was done');
    default:
      return failed('cancelled', 'the call was stopped');
  }
}
