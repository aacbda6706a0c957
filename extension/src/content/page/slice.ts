/** Work is done in slices, so that the page has its turn in between. */

/** Goes on with the work for `ms`, or to its next pause after that. */
export function runSlice<T>(work: Generator<void, T>, ms: number): IteratorResult<void, T> {
  const end = performance.now() + ms;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}
