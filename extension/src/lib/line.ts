/** Questions and answers over a port: a one-time message opens and closes a channel of its own each time, and costs three times as much. */
import { log } from './log';

/** The name of the ports between content scripts and background. */
export const LINE = 'line';

/** The corner of `chrome.runtime.Port` that a line needs. */
export interface LinePort {
  postMessage(message: unknown): void;
  onMessage: { addListener(listener: (message: unknown) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
}

/** A question has a number, its answer the same; what has none is only told. */
type Packet = { ask?: number; message: unknown } | { answer: number; reply: unknown };

/** What a question gets; undefined for what is only told. */
export type Serve = (message: unknown) => Promise<unknown>;

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

export class Line {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #ended = false;

  constructor(
    private readonly port: LinePort,
    private readonly serve: Serve,
  ) {
    port.onMessage.addListener((packet) => this.#take(packet as Packet));
    port.onDisconnect.addListener(() => this.end());
  }

  get isOpen(): boolean {
    return !this.#ended;
  }

  /** Rejects when the line ends before the answer came. */
  ask(message: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      if (!this.#post({ ask: this.#last, message })) this.end();
    });
  }

  /** Nobody answers; lost when the line has ended. */
  tell(message: unknown): void {
    this.#post({ message });
  }

  /** Rejects what waits for an answer. */
  end(): void {
    this.#ended = true;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error('the line ended'));
  }

  #take(packet: Packet): void {
    if ('answer' in packet) {
      this.#waiting.get(packet.answer)?.resolve(packet.reply);
      this.#waiting.delete(packet.answer);
    } else void this.#serve(packet.message, packet.ask);
  }

  async #serve(message: unknown, number: number | undefined): Promise<void> {
    const reply = await this.serve(message);
    if (number !== undefined) this.#post({ answer: number, reply });
  }

  /** False when the port is closed. */
  #post(packet: Packet): boolean {
    if (this.#ended) return false;
    try {
      this.port.postMessage(packet);
      return true;
    } catch (error) {
      log('debug', 'line', 'nothing goes through any more', { error });
      return false;
    }
  }
}
