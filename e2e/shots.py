"""`python -m e2e.shots` photographs each main screen of the real panel and the real portal into docs/."""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from browser_copilot.browser.chromium import find_chromium
from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.protocol import commands as c
from browser_copilot.runtime.entry_check import validate_entry
from e2e.side_panel import DELETE, WAIT_MS, SidePanel, open_panel, until
from e2e.site.billing import BillingSite
from e2e.test_jobs import make_entry
from e2e.world import World

FOLDER = Path(__file__).parents[1] / "docs"
VISIT = "Open the Support page"
SCHEMES = ("light", "dark")


def photograph(page: Page, name: str, scheme: str = "light") -> None:
    """Write docs/NAME.png; nothing on it moves."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.mouse.move(0, 0)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled", caret="hide")
    page.emulate_media(color_scheme="light")


def photograph_both(page: Page, name: str) -> None:
    photograph(page, name)
    photograph(page, f"{name}-dark", "dark")


def photograph_panel(panel: SidePanel, site: BillingSite) -> None:
    """First run, approval, the end of a run with its pictures, and every other screen."""
    panel.page.set_viewport_size({"width": 360, "height": 640})
    panel.begin(site.url)
    photograph(panel.page, "panel-first-run")
    panel.ask_to_delete()
    photograph_both(panel.page, "panel-approval")
    panel.button("Take over").click()
    panel.see("The page is yours")
    photograph(panel.page, "panel-running")
    panel.button("Hand back").first.click()
    panel.allow_deletion()
    panel.see_state("Done")
    panel.page.locator("article.run summary").first.click()
    see_picture(panel.page, "li.step img")
    photograph_both(panel.page, "panel-done")
    panel.show("History")
    panel.page.locator("li.row").first.wait_for()
    photograph(panel.page, "panel-history")
    panel.show("Activity")
    panel.page.locator("main .fold summary").first.click()
    photograph(panel.page, "panel-activity")
    panel.show("Workflows")
    panel.page.locator("summary").filter(has_text="Fill in a form").click()
    photograph(panel.page, "panel-workflows")
    panel.show("Settings")
    panel.page.locator("#profile").wait_for()
    photograph(panel.page, "panel-settings")
    panel.show("Chat")


def see_picture(page: Page, selector: str) -> None:
    picture = page.locator(selector).last
    picture.wait_for()
    until(lambda: picture.evaluate("image => image.complete && image.naturalWidth > 0"), f"{selector} is loaded")


def photograph_welcome(panel: SidePanel) -> None:
    """What a new installation opens."""
    page = panel.browser.contexts[0].new_page()
    page.set_viewport_size({"width": 900, "height": 720})
    page.goto(f"{EXTENSION_ORIGIN}/welcome.html")
    page.get_by_role("button", name="Open the panel").wait_for()
    photograph(page, "welcome")
    page.close()


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
    see_picture(page, ".beside img")
    for scheme in SCHEMES:
        photograph(page, f"portal-run-{scheme}", scheme)
    world.command(c.Stop(), session)
    places = (("Workflows", ".fold"), ("Health", ".hop"), ("Replay", ".replay > img"), ("Activity", ".fold"))
    for place, ready in places:
        page.get_by_role("navigation").get_by_role("button", name=place, exact=True).click()
        page.locator(f"main {ready}").first.wait_for()
        photograph(page, f"portal-{place.lower()}-light")
    photograph_job(world, page, site)
    photograph_history(page)
    page.close()


def photograph_history(page: Page) -> None:
    """Where there is room for one column, the sessions are a place of their own."""
    page.set_viewport_size({"width": 400, "height": 620})
    page.get_by_role("navigation").get_by_role("button", name="History", exact=True).click()
    page.locator("main li.row").filter(has_text="contact form").get_by_role("button", name="Resume").wait_for()
    photograph(page, "portal-history-light")


def photograph_job(world: World, page: Page, site: BillingSite) -> None:
    """A job of five runs while two of them work at once."""
    world.app.entries.install(validate_entry(make_entry(site.url)))
    page.get_by_role("navigation").get_by_role("button", name="Jobs", exact=True).click()
    page.get_by_label("Working directory").fill(str(world.app.settings.work_folder))
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("li.work.ref.running").filter(has_text="invoice").wait_for()
    page.get_by_label("Working directory").fill("/home/ada/invoices")
    for scheme in SCHEMES:
        photograph(page, f"portal-jobs-{scheme}", scheme)
    page.get_by_role("button", name="Stop the job").click()
    page.locator("article.run .state.stopped").wait_for()


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
            photograph_welcome(panel)
        with BillingSite() as site:
            world.run(VISIT, site.url)
            photograph_portal(world, launch_viewer(playwright), site)
    for path in sorted(FOLDER.glob("*.png")):
        print(f"{path.stat().st_size:>8,} bytes  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
