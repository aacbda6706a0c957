"""The side panel as its user has it: the real one, beside a real tab, with a run that waits where a test wants it."""

from collections.abc import Iterator

import pytest

from e2e.side_panel import SidePanel, beside, find_violations, until
from e2e.site.billing import BillingSite
from e2e.world import World

DELETE = "Delete Grace Hopper from the team"
VISIT = "Open the Support page"


@pytest.fixture(scope="module")
def beside_tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SidePanel]:
    with World(tmp_path_factory.mktemp("panel"), debugging=True) as running, beside(running) as shown:
        yield shown


@pytest.fixture
def panel(beside_tab: SidePanel, site: BillingSite) -> Iterator[SidePanel]:
    """A new session on the shop; whatever a test left running is stopped."""
    beside_tab.begin(site.url)
    yield beside_tab
    if beside_tab.button("Stop").is_visible():
        beside_tab.button("Stop").click()
        beside_tab.button("Stop").wait_for(state="detached")
    beside_tab.show("Chat")


def ask_to_delete(panel: SidePanel) -> None:
    """A run that waits for an approval, for as long as the test likes."""
    panel.say(DELETE)
    panel.button("Allow once").wait_for()


def test_a_goal_runs_to_its_end_with_its_steps_shown(panel: SidePanel) -> None:
    panel.say(VISIT)
    panel.see_state("Done")
    panel.page.locator("article.run summary").first.click()
    assert "Support" in panel.page.locator("li.step.ok").first.inner_text()
    assert panel.tab.url.endswith("/support")


def test_what_is_allowed_once_is_done(panel: SidePanel, site: BillingSite) -> None:
    ask_to_delete(panel)
    panel.button("Allow once").click()
    panel.page.get_by_text("Yes, delete").first.wait_for()
    panel.button("Allow once").click()
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_an_approval_names_target_and_site(panel: SidePanel, site: BillingSite) -> None:
    ask_to_delete(panel)
    card = panel.page.locator("section.approval").inner_text()
    assert "Delete" in card and site.origin.removeprefix("http://") in card


def test_what_is_denied_is_not_done(panel: SidePanel, site: BillingSite) -> None:
    ask_to_delete(panel)
    panel.button("Deny").click()
    panel.see("Denied: Delete")
    panel.button("Stop").wait_for(state="detached")
    assert site.state.deleted == [] and site.ledger.writes() == []


def test_a_question_is_answered_while_the_run_waits(panel: SidePanel) -> None:
    ask_to_delete(panel)
    said = panel.page.locator(".message.assistant")
    before = said.count()
    panel.say("What are you doing?")
    until(lambda: said.count() > before, "the copilot answers")
    assert "delete" in said.last.inner_text().lower()
    assert panel.button("Allow once").is_visible()


def test_stop_ends_the_run_and_withdraws_its_approval(panel: SidePanel, site: BillingSite) -> None:
    ask_to_delete(panel)
    panel.button("Stop").click()
    panel.see_state("Stopped")
    panel.button("Allow once").wait_for(state="detached")
    assert site.ledger.writes() == []


def test_the_page_is_taken_over_and_handed_back(panel: SidePanel, site: BillingSite) -> None:
    ask_to_delete(panel)
    panel.button("Take over").click()
    panel.see("The page is yours")
    panel.button("Hand back").first.click()
    panel.page.get_by_text("The page is yours").wait_for(state="detached")
    panel.button("Allow once").click()
    panel.page.get_by_text("Yes, delete").first.wait_for()
    panel.button("Allow once").click()
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_a_goal_is_set_and_approved_by_keyboard_alone(panel: SidePanel, site: BillingSite) -> None:
    panel.tab_to("Message to the copilot")
    panel.page.keyboard.type(DELETE)
    panel.page.keyboard.press("Enter")
    for target in ('Click "Delete"', 'Click "Yes, delete"'):
        panel.page.locator("section.approval").filter(has_text=target).wait_for()
        panel.tab_to("Allow once")
        panel.page.keyboard.press("Enter")
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_a_run_is_stopped_by_keyboard_alone(panel: SidePanel) -> None:
    ask_to_delete(panel)
    panel.tab_to("Stop")
    panel.page.keyboard.press("Enter")
    panel.see_state("Stopped")


def test_a_workflow_is_run_by_its_form(panel: SidePanel) -> None:
    panel.show("Workflows")
    panel.page.locator("summary").filter(has_text="Copilot").click()
    form = panel.page.locator("details[open] form")
    form.get_by_label("Goal").fill(VISIT)
    form.get_by_role("button", name="Run", exact=True).click()
    panel.see_state("Done")
    assert panel.tab.url.endswith("/support")


def test_an_earlier_session_is_found_by_its_words(panel: SidePanel) -> None:
    panel.say("Open the Team page")
    panel.see_state("Done")
    panel.forget()
    panel.show("History")
    panel.page.get_by_role("searchbox", name="Search sessions").fill("team page")
    panel.page.locator("li.row").filter(has_text="Open the Team page").first.get_by_role("button").first.click()
    panel.see_state("Done")
    panel.see("Open the Team page")


@pytest.mark.parametrize("place", ["Chat", "History", "Workflows", "Activity", "Settings"])
def test_a_screen_has_no_barrier_in_light_and_dark(panel: SidePanel, place: str) -> None:
    panel.show(place)
    panel.page.locator("main > *").first.wait_for()
    assert find_violations(panel.page) == []


def test_a_waiting_approval_has_no_barrier_in_light_and_dark(panel: SidePanel) -> None:
    ask_to_delete(panel)
    assert find_violations(panel.page) == []
