/** Events by which a page tells what an act set off. Their listeners stay between acts: to add them takes longer than most acts do. */

/** So many ms after the last act they go. */
const IDLE_MS = 5_000;

/** Who is told while an act goes on. */
export interface Hearer {
  /** Something that a person could notice. */
  see(event: Event): void;
  /** A form is sent, by the browser unless a script takes it. */
  submit(event: SubmitEvent): void;
  /** A script gathers the fields of a form, most often to send it: `form.submit()` tells nothing else until it navigates. */
  gather(event: Event): void;
  /** https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface */
  navigate(event: Event): void;
  /** The document goes. */
  hide(): void;
}

class Signs {
  readonly hearers = new Set<Hearer>();
  /** `document.open()` takes all listeners away, and the root with them. */
  readonly root: Element | null;
  readonly #end = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly document: Document) {
    this.root = document.documentElement;
    const { signal } = this.#end;
    const options = { signal, capture: true, passive: true };
    const view = document.defaultView;
    const see = (event: Event) => this.#tell((hearer) => hearer.see(event));
    for (const type of ['scroll', 'selectionchange', 'focusin'])
      document.addEventListener(type, see, options);
    for (const type of ['hashchange', 'popstate']) view?.addEventListener(type, see, options);
    view?.addEventListener('pagehide', () => this.#hide(), options);
    document.addEventListener('submit', (event) => this.#tell((hearer) => hearer.submit(event)), options);
    document.addEventListener('formdata', (event) => this.#tell((hearer) => hearer.gather(event)), options);
    const navigation = (view as { navigation?: EventTarget } | null)?.navigation;
    navigation?.addEventListener('navigate', (event) => this.#tell((one) => one.navigate(event)), { signal });
  }

  add(hearer: Hearer): void {
    clearTimeout(this.#timer);
    this.hearers.add(hearer);
  }

  remove(hearer: Hearer): void {
    this.hearers.delete(hearer);
    clearTimeout(this.#timer);
    if (this.#end.signal.aborted) return;
    if (this.hearers.size === 0) this.#timer = setTimeout(() => this.end(), IDLE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#end.abort();
    if (KNOWN.get(this.document) === this) KNOWN.delete(this.document);
  }

  rest(): void {
    if (this.hearers.size === 0) this.end();
  }

  /** A document that is kept for the way back has no timers. */
  #hide(): void {
    this.#tell((hearer) => hearer.hide());
    this.rest();
  }

  #tell(tell: (hearer: Hearer) => void): void {
    for (const hearer of this.hearers) tell(hearer);
  }
}

const KNOWN = new WeakMap<Document, Signs>();

/** Tells the hearer of what comes, until the function that is returned is called. */
export function hearSigns(document: Document, hearer: Hearer): () => void {
  const known = KNOWN.get(document);
  if (known?.root !== document.documentElement) known?.end();
  const signs = KNOWN.get(document) ?? new Signs(document);
  KNOWN.set(document, signs);
  signs.add(hearer);
  return () => signs.remove(hearer);
}

/** Nothing listens in this document any more, unless an act is under way. */
export function restSigns(document: Document): void {
  KNOWN.get(document)?.rest();
}

/** Nothing listens in this document any more. */
export function endSigns(document: Document): void {
  KNOWN.get(document)?.end();
}
