// A file manager of Shoelace components: a tree, a grid of cards, a menu, and an open drawer that is not modal.
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/breadcrumb-item/breadcrumb-item.js';
import '@shoelace-style/shoelace/dist/components/breadcrumb/breadcrumb.js';
import '@shoelace-style/shoelace/dist/components/button-group/button-group.js';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/card/card.js';
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import '@shoelace-style/shoelace/dist/components/icon-button/icon-button.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/rating/rating.js';
import '@shoelace-style/shoelace/dist/components/tag/tag.js';
import '@shoelace-style/shoelace/dist/components/tree-item/tree-item.js';
import '@shoelace-style/shoelace/dist/components/tree/tree.js';

const YEARS = [2024, 2025, 2026];
const KINDS = ['Invoices', 'Contracts', 'Photos'];
const tree = YEARS.map(
  (year) =>
    `<sl-tree-item ${year === 2026 ? 'expanded' : ''}>${year}${KINDS.map((kind) => `<sl-tree-item>${kind} ${year}</sl-tree-item>`).join('')}</sl-tree-item>`,
).join('');
const cards = Array.from(
  { length: 24 },
  (_, n) => `<li><sl-card><strong slot="header">scan-${n + 1}.pdf</strong>${(n * 37) % 900} KB
  <sl-tag size="small" removable>${KINDS[n % 3]}</sl-tag><sl-rating label="Rating of scan-${n + 1}.pdf"></sl-rating>
  <div slot="footer"><sl-button size="small">Open</sl-button><sl-button size="small">Rename</sl-button>
  <sl-button size="small" href="#scan-${n + 1}">Download</sl-button></div></sl-card></li>`,
).join('');

document.querySelector('#root').innerHTML = `<header><sl-breadcrumb><sl-breadcrumb-item href="#all">All files
</sl-breadcrumb-item><sl-breadcrumb-item href="#2026">2026</sl-breadcrumb-item><sl-breadcrumb-item>Invoices
</sl-breadcrumb-item></sl-breadcrumb></header><main class="split"><aside aria-label="Folders">
<sl-tree>${tree}</sl-tree></aside><section><h1>Invoices</h1><div class="row">
<sl-input type="search" label="Search files" clearable></sl-input><sl-button-group label="View">
<sl-button>List</sl-button><sl-button>Grid</sl-button></sl-button-group><sl-button variant="primary" id="new">New folder
</sl-button></div><ul class="grid" style="list-style:none;padding:0">${cards}</ul></section></main>
<sl-dialog label="New folder"><sl-input label="Folder name" autofocus></sl-input>
<sl-button slot="footer" variant="primary">Create</sl-button></sl-dialog>`;
document.querySelector('#new').addEventListener('click', () => document.querySelector('sl-dialog').show());
