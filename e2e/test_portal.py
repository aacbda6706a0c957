"""The portal in a browser of its own, beside the copilot's: what happens there is seen and steered from here."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from browser_copilot.browser.chromium import find_chromium
from browser_copilot.protocol import commands as c
from browser_copilot.runtime.entry_check import validate_entry
from e2e.side_panel import DELETE, WAIT_MS, await_approvals, find_violations, until
from e2e.site.billing import BillingSite
from e2e.test_jobs import make_entry
from e2e.world import World

VISIT = "Open the Support page"


@pytest.fixture(scope="module")
def viewer() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=str(find_chromium().path), args=flags)
        yield browser
        browser.close()


@pytest.fixture
def portal(viewer: Browser, world: World) -> Iterator[Page]:
    """The portal, opened by the link that the server prints."""
    context = viewer.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(WAIT_MS)
    page.goto(world.app.login_link())
    page.get_by_text("Connection: Connected").wait_for(state="attached")
    yield page
    context.close()


@pytest.fixture
def session(world: World) -> Iterator[str]:
    """A session that ends with the test, whatever it still does."""
    made = world.new_session()
    yield made
    world.command(c.Stop(), made)
    world.close_tabs(made)


def begin(world: World, session: str, goal: str, site: BillingSite) -> None:
    """Its run then waits, for as long as the test likes."""
    reply = world.command(c.SubmitPrompt(text=goal, url=site.url, allow=[site.origin]), session)
    assert reply.ok, reply
    until(lambda: world.app.runtime.pending(session), "the run waits for its approval")


def watch(portal: Page, session: str) -> None:
    """Come back to the portal where this session was shown last."""
    portal.evaluate("session => localStorage.setItem('session', session)", session)
    portal.reload()


def open_session(portal: Page, goal: str) -> None:
    """The newest session of that goal, from the list at the left."""
    search = portal.get_by_role("searchbox", name="Search sessions")
    search.fill(goal)
    portal.locator("aside.side li.row").filter(has_text=goal).first.get_by_role("button").first.click()
    portal.locator("article.run").filter(has_text=goal).first.wait_for()


def show(portal: Page, place: str) -> None:
    portal.get_by_role("navigation").get_by_role("button", name=place, exact=True).click()


def see_state(portal: Page, name: str) -> None:
    portal.locator("article.run .state").last.filter(has_text=name).wait_for()


WATCH_WORKS = """() => {
  const states = ['waiting', 'running', 'ok', 'failed'];
  const find = () => [...document.querySelectorAll('li.work.ref')].map(
    (box) => states.find((state) => box.classList.contains(state)));
  let before = find();
  window.changes = [];
  new MutationObserver(() => {
    const now = find();
    now.forEach((state, work) => { if (state !== before[work]) window.changes.push([work, state]); });
    before = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  return before;
}"""
IS_LOADED = "image => image.complete && image.naturalWidth > 0"
LONG_NUMBER = re.compile(r"\d{11,}")


def test_the_login_link_opens_the_portal_once(viewer: Browser, world: World) -> None:
    link = world.app.login_link()
    with viewer.new_context() as first, viewer.new_context() as second:
        page = first.new_page()
        page.goto(link)
        page.get_by_role("heading", name="Browser Copilot portal").wait_for()
        assert "ticket" not in page.url
        again = second.new_page().goto(link)
        assert again is not None and again.status in (401, 403)


def test_a_finished_session_is_read_again(world: World, session: str, site: BillingSite, portal: Page) -> None:
    world.run(VISIT, site.url, session_id=session)
    portal.reload()
    open_session(portal, VISIT)
    see_state(portal, "Done")
    assert portal.get_by_text("TASK_COMPLETED").count() == 1


def test_a_run_is_watched_and_approved(world: World, session: str, site: BillingSite, portal: Page) -> None:
    begin(world, session, DELETE, site)
    watch(portal, session)
    for _ in await_approvals(portal):
        portal.get_by_role("button", name="Allow once").click()
    see_state(portal, "Done")
    portal.get_by_text("TASK_COMPLETED").first.wait_for()
    assert site.state.deleted == ["Grace Hopper"]


def test_a_run_is_stopped_from_the_portal(world: World, session: str, site: BillingSite, portal: Page) -> None:
    begin(world, session, DELETE, site)
    watch(portal, session)
    portal.get_by_role("button", name="Stop", exact=True).click()
    see_state(portal, "Stopped")
    assert site.ledger.writes() == []


def test_a_workflow_is_run_by_its_form_and_watched(world: World, site: BillingSite, portal: Page) -> None:
    show(portal, "Workflows")
    portal.locator("main summary").filter(has_text="Copilot").click()
    form = portal.locator("main details[open] form")
    form.get_by_label("Goal").fill(VISIT)
    form.get_by_label("Page").fill(site.url)
    form.get_by_role("button", name="Run", exact=True).click()
    portal.get_by_role("button", name="Allow once").click()
    see_state(portal, "Done")
    portal.locator("li.step.ok").filter(has_text="Support").first.wait_for(state="attached")
    world.close_tabs(portal.evaluate("localStorage.getItem('session')"))


def test_what_waits_in_any_session_is_counted_and_opened(
    world: World, session: str, site: BillingSite, portal: Page
) -> None:
    watch(portal, world.new_session())  # what waits in the session that is shown needs no list
    begin(world, session, DELETE, site)
    until(lambda: portal.title() == "(1) Browser Copilot portal", "the title of the page counts it")
    portal.get_by_role("region", name="In other sessions").get_by_role("button", name=DELETE).first.click()
    portal.get_by_role("button", name="Deny").click()
    until(lambda: portal.title() == "Browser Copilot portal", "nothing waits any more")


def test_the_page_is_seen_while_a_run_waits(world: World, session: str, site: BillingSite, portal: Page) -> None:
    begin(world, session, DELETE, site)
    watch(portal, session)
    picture = portal.locator(".beside img")
    picture.wait_for()
    until(lambda: picture.evaluate(IS_LOADED), "the picture of the page is there")


def test_a_finished_run_is_replayed_with_its_pictures(
    world: World, session: str, site: BillingSite, portal: Page
) -> None:
    world.run(DELETE, site.url, session_id=session, keep_tabs=True)
    watch(portal, session)
    see_state(portal, "Done")
    show(portal, "Replay")
    position = portal.get_by_role("slider", name="Position in the replay")
    position.press("Home")
    portal.get_by_text("Event 0 of").or_(portal.locator(".replay .timeline:not(:has(article))")).first.wait_for()
    assert portal.locator(".replay article.run").count() == 0
    position.press("End")
    see_state(portal, "Done")
    picture = portal.locator(".replay > img")
    until(lambda: picture.evaluate(IS_LOADED), "the replay shows the page")


def test_each_work_of_a_job_takes_the_colour_of_what_happens_in_it_whichever_door_started_it(
    world: World, site: BillingSite, portal: Page, tmp_path: Path
) -> None:
    world.app.entries.install(validate_entry(make_entry(site.url)))
    show(portal, "Jobs")
    portal.locator("li.work.ref").nth(4).wait_for()
    assert portal.evaluate(WATCH_WORKS) == ["waiting"] * 5
    portal.get_by_label("Working directory").fill(str(tmp_path))
    portal.get_by_role("button", name="Start", exact=True).click()
    job = portal.locator("article.run [role=status]")
    until(lambda: job.count() and job.inner_text() not in ("", "Working"), "the job has ended")
    assert job.inner_text() == "Succeeded"
    changes = portal.evaluate("window.changes")
    assert changes[:2] == [[0, "running"], [0, "ok"]]
    assert [[state for work, state in changes if work == number] for number in range(5)] == [["running", "ok"]] * 5
    reply = world.command(c.RunJob(name="five", user_input="", working_directory=str(tmp_path)))
    assert reply.ok, reply
    portal.locator("li.work.ref.running").first.wait_for()
    portal.reload()
    show(portal, "Jobs")
    portal.locator("li.work.ref.running").first.wait_for()
    portal.get_by_role("button", name="Stop the job").click()
    until(lambda: job.count() and job.inner_text() == "Stopped", "the job of another door was stopped from here")


def test_an_expired_login_says_how_to_get_in_again(viewer: Browser, world: World) -> None:
    sockets: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        route.connect_to_server()
        sockets.append(route)

    with viewer.new_context() as context:
        page = context.new_page()
        page.set_default_timeout(WAIT_MS)
        page.route_web_socket("**/ws/frontend", connect)
        page.goto(world.app.login_link())
        page.get_by_text("Connection: Connected").wait_for(state="attached")
        context.clear_cookies()
        sockets[-1].close()
        page.locator(".trouble").get_by_text("Open the portal again with the link").wait_for()


def test_a_server_without_a_browser_is_told_with_what_to_do(viewer: Browser, tmp_path: Path) -> None:
    with World(tmp_path, browser=False) as lonely, viewer.new_context() as context:
        page = context.new_page()
        page.set_default_timeout(WAIT_MS)
        page.goto(lonely.app.login_link())
        trouble = page.get_by_role("region", name="Connection trouble")
        trouble.get_by_text("No browser is connected").wait_for()
        trouble.get_by_text("Start one with browser-copilot up").wait_for()


@pytest.mark.parametrize(("path", "status"), [("/", 401), ("/nowhere", 404)])
def test_a_page_that_is_not_to_be_had_says_so_to_people(viewer: Browser, world: World, path: str, status: int) -> None:
    with viewer.new_context() as context:
        page = context.new_page()
        if status != 401:
            page.goto(world.app.login_link())
            page.get_by_role("heading", name="Browser Copilot portal").wait_for()
        answer = page.goto(f"{world.app.url}{path}")
        assert answer is not None and answer.status == status
        assert page.locator("h1").count() == 1, page.content()
        assert find_violations(page) == []


def test_the_health_of_each_hop_is_shown(portal: Page) -> None:
    show(portal, "Health")
    portal.locator("li.hop").first.wait_for()
    assert not LONG_NUMBER.search(portal.locator("main").inner_text()), "a time is shown in milliseconds"
    assert portal.locator("li.hop.ok").count() >= 1
    assert portal.locator("li.hop.broken").count() == 0, portal.locator("main").inner_text()


@pytest.mark.parametrize("place", ["Chat", "Workflows", "Jobs", "Replay", "Activity", "Health", "Settings"])
def test_a_screen_has_no_barrier_and_fits_wide_and_narrow(portal: Page, place: str) -> None:
    show(portal, place)
    portal.locator("main > *").first.wait_for()
    for width in (1280, 390):
        portal.set_viewport_size({"width": width, "height": 800})
        assert find_violations(portal) == [], width
        until(lambda: portal.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{place} fits {width} px")


def test_a_waiting_approval_has_no_barrier(world: World, session: str, site: BillingSite, portal: Page) -> None:
    begin(world, session, DELETE, site)
    watch(portal, session)
    portal.get_by_role("button", name="Allow once").wait_for()
    assert find_violations(portal) == []
