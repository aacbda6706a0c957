/** The ports that content scripts hold to us, by their document: asked through one, a page answers sooner than by a message. */
import type { BackgroundMessage } from '../lib/contract.ts';
import { LINE, Line } from '../lib/line.ts';

type Sender = chrome.runtime.MessageSender;
/** What a document said; the answer where it asked. */
export type Hear = (message: BackgroundMessage, sender: Sender) => Promise<unknown>;

export class Lines {
  readonly #lines = new Map<string, Line>();

  /** True when the port is a line; one that no document of a tab opened is closed. */
  connected(port: chrome.runtime.Port, hear: Hear): boolean {
    if (port.name !== LINE) return false;
    const { sender } = port;
    const documentId = sender?.documentId;
    if (sender?.id !== chrome.runtime.id || sender.tab === undefined || documentId === undefined) {
      port.disconnect();
      return true;
    }
    const line = new Line(port, (message) => hear(message as BackgroundMessage, sender));
    this.#lines.set(documentId, line);
    port.onDisconnect.addListener(() => {
      if (this.#lines.get(documentId) === line) this.#lines.delete(documentId);
    });
    return true;
  }

  /** The open line of that document. */
  find(documentId: string): Line | undefined {
    return this.#lines.get(documentId);
  }
}
