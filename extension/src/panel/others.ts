/** What is at work and what waits for the user in all sessions, as the server tells it; and that of the others. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Waiting, WaitingDown, Working } from '../generated/types.ts';

/** What waits before the server has told. */
export const NOT_HEARD: readonly Waiting[] = [];

/** A session other than the one that is shown, in which something is at work or waits for the user. */
export interface Other {
  sessionId: string;
  title: string;
  work?: Working;
  waits?: Waiting;
}

export class Others {
  readonly waiting = signal<readonly Waiting[]>(NOT_HEARD);
  readonly working = signal<readonly Working[]>([]);
  /** What waits in sessions other than the one that is shown. */
  readonly waits = computed(() =>
    this.waiting.value.filter(({ sessionId }) => sessionId !== this.shown.value),
  );
  /** The sessions in the order in which they came. */
  readonly #places = signal<readonly string[]>([]);
  /** A row for each other session; it stays where it came, for what is about to be pressed must not move away. */
  readonly rows = computed(() => {
    const work = this.working.value.filter(({ sessionId }) => sessionId !== this.shown.value);
    const rows = join(this.waits.value, work);
    const place = ({ sessionId }: Other) => this.#places.value.indexOf(sessionId);
    return rows.sort((one, other) => place(one) - place(other));
  });

  /** `shown` is the session that is shown. */
  constructor(private readonly shown: ReadonlySignal<string | null>) {}

  take({ waiting, working }: WaitingDown): void {
    const ids = new Set([...waiting, ...working].map(({ sessionId }) => sessionId));
    const kept = this.#places.peek().filter((id) => ids.has(id));
    batch(() => {
      this.#places.value = [...new Set([...kept, ...ids])];
      this.waiting.value = waiting;
      this.working.value = working;
    });
  }
}

function join(waits: readonly Waiting[], work: readonly Working[]): Other[] {
  const ids = new Set([...waits, ...work].map(({ sessionId }) => sessionId));
  return [...ids].map((id) => {
    const first = waits.find(({ sessionId }) => sessionId === id);
    const own = work.find(({ sessionId }) => sessionId === id);
    return {
      sessionId: id,
      title: (first ?? own)?.title ?? '',
      ...(first ? { waits: first } : {}),
      ...(own ? { work: own } : {}),
    };
  });
}
