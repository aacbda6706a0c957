/** Where a child frame shows its document: what lies in the frame is placed on the screen by the documents around it. */
import type { FrameBox } from '../lib/contract';
import { queryAll } from './dom';
import { FRAMES, indexOf } from './unseenFrames';

/** null for a frame that no window lists. */
export function boxOfFrame(document: Document, index: string): FrameBox | null {
  const isIt = (one: Element) =>
    indexOf(document.defaultView, (one as HTMLIFrameElement).contentWindow)[0] === index;
  const frame = queryAll(document, FRAMES).find(isIt);
  if (frame === undefined) return null;
  const { left, top } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return {
    x: Math.round(left + frame.clientLeft + Number.parseFloat(paddingLeft)),
    y: Math.round(top + frame.clientTop + Number.parseFloat(paddingTop)),
  };
}
