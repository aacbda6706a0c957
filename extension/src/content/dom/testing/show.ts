/** A page for tests: the markup becomes the document's body, and the document counts as a top frame. */
import { assumeFramePath } from '../frame';

/** Shows the markup; declarative shadow roots (`shadowrootmode`) become real ones. Gives the body. */
export function show(markup: string): HTMLElement {
  assumeFramePath(document, []);
  document.documentElement.lang = 'en';
  document.title = 'Test page';
  document.body.replaceChildren();
  document.body.setHTMLUnsafe(markup);
  return document.body;
}

/** The first element that matches. Raises when there is none, for then the test is wrong. */
export function one<E extends Element = HTMLElement>(css: string, root: ParentNode = document): E {
  const found = root.querySelector<E>(css);
  if (found === null) throw new Error(`the test page has no ${css}`);
  return found;
}
