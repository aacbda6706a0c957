/** A tab that opens while a call acts belongs to that call's session. */

import { defer } from './defer.ts';

/** The tabs that one action opened, by Chrome's id. */
export interface Opening {
  readonly chromeIds: Set<number>;
  end(): void;
}

interface Open extends Opening {
  openerId: number;
}

export class Openings {
  readonly #open = new Set<Open>();
  readonly #listeners = new Set<() => void>();

  begin(openerId: number): Opening {
    const opening: Open = {
      openerId,
      chromeIds: new Set(),
      end: () => {
        this.#open.delete(opening);
      },
    };
    this.#open.add(opening);
    return opening;
  }

  /** A tab came with that opener; true when an action is waiting for it. */
  opened(chromeId: number, openerId: number | undefined): boolean {
    const openings = [...this.#open].filter((opening) => opening.openerId === openerId);
    for (const opening of openings) opening.chromeIds.add(chromeId);
    for (const listener of [...this.#listeners]) listener();
    return openings.length > 0;
  }

  /** Resolves at the next tab that opens. The second function ends the wait. */
  next(): [Promise<void>, () => void] {
    const opened = defer();
    const listener = () => opened.resolve();
    this.#listeners.add(listener);
    return [opened.promise, () => this.#listeners.delete(listener)];
  }
}
