/** Values are set by the browser's own setters, so that a framework that wraps a field's `value` still notices. */

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The setter of the element's class, past any that a page put on the element itself. */
function setterOf(element: Element, property: string): ((value: unknown) => void) | undefined {
  for (let at: object | null = Object.getPrototypeOf(element); at; at = Object.getPrototypeOf(at)) {
    const setter = Object.getOwnPropertyDescriptor(at, property)?.set;
    if (setter) return setter.bind(element);
  }
  return undefined;
}

export function setValue(control: TextControl | HTMLSelectElement, value: string): void {
  setterOf(control, 'value')?.(value);
}

export function setFiles(input: HTMLInputElement, files: FileList): void {
  setterOf(input, 'files')?.(files);
}

/** The kinds of input that hold text with a caret: https://html.spec.whatwg.org/multipage/input.html#do-not-apply */
const WITH_SELECTION = ['text', 'search', 'tel', 'url', 'password'];

/** Caret and selection of a text control; the end of the text where the control does not tell. */
export function getSelectionOf(control: TextControl): { start: number; end: number } {
  const length = control.value.length;
  if (control instanceof HTMLInputElement && !WITH_SELECTION.includes(control.type)) {
    return { start: length, end: length };
  }
  return { start: control.selectionStart ?? length, end: control.selectionEnd ?? length };
}

export function setSelectionOf(control: TextControl, start: number, end = start): void {
  if (control instanceof HTMLInputElement && !WITH_SELECTION.includes(control.type)) return;
  control.setSelectionRange(start, end);
}

/** Kinds of input whose value has one written form, and how that form looks. */
export const VALUE_FORMS: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  color: { pattern: /^#[0-9a-f]{6}$/, example: '#1e90ff' },
  date: { pattern: /^\d{4,6}-\d{2}-\d{2}$/, example: '2026-03-31' },
  'datetime-local': {
    pattern: /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/,
    example: '2026-03-31T14:30',
  },
  month: { pattern: /^\d{4,6}-\d{2}$/, example: '2026-03' },
  number: { pattern: /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i, example: '12.5' },
  range: { pattern: /^-?(\d+(\.\d+)?|\.\d+)$/, example: '40' },
  time: { pattern: /^\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/, example: '14:30' },
  week: { pattern: /^\d{4,6}-W\d{2}$/, example: '2026-W14' },
};

/** Rewrites unmistakable other spellings to the form of that kind of input; the text itself otherwise. */
export function normalizeValue(type: string, text: string): string {
  const trimmed = text.trim();
  if (type === 'date') {
    const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(trimmed);
    if (dotted) return `${dotted[3]}-${pad(dotted[2])}-${pad(dotted[1])}`;
    return /^\d{4}-\d{2}-\d{2}T/.test(trimmed) ? trimmed.slice(0, 10) : trimmed;
  }
  if (type === 'datetime-local') return trimmed.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
  if (type === 'time') return normalizeTime(trimmed);
  if (type === 'number' || type === 'range') return normalizeNumber(trimmed);
  if (type === 'color') return normalizeColor(trimmed);
  return trimmed;
}

/** "9:05" and "9:05 pm" as 09:05 and 21:05. */
function normalizeTime(text: string): string {
  const [, hour = '', minute, half] = /^(0?[1-9]|1[0-2]):([0-5]\d)\s*([ap])\.?m\.?$/i.exec(text) ?? [];
  if (half === undefined) return text.replace(/^(\d):/, '0$1:');
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${pad(String(hours))}:${minute}`;
}

/** Any opaque colour of CSS, as #rrggbb (https://html.spec.whatwg.org/#serialisation-of-a-color). */
function normalizeColor(text: string): string {
  const brush = new OffscreenCanvas(1, 1).getContext('2d');
  if (brush === null || !CSS.supports('color', text)) return text;
  // A brush keeps the colour that it had where it is given none: inherit, currentcolor, a variable.
  const [one, other] = ['#000000', '#ffffff'].map((start) => {
    brush.fillStyle = start;
    brush.fillStyle = text;
    return brush.fillStyle;
  });
  return one === other && typeof one === 'string' && !/currentcolor/i.test(text) ? one : text;
}

/** "1,234.50", "1.234,50" and "1 234.5" lose their separators; a lone comma is a decimal one unless three digits follow it. */
function normalizeNumber(text: string): string {
  const tight = text.replace(/^\+/, '').replace(/(\d)[\s'’](?=\d{3})/g, '$1');
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(tight)) return tight.replace(/,/g, '');
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(tight)) return tight.replace(/\./g, '').replace(',', '.');
  return /^-?\d+,(\d{1,2}|\d{4,})$/.test(tight) ? tight.replace(',', '.') : tight;
}

function pad(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0');
}
