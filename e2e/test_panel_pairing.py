"""The first run: a browser that knows no server is paired by pasting one line."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from e2e.own_browser import open_own_browser
from e2e.side_panel import WAIT_MS, find_page, has_target, open_panel, until
from e2e.world import World


@pytest.fixture(scope="module")
def lonely(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server without a browser."""
    with World(tmp_path_factory.mktemp("lonely"), browser=False) as running:
        yield running


@pytest.fixture
def debugging_url(lonely: World, tmp_path: Path) -> Iterator[str]:
    """A Chromium whose extension was just installed and is paired with nobody."""
    with open_own_browser(tmp_path, lonely.app.pairing, paired=False) as browser:
        until(lambda: has_target(browser.debugging_url, "/welcome.html"), "the welcome page opens by itself")
        yield browser.debugging_url


@pytest.fixture
def welcome(debugging_url: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(debugging_url)
        page = find_page(browser, "/welcome.html")
        page.set_default_timeout(WAIT_MS)
        yield page
        browser.close()


def paste(page: Page, code: str) -> None:
    page.get_by_label("Pairing code").fill(code)
    page.get_by_role("button", name="Pair", exact=True).click()


def test_the_pasted_code_connects_the_browser(lonely: World, welcome: Page) -> None:
    paste(welcome, lonely.app.pairing.to_code())
    welcome.get_by_role("status").filter(has_text="Connected").wait_for()
    assert lonely.app.link.connected


def test_a_wrong_code_is_refused_with_what_to_do(welcome: Page) -> None:
    paste(welcome, "copilot-0000")
    welcome.get_by_text("this is no pairing code; run `browser-copilot pair`").wait_for()


def test_an_unpaired_panel_says_so_and_is_paired_in_its_settings(lonely: World, debugging_url: str) -> None:
    with sync_playwright() as playwright, open_panel(playwright, debugging_url) as panel:
        panel.see("Not paired with a server")
        panel.button("Pair now").click()
        paste(panel.page, lonely.app.pairing.to_code())
        panel.page.get_by_text("Not paired with a server").first.wait_for(state="detached")
        panel.see("Paired with")
