/** For tests alone: two ports that are connected, as `chrome.runtime.connect` and `onConnect` give them. */
import type { LinePort } from '../line';

export interface FakePort extends LinePort {
  readonly isOpen: boolean;
  disconnect(): void;
}

class Port implements FakePort {
  isOpen = true;
  other: Port | undefined;
  readonly #messages: ((message: unknown) => void)[] = [];
  readonly #ends: (() => void)[] = [];
  readonly onMessage = {
    addListener: (listener: (message: unknown) => void) => this.#messages.push(listener),
  };
  readonly onDisconnect = { addListener: (listener: () => void) => this.#ends.push(listener) };

  /** As Chrome does: later, and as JSON; it throws when the port is closed. */
  postMessage(message: unknown): void {
    if (!this.isOpen) throw new Error('Attempting to use a disconnected port object');
    const text = JSON.stringify(message);
    const { other } = this;
    queueMicrotask(() => other?.isOpen && other.#hear(JSON.parse(text)));
  }

  /** Only the other end hears of it. */
  disconnect(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    const { other } = this;
    if (!other?.isOpen) return;
    other.isOpen = false;
    for (const listener of other.#ends) listener();
  }

  #hear(message: unknown): void {
    for (const listener of this.#messages) listener(message);
  }
}

export function portPair(): [FakePort, FakePort] {
  const [one, two] = [new Port(), new Port()];
  [one.other, two.other] = [two, one];
  return [one, two];
}
