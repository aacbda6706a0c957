"""A browser that the user paired is found again; one of ours is launched once, and taken for no other."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from browser_copilot.app import open_app
from browser_copilot.browser.process import ManagedBrowser, Wish
from browser_copilot.browser.sockets import listen
from browser_copilot.launching import BROWSERS_FILE, Known
from browser_copilot.settings import read_settings
from tests.browser.by_hand import Hand
from tests.browser.stub_extension import WORKER, write_stub

AGAIN = WORKER.replace("socket.onmessage", "socket.onclose = () => setTimeout(start, 200);\n  socket.onmessage", 1)
"""As the real one does, it looks for a server that is away."""


@pytest.fixture
async def hand() -> AsyncIterator[Hand]:
    made = Hand()
    yield made
    await made.close()


def know(hand: Hand, folder: Path) -> Known:
    known = Known(folder / BROWSERS_FILE, hand.link)
    hand.link.subscribe(known.hear)
    return known


async def test_a_browser_that_connects_by_itself_was_paired_and_is_known_from_then_on(
    hand: Hand, tmp_path: Path
) -> None:
    known = know(hand, tmp_path)
    await hand.greet(browser_id="theirs")
    await hand.until(lambda: known.paired == ["theirs"])
    again = Known(tmp_path / BROWSERS_FILE, hand.link)
    assert (again.paired, await again.find(), again.is_ours_connected) == (["theirs"], True, False)


async def test_a_browser_of_ours_is_taken_for_no_other(hand: Hand, tmp_path: Path) -> None:
    known = know(hand, tmp_path)
    known.is_launching = True
    await hand.greet(browser_id="ours")
    known.own()
    known.is_launching = False
    await hand.greet(browser_id="ours")
    assert (known.paired, known.is_ours_connected, await known.find()) == ([], True, False)


async def test_a_paired_browser_that_is_not_open_is_not_waited_for_for_ever(hand: Hand, tmp_path: Path) -> None:
    known = know(hand, tmp_path)
    pipe, _ = await hand.greet(browser_id="theirs")
    await hand.until(lambda: known.paired == ["theirs"])
    await hand.lose(pipe)
    assert not await known.find(0.01)


@pytest.mark.timeout(240)
async def test_a_server_works_with_the_browser_that_the_user_paired(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("COPILOT_") and name != "COPILOT_CHROMIUM"]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COPILOT_EXTENSION_DIR", str(write_stub(tmp_path / "stub", worker=AGAIN)))
    with listen(0) as free:
        port = free.getsockname()[1]
    settings = read_settings(data_dir=tmp_path / "data", port=port, headless=True)
    async with open_app(settings, browser=False) as app:
        users = ManagedBrowser(Wish(data_dir=tmp_path / "user", pairing=app.pairing, headless=True))
        await users.start(app.link)
        theirs = app.link.browser_id
    try:
        async with open_app(settings, browser=True, find=True) as app:
            assert app.browser is not None and theirs is not None
            assert (app.browser.pid, app.link.browser_id) == (None, theirs)
    finally:
        await users.stop()
