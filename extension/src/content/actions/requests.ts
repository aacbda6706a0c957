/** Requests that leave the page after an act: fetches, beacons and forms, told by their path alone. */
import { MAX_CHANGES, MAX_LABEL_CHARS } from '../../generated/limits';
import { cut } from '../../lib/text';
import { findDestination } from '../dom';

/** https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-initiatortype: what scripts send; the rest is loading. */
const SENT_BY_SCRIPT = new Set(['fetch', 'xmlhttprequest', 'beacon']);
/** A part of a path that is long and holds a digit is a token or a key. */
const TOKEN = /[^/]*\d[^/]*/g;
const MIN_TOKEN_CHARS = 20;
/** Clocks are coarse: so many ms may lie between an act and what is told to be before it. */
const COARSE_MS = 1;

interface Sent {
  at: number;
  address: string;
}

/** A request is known when its response is there: until then nothing tells of it. */
export class RequestWatch {
  readonly #sent: Sent[] = [];
  readonly #submits: SubmitEvent[] = [];
  readonly #observer: PerformanceObserver | undefined;

  /** `onResponse` hears when the latest of some resources was asked for, whatever they are. */
  constructor(
    private readonly document: Document,
    private readonly onResponse: (asked: number) => void,
  ) {
    if (!PerformanceObserver.supportedEntryTypes.includes('resource')) return;
    this.#observer = new PerformanceObserver((list) => this.#note(list.getEntries()));
    this.#observer.observe({ type: 'resource' });
  }

  /** A form is being sent. */
  submitted(event: SubmitEvent): void {
    this.#submits.push(event);
  }

  stop(): void {
    this.#observer?.disconnect();
  }

  /** A script took a form from the browser, and nothing has come of it yet. */
  get isAwaited(): boolean {
    return this.#submits.some((event) => event.defaultPrevented) && this.#sent.length === 0;
  }

  /** The paths of what was sent since then (ms of `performance.now`), in their order; at most eight. */
  since(began: number): string[] {
    this.#note(this.#observer?.takeRecords() ?? []);
    const scripted = this.#sent.filter(({ at }) => at >= began - COARSE_MS).map(({ address }) => address);
    const forms = this.#submits.filter((event) => !event.defaultPrevented).flatMap(addressOfForm);
    return [...forms, ...scripted].slice(0, MAX_CHANGES).map((address) => this.#pathOf(address));
  }

  #note(entries: readonly PerformanceEntry[]): void {
    if (entries.length === 0) return;
    for (const entry of entries as PerformanceResourceTiming[]) {
      const { initiatorType, startTime, name } = entry;
      if (SENT_BY_SCRIPT.has(initiatorType)) this.#sent.push({ at: startTime, address: name });
    }
    this.onResponse(Math.max(...entries.map(({ startTime }) => startTime)));
  }

  /** The path, behind its origin where that is another one. No query: it may hold anything. */
  #pathOf(address: string): string {
    const url = URL.parse(address, this.document.baseURI);
    if (url === null) return '';
    const where = url.origin === this.document.location.origin ? '' : url.origin;
    const path = url.pathname.replace(TOKEN, (part) => (part.length < MIN_TOKEN_CHARS ? part : '…'));
    return cut(`${where}${path}`, MAX_LABEL_CHARS);
  }
}

/** Where a form goes that the browser sends itself. */
function addressOfForm({ submitter, target }: SubmitEvent): string[] {
  const [method, address] = (findDestination(submitter ?? (target as Element)) ?? '').split(' ');
  return address === undefined || method === 'DIALOG' ? [] : [address];
}
