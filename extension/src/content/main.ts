/** The content script: once in each document's world, on demand, gone without a trace when its extension is. */
import type { BackgroundMessage, ContentAnswer, ContentRequest } from '../lib/contract';
import { log } from '../lib/log';
import { withoutSecrets } from './discreet';
import { Handlers } from './handlers';
import { HeldLine } from './line';
import { type OpenPage, openPage } from './openPage';
import { watchUser } from './userInput';

interface Installed {
  isAlive(): boolean;
  dispose(): void;
}

const WORLD = globalThis as { __browserCopilot?: Installed };
/** At most one word of a changed page in this many ms. */
const CHANGED_MS = 250;

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
  #line: HeldLine | undefined;

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
    void this.#answer(request).then(respond);
    return true;
  };

  async #answer(request: ContentRequest): Promise<ContentAnswer> {
    if (request.kind === 'hello') this.#watch();
    try {
      return { ok: true, reply: await this.#handlers.handle(request) };
    } catch (error) {
      log('error', 'content', `${request.kind} failed`, { error });
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  #send(message: BackgroundMessage): Promise<unknown> {
    if (!isConnectedToExtension()) {
      this.dispose();
      return Promise.reject(new Error('the extension was reloaded'));
    }
    return this.#line?.open?.ask(message) ?? chrome.runtime.sendMessage(message);
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
    const isTop = this.document.defaultView === this.document.defaultView?.top;
    const line = new HeldLine((request) => this.#answer(request as ContentRequest), isTop);
    this.#line = line;
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
      line.release();
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

/** False once the extension was reloaded or removed and this script is an orphan. */
function isConnectedToExtension(): boolean {
  return chrome.runtime?.id !== undefined;
}
