"""The first run: a browser that knows no server is paired by pasting one line."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from browser_copilot.browser.chromium import Launch, build_arguments, find_chromium
from browser_copilot.browser.profile import copy_extension, find_extension, prepare_profile
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
    copy, profile, downloads = tmp_path / "extension", tmp_path / "profile", tmp_path / "downloads"
    build = copy_extension(find_extension(), copy, lonely.app.pairing)
    (copy / "pairing.json").unlink()
    prepare_profile(profile, downloads, build)
    launch = Launch(profile=profile, extension=copy, downloads=downloads, headless=True, debugging=True)
    command = [str(find_chromium().path), *build_arguments(launch, as_root=os.geteuid() == 0)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    port = profile / "DevToolsActivePort"
    try:
        until(lambda: port.is_file() and port.read_text("utf-8").strip(), "the browser is up")
        url = f"http://127.0.0.1:{port.read_text('utf-8').split()[0]}"
        until(lambda: has_target(url, "/welcome.html"), "the welcome page opens by itself")
        yield url
    finally:
        process.terminate()
        process.wait(30)


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
