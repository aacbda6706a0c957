/** Reading the tree: shadow roots, landmarks, frames and text. */
export * from './area';
export { spreadCells } from './cells';
export * from './codeEditor';
export * from './dirt';
export * from './frame';
export * from './hints';
export * from './hover';
export * from './landmark';
export * from './own';
export * from './pass';
export * from './sending';
export * from './text';
export * from './ticking';
export * from './tree';
