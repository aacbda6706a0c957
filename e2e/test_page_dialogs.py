"""A page that shows a dialog of its own (`confirm`, `alert`) answers nobody: the user does, and the goal goes on."""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import SubmitPrompt
from browser_copilot.protocol.tools import NoArgs, Ok, TabsList
from browser_copilot.running import Goal, GoalRun
from browser_copilot.store.events import Entry
from e2e.site.billing import BillingSite
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import Run, World, beside_the_loop

PAGE = b"""<!doctype html><html lang=en><title>Notes</title><main><h1>Notes</h1>
<button id=a>Archive everything</button> <p id=o role=status></p></main><script>
document.querySelector('#a').onclick = () => {
  if (!confirm('Really archive?')) return;
  document.querySelector('#o').textContent = 'All is archived';
  fetch('/did', {method: 'POST'});
};
</script>"""
ids = itertools.count(1)


class AskingSite(LocalSite):
    """Does nothing before its own question was answered."""

    def answer(self, call: Call) -> Reply:
        return Reply(b"ok") if call.method == "POST" else Reply(PAGE)


@pytest.fixture
def asking() -> Iterator[AskingSite]:
    with AskingSite() as serving:
        yield serving


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("asked"), debugging=True) as running:
        yield running


class Hand:
    """The user's hand on one tab."""

    def __init__(self, devtools: ClientConnection) -> None:
        self._devtools = devtools

    def answer(self, accept: bool) -> None:
        self.tell("Page.handleJavaScriptDialog", accept=accept)

    def tell(self, method: str, **params: Any) -> None:
        number = next(ids)
        self._devtools.send(json.dumps({"id": number, "method": method, "params": params}))
        while (told := json.loads(self._devtools.recv(60))).get("id") != number:
            continue
        assert "error" not in told, told


@contextmanager
def open_by_hand(world: World, url: str) -> Iterator[Hand]:
    """A tab of the user's own; what a page of it asks is answered by the hand alone."""
    assert world.app.browser is not None and world.app.browser.debugging_url is not None
    request = Request(f"{world.app.browser.debugging_url}/json/new?{url}", method="PUT")
    with urlopen(request, timeout=10) as reply:
        address = json.load(reply)["webSocketDebuggerUrl"]
    with connect(address) as devtools:
        hand = Hand(devtools)
        hand.tell("Page.enable")
        yield hand
        hand.tell("Page.close")


def find_tab(world: World, url: str) -> int:
    call = TabsList(id=f"list-{next(ids)}", epoch=1, session_id="looks", deadline_ms=10_000, args=NoArgs())
    listed = world.call(call)
    assert isinstance(listed, Ok), listed
    tabs: Any = listed.data
    return int(next(tab["tabId"] for tab in tabs if tab["url"] == url))


def pursue(world: World, asking: AskingSite, goal: str, accept: bool | None) -> Run:
    """`accept` is what the user answers to the page; None: nobody is there."""
    entries: list[Entry] = []
    with open_by_hand(world, asking.url) as hand:

        def ask_user(question: str) -> str:
            if "Press Enter" not in question:
                return "no"
            hand.answer(bool(accept))
            return ""

        command = SubmitPrompt(text=goal, tab_id=find_tab(world, asking.url), allow=[asking.origin])
        asking = beside_the_loop(ask_user) if accept is not None else None
        told = Goal(command, "all", world.new_session(), ask_user=asking)
        pursuit = GoalRun(world.app, told, entries.append)
        return Run("", world.wait(pursuit.pursue()), entries)


def test_what_the_page_asks_is_the_users_to_answer_and_the_goal_goes_on(watched: World, asking: AskingSite) -> None:
    run = pursue(watched, asking, "Click Archive everything", accept=True)
    assert (run.outcome.status, len(asking.ledger.writes())) == ("succeeded", 1), run.explain()


def test_what_the_user_answers_no_to_is_no_success_and_not_done_again(watched: World, asking: AskingSite) -> None:
    run = pursue(watched, asking, "Click Archive everything", accept=False)
    assert (run.outcome.status, len(run.of(e.TakeoverOn)), asking.ledger.writes()) == ("failed", 1, []), run.explain()


def test_without_a_user_the_goal_says_what_it_needs_and_other_tabs_go_on(
    watched: World, asking: AskingSite, site: BillingSite
) -> None:
    with open_by_hand(watched, asking.url) as hand:
        command = SubmitPrompt(
            text="Click Archive everything", tab_id=find_tab(watched, asking.url), allow=[asking.origin]
        )
        pursuit = GoalRun(watched.app, Goal(command, "all", watched.new_session()), lambda entry: None)
        outcome = watched.wait(pursuit.pursue())
        other = watched.run("What is the email of Grace Hopper?", f"{site.url}team")
        hand.answer(False)
    assert (outcome.status, other.outcome.status) == ("awaiting_user", "succeeded"), other.explain()
    assert "dialog" in outcome.summary
