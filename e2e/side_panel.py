"""The extension's real side panel beside a real tab, driven over DevTools; nothing of it is imitated."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Locator, Page, Playwright, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from e2e.world import World

WAIT_SECONDS = 60.0
WAIT_MS = WAIT_SECONDS * 1000
DELETE = "Delete Grace Hopper from the team"
MOST_TABS = 60
STOP_TRIES = 60
AXE = Path(__file__).parents[1] / "extension" / "node_modules" / "axe-core" / "axe.min.js"
FIND_VIOLATIONS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}"""
SCHEMES: dict[str, Any] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"


class SidePanel:
    """`page` is the panel itself; `tab` is the tab that it stands beside."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.page = find_page(browser, "/sidepanel.html")
        self.page.set_default_timeout(WAIT_MS)
        self.tab = self._new_tab()

    def _new_tab(self) -> Page:
        tab = self.browser.contexts[0].new_page()
        tab.set_default_timeout(WAIT_MS)
        return tab

    def begin(self, url: str) -> None:
        """A new session, with this address in the tab in front, which may be acted on."""
        old, self.tab = self.tab, self._new_tab()
        old.close()
        self.tab.goto(url)
        self.tab.bring_to_front()
        self.forget()
        self.button("This site").click()
        self.button("This site").wait_for(state="detached")

    def forget(self) -> None:
        """Leave the session that is shown for a new one."""
        self.button("New session").click()
        self.page.get_by_role("heading", name="What shall I do?").wait_for()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def composer(self) -> Locator:
        return self.page.get_by_role("textbox", name="Message to the copilot")

    @property
    def session(self) -> str:
        """The id of the session that is shown."""
        found = self.page.evaluate("localStorage.getItem('session')")
        assert found, "the panel shows no session"
        return str(found)

    def say(self, text: str) -> None:
        self.composer.fill(text)
        self.composer.press("Enter")

    def see(self, text: str) -> None:
        """Wait until this text is shown."""
        self.page.get_by_text(text).first.wait_for()

    def see_state(self, name: str) -> None:
        """Wait until the newest run is in this state."""
        self.page.locator("article.run .state").last.filter(has_text=name).wait_for()

    def show(self, place: str) -> None:
        self.page.get_by_role("navigation").get_by_role("button", name=place, exact=True).click()

    def ask_to_delete(self) -> None:
        """A run that waits for an approval, for as long as the test likes."""
        self.say(DELETE)
        self.button("Allow once").wait_for()

    def allow_deletion(self) -> None:
        for _ in await_approvals(self.page):
            self.button("Allow once").click()

    def rest(self) -> None:
        """Stop whatever runs, and show the chat."""
        stop = self.button("Stop")
        for _ in range(STOP_TRIES):
            if stop.count() == 0:
                break
            with suppress(PlaywrightTimeout):  # it went, or was pressed already
                stop.click(timeout=1_000)
        stop.wait_for(state="detached")
        self.show("Chat")

    def tab_to(self, name: str) -> None:
        """Press Tab until the control of that name has the focus."""
        seen = []
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            seen.append(self.page.evaluate(FOCUSED))
            if seen[-1] == name:
                return
        raise AssertionError(f"{name!r} is not reached by Tab; these are: {seen}")


def await_approvals(page: Page) -> Iterator[None]:
    """Once for each of the two approvals that the deletion asks for, when it is shown."""
    for target in ('Click "Delete"', 'Click "Yes, delete"'):
        page.locator("section.approval").filter(has_text=target).wait_for()
        yield


def find_page(browser: Browser, path: str) -> Page:
    """The extension's page at this path."""
    wanted = f"{EXTENSION_ORIGIN}{path}"
    pages = [page for context in browser.contexts for page in context.pages]
    found = [page for page in pages if page.url == wanted]
    assert len(found) == 1, [page.url for page in pages]
    return found[0]


@contextmanager
def open_panel(playwright: Playwright, debugging_url: str) -> Iterator[SidePanel]:
    """Click where the user clicks after installation. Only a connection made afterwards knows the panel."""
    opening = playwright.chromium.connect_over_cdp(debugging_url)
    welcome = opening.contexts[0].new_page()
    welcome.goto(f"{EXTENSION_ORIGIN}/welcome.html")
    welcome.get_by_role("button", name="Open the panel").click()
    until(lambda: has_target(debugging_url, "/sidepanel.html"), "the side panel is open")
    welcome.close()
    opening.close()
    browser = playwright.chromium.connect_over_cdp(debugging_url)
    yield SidePanel(browser)
    browser.close()


@contextmanager
def beside(world: World) -> Iterator[SidePanel]:
    """The panel of a world's managed browser."""
    assert world.app.browser is not None and world.app.browser.debugging_url is not None
    with sync_playwright() as playwright, open_panel(playwright, world.app.browser.debugging_url) as panel:
        yield panel


def find_target(debugging_url: str, path: str) -> str | None:
    """The id that DevTools has for the extension's page at this path."""
    with urlopen(f"{debugging_url}/json/list", timeout=10) as reply:
        ids = [str(one["id"]) for one in json.load(reply) if one["url"] == f"{EXTENSION_ORIGIN}{path}"]
    return ids[0] if ids else None


def has_target(debugging_url: str, path: str) -> bool:
    return find_target(debugging_url, path) is not None


def until(condition: Callable[[], object], what: str) -> None:
    ends = time.monotonic() + WAIT_SECONDS
    while not condition():
        assert time.monotonic() < ends, f"in {WAIT_SECONDS:.0f} s it did not come about that {what}"
        time.sleep(0.05)


def find_violations(page: Page) -> list[str]:
    """What axe-core finds against the page as it is: in light, in dark, and in colours that the user forces."""
    page.evaluate(AXE.read_text("utf-8"))
    found = []
    for name, media in SCHEMES.items():
        page.emulate_media(**media, reduced_motion="reduce")
        assert page.evaluate("matchMedia('(forced-colors: active)').matches") == (name == "forced")
        found += [f"{name}: {violation}" for violation in page.evaluate(FIND_VIOLATIONS)]
    page.emulate_media(color_scheme="light", forced_colors="none")
    return found
