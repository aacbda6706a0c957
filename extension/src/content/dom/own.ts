/** What the copilot itself puts into a page is one element of this name, and no part of the page. */
export const OVERLAY_TAG = 'browser-copilot-overlay';

/** Whether a change of the page is nothing but our own element coming, going or being set. */
export function isOwnChange({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type !== 'childList') return isOwn(target);
  return [...addedNodes, ...removedNodes].every(isOwn);
}

function isOwn(node: Node): boolean {
  return node instanceof Element && node.localName === OVERLAY_TAG;
}
