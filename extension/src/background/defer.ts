/** A promise and the function that keeps it, side by side. */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
}

export function defer<T = void>(): Deferred<T> {
  const parts: { resolve?: (value: T) => void } = {};
  const promise = new Promise<T>((resolve) => {
    parts.resolve = resolve;
  });
  return { promise, resolve: (value) => parts.resolve?.(value) };
}
