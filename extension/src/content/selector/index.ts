/** From a selector to its element and back. */
export { findByFingerprint, fingerprint, type Generated, generate } from './generate';
export { ownBoxOf, tellingWordsOf } from './own';
export { cssPathOf, isStableId } from './path';
export { describe, resolve } from './resolve';
