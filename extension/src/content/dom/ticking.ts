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
/** What comes more seldom is no beat: messages of a chat, say. */
const LONGEST_MS = 6_000;
/** Of one node so many kinds of change are remembered. */
const MAX_KINDS = 16;
/** What changes within so many ms after an act may be its answer. */
const ANSWER_MS = 1_000;
/** After a flood only the last ones are looked at. */
const MAX_RECORDS = 100;
/** Nothing but a time of day, or what is left of one. */
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:[ap]\.?m\.?)?$/i;
/** A clock goes on by so many of its smallest units; what sets a time mostly goes further. */
const MAX_STEP = 2;

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
    const beat = nextBeat(kinds.get(kind), now, isAlone);
    if (beat === undefined) continue;
    // Those that changed last are kept.
    kinds.delete(kind);
    kinds.set(kind, beat);
    for (const [oldest] of kinds) if (kinds.size > MAX_KINDS) kinds.delete(oldest);
    beats.set(record.target, kinds);
  }
}

/** The beat with one more change; a new one where the old one had stopped. */
function nextBeat(beat: Beat | undefined, now: number, isAlone: boolean): Beat | undefined {
  const isLasting = beat !== undefined && isInTime(beat, now);
  if (!isAlone && !(isLasting && beat.times >= LEAST_TIMES)) return beat;
  if (!isLasting) return { first: now, last: now, times: 1 };
  // Several records of one moment are one change.
  return now > beat.last ? { ...beat, last: now, times: beat.times + 1 } : beat;
}

/** Whether such a change of that node comes by itself, or shows a time of day. */
export function isTick(record: MutationRecord): boolean {
  const beat = beats.get(record.target)?.get(kindOf(record));
  return (beat !== undefined && isBeating(beat, performance.now())) || isClock(record);
}

function isBeating(beat: Beat, now: number): boolean {
  return beat.times >= LEAST_TIMES && isInTime(beat, now);
}

/** Before it has its measure, any time that a beat may take. */
function isInTime({ first, last, times }: Beat, now: number): boolean {
  const due = times < LEAST_TIMES ? LONGEST_MS : (2 * (last - first)) / (times - 1);
  return now - last <= Math.min(due, LONGEST_MS) + LATE_MS;
}

/** A time of day that goes on: where none stood, or quite another one, somebody set it. */
export function isClock({ type, target, oldValue, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return false;
  const [old, now] =
    type === 'childList' ? [textIn(removedNodes), textIn(addedNodes)] : [oldValue, target.nodeValue];
  const [before, after] = [readClock(old), readClock(now)];
  return before !== undefined && after !== undefined && Math.abs(after - before) <= MAX_STEP;
}

function textIn(nodes: NodeList): string | null {
  const isText = [...nodes].every((node) => node instanceof Text);
  return isText ? [...nodes].map((node) => node.nodeValue).join('') : null;
}

/** In its smallest unit. */
function readClock(text: string | null): number | undefined {
  const [, ...parts] = CLOCK.exec(text?.trim() ?? '') ?? [];
  const units = parts.filter((part) => part !== undefined).map(Number);
  return units.length === 0 ? undefined : units.reduce((all, part) => all * 60 + part, 0);
}

/** Toasts and dialogs come in one place: of them only the same kind of element is the same kind of change. */
function kindOf({ type, attributeName, addedNodes, removedNodes }: MutationRecord): string {
  const node = addedNodes[0] ?? removedNodes[0];
  const look = node instanceof Element ? `${node.getAttribute('role')} ${node.getAttribute('class')}` : '';
  return `${type} ${attributeName ?? ''} ${node?.nodeName ?? ''} ${look}`;
}
