"""What a page does about a choice only after the event: its result tells of it, and the next call finds it."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.tools import TOOL_TYPES, Ok
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

PAGE = """<!doctype html><html lang=en><title>Order</title><main><h1>Order by {0}</h1>
<form><label>Order by <select name=by><option>name<option>price<option>age</select></label></form><p></p></main><script>
const list = document.querySelector('select'), said = document.querySelector('p');
const answers = {{
  timer: () => setTimeout(() => {{ said.textContent = 'Sorted by ' + list.value }}),
  form: () => list.form.submit(),
}};
list.addEventListener('change', answers[location.pathname.slice(1)]);
</script>"""
ids = itertools.count(1)


class SortedSite(LocalSite):
    """`/timer` answers to a choice in a timer, `/form` by a form that its script sends."""

    def answer(self, call: Call) -> Reply:
        return Reply(PAGE.format(call.raw_query.removeprefix("by=") or "name").encode())


@pytest.fixture(scope="module")
def site(world: World) -> Iterator[SortedSite]:
    with SortedSite() as serving:
        world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=serving.origin)]))
        yield serving


def ask(world: World, tool: str, **args: Any) -> Any:
    fields = {"id": f"late-{next(ids)}", "epoch": 1, "sessionId": "late", "deadlineMs": 20_000}
    result = world.call(TOOL_TYPES[tool].from_wire({**fields, "name": tool, "args": args}))
    assert isinstance(result, Ok), result
    return result.to_wire()


@pytest.mark.parametrize(("way", "told"), [("timer", "Sorted by price"), ("form", "Order by price")])
def test_what_comes_of_a_choice_after_the_event_is_told(world: World, site: SortedSite, way: str, told: str) -> None:
    tab = ask(world, "tabs.open", url=f"{site.url}{way}")["data"]["tabId"]
    chosen = ask(world, "dom.select", tabId=tab, selector={"kind": "css", "css": "select"}, value="price")
    assert told in str(chosen["observation"])
    ask(world, "tabs.close", tabId=tab)
