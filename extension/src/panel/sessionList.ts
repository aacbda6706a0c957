/** Sessions of the server, newest change first, as far as they were read: all of them, or those that fit a query. */
import { signal } from '@preact/signals';
import { listSessions, type SessionPage, type SessionRow } from './api.ts';
import type { World } from './world.ts';

export class SessionList {
  readonly found = signal<SessionPage | Error | null>(null);
  readonly query = signal('');

  constructor(private readonly world: World) {}

  /** Reads the first page again; what was read behind it stays. */
  load(): Promise<void> {
    return this.#read((page) => this.take(page));
  }

  search(query: string): Promise<void> {
    this.query.value = query;
    return this.#read((page) => {
      this.found.value = page;
    });
  }

  /** Reads one page more. */
  async more(): Promise<void> {
    const before = this.found.value;
    if (before === null || before instanceof Error || before.next === null) return;
    const page = await this.#ask(before.next);
    if (this.found.value !== before) return;
    this.found.value = page instanceof Error ? page : { rows: join(before.rows, page.rows), next: page.next };
  }

  /** The first page as it is now. */
  take(page: SessionPage | Error): void {
    const before = this.found.value;
    const isMore = before !== null && !(before instanceof Error) && !(page instanceof Error);
    this.found.value =
      isMore && before.rows.length > page.rows.length
        ? { rows: join(page.rows, before.rows), next: before.next }
        : page;
  }

  /** An answer to an earlier query is dropped. */
  async #read(take: (page: SessionPage | Error) => void): Promise<void> {
    const query = this.query.value;
    const page = await this.#ask(null);
    if (query === this.query.value) take(page);
  }

  #ask(before: string | null): Promise<SessionPage | Error> {
    return listSessions(this.world, this.query.value, before).catch((error: unknown) => {
      if (error instanceof Error) return error;
      throw error;
    });
  }
}

function join(rows: SessionRow[], behind: SessionRow[]): SessionRow[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...behind.filter(({ id }) => !known.has(id))];
}
