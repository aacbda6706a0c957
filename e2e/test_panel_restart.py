"""The panel is a window on a run: closed, it changes nothing, and the browser tells the user what they must know."""

from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, sync_playwright

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.protocol import commands as c
from e2e.side_panel import DELETE, beside, find_target, open_panel, until
from e2e.site.billing import BillingSite
from e2e.world import World

BADGE = "chrome.action.getBadgeText({})"
NOTICES = "chrome.notifications.getAll()"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[World]:
    with World(tmp_path, debugging=True) as running:
        yield running


def debugging_url(world: World) -> str:
    assert world.app.browser is not None and world.app.browser.debugging_url is not None
    return world.app.browser.debugging_url


def test_a_run_goes_on_after_the_server_was_started_again(tmp_path: Path, site: BillingSite) -> None:
    with World(tmp_path, debugging=True) as first, beside(first) as panel:
        panel.begin(site.url)
        panel.ask_to_delete()
    with World(tmp_path, debugging=True) as second, beside(second) as panel:
        panel.tab.goto(site.url)
        panel.tab.bring_to_front()
        panel.see("An interrupted run")
        panel.button("Resume").click()
        panel.allow_deletion()
        panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_closing_the_panel_changes_nothing(own: World, site: BillingSite) -> None:
    with beside(own) as panel:
        panel.begin(site.url)
        panel.ask_to_delete()
        session = panel.session
        waiting = own.app.runtime.pending(session)
    close_panel(own)
    assert own.app.runtime.pending(session) == waiting
    with sync_playwright() as playwright, open_panel(playwright, debugging_url(own)) as again:
        again.allow_deletion()
        again.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_the_browser_tells_when_the_user_is_needed_and_when_it_is_over(own: World, site: BillingSite) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(debugging_url(own))
        page = browser.contexts[0].new_page()
        page.goto(f"{EXTENSION_ORIGIN}/welcome.html")
        session, other = own.new_session(), own.new_session()
        for one in (session, other):
            assert own.command(c.SubmitPrompt(text=DELETE, url=site.url, allow=[site.origin]), one).ok
            until(lambda one=one: own.app.runtime.pending(one), "the run waits for its approval")
            see_told(page, "?", one)
        assert own.command(c.Stop(), other).ok
        until(lambda: f"run-{other}" not in page.evaluate(NOTICES), "what was stopped asks for nothing")
        assert page.evaluate(BADGE) == "?", "the other still waits"
        assert own.command(c.SetApprovalPolicy(policy="all"), session).ok
        for event in own.app.runtime.pending(session):
            assert event.type == "NEEDS_APPROVAL"
            own.command(c.Approve(approval_id=event.approval_id, decision="allow"), session)
        see_told(page, "✓", session)
        browser.close()
    assert site.state.deleted == ["Grace Hopper"]


def see_told(page: Page, badge: str, session: str) -> None:
    """The badge says it in a character, a notification in words."""
    until(lambda: page.evaluate(BADGE) == badge, f"the badge is {badge}")
    until(lambda: f"run-{session}" in page.evaluate(NOTICES), "there is a notification")


def close_panel(world: World) -> None:
    """As the user closes it."""
    url = debugging_url(world)
    target = find_target(url, "/sidepanel.html")
    assert target is not None, "the side panel is open"
    with urlopen(f"{url}/json/close/{target}", timeout=10):
        until(lambda: find_target(url, "/sidepanel.html") is None, "the side panel is closed")
