/** The offscreen document scores for content scripts; it is there while tasks ask for scores, and gone when nobody works. */
import { log } from '../lib/log.ts';
import { messageOf } from './frames.ts';

const PAGE = '/offscreen.html';

export class Offscreen {
  /** Changes one after the other: Chrome allows a single document. */
  #tail: Promise<void> = Promise.resolve();

  /** A content script asked for scores: from now on somebody answers. */
  ensure(): void {
    this.#enqueue(async () => {
      if (await isOpen()) return;
      const justification =
        'Ranks the controls of large pages in a worker, so that the pages stay responsive';
      await chrome.offscreen.createDocument({ url: PAGE, reasons: ['WORKERS'], justification });
    });
  }

  /** No tab is in use: the document goes. */
  rest(): void {
    this.#enqueue(async () => {
      if (await isOpen()) await chrome.offscreen.closeDocument();
    });
  }

  /** Without the document content scripts score in place, so no failure here is anybody's. */
  #enqueue(change: () => Promise<void>): void {
    this.#tail = this.#tail.then(change).catch((error: unknown) => {
      log('debug', 'offscreen', 'not changed', { reason: messageOf(error) });
    });
  }
}

async function isOpen(): Promise<boolean> {
  const contexts = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  return contexts.length > 0;
}
