/** Frames that the browser does not list, or that nobody may read: the first are looked for, of both is told that they are there. */
import { MAX_FRAMES } from '../generated/limits.ts';
import type { Frame } from './frames.ts';
import { originOf } from './origins.ts';

/** What is needed of `chrome.webNavigation.GetAllFrameResultDetails`. */
export type FrameDetails = Pick<
  chrome.webNavigation.GetAllFrameResultDetails,
  'documentId' | 'frameId' | 'parentFrameId' | 'url' | 'documentLifecycle'
>;

/** A frame that the extension may not read, or that did not answer in time. */
export interface DarkFrame {
  path: string[];
  origin: string;
}

/** Indexes beyond those that a window counts to. */
const FIRST_HIDDEN = 5_000;

/** What a frame in a shadow root goes by, as long as it is there: no window counts it among its frames. */
export function pathOfHidden(number: number): string[] {
  return [String(FIRST_HIDDEN + (number % FIRST_HIDDEN))];
}

/** The names of so many frames are kept: of documents that are gone, too, so that no other one gets theirs. */
const MAX_NAMES = 1_000;

/**
 * The path of a frame that no window lists: the one that its document has in `names`, else the next that none has, of
 * `others` neither. By their order, for Chrome's own numbers change with each load. The oldest names are let go.
 */
export function nameHidden(
  names: Map<string, number>,
  documentId: string,
  others: readonly string[] = [],
): string[] {
  const known = names.get(documentId);
  if (known !== undefined) return pathOfHidden(known);
  const given = [...names.values()];
  const taken = new Set([...others, ...given.map((number) => pathOfHidden(number).join())]);
  let next = (given.at(-1) ?? -1) + 1;
  while (taken.has(pathOfHidden(next).join())) next++;
  names.set(documentId, next);
  const [oldest] = names.keys();
  if (names.size > MAX_NAMES && oldest !== undefined) names.delete(oldest);
  return pathOfHidden(next);
}

function isHidden({ path }: DarkFrame): boolean {
  return Number(path.at(-1) ?? 0) >= FIRST_HIDDEN;
}

/** A document that nobody lists has no address here: it tells its own. */
const UNKNOWN = { parentFrameId: -1, url: '' };

/** Whether a document holds more frames than are listed below it: webNavigation leaves those of blobs out. */
export function hasUnlisted(frames: readonly Frame[], listed: readonly FrameDetails[]): boolean {
  const hidden = new Set(frames.filter(isHidden).map(({ frameId }) => frameId));
  const counted = listed.filter(({ frameId }) => !hidden.has(frameId));
  const countBelow = (id: number) => counted.filter(({ parentFrameId }) => parentFrameId === id).length;
  return frames.some(({ frameId, children = 0 }) => children > countBelow(frameId));
}

/** The documents that take the script though they are not listed. */
export async function findUnlisted(
  chromeId: number,
  script: string,
  listed: readonly FrameDetails[],
): Promise<FrameDetails[]> {
  const target = { tabId: chromeId, allFrames: true };
  const results = await chrome.scripting
    .executeScript({ target, files: [script], injectImmediately: true })
    .catch(() => []);
  const known = new Set(listed.map(({ frameId }) => frameId));
  return results
    .filter(({ frameId }) => !known.has(frameId))
    .map(({ frameId, documentId }) => ({
      ...UNKNOWN,
      frameId,
      documentId,
      documentLifecycle: 'active' as const,
    }));
}

/** Those of the frames that a person can use now, so far as the documents around them tell. */
export function listShown<F extends DarkFrame>(of: readonly F[], frames: readonly Frame[]): F[] {
  const unseen = frames.flatMap(({ path, unseen = [] }) => unseen.map((step) => [...path, step]));
  const isIn = (path: readonly string[], outer: readonly string[]) =>
    outer.every((step, at) => path[at] === step);
  return of.filter(({ path }) => !unseen.some((outer) => isIn(path, outer)));
}

/** Where the dark frames are: by their order among the siblings, as far as the readable ones leave room. */
export function describeDark(
  unread: readonly FrameDetails[],
  listed: readonly FrameDetails[],
  frames: readonly Frame[],
): DarkFrame[] {
  const paths = new Map(frames.map((frame) => [frame.frameId, frame.path]));
  const dark = unread.map((details) => {
    const siblings = listed.filter((frame) => frame.parentFrameId === details.parentFrameId);
    const index = String(siblings.findIndex((frame) => frame.frameId === details.frameId));
    const path = [...(paths.get(details.parentFrameId) ?? []), index].slice(0, 16);
    return { path, origin: originOf(details.url) ?? 'null' };
  });
  const isFull = listed.length > MAX_FRAMES;
  return isFull
    ? dark
    : [...dark, ...frames.flatMap((frame) => describeUnknown(frame, [...frames, ...dark]))];
}

/** Frames that a document says it holds and that nothing else is known of. */
function describeUnknown({ path, children = 0 }: Frame, known: readonly DarkFrame[]): DarkFrame[] {
  const parent = path.join();
  const steps = known
    .filter((one) => !isHidden(one))
    .flatMap((one) => (one.path.slice(0, -1).join() === parent ? one.path.slice(path.length) : []));
  const free = Array.from({ length: Math.min(children, MAX_FRAMES) }, (_, index) => String(index));
  return free
    .filter((step) => !steps.includes(step))
    .slice(0, Math.max(0, children - steps.length))
    .map((step) => ({ path: [...path, step].slice(0, 16), origin: 'null' }));
}
