// Editors and lists of options that keep their text or choice in a model: what each has heard stands, as JSON, in #state.
import 'choices.js/public/assets/styles/choices.css';
import 'codemirror5/lib/codemirror.css';
import 'quill/dist/quill.snow.css';
import 'tom-select/dist/css/tom-select.css';
import Choices from 'choices.js';
import CodeMirror from 'codemirror5';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import Quill from 'quill';
import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import TomSelect from 'tom-select';

const CITIES = ['Bergen', 'Coimbra', 'Dresden', 'Ghent'];
const state = {};
const tell = (name, value) => {
  state[name] = value;
  document.querySelector('#state').textContent = JSON.stringify(state);
};
const options = CITIES.map((city) => `<option>${city}</option>`).join('');
document.querySelector('#root').outerHTML =
  `<main><h1>Fields</h1><section id=letter aria-label="Letter"></section><section id=monaco style="height: 200px"></section>
  <section id=monaco-area style="height: 200px"></section><section id=mirror></section><section id=react></section>
  <label for=crew>Crew</label> <select id=crew multiple>${options}</select>
  <label for=tags>Tags</label> <select id=tags multiple>${options}</select></main><pre id=state></pre>`;
const at = (id) => document.querySelector(`#${id}`);

const quill = new Quill(at('letter'), { theme: 'snow' });
quill.root.setAttribute('aria-label', 'Letter');
quill.on('text-change', () => tell('letter', quill.getText()));

// Without its worker Monaco does the same in the page.
window.MonacoEnvironment = { getWorker: () => new Worker(URL.createObjectURL(new Blob([]))) };
for (const [id, label, editContext] of [
  ['monaco', 'Query', true],
  ['monaco-area', 'Script', false],
]) {
  const editor = monaco.editor.create(at(id), { value: 'one\ntwo', ariaLabel: label, editContext });
  editor.onDidChangeModelContent(() => tell(label.toLowerCase(), editor.getValue()));
}
const mirror = CodeMirror(at('mirror'), { value: 'one\ntwo' });
mirror.getInputField().setAttribute('aria-label', 'Style');
mirror.on('change', () => tell('style', mirror.getValue()));

const choices = CITIES.map((city) => ({ value: city, label: city }));
createRoot(at('react')).render(
  <>
    <Select aria-label="From" options={choices} onChange={({ value }) => tell('from', value)} />
    <Select
      aria-label="Stops"
      isMulti
      options={choices}
      onChange={(chosen) => tell('stops', chosen.map(({ value }) => value))}
    />
  </>,
);
for (const id of ['crew', 'tags']) {
  at(id).addEventListener('change', () => tell(id, [...at(id).selectedOptions].map(({ value }) => value)));
}
new Choices(at('crew'));
new TomSelect(at('tags'));
