// Fields of six libraries, each with a state of its own: what a library has heard of stands, as JSON, in #state.
import * as m from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { basicSetup, EditorView } from 'codemirror';
import dayjs from 'dayjs';
import IMask from 'imask';
import { html, LitElement } from 'lit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from 'vue/dist/vue.esm-bundler.js';

const root = document.querySelector('#root');
root.outerHTML = `<main><h1>Fields</h1><section id=code aria-label="Code"></section><section id=vue aria-label="Vue"></section>
  <lit-fields></lit-fields><label>Phone <input id=phone></label><section id=mui aria-label="Material"></section></main>
  <pre id=state></pre>`;
const state = {};
const tell = (name, value) => {
  state[name] = value;
  document.querySelector('#state').textContent = JSON.stringify(state);
};

new EditorView({
  doc: 'one\ntwo\nthree',
  parent: document.querySelector('#code'),
  extensions: [
    basicSetup,
    EditorView.contentAttributes.of({ 'aria-label': 'Program' }),
    EditorView.updateListener.of(
      (update) => update.docChanged && tell('program', update.state.doc.toString()),
    ),
  ],
});

createApp({
  data: () => ({ name: '', lazy: '', guests: 2, plan: 'free', news: false, extras: [] }),
  watch: Object.fromEntries(
    ['name', 'lazy', 'guests', 'plan', 'news', 'extras'].map((key) => [key, (value) => tell(key, value)]),
  ),
  template: `<label>Full name <input v-model.trim="name"></label>
    <label>Town <input v-model.lazy="lazy"></label>
    <label>Guests <input type="number" min="1" max="9" v-model.number="guests"></label>
    <button type="button" @click="guests++">One more guest</button>
    <label>Plan <select v-model="plan"><option value="free">Free</option><option value="pro">Professional</option></select></label>
    <label><input type="checkbox" v-model="news"> Newsletter</label>
    <label><input type="checkbox" value="sauna" v-model="extras"> Sauna</label>`,
}).mount('#vue');

class LitFields extends LitElement {
  static properties = { note: {}, size: {}, gift: {} };
  updated(changed) {
    for (const key of changed.keys()) if (this[key] !== undefined) tell(key, this[key]);
  }
  render() {
    return html`<label>Note <textarea .value=${this.note ?? ''} @input=${(e) => {
      this.note = e.target.value;
    }}></textarea></label>
      <label>Size <select @change=${(e) => {
        this.size = e.target.value;
      }}><option>S</option><option>M</option><option>L</option></select></label>
      <label><input type="checkbox" ?checked=${this.gift} @change=${(e) => {
        this.gift = e.target.checked;
      }}> As a gift</label>`;
  }
}
customElements.define('lit-fields', LitFields);

const mask = IMask(document.querySelector('#phone'), { mask: '+{49} (000) 000-0000' });
mask.on('accept', () => tell('phone', mask.unmaskedValue));

function Material() {
  const [rooms, setRooms] = useState(1);
  const change = (to) => {
    setRooms(to);
    tell('rooms', to);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-12-04')}
        onChange={(value) => value?.isValid() && tell('departure', value.format('YYYY-MM-DD'))}
      />
      <m.Autocomplete
        options={['Bergen', 'Coimbra', 'Dresden', 'Ghent']}
        onChange={(_, value) => tell('to', value)}
        renderInput={(given) => <m.TextField {...given} label="To" />}
      />
      <m.TextField
        label="Rooms"
        type="number"
        value={rooms}
        onChange={(event) => change(Number(event.target.value))}
      />
      <m.IconButton aria-label="More rooms" onClick={() => change(rooms + 1)}>
        +
      </m.IconButton>
    </LocalizationProvider>
  );
}

createRoot(document.querySelector('#mui')).render(<Material />);
