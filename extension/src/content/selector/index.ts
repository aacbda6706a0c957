/** From a selector to its element and back. */
export { fingerprint, type Generated, generate } from './generate';
export { cssPathOf, isStableId } from './path';
export { describe, resolve } from './resolve';
