"""A page that takes only a real hand: the step is reported as ignored, and done once by trusted input after a yes."""

import itertools
import time
from collections.abc import Iterator
from typing import Any

import pytest

from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.tools import TOOL_TYPES, Failed, Ok
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

PAGE = b"""<!doctype html><html lang=en><title>Alarm</title><main><h1>Alarm</h1>
<button id=b aria-pressed=false>Arm the alarm</button>
<label>Code <input id=i></label> <output id=o></output></main><script>
const note = (what) => fetch('/did?' + what, {method: 'POST'});
const button = document.querySelector('#b'), field = document.querySelector('#i');
button.onclick = (event) => { if (!event.isTrusted) return; button.ariaPressed = 'true'; note('click') };
field.onbeforeinput = (event) => { if (!event.isTrusted) event.preventDefault() };
field.oninput = (event) => { if (!event.isTrusted) field.value = ''; else note('input') };
field.onkeydown = (event) => { if (event.isTrusted && event.key === 'Enter') note('enter') };
</script>"""
TRAP = PAGE.replace(
    b"</script>",
    b"""document.onmousemove = (event) => {
  if (!event.isTrusted || document.querySelector('iframe')) return;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
  frame.srcdoc = "<body style='height:100vh' onmousedown='parent.note(`trapped`)'>";
  document.body.append(frame);
}</script>""",
)
SLOW = b"""<!doctype html><html lang=en><title>Newsletter</title><main><h1>Newsletter</h1>
<button id=b aria-pressed=false>Follow the newsletter</button></main><script>
const button = document.querySelector('#b');
button.onclick = async () => { await fetch('/did?follow', {method: 'POST'}); button.ariaPressed = 'true' };
</script>"""
SLOW_S = 2.5
"""Longer than an act is watched."""
ids = itertools.count(1)


class PickySite(LocalSite):
    """Counts what it took from a real hand."""

    def answer(self, call: Call) -> Reply:
        if call.raw_query == "follow":
            time.sleep(SLOW_S)
        if call.method == "POST":
            return Reply(b"ok")
        return Reply({"/trap": TRAP, "/slow": SLOW}.get(call.path, PAGE))

    @property
    def took(self) -> list[str]:
        return [one.query for one in self.ledger.writes()]


@pytest.fixture
def picky() -> Iterator[PickySite]:
    with PickySite() as serving:
        yield serving


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("trusting"), trusted_input=True) as running:
        yield running


def ask(world: World, tool: str, args: dict[str, Any]) -> Ok | Failed:
    fields = {"id": f"trusted-{next(ids)}", "epoch": 1, "sessionId": "trusted", "deadlineMs": 20_000}
    return world.call(TOOL_TYPES[tool].from_wire({**fields, "name": tool, "args": args}))


def test_a_yes_lets_the_same_step_be_done_once_by_trusted_input(trusting: World, picky: PickySite) -> None:
    run = trusting.run('Click "Arm the alarm"', picky.url, approve="all")
    assert (run.outcome.status, picky.took) == ("succeeded", ["click"]), run.explain()
    assert [one.decision for one in run.of(e.ApprovalResolved)] == ["allow"]


def test_a_frame_that_comes_under_the_pointer_is_not_pressed(trusting: World, picky: PickySite) -> None:
    run = trusting.run('Click "Arm the alarm"', f"{picky.url.rstrip('/')}/trap", approve="all")
    codes = [one.code for one in run.of(e.StepFailed)]
    assert (codes, picky.took) == (["covered"], []), run.explain()


def test_a_text_goes_in_by_trusted_input_after_a_yes(trusting: World, picky: PickySite) -> None:
    run = trusting.run('Enter "4711" into Code', picky.url, approve="all")
    assert (run.outcome.status, set(picky.took)) == ("succeeded", {"input"}), run.explain()


def test_without_a_yes_the_step_stays_ignored(trusting: World, picky: PickySite) -> None:
    run = trusting.run('Click "Arm the alarm"', picky.url, approve="none")
    failed = [one.code for one in run.of(e.StepFailed)]
    assert (run.outcome.status == "succeeded", failed, picky.took) == (False, ["ignored"], []), run.explain()


def test_a_step_whose_request_is_under_way_is_not_offered_again(trusting: World, picky: PickySite) -> None:
    run = trusting.run('Click "Follow the newsletter"', f"{picky.url.rstrip('/')}/slow", approve="all")
    codes = [one.code for one in run.of(e.StepFailed)]
    assert (codes, picky.took) == (["outcome_unknown"], ["follow"]), run.explain()
    assert run.of(e.ApprovalResolved) == [], run.explain()


def test_trusted_input_is_refused_without_an_approval_of_just_that(trusting: World, picky: PickySite) -> None:
    trusting.app_loop(lambda: trusting.app.link.set_grants([GrantedOrigin(origin=picky.url.rstrip("/"))]))
    opened = ask(trusting, "tabs.open", {"url": picky.url})
    assert isinstance(opened, Ok) and isinstance(opened.data, dict)
    button = {"kind": "role", "role": "button", "name": "Arm the alarm"}
    result = ask(trusting, "dom.click", {"tabId": opened.data["tabId"], "selector": button, "trusted": True})
    assert isinstance(result, Failed) and (result.code, picky.took) == ("needs_confirm", [])


def test_a_browser_without_it_says_what_to_do(world: World, picky: PickySite) -> None:
    world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=picky.url.rstrip("/"))]))
    opened = ask(world, "tabs.open", {"url": picky.url})
    assert isinstance(opened, Ok) and isinstance(opened.data, dict)
    button = {"kind": "role", "role": "button", "name": "Arm the alarm"}
    result = ask(world, "dom.click", {"tabId": opened.data["tabId"], "selector": button})
    assert isinstance(result, Failed) and result.code == "outcome_unknown" and "COPILOT_TRUSTED_INPUT" in result.error
    assert (result.target, picky.took) == (None, [])
