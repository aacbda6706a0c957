/** Every text of the surface by name, in the user's language; English where a translation is missing. */
import { effect, signal } from '@preact/signals';
import de from '../../public/_locales/de/messages.json';
import en from '../../public/_locales/en/messages.json';
import es from '../../public/_locales/es/messages.json';

export type TextName = keyof typeof en;
export type Language = 'en' | 'de' | 'es';
type Catalogue = Partial<Record<TextName, { message: string }>>;

export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };
const CATALOGUES: Record<Language, Catalogue> = { en, de, es };

export const language = signal<Language>('en');

/** The text of that name with `$1`, `$2` ... replaced. Reads the language signal, so that a change redraws. */
export function t(name: TextName, ...values: (string | number)[]): string {
  const { message } = CATALOGUES[language.value][name] ?? en[name];
  return message.replace(/\$(\d)/g, (_, position) => String(values[Number(position) - 1] ?? ''));
}

/** The first of the wanted languages (BCP 47 tags) that there is. */
export function chooseLanguage(wanted: readonly (string | null)[]): Language {
  const known = wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag && tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

/** The page says which language it is in, now and after every change. */
export function markLanguage(page: Document): void {
  effect(() => {
    page.documentElement.lang = language.value;
  });
}

/** The text for a value of the wire; the value itself where there is none. */
export function label(prefix: string, value: string): string {
  const name = `${prefix}_${value}`;
  return name in en ? t(name as TextName) : value;
}

/** "dom.click" as the user says it. */
export function nameAction(action: string): string {
  const [, verb] = action.split('.');
  return label('action', verb ?? action);
}
