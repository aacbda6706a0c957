/** What a field is called in the summary: its own label, with its group where that does not tell it from the others. */
import { label } from '../../lib/text';
import { labelOf } from '../aria';
import { boxLabel } from './boxLabel';
import { type FieldFind, groupLabel } from './describe';

const OF_GROUP = new Set(['radio', 'spinbutton']);

/** The field's label; a radio button, a part of a date and one of like fields are told by their group too: "Size: Large". */
export function fieldLabel(field: FieldFind): string {
  const own = withPattern(field.element, labelOf(field.element));
  const type = (field.element as Partial<HTMLInputElement>).type;
  const ofGroup = type === 'radio' || OF_GROUP.has(field.element.getAttribute('role') ?? '');
  const group = (ofGroup && groupLabel(field.place)) || (field.part ?? '');
  return group === '' || own.toLowerCase().startsWith(group.toLowerCase())
    ? label(own)
    : label(`${group}: ${own}`);
}

const PATTERN = /^(?:d{1,2}|m{1,2}|y{2,4})([./-])(?:d{1,2}|m{1,2})\1(?:d{1,2}|m{1,2}|y{2,4})$/i;

/** How the field wants a date written is part of what it asks for: "Born (dd.mm.yyyy)". */
function withPattern(element: Element, own: string): string {
  const hint = (element.getAttribute('placeholder') ?? '').trim();
  return PATTERN.test(hint) && !own.toLowerCase().includes(hint.toLowerCase()) ? `${own} (${hint})` : own;
}

/** Fields of one form that are called the same are told by their group, else by the heading above them or the box around each. */
export function tellApart(fields: readonly FieldFind[]): void {
  const alike = new Map<string, FieldFind[]>();
  for (const field of fields) {
    const own = labelOf(field.element);
    if (own === '' || field.place.item) continue;
    const same = alike.get(own);
    if (same === undefined) alike.set(own, [field]);
    else same.push(field);
  }
  for (const same of alike.values()) {
    const around = same.map((field) => groupLabel(field.place) || field.heading);
    const isTold = new Set(around).size === same.length;
    const parts = isTold
      ? around
      : same.map((field, index) => boxLabel(field.element) || (around[index] ?? ''));
    if (new Set(parts).size < 2) continue;
    for (const [index, field] of same.entries()) field.part = parts[index] ?? '';
  }
}
