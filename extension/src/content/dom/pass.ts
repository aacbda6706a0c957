/** What is read from the page is remembered for one synchronous pass, then dropped; everything is right without it. */

interface Hook {
  begin: () => void;
  end: () => void;
}

const hooks: Hook[] = [];
let depth = 0;

/** Registers what must happen around the outermost pass. Called once, when a module is loaded. */
export function aroundPass(hook: Hook): void {
  hooks.push(hook);
}

/** Runs `work` in a pass. It must be synchronous and must not change the page. Passes nest. */
export function inPass<T>(work: () => T): T {
  if (depth++ === 0) for (const hook of hooks) hook.begin();
  try {
    return work();
  } finally {
    if (--depth === 0) for (const hook of hooks) hook.end();
  }
}

/** A function of one object, computed once for each within a pass, each time outside of one. */
export function memo<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  let known: Map<K, V> | undefined;
  aroundPass({
    begin: () => {
      known = new Map();
    },
    end: () => {
      known = undefined;
    },
  });
  return (key) => {
    if (known === undefined) return compute(key);
    const old = known.get(key);
    if (old !== undefined || known.has(key)) return old as V;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
