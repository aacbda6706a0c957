/** The content script: once in each document's world, on demand, gone without a trace when its extension is. */
import type { BackgroundMessage, ContentAnswer, ContentRequest } from '../lib/contract';
import { log } from '../lib/log';
import { withoutSecrets } from './discreet';
import { Handlers } from './handlers';
import { type OpenPage, openPage } from './openPage';
import { watchUser } from './userInput';

interface Installed {
  isAlive(): boolean;
  dispose(): void;
}

const WORLD = globalThis as { __browserCopilot?: Installed };
/** At most one word of a changed page in this many ms. */
const CHANGED_MS = 250;
const LINE = 'line';
/** Between the worker's death and the knock that wakes it. */
const LINE_MS = 50;

/** Puts the content script into this document, unless a living one is there. One of an older extension load is replaced. */
export function startContent(): void {
  const installed = WORLD.__browserCopilot;
  if (installed?.isAlive()) return;
  installed?.dispose();
  WORLD.__browserCopilot = new ContentScript(document);
}

type Listener = Parameters<typeof chrome.runtime.onMessage.addListener>[0];

class ContentScript implements Installed {
  readonly #page: OpenPage;
  readonly #handlers: Handlers;
  readonly #end = new AbortController();
  /** Ends what observes the user and the page; begun by a hello, ended by a release. */
  #observing: AbortController | undefined;

  constructor(private readonly document: Document) {
    this.#page = openPage(document);
    this.#handlers = new Handlers(
      document,
      this.#page,
      (message) => this.#send(message),
      () => this.#rest(),
    );
    chrome.runtime.onMessage.addListener(this.#listen);
    const view = document.defaultView;
    const { signal } = this.#end;
    view?.addEventListener('pagehide', () => this.#handlers.calls.endAll(), { signal });
    view?.addEventListener('pageshow', (event) => event.persisted && this.#comeBack(), { signal });
  }

  isAlive(): boolean {
    return isConnectedToExtension() && !this.#end.signal.aborted;
  }

  dispose(): void {
    this.#rest();
    this.#end.abort();
    this.#handlers.dispose();
    this.#page.dispose();
    if (isConnectedToExtension()) chrome.runtime.onMessage.removeListener(this.#listen);
  }

  #listen: Listener = (request: ContentRequest, sender, respond: (answer: ContentAnswer) => void) => {
    if (sender.id !== chrome.runtime.id || sender.tab !== undefined) return false;
    if (request.kind === 'hello') this.#watch();
    this.#handlers.handle(request).then(
      (reply) => respond({ ok: true, reply } as ContentAnswer),
      (error: unknown) => {
        log('error', 'content', `${request.kind} failed`, { error });
        respond({ ok: false, error: error instanceof Error ? error.message : String(error) });
      },
    );
    return true;
  };

  #send(message: BackgroundMessage): Promise<unknown> {
    if (!isConnectedToExtension()) {
      this.dispose();
      return Promise.reject(new Error('the extension was reloaded'));
    }
    return chrome.runtime.sendMessage(message);
  }

  /** Tells background without waiting; a message that nobody takes is worth nothing. */
  #tell(message: BackgroundMessage): void {
    this.#send(message).catch((error: unknown) =>
      log('debug', 'content', `${message.kind} not taken`, { error }),
    );
  }

  #watch(): void {
    if (this.#observing) return;
    this.#observing = new AbortController();
    const { signal } = this.#observing;
    watchUser(this.document, signal, (input) => {
      if (!this.#handlers.calls.acting) this.#tell({ kind: 'userInput', input });
    });
    if (this.document.defaultView === this.document.defaultView?.top) holdLine(signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = this.#page.onChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        this.#tellChanged();
      }, CHANGED_MS);
    });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop();
    });
  }

  #rest(): void {
    this.#observing?.abort();
    this.#observing = undefined;
  }

  #tellChanged(): void {
    const told = { kind: 'pageChanged', ts: this.#page.version, url: this.document.URL } as const;
    this.#tell(withoutSecrets(told, this.document));
  }

  /** Out of the back/forward cache: whatever was known of this document outside is old. */
  #comeBack(): void {
    if (this.#observing) this.#tellChanged();
  }
}

/**
 * A port whose end tells that the service worker died; opening the next one wakes it, so that the link is back at once.
 * Held by the top document alone, and only while a task uses it.
 */
function holdLine(signal: AbortSignal): void {
  if (signal.aborted || !isConnectedToExtension()) return;
  const port = chrome.runtime.connect({ name: LINE });
  const end = (): void => port.disconnect();
  signal.addEventListener('abort', end, { once: true });
  port.onDisconnect.addListener(() => {
    signal.removeEventListener('abort', end);
    log('debug', 'content', 'the worker went', { error: chrome.runtime.lastError });
    setTimeout(() => holdLine(signal), LINE_MS);
  });
}

/** False once the extension was reloaded or removed and this script is an orphan. */
function isConnectedToExtension(): boolean {
  return chrome.runtime?.id !== undefined;
}
