/** Shows the state of each hop between this page and the browser. */
const summary = document.querySelector('#summary');
const hops = document.querySelector('#hops');

async function show() {
  const response = await fetch('/healthz');
  const health = await response.json();
  summary.textContent = health.ok ? 'Everything is connected.' : 'Something is not connected:';
  hops.replaceChildren(...Object.entries(health.hops).map(([name, hop]) => describe(name, hop)));
}

function describe(name, hop) {
  const row = document.createElement('li');
  row.textContent = hop.ok ? `${name}: ok` : `${name}: ${hop.reason ?? 'not ok'}. ${hop.fix ?? ''}`;
  row.className = hop.ok ? '' : 'broken';
  return row;
}

function fail(error) {
  summary.textContent = `The server does not answer: ${error.message}`;
}

show().catch(fail);
