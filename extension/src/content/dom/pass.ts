/** What is read from the page is remembered for one synchronous pass, then dropped; everything is right without it. */

interface Hook {
  begin: () => void;
  end: () => void;
}

/** What one pass remembers, by the function that computed it. Kept by whoever cuts one look at the page into slices. */
export type PassMemory = Map<object, Map<object, unknown>>;

const hooks: Hook[] = [];
let depth = 0;
let memory: PassMemory | undefined;
/** Make each function forget whom it was asked about last. */
const forgets: (() => void)[] = [];

/** Registers what must happen around the outermost pass. Called once, when a module is loaded. */
export function aroundPass(hook: Hook): void {
  hooks.push(hook);
}

/**
 * Runs `work` in a pass. It must be synchronous and must not change the page. Passes nest.
 * `kept` is the memory of an earlier slice: valid only while the page has not changed since.
 */
export function inPass<T>(work: () => T, kept?: PassMemory): T {
  const outer = memory;
  if (depth++ === 0) for (const hook of hooks) hook.begin();
  memory = outer ?? kept ?? new Map();
  try {
    return work();
  } finally {
    memory = outer;
    if (--depth === 0) {
      for (const forget of forgets) forget();
      for (const hook of hooks) hook.end();
    }
  }
}

/** A function of one object that remembers, within a pass, the one that it was asked about last: for what costs little. */
export function memoLast<K extends object, V>(
  compute: (key: K, last?: K, lastValue?: V) => V,
): (key: K) => V {
  let last: K | undefined;
  let lastValue: V | undefined;
  forgets.push(() => {
    last = undefined;
    lastValue = undefined;
  });
  return (key) => {
    if (memory === undefined) return compute(key);
    if (key !== last) {
      lastValue = compute(key);
      last = key;
    }
    return lastValue as V;
  };
}

/** A function of one object, computed once for each within a pass, each time outside of one. */
export function memo<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  let known: Map<object, V> | undefined;
  // The same is asked again and again of one element before the next one's turn comes.
  let last: K | undefined;
  let lastValue: V | undefined;
  forgets.push(() => {
    known = undefined;
    last = undefined;
    lastValue = undefined;
  });
  return (key) => {
    if (memory === undefined) return compute(key);
    if (key === last) return lastValue as V;
    if (known === undefined) {
      known = (memory.get(compute) as Map<object, V> | undefined) ?? new Map();
      memory.set(compute, known);
    }
    const values = known;
    let value = values.get(key);
    if (value === undefined && !values.has(key)) {
      value = compute(key);
      values.set(key, value);
    }
    last = key;
    lastValue = value;
    return value as V;
  };
}
