/** The few texts that the worker says, in the language that the user chose; without a choice in the browser's. */
import { log } from '../lib/log.ts';
import { type Area, Cell } from './cell.ts';
import { messageOf } from './frames.ts';

const isLanguage = (stored: unknown): stored is string =>
  typeof stored === 'string' && /^[a-z]{2}$/.test(stored);

export class Words {
  readonly #language: Cell<string>;
  #catalogue: { language: string; texts: Record<string, { message: string }> } | null = null;

  constructor(local: Area) {
    this.#language = new Cell(local, 'language', '', isLanguage);
  }

  load(): Promise<void> {
    return this.#language.load();
  }

  /** Whether that is another language than before. */
  async choose(language: string): Promise<boolean> {
    if (!isLanguage(language) || language === this.#language.value) return false;
    await this.#language.save(language);
    return true;
  }

  /** The text of that name in `public/_locales`. */
  async find(name: string): Promise<string> {
    const texts = await this.#read(this.#language.value);
    return texts[name]?.message ?? chrome.i18n.getMessage(name);
  }

  /** The catalogues are files of the extension: none is held by a worker that says nothing. */
  async #read(language: string): Promise<Record<string, { message: string }>> {
    if (language === '') return {};
    if (this.#catalogue?.language === language) return this.#catalogue.texts;
    try {
      const answer = await fetch(chrome.runtime.getURL(`/_locales/${language}/messages.json`));
      const texts = (await answer.json()) as Record<string, { message: string }>;
      this.#catalogue = { language, texts };
      return texts;
    } catch (error) {
      log('warning', 'words', 'there are no texts in that language', { language, reason: messageOf(error) });
      return {};
    }
  }
}
