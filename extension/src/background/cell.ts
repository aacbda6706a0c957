/** What must outlive the worker is read once at its start and written through at each change; globals forget. */

/** The part of a chrome.storage area that we use. */
export interface Area {
  get(keys: string | string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string | string[]): Promise<void>;
}

/** One value under one key. `load` must have been awaited before `value` is trusted. */
export class Cell<T> {
  constructor(
    private readonly area: Area,
    private readonly key: string,
    public value: T,
    private readonly isValid: (stored: unknown) => stored is T,
  ) {}

  async load(): Promise<void> {
    const stored = (await this.area.get(this.key))[this.key];
    if (this.isValid(stored)) this.value = stored;
  }

  /** Takes the value at once; durable when the promise resolves. */
  save(value: T): Promise<void> {
    this.value = value;
    return this.area.set({ [this.key]: value });
  }
}

export const isNumber = (stored: unknown): stored is number =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0;

export const isText = (stored: unknown): stored is string => typeof stored === 'string' && stored !== '';

export const isTextList = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((item) => typeof item === 'string');

/** Whether it is an object whose every value passes. */
export function isRecordOf<V>(isValue: (value: unknown) => value is V) {
  return (stored: unknown): stored is Record<string, V> =>
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every(isValue);
}
