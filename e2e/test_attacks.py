"""Pages that want more than they may have: another address after the yes, a harmless label, a way to another site."""

import itertools
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.tools import TOOL_TYPES, Failed, Ok
from e2e.site.server import Call, LocalSite, Reply, redirect
from e2e.world import World

SECONDS = 60
HEAD = "<!doctype html><html lang=en><title>Shop</title><main><h1>Shop</h1>"
SWAP = """<script>
const swap = async () => {
  if (await (await fetch('/swap')).text() !== 'yes') return setTimeout(swap, 50);
  const [form, button, link] = ['form', 'button', 'a'].map((one) => document.querySelector(one));
  if (form) form.action = '/pay?to=eve';
  if (link) link.href = '/delete?item=all';
  await fetch('/swapped');
};
swap();
</script>"""
PAGES = {
    "/form": "<form method=post action='/pay?to=ada'><button>OK</button></form>" + SWAP,
    "/button": "<form method=post><button formaction='/account/close'>OK</button></form>",
    "/link": "<a href='/delete?item=5'>Item 5</a>" + SWAP,
    "/hidden": "<form method=post action='/items/5'><input type=hidden name=_method value=delete>"
    "<button>OK</button></form>",
    "/calm": "<form method=post action='/save'><button>OK</button></form>",
    "/foreign": "<button onclick=\"fetch('/stolen', {method: 'POST'})\">Claim</button>",
}
ids = itertools.count(1)


class SlySite(LocalSite):
    """Swaps addresses when it is told to; `/away` leads to itself under another origin."""

    def __init__(self) -> None:
        super().__init__()
        self.swap = threading.Event()
        self.swapped = threading.Event()

    def answer(self, call: Call) -> Reply:
        if call.path == "/swap":
            return Reply(b"yes" if self.swap.is_set() else b"no")
        if call.path == "/swapped":
            self.swapped.set()
        if call.path == "/away":
            return redirect(f"http://localhost:{self.port}/foreign")
        if call.path == "/save":
            return Reply((HEAD + "<a href='/away'>Leave</a>").encode())
        return Reply((HEAD + PAGES.get(call.path, "<p>Done</p>")).encode())

    @property
    def took(self) -> list[str]:
        """What was sent or deleted: the paths with their queries."""
        sent = self.ledger.writes() + self.ledger.visits("/delete")
        return [f"{one.path}?{one.query}".rstrip("?") for one in sent]


@pytest.fixture
def sly() -> Iterator[SlySite]:
    with SlySite() as serving:
        yield serving


@pytest.mark.parametrize(("page", "goal"), [("form", 'Click "OK"'), ("link", 'Click "Item 5"')])
def test_an_address_that_changes_after_the_yes_is_not_sent_to(world: World, sly: SlySite, page: str, goal: str) -> None:
    answers = iter(["y"])

    def say_yes(_: str) -> str:
        if (answer := next(answers, "n")) == "y":
            sly.swap.set()
            assert sly.swapped.wait(SECONDS)
        return answer

    run = world.run(goal, sly.url + page, approve="ask", ask_user=say_yes)
    assert len(run.of(e.NeedsApproval)) >= 1, run.explain()
    assert sly.took == [], run.explain()


@pytest.mark.parametrize(
    ("page", "goal", "asked"),
    [
        ("form", 'Click "OK"', 1),
        ("button", 'Click "OK"', 1),
        ("hidden", 'Click "OK"', 1),
        ("link", 'Click "Item 5"', 1),
        ("calm", 'Click "OK"', 0),
    ],
)
def test_what_is_sent_decides_and_not_the_label(world: World, sly: SlySite, page: str, goal: str, asked: int) -> None:
    run = world.run(goal, sly.url + page, approve="all")
    approvals = [one for one in run.of(e.NeedsApproval) if one.action == "dom.click"]
    resolved = [one.decision for one in run.of(e.ApprovalResolved)]
    assert (len(resolved), len(approvals), len(sly.took)) == (asked, 0, 1), run.explain()


@pytest.mark.parametrize("start", ["away", "calm"])
def test_a_redirect_to_another_site_takes_no_leave_to_act_along(world: World, sly: SlySite, start: str) -> None:
    """Neither where the given address leads there nor in the middle, whatever is approved beforehand."""
    goal = 'Click "Claim"' if start == "away" else 'Click "OK", then click "Leave", then click "Claim"'
    run = world.run(goal, sly.url + start, allow=[sly.origin], approve="all", ask_user=lambda _: "n")
    assert sly.ledger.visits("/foreign") and not sly.ledger.visits("/stolen"), run.explain()


def ask(world: World, tool: str, args: dict[str, Any]) -> Ok | Failed:
    fields = {"id": f"sly-{next(ids)}", "epoch": 1, "sessionId": "sly", "deadlineMs": 20_000}
    return world.call(TOOL_TYPES[tool].from_wire({**fields, "name": tool, "args": args}))


@pytest.mark.parametrize(
    "url",
    ["file:///etc/passwd", "chrome://settings", "javascript:alert(1)", "data:text/html,x", "view-source:http://x/",
     "blob:http://x/1", "about:blank", "chrome-extension://x/y", "filesystem:http://x/y", "ftp://x/"],
)  # fmt: skip
def test_no_tool_goes_anywhere_but_to_the_web(world: World, sly: SlySite, url: str) -> None:
    world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=sly.origin)]))
    opened = ask(world, "tabs.open", {"url": sly.url})
    assert isinstance(opened, Ok) and isinstance(opened.data, dict)
    tab = opened.data["tabId"]
    went = [ask(world, "tabs.open", {"url": url}), ask(world, "tabs.navigate", {"tabId": tab, "url": url})]
    assert [one.ok for one in went] == [False, False]
    ask(world, "tabs.close", {"tabId": tab})
