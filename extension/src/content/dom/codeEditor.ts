/** Code editors listen on a field that nobody sees and draw their text beside it. */
import { closest } from './tree';

/** Monaco, CodeMirror 5 and Ace, each with the box that holds the lines drawn. */
const EDITORS: Readonly<Record<string, string>> = {
  '.monaco-editor': '.view-lines',
  '.CodeMirror': '.CodeMirror-code',
  '.ace_editor': '.ace_text-layer',
};
/** Monaco's field where it is no text area: https://www.w3.org/TR/edit-context/ */
const EDIT_CONTEXT = 'native-edit-context';

/** The editor that listens on this field; null for any other field. */
export function codeEditorOf(field: Element): Element | null {
  if (field.nodeName !== 'TEXTAREA' && !field.classList.contains(EDIT_CONTEXT)) return null;
  return closest(field, Object.keys(EDITORS).join());
}

/** The lines that the editor draws: those in view, without their numbers. */
export function linesOf(editor: Element): string {
  const lines = editor.querySelector(Object.values(EDITORS).join());
  return (lines ?? editor).textContent ?? '';
}
