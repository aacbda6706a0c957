// Every page is fetched and put in by script; addresses change through the history, rows come later still.
'use strict';

const ROWS_LATE_MS = 600;
const main = document.querySelector('main');

async function show(address) {
  const response = await fetch(address, { headers: { 'X-Fragment': '1' } });
  if (!response.headers.get('Content-Type').startsWith('application/json')) {
    location.assign(address);
    return;
  }
  const page = await response.json();
  document.title = `${page.title} · Northwind Supplies`;
  main.innerHTML = page.html;
  for (const link of document.querySelectorAll('header nav a')) {
    link.toggleAttribute('aria-current', false);
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
  }
  const late = main.querySelector('[data-rows]');
  if (late) setTimeout(() => fillRows(late), ROWS_LATE_MS);
}

async function fillRows(box) {
  const response = await fetch(box.dataset.rows);
  box.innerHTML = await response.text();
  box.setAttribute('aria-busy', 'false');
}

function go(address) {
  history.pushState({}, '', address);
  show(address);
}

const isFile = (path) => /\.(pdf|csv)$/.test(path);

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  if (!link || event.ctrlKey || event.metaKey || link.origin !== location.origin) return;
  if (isFile(link.pathname) || link.hash || link.pathname === '/logout') return;
  event.preventDefault();
  go(link.pathname + link.search);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.method !== 'get') return;
  event.preventDefault();
  const query = new URLSearchParams(new FormData(form));
  go(`${new URL(form.action).pathname}?${query}`);
});

addEventListener('popstate', () => show(location.pathname + location.search));
if (document.querySelector('#loading')) show(location.pathname + location.search);
