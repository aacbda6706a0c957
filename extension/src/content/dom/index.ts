/** Reading the tree: shadow roots, landmarks, frames and text. */
export * from './frame';
export * from './landmark';
export * from './pass';
export * from './text';
export * from './tree';
