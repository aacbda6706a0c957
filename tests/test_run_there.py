"""`run` beside a server of the same data directory: what does not fit is named before anything is submitted."""

from dataclasses import replace
from typing import Any

import pytest

from browser_copilot.errors import LinkError, UsageError
from browser_copilot.remote import Server, check_browser, check_options
from browser_copilot.running import Outcome

SERVER = Server("http://127.0.0.1:8888", "t", {"hops": {"browser": {"ok": True}}}, headless=True)


@pytest.mark.parametrize("change", [{}, {"port": 0}, {"port": 8888}, {"headless": True}])
def test_what_fits_is_not_refused(change: dict[str, Any]) -> None:
    check_options(SERVER, **change)
    check_browser(SERVER)


@pytest.mark.parametrize(
    ("change", "server", "field", "words"),
    [
        ({"port": 9999}, SERVER, "port", "--port 9999"),
        ({"headless": False}, SERVER, "headless", "--headed: .* without a window"),
        ({"headless": True}, replace(SERVER, headless=False), "headless", "--headless: .* with a window"),
        ({"headless": True}, replace(SERVER, headless=None), "headless", "paired by hand"),
    ],
)
def test_an_option_that_the_server_cannot_follow_is_named(
    change: dict[str, Any], server: Server, field: str, words: str
) -> None:
    with pytest.raises(UsageError, match=words) as told:
        check_options(server, **change)
    assert (told.value.field, "--data-dir" in told.value.hint) == (field, True)


def test_a_server_without_a_browser_is_said_with_its_reason() -> None:
    silent = replace(
        SERVER, headless=None, health={"hops": {"browser": {"ok": False, "reason": "the link is down", "fix": "pair"}}}
    )
    with pytest.raises(LinkError, match="the link is down") as told:
        check_browser(silent)
    assert told.value.hint == "pair"


def test_what_is_refused_is_a_wrong_use() -> None:
    assert Outcome(refused="bad_argument").exit_code == 2


def test_a_browser_of_its_own_that_was_closed_is_no_hindrance() -> None:
    closed = {"hops": {"browser": {"ok": False, "reason": "the browser was closed", "fix": "it is opened again"}}}
    check_browser(replace(SERVER, health=closed))
