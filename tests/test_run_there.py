"""`run` beside a server of the same data directory: what does not fit is named before anything is submitted."""

from dataclasses import replace
from typing import Any

import pytest

from browser_copilot.commands_run import Wish, check_fit
from browser_copilot.errors import LinkError, UsageError
from browser_copilot.remote import Server

WISH = Wish("go", None, [], "ask", True)
SERVER = Server("http://127.0.0.1:8888", "t", {"hops": {"browser": {"ok": True}}}, headless=True)


@pytest.mark.parametrize("change", [{}, {"port": 0}, {"port": 8888}, {"headless": True}, {"profile": "skills"}])
def test_what_fits_is_not_refused(change: dict[str, Any]) -> None:
    check_fit(SERVER, replace(WISH, **change))


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
        check_fit(server, replace(WISH, **change))
    assert (told.value.field, "--data-dir" in told.value.hint) == (field, True)


def test_a_server_without_a_browser_is_said_with_its_reason() -> None:
    silent = replace(SERVER, health={"hops": {"browser": {"ok": False, "reason": "the link is down", "fix": "pair"}}})
    with pytest.raises(LinkError, match="the link is down") as told:
        check_fit(silent, WISH)
    assert told.value.hint == "pair"
