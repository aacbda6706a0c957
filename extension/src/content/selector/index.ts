/** From a selector to its element and back. */
export { findByFingerprint, fingerprint, type Generated, generate, hasFingerprint } from './generate';
export { ownBoxOf } from './own';
export { cssPathOf, isStableId } from './path';
export { describe, resolve } from './resolve';
export { Numbering } from './twins';
