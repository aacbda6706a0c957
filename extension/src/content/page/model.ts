/** The page model answers what is on the page; it looks again only when something changed since its last look. */
import { MAX_READ_CHARS } from '../../generated/limits';
import type {
  ExtractResult,
  Message,
  MiniPCD,
  PCDActionDetail,
  QueryArgs,
  QueryHit,
  ReadArgs,
  ReadResult,
} from '../../generated/types';
import { type Budget, PAGE_BUDGET } from '../../lib/budget';
import { failed } from '../../lib/result';
import { Scorer } from '../../scoring/client';
import { type Hosts, hostsOf, inPass, knowHosts } from '../dom';
import { resolve } from '../selector';
import { changesBetween, type Mark, markOf } from './changes';
import { detailOf, formPart } from './details';
import { type Asked, extract } from './extract';
import { Ids } from './ids';
import { controlsIn } from './itemControls';
import { Watch } from './observe';
import { buildEntries, type Entry, query } from './query';
import { ownText, read } from './read';
import { Said } from './said';
import { collectionAt } from './scrolling';
import { runSlices, startPass } from './slice';
import { type Snapshot, takeSnapshot } from './snapshot';
import { summarize } from './summary';
import { ToldRows } from './toldRows';
import type { Way } from './walk';

/** A failure of a page question, as a value: throw it nowhere, return it to the caller. */
export type Answer<T> = T | ReturnType<typeof failed>;

export class PageModel {
  readonly ids: Ids;
  readonly watch: Watch;
  private readonly said = new Said();
  private readonly told: ToldRows;
  private readonly scorer = new Scorer();
  private readonly listeners = new Set<(version: number) => void>();
  private snapshot: Snapshot | undefined;
  private turn: Snapshot | undefined;
  private readonly entries = new WeakMap<Snapshot, Entry[]>();
  private snapshotAt = -1;
  private looking: Promise<Snapshot> | undefined;
  private areRootsKnown = false;
  private hosts: { structure: number; hosts: Hosts } | undefined;
  private readonly stopKnowing: () => void;
  private timestamp = Date.now();

  /** Starts to watch the document. `documentId` is a name of this document for summaries; background sets the true one. */
  constructor(
    readonly document: Document,
    private readonly documentId: string = 'document',
  ) {
    this.ids = new Ids(document);
    this.told = new ToldRows(this.ids);
    this.watch = new Watch(document, () => this.bump());
    this.scorer.start();
    this.stopKnowing = knowHosts((asked) => (asked === document ? this.knownHosts() : undefined));
  }

  /** Version of the page, ms: greater with each material change. */
  get version(): number {
    this.watch.flush();
    return this.timestamp;
  }

  /** How long, in ms, the page is looked at before others have their turn: half as long after a long task of the page. */
  get sliceMs(): number {
    return this.scorer.sliceMs;
  }

  /** Forgets what the last look saw: the next one sees the page anew. */
  forget(): void {
    this.watch.pending.addAll();
  }

  /** The summary within the budget. The same page gives the same bytes. Yields between slices. */
  async summary(limits: Budget = PAGE_BUDGET): Promise<MiniPCD> {
    const kept = startPass(this.watch);
    const snapshot = await this.look(kept);
    const { documentId, version: ts } = this;
    const work = summarize(this.document, snapshot, this.ids, { ts, documentId }, limits);
    return this.said.date(await this.inSlices(work, kept), limits, () => this.bump());
  }

  /** Details of ids of this document; ids whose element is gone are left out. A form gives its fields and submit control too. */
  details(ids: readonly string[]): PCDActionDetail[] {
    const snapshot = this.lookNow();
    return inPass(() => ids.flatMap((id) => this.detailsOf(id, snapshot)));
  }

  /** Details for acts: a list is scrolled to the row of a control that is not in view, at last to the first. */
  async detailsForActs(ids: readonly string[], signal?: AbortSignal): Promise<PCDActionDetail[]> {
    if (!ids.some((id) => this.told.isAway(id))) return this.look().then(() => this.details(ids));
    return this.told.readEach(ids, (id) => this.details([id]), signal);
  }

  /** The best of the page for a text, also what the summary had no room for. */
  async query(args: Pick<QueryArgs, 'kind' | 'text' | 'topK'>): Promise<QueryHit[]> {
    const snapshot = await this.look();
    let entries = this.entries.get(snapshot);
    if (entries === undefined) {
      entries = await this.inSlices(buildEntries(snapshot, this.ids));
      this.entries.set(snapshot, entries);
    }
    return query(entries, this.scorer, args);
  }

  /** Visible text: that of an open modal dialog first. A selector that finds nothing gives a failure. */
  async read(args: Pick<ReadArgs, 'selector' | 'query' | 'maxChars'>): Promise<Answer<ReadResult>> {
    const { selector, ...rest } = args;
    const page = this.document.body ?? this.document.documentElement;
    const readIn = (at: Element) => read(at, this.scorer, rest, (work) => this.inSlices(work));
    if (selector) {
      const found = resolve(this.document, selector);
      if (!found.ok) return failed(found.code, found.error);
      return ownText(found.element, rest.maxChars ?? MAX_READ_CHARS) ?? readIn(found.element);
    }
    const { dialog } = await this.look();
    const told = await readIn(dialog ?? page);
    // What the dialog does not answer may stand behind it.
    return dialog !== null && told.passages.length === 0 ? readIn(page) : told;
  }

  /** The items of a collection; those seen in `patienceMs` where it scrolls. Raises CancelledError when the signal is raised. */
  async extract(args: Asked, signal?: AbortSignal, patienceMs?: number): Promise<Answer<ExtractResult>> {
    const snapshot = await this.look();
    const element = this.elementFor(args.collectionId);
    const known = snapshot.collections.find(({ collection }) => collection.element === element)?.collection;
    const collection = known ?? (element === null ? undefined : collectionAt(element));
    if (collection === undefined) {
      const names = snapshot.collections.map((one) => this.ids.of('collection', one.collection.element));
      const here = `collections here: ${names.slice(0, 10).join(', ') || 'none'}`;
      return failed('not_found', `no collection ${args.collectionId}; ${here}: look again with getMiniPCD`);
    }
    return this.told.inTurn(() => extract(collection, args, controlsIn, this.told, signal, patienceMs));
  }

  /** The element that got the id, while it is in the document and, in a list, still in the row of that id. */
  elementFor(id: string): Element | null {
    const told = this.told.find(id);
    if (told !== undefined) return told;
    const element = this.ids.find(id);
    return element?.isConnected ? element : null;
  }

  /** What stands on the page now, to compare with later. */
  mark(): Mark {
    const snapshot = this.lookNow();
    return inPass(() => markOf(snapshot, this.timestamp));
  }

  /** At most eight labels that came ("+ ") or went ("- ") since the mark. */
  changesSince(mark: Mark): string[] {
    return changesBetween(mark, this.mark());
  }

  /** Alerts, status texts and errors on the page now. */
  messages(): Message[] {
    return this.lookNow().messages;
  }

  /** The count of each collection's items now, by id; at most 20. */
  collectionCounts(): { id: string; count: number }[] {
    return this.lookNow()
      .collections.slice(0, 20)
      .map(({ collection }) => ({
        id: this.ids.of('collection', collection.element),
        count: collection.items.size,
      }));
  }

  /** Calls back with the version after each material change; gives what ends that. */
  onChange(listener: (version: number) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stops watching; the model must not be used any more. */
  dispose(): void {
    this.watch.stop();
    this.stopKnowing();
    this.scorer.stop();
    this.listeners.clear();
    this.snapshot = undefined;
  }

  private bump(): number {
    this.timestamp = Math.max(Date.now(), this.timestamp + 1);
    for (const listener of this.listeners) listener(this.timestamp);
    return this.timestamp;
  }

  private detailsOf(id: string, snapshot: Snapshot): PCDActionDetail[] {
    const element = this.elementFor(id);
    if (element === null) return [];
    const local = id.slice(this.ids.prefix.length);
    const form = snapshot.forms.find((one) => id === one.id || id.startsWith(`${one.id}.`));
    if (form) return formPart(form, id, element, this.ids);
    if (local.startsWith('g')) return [detailOf(id, local.includes('.') ? 'field' : 'form', element)];
    const isCollection = local.startsWith('c') && !local.includes('.');
    return [detailOf(id, isCollection ? 'collection' : 'action', element)];
  }

  /** A fresh snapshot, in slices. Who asks while another looks waits for what that one sees. */
  async look(kept = startPass(this.watch)): Promise<Snapshot> {
    while (this.looking !== undefined) await this.looking.catch(() => undefined);
    const fresh = this.freshSnapshot();
    if (fresh) return fresh;
    const { changes } = this.watch;
    this.looking = this.inSlices(this.lookAround(this.snapshot), kept);
    try {
      const snapshot = await this.looking;
      // Who looked at once meanwhile saw more.
      return this.snapshot === undefined ? this.keep(snapshot, changes) : snapshot;
    } finally {
      this.looking = undefined;
    }
  }

  /** Takes a snapshot that goes on from the last one where nothing changed. Was it given up, all is dirty again. */
  private *lookAround(last: Snapshot | undefined): Generator<void, Snapshot> {
    this.snapshot = undefined;
    const { pending } = this.watch;
    const dirt = yield* pending.take(last?.unsure);
    if (dirt === undefined) {
      this.areRootsKnown = false;
      this.watch.forgetRoots();
    }
    const known = dirt !== undefined && last !== undefined ? { dirt, last: last.top } : undefined;
    const way: Way = {
      ...known,
      onRoot: (root) => this.watch.watchRoot(root),
      onWalked: ({ natives }) => {
        // All shadow roots are known now: nobody need look for them.
        this.areRootsKnown = true;
        pending.noteWalk(known === undefined, natives);
      },
    };
    return yield* takeSnapshot(this.document, this.ids, way);
  }

  /** Runs the work in slices; those of one question share what they read of the page. */
  private inSlices<T>(work: Generator<void, T>, kept = startPass(this.watch)): Promise<T> {
    return runSlices(work, this.watch, () => this.sliceMs, kept);
  }

  /** A fresh snapshot at once. */
  private lookNow(): Snapshot {
    this.watch.flush();
    const { changes } = this.watch;
    const known = this.ofThisTurn() ?? this.freshSnapshot();
    if (known) return this.keep(known, changes);
    const work = this.lookAround(this.snapshot);
    const snapshot = inPass(() => {
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
      }
    });
    return this.keep(snapshot, changes);
  }

  /** The hosts of shadow roots, as long as none can have come unseen. */
  private knownHosts(): Hosts | undefined {
    const { watch } = this;
    watch.flush();
    if (watch.pending.isAll || !this.areRootsKnown) return undefined;
    const { structure, roots } = watch;
    if (this.hosts?.structure !== structure) this.hosts = { structure, hosts: hostsOf(this.document, roots) };
    return this.hosts.hosts;
  }

  private freshSnapshot(): Snapshot | undefined {
    this.watch.flush();
    return this.snapshot && this.watch.pending.isEmpty ? this.snapshot : undefined;
  }

  /** The snapshot taken in this very turn of the event loop, in which only a mutation can have changed the page. */
  private ofThisTurn(): Snapshot | undefined {
    return this.snapshotAt === this.watch.changes ? this.turn : undefined;
  }

  private keep(snapshot: Snapshot, changes: number): Snapshot {
    this.snapshot = snapshot;
    this.turn = snapshot;
    queueMicrotask(() => {
      this.turn = undefined;
    });
    this.snapshotAt = changes;
    return snapshot;
  }
}
