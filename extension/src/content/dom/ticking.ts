/** What changes by itself again and again, a clock or an advertisement, is no answer to what is done on the page. */

/** How often something of one kind changed by itself; ms of `performance.now`. */
interface Beat {
  first: number;
  last: number;
  times: number;
}

/** Twice a change may have any reason. */
const LEAST_TIMES = 3;
/** A beat that is late by its own length and so many ms has stopped. */
const LATE_MS = 250;
/** What changes within so many ms after an act may be its answer. */
const ANSWER_MS = 1_000;
/** After a flood only the last ones are looked at. */
const MAX_RECORDS = 100;
/** Nothing but a time of day, or what is left of one. */
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?$/i;

const beats = new WeakMap<Node, Map<string, Beat>>();
let acts = 0;
let quietFrom = 0;

/** An act begins: until a while after `endAct` no new beat is learned. */
export function beginAct(): void {
  acts += 1;
}

export function endAct(): void {
  acts -= 1;
  quietFrom = performance.now() + ANSWER_MS;
}

/** Learns what changes by itself: while no act is under way, and no person is at work. */
export function noteBeats(records: readonly MutationRecord[]): void {
  const now = performance.now();
  const isAlone = acts === 0 && now >= quietFrom && !navigator.userActivation?.isActive;
  for (const record of records.slice(-MAX_RECORDS)) {
    const kinds = beats.get(record.target) ?? new Map<string, Beat>();
    const kind = kindOf(record);
    const beat = kinds.get(kind);
    if (beat !== undefined && (isAlone || isBeating(beat, now))) {
      // Several records of one moment are one change.
      if (now > beat.last) Object.assign(beat, { last: now, times: beat.times + 1 });
    } else if (isAlone) kinds.set(kind, { first: now, last: now, times: 1 });
    beats.set(record.target, kinds);
  }
}

/** Whether such a change of that node comes by itself, or shows a time of day. */
export function isTick(record: MutationRecord): boolean {
  const beat = beats.get(record.target)?.get(kindOf(record));
  return (beat !== undefined && isBeating(beat, performance.now())) || isClock(record);
}

function isBeating({ first, last, times }: Beat, now: number): boolean {
  if (times < LEAST_TIMES) return false;
  return now - last <= (2 * (last - first)) / (times - 1) + LATE_MS;
}

function isClock({ type, target, addedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return false;
  const nodes = type === 'childList' ? [...addedNodes] : [target];
  return nodes.length > 0 && nodes.every((node) => node instanceof Text && CLOCK.test(node.data.trim()));
}

/** Toasts and dialogs come in one place: of them only the same kind of element is the same kind of change. */
function kindOf({ type, attributeName, addedNodes, removedNodes }: MutationRecord): string {
  const node = addedNodes[0] ?? removedNodes[0];
  const look = node instanceof Element ? `${node.getAttribute('role')} ${node.getAttribute('class')}` : '';
  return `${type} ${attributeName ?? ''} ${node?.nodeName ?? ''} ${look}`;
}
