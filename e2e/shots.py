"""`python -m e2e.shots` photographs each main screen of the real panel and the real portal into docs/."""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from browser_copilot.browser.chromium import find_chromium
from browser_copilot.protocol import commands as c
from e2e.side_panel import WAIT_MS, SidePanel, open_panel
from e2e.site.billing import BillingSite
from e2e.world import World

FOLDER = Path(__file__).parents[1] / "docs"
DELETE = "Delete Grace Hopper from the team"
VISIT = "Open the Support page"
SCHEMES = ("light", "dark")


def photograph(page: Page, name: str, scheme: str = "light") -> None:
    """Write docs/NAME.png; nothing on it moves."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.mouse.move(0, 0)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled", caret="hide")
    page.emulate_media(color_scheme="light")


def photograph_panel(panel: SidePanel, site: BillingSite) -> None:
    """First run, approval, the end of a run, and the dark variants of the last two."""
    panel.begin(site.url)
    photograph(panel.page, "panel-first-run")
    panel.say(DELETE)
    panel.button("Allow once").wait_for()
    photograph(panel.page, "panel-approval")
    photograph(panel.page, "panel-approval-dark", "dark")
    panel.button("Take over").click()
    panel.see("The page is yours")
    photograph(panel.page, "panel-running")
    panel.button("Hand back").first.click()
    for target in ('Click "Delete"', 'Click "Yes, delete"'):
        panel.page.locator("section.approval").filter(has_text=target).wait_for()
        panel.button("Allow once").click()
    panel.see_state("Done")
    panel.page.locator("article.run summary").first.click()
    photograph(panel.page, "panel-done")
    photograph(panel.page, "panel-done-dark", "dark")


def photograph_portal(world: World, viewer: Browser, site: BillingSite) -> None:
    """Sessions with a run that waits for an approval, workflows and health."""
    session = world.new_session()
    page = viewer.new_page(viewport={"width": 1180, "height": 620})
    page.set_default_timeout(WAIT_MS)
    page.goto(world.app.login_link())
    page.get_by_text("Connection: Connected").wait_for(state="attached")
    page.evaluate("session => localStorage.setItem('session', session)", session)
    page.reload()
    page.get_by_text("SESSION_CREATED").wait_for()
    world.command(c.SubmitPrompt(text=DELETE, url=site.url, allow=[site.origin]), session)
    page.get_by_role("button", name="Allow once").wait_for()
    for scheme in SCHEMES:
        photograph(page, f"portal-run-{scheme}", scheme)
    world.command(c.Stop(), session)
    for place in ("Workflows", "Health"):
        page.get_by_role("navigation").get_by_role("button", name=place, exact=True).click()
        page.locator("main .fold").first.wait_for()
        for scheme in SCHEMES:
            photograph(page, f"portal-{place.lower()}-{scheme}", scheme)
    page.close()


def launch_viewer(playwright: Playwright) -> Browser:
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=str(find_chromium().path), args=flags)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="copilot-shots-") as folder,
        World(Path(folder), debugging=True) as world,
        sync_playwright() as playwright,
    ):
        assert world.app.browser is not None and world.app.browser.debugging_url is not None
        with BillingSite() as site, open_panel(playwright, world.app.browser.debugging_url) as panel:
            photograph_panel(panel, site)
        with BillingSite() as site:
            world.run(VISIT, site.url)
            photograph_portal(world, launch_viewer(playwright), site)
    for path in sorted(FOLDER.glob("*.png")):
        print(f"{path.stat().st_size:>8,} bytes  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
