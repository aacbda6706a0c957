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

/** The page's model, and who answers for it. */
interface Opened {
  page: OpenPage;
  handlers: Handlers;
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
  #opened: Opened | undefined;
  readonly #end = new AbortController();
  /** Ends what observes the user and the page; begun by a hello, ended by a release. */
  #observing: AbortController | undefined;
  #line: HeldLine | undefined;

  constructor(private readonly document: Document) {
    chrome.runtime.onMessage.addListener(this.#listen);
    const view = document.defaultView;
    const { signal } = this.#end;
    view?.addEventListener('pagehide', () => this.#opened?.handlers.calls.endAll(), { signal });
    view?.addEventListener('pageshow', (event) => event.persisted && this.#comeBack(), { signal });
  }

  isAlive(): boolean {
    return isConnectedToExtension() && !this.#end.signal.aborted;
  }

  dispose(): void {
    this.#rest();
    this.#end.abort();
    this.#opened?.handlers.dispose();
    this.#opened?.page.dispose();
    if (isConnectedToExtension()) chrome.runtime.onMessage.removeListener(this.#listen);
  }

  #listen: Listener = (request: ContentRequest, sender, respond: (answer: ContentAnswer) => void) => {
    if (sender.id !== chrome.runtime.id || sender.tab !== undefined) return false;
    void this.#answer(request).then(respond);
    return true;
  };

  async #answer(request: ContentRequest): Promise<ContentAnswer> {
    if (request.kind === 'release' && !this.#opened) return { ok: true, reply: { released: true } };
    const opened = this.#open();
    if (request.kind === 'hello') this.#watch(opened);
    try {
      return { ok: true, reply: await opened.handlers.handle(request) };
    } catch (error) {
      log('error', 'content', `${request.kind} failed`, { error });
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** The script may be here ahead of the first question: until then nothing watches the page. */
  #open(): Opened {
    if (this.#opened) return this.#opened;
    const page = openPage(this.document);
    const send = (message: BackgroundMessage) => this.#send(message);
    const handlers = new Handlers(this.document, page, send, () => this.#rest());
    this.#opened = { page, handlers };
    return this.#opened;
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

  #watch({ page, handlers }: Opened): void {
    if (this.#observing) return;
    this.#observing = new AbortController();
    const { signal } = this.#observing;
    watchUser(this.document, signal, (input) => {
      if (!handlers.calls.acting) this.#tell({ kind: 'userInput', input });
    });
    const isTop = this.document.defaultView === this.document.defaultView?.top;
    const line = new HeldLine((request) => this.#answer(request as ContentRequest), isTop);
    this.#line = line;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = page.onChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        this.#tellChanged(page);
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

  #tellChanged(page: OpenPage): void {
    const told = { kind: 'pageChanged', ts: page.version, url: this.document.URL } as const;
    this.#tell(withoutSecrets(told, this.document));
  }

  /** Out of the back/forward cache: whatever was known of this document outside is old. */
  #comeBack(): void {
    if (this.#observing && this.#opened) this.#tellChanged(this.#opened.page);
  }
}

/** False once the extension was reloaded or removed and this script is an orphan. */
function isConnectedToExtension(): boolean {
  return chrome.runtime?.id !== undefined;
}
