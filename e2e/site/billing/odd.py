"""Odd endpoints: slow, never ending, busy and full of dialogs, for whoever tests waits and stops."""

from __future__ import annotations

from e2e.site.billing.frame import Page
from e2e.site.billing.state import State
from e2e.site.server import Call

BUSY_SCRIPT = """
document.querySelector('#busy').addEventListener('click', () => {
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) { /* the page is frozen on purpose */ }
  document.querySelector('#result').textContent = 'Finished after SECONDS seconds';
});"""

DIALOG_SCRIPT = """
const say = (words) => { document.querySelector('#result').textContent = words; };
const on = (id, act) => document.querySelector(id).addEventListener('click', act);
on('#alert', () => { alert('Something happened'); say('Alert closed'); });
on('#confirm', () => say(confirm('Really?') ? 'Confirmed' : 'Refused'));
on('#prompt', () => say('Name: ' + prompt('Your name?')));
on('#leave', () => {
  addEventListener('beforeunload', (event) => event.preventDefault());
  say('Leaving is guarded');
});"""


def milliseconds(call: Call) -> float:
    """Return how long `/slow?ms=` shall wait, in seconds, at most 60."""
    asked = call.asked("ms", "1000")
    return min(int(asked) if asked.isdecimal() else 1000, 60_000) / 1000


def show_slow(state: State, call: Call) -> Page:
    """Show the page that came late."""
    return Page("Slow page", f"<h1>Slow page</h1><p>This took {milliseconds(call):g} seconds.</p>")


def show_busy(state: State, call: Call) -> Page:
    """Show a button that freezes the page for `?seconds=`, at most 60."""
    asked = call.asked("seconds", "3")
    seconds = str(min(int(asked), 60) if asked.isdecimal() else 3)
    script = BUSY_SCRIPT.replace("SECONDS", seconds)
    main = f"""<h1>Busy page</h1><button id=busy>Run busy loop</button>
<p id=result role=status></p><script>{script}</script>"""
    return Page("Busy page", main)


def show_alert(state: State, call: Call) -> Page:
    """Show buttons that open the browser's own dialogs."""
    main = f"""<h1>Dialogs</h1><p><button id=alert>Show alert</button>
<button id=confirm>Ask to confirm</button>
<button id=prompt>Ask for a name</button> <button id=leave>Guard leaving</button></p>
<p id=result role=status></p><p><a href=/>Leave this page</a></p><script>{DIALOG_SCRIPT}</script>"""
    return Page("Dialogs", main)
