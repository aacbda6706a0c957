/** What the last summary said, to know one that says something else of the page although no mutation told of it. */
import type { MiniPCD } from '../../generated/types';
import type { Budget } from '../../lib/budget';

/** What was said of each thing by its id, and of the page as a whole; JSON. */
type Facts = ReadonlyMap<string, string>;

interface Last {
  ts: number;
  facts: Facts;
  isWhole: boolean;
}

export class Said {
  private readonly last = new Map<string, Last>();

  /** The summary, with a `ts` of `bump` where it tells of another page than the last one of the same `ts` and budget. */
  date(summary: MiniPCD, budget: Budget, bump: () => number): MiniPCD {
    const { actions, forms, collections } = summary.truncated;
    const now = { ts: summary.ts, facts: factsOf(summary), isWhole: actions + forms + collections === 0 };
    const key = JSON.stringify(budget);
    const before = this.last.get(key);
    this.last.set(key, now);
    // A value set by a script, a shadow root attached: nobody was told when it happened.
    if (before?.ts === now.ts && isOther(before, now)) now.ts = bump();
    return now.ts === summary.ts ? summary : { ...summary, ts: now.ts };
  }
}

/** Where the page is scrolled to decides what is above the fold, and which of too many things are chosen: no other page. */
function factsOf(summary: MiniPCD): Facts {
  const { title, loginState, httpError, headings, messages, dialog, actions, forms, collections } = summary;
  const page = JSON.stringify([title, loginState, httpError, headings, messages, dialog]);
  const things = [...actions.map(({ aboveFold: _, ...action }) => action), ...forms, ...collections];
  return new Map([['', page], ...things.map((one) => [one.id, JSON.stringify(one)] as const)]);
}

function isOther(before: Last, now: Last): boolean {
  for (const [id, fact] of now.facts) if (before.facts.has(id) && before.facts.get(id) !== fact) return true;
  if (!before.isWhole || !now.isWhole) return false;
  return before.facts.size !== now.facts.size || [...now.facts.keys()].some((id) => !before.facts.has(id));
}
