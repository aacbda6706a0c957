/** This document's port to background, held while a task uses the page; its end tells that the service worker died. */
import { LINE, Line, type Serve } from '../lib/line';
import { log } from '../lib/log';

/** Between the worker's death and the knock that wakes it. */
const KNOCK_MS = 50;

export class HeldLine {
  #line: Line | undefined;
  readonly #end = new AbortController();

  /** `knocks`: the worker that died is woken by a new line, so that the link is back at once. One document of a tab does. */
  constructor(
    private readonly serve: Serve,
    private readonly knocks: boolean,
  ) {
    this.#open();
  }

  /** The line, while it is open. */
  get open(): Line | undefined {
    return this.#line;
  }

  release(): void {
    this.#end.abort();
  }

  #open(): void {
    const { signal } = this.#end;
    if (signal.aborted || chrome.runtime?.id === undefined) return;
    const port = chrome.runtime.connect({ name: LINE });
    const line = new Line(port, this.serve);
    this.#line = line;
    const close = (): void => {
      port.disconnect();
      this.#leave(line);
    };
    signal.addEventListener('abort', close, { once: true });
    port.onDisconnect.addListener(() => {
      signal.removeEventListener('abort', close);
      log('debug', 'content', 'the worker went', { error: chrome.runtime.lastError });
      this.#leave(line);
      if (this.knocks) setTimeout(() => this.#open(), KNOCK_MS);
    });
  }

  #leave(line: Line): void {
    line.end();
    if (this.#line === line) this.#line = undefined;
  }
}
