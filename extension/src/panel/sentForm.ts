/** The values of a form as the user reads them before they say yes: in words, with what is left out said. */
import type { SentField, SentForm } from '../generated/types.ts';
import { count } from './format.ts';
import { t } from './i18n.ts';

export interface SentRow {
  label: string;
  text: string;
  /** Words of ours stand for the value: it is empty, secret or a mark. */
  isSaid: boolean;
  /** What of the value is not shown. */
  rest: string;
}

export function rowsOf({ fields }: SentForm): SentRow[] {
  return fields.map((field) => {
    const said = say(field);
    const rest = field.more === undefined ? '' : t('sentCut', count(field.more));
    return { label: field.label, text: said ?? field.value ?? '', isSaid: said !== null, rest };
  });
}

function say({ value = '', checked, filled }: SentField): string | null {
  if (checked !== undefined) return t(checked ? 'say_yes' : 'say_no');
  if (filled !== undefined) return t(filled ? 'sentFilled' : 'sentEmpty');
  return value === '' ? t('sentEmpty') : null;
}

/** What goes along and is not listed; empty where that is nothing. */
export function unlistedOf({ more, hidden }: SentForm): string[] {
  return [
    ...(more > 0 ? [t('sentMore', count(more))] : []),
    ...(hidden > 0 ? [t('sentHidden', count(hidden))] : []),
  ];
}
