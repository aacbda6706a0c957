"""Controls as ordinary sites have them: what is told of an act is what the page made of it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.protocol.frames import GrantedOrigin
from e2e.fields import Fields
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

PAGE = Path(__file__).parent / "site" / "everyday_controls.html"


class EverydaySite(LocalSite):
    def answer(self, call: Call) -> Reply:
        return Reply(PAGE.read_bytes())


@pytest.fixture(scope="module")
def page(world: World) -> Iterator[Fields]:
    with EverydaySite() as site:
        world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=site.origin)]))
        opened = Fields(world, site.url, "Ready")
        yield opened
        opened.close()


@pytest.mark.parametrize(
    ("name", "text"), [("Temp", "-5"), ("Temp", "12.50"), ("Guests", "10"), ("Cents", "5"), ("Total", "1,500.75")]
)
def test_another_number_is_not_the_one_that_was_typed(page: Fields, name: str, text: str) -> None:
    with pytest.raises(AssertionError, match=r"ignored: .* does not keep the text"):
        page.do("dom.type", "textbox", name, text=text)


@pytest.mark.parametrize(
    ("name", "text"),
    [("Total", "1500"), ("Expiry", "1227"), ("Phone", "555 1234"), ("Price", "12"), ("Temp", "007"), ("Cents", "0.05")],
)
def test_a_number_may_be_written_otherwise(page: Fields, name: str, text: str) -> None:
    page.do("dom.type", "textbox", name, text=text)


def test_a_drop_that_nobody_took_is_ignored(page: Fields) -> None:
    to: dict[str, Any] = {"kind": "role", "role": "list", "name": "Locked"}
    with pytest.raises(AssertionError, match=r"ignored: .* did not take"):
        page.do("dom.drag", "listitem", "Task A", to=to)


@pytest.mark.parametrize(("tool", "args"), [("dom.click", {}), ("dom.press", {"key": "Enter"})])
def test_a_link_that_is_a_script_is_not_said_to_have_run(page: Fields, tool: str, args: dict[str, str]) -> None:
    before = posts(page)
    with pytest.raises(AssertionError, match="only trusted input starts"):
        page.do(tool, "link", "Next page", **args)
    page.do(tool, "link", "Kept page", **args)
    page.do(tool, "link", "Own page", **args)
    assert posts(page) == f"{before}own;"


def posts(page: Fields) -> str:
    told = page.ask("dom.read", {"tabId": page.tab, "selector": {"kind": "css", "css": "#posts"}})
    return "".join(passage["text"] for passage in told["passages"]).replace(" ", "")


def test_a_list_of_several_is_closed_again(page: Fields) -> None:
    page.do("dom.select", "combobox", "Tags", value='["Red", "Blue"]')
    page.do("dom.click", "button", "Next thing")


def test_a_list_that_no_browser_is_to_fill_holds_no_secret(page: Fields) -> None:
    told = page.ask("dom.read", {"tabId": page.tab, "selector": {"kind": "css", "css": "body"}})
    assert "Hello Bob Jones" in json.dumps(told)


def test_a_button_that_pulses_without_end_is_pressed(page: Fields) -> None:
    page.do("dom.click", "button", "Get offer")
    page.ask("dom.waitFor", {"tabId": page.tab, "event": "text", "value": "Thanks", "timeoutMs": 1_000})


def test_a_button_that_runs_away_is_not(page: Fields) -> None:
    with pytest.raises(AssertionError, match="not_stable"):
        page.do("dom.click", "button", "Runner")
