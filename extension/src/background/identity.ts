/** Who this worker is: one id for the profile, a new one for each life, and the number of the life. */
import { type Area, Cell, isNumber, isText } from './cell.ts';

export class Identity {
  readonly workerId = crypto.randomUUID();
  readonly #browserId: Cell<string>;
  readonly #generation: Cell<number>;

  constructor(local: Area) {
    this.#browserId = new Cell(local, 'browserId', '', isText);
    this.#generation = new Cell(local, 'generation', 0, isNumber);
  }

  async load(): Promise<void> {
    await Promise.all([this.#browserId.load(), this.#generation.load()]);
    if (this.#browserId.value === '') await this.#browserId.save(crypto.randomUUID());
    await this.#generation.save(this.#generation.value + 1);
  }

  get browserId(): string {
    return this.#browserId.value;
  }

  /** Counts the lives of the worker in this profile. */
  get generation(): number {
    return this.#generation.value;
  }
}
