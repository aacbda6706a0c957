/** Child frames that a person cannot use now: what stands in them is no part of the page. */
import { coverOf, whyUnseen } from './aria';
import { holds, inPass, queryAll } from './dom';

export const FRAMES = 'iframe, frame, object, embed';
const MODALS = ':modal, [aria-modal="true"]';
/** Faded out, a frame may still be what takes a file or a click. */
const USABLE = new Set([undefined, 'transparent']);

/** The frames that are hidden, or covered while a modal dialog that does not hold them is open, by index in `window.frames`. */
export function findUnseenFrames(document: Document): string[] {
  return inPass(() => {
    const frames = queryAll(document, FRAMES);
    if (frames.length === 0) return [];
    const modals = queryAll(document, MODALS).filter((modal) => whyUnseen(modal) === undefined);
    return frames
      .filter((frame) => !USABLE.has(whyUnseen(frame)) || isBehind(frame, modals))
      .flatMap((frame) => indexOf(document.defaultView, (frame as HTMLIFrameElement).contentWindow ?? null));
  });
}

function isBehind(frame: Element, modals: readonly Element[]): boolean {
  if (modals.length === 0 || modals.some((modal) => holds(modal, frame))) return false;
  return coverOf(frame) !== null;
}

/** A frame in a shadow root has no index. */
export function indexOf(view: Window | null, inner: Window | null): [string] | [] {
  if (!view || !inner) return [];
  for (let index = 0; index < view.length; index++) if (view[index] === inner) return [String(index)];
  return [];
}
