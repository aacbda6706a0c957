"""A list that has few elements for many rows: what is done to a row is done to that row, in view or not."""

import pytest

from browser_copilot.protocol import events as e
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

PAGE = b"""<!doctype html><html lang=en><title>Log</title><main><h1>Log</h1><p role=status></p>
<div id=box style="height:200px;overflow:auto"><div style="height:4800px;position:relative">
<ul id=rows aria-label=Entries style="position:absolute;margin:0;padding:0;list-style:none"></ul></div></div></main>
<script>
const box = document.querySelector('#box'), rows = document.querySelector('#rows');
const names = Array.from({length: 120}, (_, row) => `Entry ${row}`);
for (let at = 0; at < 6; at++) {
  rows.insertAdjacentHTML('beforeend', '<li style="height:40px"><b></b> <span></span> <button>Delete</button></li>');
  rows.lastChild.querySelector('button').onclick = ({currentTarget}) => {
    const name = currentTarget.closest('li').querySelector('b').textContent;
    names.splice(names.indexOf(name), 1);
    fetch('/delete?' + encodeURIComponent(name), {method: 'POST'});
    document.querySelector('[role=status]').textContent = `${name} deleted`;
    draw();
  };
}
const draw = () => {
  const first = Math.min(names.length - 6, Math.floor(box.scrollTop / 40));
  rows.style.top = `${first * 40}px`;
  [...rows.children].forEach((row, at) => {
    row.querySelector('b').textContent = names[first + at];
    row.querySelector('span').textContent = `note of ${names[first + at]}`;
  });
};
box.onscroll = draw;
draw();
</script>"""


class LogSite(LocalSite):
    """Counts what was deleted."""

    def answer(self, call: Call) -> Reply:
        return Reply(b"ok" if call.method == "POST" else PAGE)


@pytest.mark.parametrize("name", ["Entry 39", "Entry 3"])
def test_the_row_that_was_named_is_deleted_and_no_other(world: World, name: str) -> None:
    with LogSite() as site:
        run = world.run(f'Delete "{name}"', site.url, approve="all")
        assert [one.query for one in site.ledger.writes()] == [name.replace(" ", "%20")], run.explain()
        assert run.outcome.status == "succeeded", run.explain()
        assert len(run.of(e.ApprovalResolved)) == 1
