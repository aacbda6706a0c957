/** What no picture may show: secret fields, and frames that do not cover their own. */
import { isSecret } from './aria';
import { queryAll } from './dom';
import { FRAMES, indexOf } from './unseenFrames';

/** `readable` are the frames, by their index in `window.frames`, whose own content script covers what is secret there. */
export function findMasked(document: Document, readable: readonly string[]): Element[] {
  const secrets = queryAll(document, 'input, textarea').filter((field) => isSecret(field));
  const frames = queryAll(document, FRAMES).filter((frame) => {
    const [index] = indexOf(document.defaultView, (frame as HTMLIFrameElement).contentWindow ?? null);
    return index === undefined ? holdsDocument(frame) : !readable.includes(index);
  });
  return [...secrets, ...frames];
}

/** A frame in a shadow tree has no index; a plug-in's box has no document that could be asked. A picture is no document. */
function holdsDocument(frame: Element): boolean {
  if (frame.matches('iframe, frame, embed')) return true;
  return !/^image\//.test(frame.getAttribute('type') ?? '');
}
