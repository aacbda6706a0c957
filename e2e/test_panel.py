"""The side panel as its user has it: the real one, beside a real tab, with a run that waits where a test wants it."""

import json
import re
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from playwright.sync_api import CDPSession

from e2e.side_panel import DELETE, SidePanel, await_approvals, beside, find_violations, until
from e2e.site.billing import BillingSite
from e2e.site.transfer import TransferSite
from e2e.world import World
from tests.agent.reader import GOAL, InvoiceReader
from tests.model.endpoint import Answer, Halfway, Hang, ModelEndpoint

VISIT = "Open the Support page"


@pytest.fixture(scope="module")
def endpoint() -> Iterator[ModelEndpoint]:
    with ModelEndpoint() as serving:
        yield serving


@pytest.fixture(scope="module")
def beside_tab(tmp_path_factory: pytest.TempPathFactory, endpoint: ModelEndpoint) -> Iterator[SidePanel]:
    """Its second profile speaks with a model that reads the page as one would."""
    model = {"base_url": endpoint.base_url, "model": "m", "skills": False, "price_in": 1, "price_out": 2}
    folder = tmp_path_factory.mktemp("panel")
    with World(folder, debugging=True, profiles={"reader": model}) as running, beside(running) as shown:
        month = date.today().replace(day=1) - timedelta(days=1)
        endpoint.default = InvoiceReader(f"{month:%B %Y}")
        yield shown


@pytest.fixture
def panel(beside_tab: SidePanel, site: BillingSite) -> Iterator[SidePanel]:
    """A new session on the shop; whatever a test left running is stopped."""
    beside_tab.begin(site.url)
    yield beside_tab
    beside_tab.rest()


def test_a_goal_runs_to_its_end_with_its_steps_shown(panel: SidePanel) -> None:
    panel.say(VISIT)
    panel.see_state("Done")
    panel.page.locator("article.run summary").first.click()
    assert "Support" in panel.page.locator("li.step.ok").first.inner_text()
    assert panel.tab.url.endswith("/support")


def test_each_step_has_its_picture(panel: SidePanel) -> None:
    panel.say(VISIT)
    panel.see_state("Done")
    panel.page.locator("article.run summary").first.click()
    picture = panel.page.locator("li.step.ok button.thumbnail img").first
    picture.wait_for()
    until(lambda: picture.evaluate("image => image.naturalWidth > 0"), "the picture of the step is there")
    small = picture.bounding_box()
    panel.page.locator("button.thumbnail").first.click()
    large = picture.bounding_box()
    assert small and large and large["width"] > small["width"]


def choose_reader(panel: SidePanel) -> None:
    panel.show("Settings")
    panel.page.locator("#profile").select_option("reader")
    panel.show("Chat")


def test_an_answer_of_the_model_is_read_while_it_is_written(panel: SidePanel, endpoint: ModelEndpoint) -> None:
    choose_reader(panel)
    text = "An invoice asks for money; a receipt says that it was paid. " * 3
    reply = Halfway(Answer(text=text), 20)
    endpoint.script(Hang(), reply)
    panel.say(GOAL)
    until(lambda: len(endpoint.requests) and panel.button("Stop").is_visible(), "the run asks the model")
    try:
        panel.say("How does an invoice differ from a receipt?")
        draft = panel.page.locator(".message.assistant.draft")
        draft.filter(has_text="An invoice").wait_for()
        assert draft.inner_text().count("receipt") < 3
    finally:
        reply.go.set()
    panel.page.locator(".message.assistant:not(.draft)").filter(has_text=text.strip()).wait_for()
    draft.wait_for(state="detached")


def test_what_was_sent_to_the_model_is_read_at_the_step_it_led_to(panel: SidePanel) -> None:
    choose_reader(panel)
    panel.say(GOAL)
    panel.see_state("Done")
    panel.page.locator("article.run summary").first.click()
    sent = panel.page.locator("li.step details.sent").first
    sent.locator("summary").click()
    assert f"The user's goal: {GOAL}" in sent.locator("pre").first.inner_text()
    assert panel.page.locator(".costs").filter(has_text="$").count() == 1
    assert find_violations(panel.page) == []


def test_always_here_is_listed_and_withdrawn(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    panel.button("Always here").click()
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]
    panel.show("Settings")
    withdraw = panel.page.get_by_role("button", name=f"on {site.origin.removeprefix('http://')}").first
    withdraw.click()
    withdraw.wait_for(state="detached")
    panel.show("Chat")
    panel.say("Delete Alan Turing from the team")
    panel.button("Allow once").wait_for()


def test_what_an_approval_asks_about_is_ringed_in_the_page(panel: SidePanel) -> None:
    panel.ask_to_delete()
    front = [tab for tab in panel.browser.contexts[0].pages if tab.url.endswith("/team")]
    assert len(front) == 1
    devtools = panel.browser.contexts[0].new_cdp_session(front[0])
    until(lambda: "Delete" in read_overlay(devtools), "the ring says what is asked about")


def test_the_tab_at_work_carries_its_progress_in_percent(panel: SidePanel, endpoint: ModelEndpoint) -> None:
    choose_reader(panel)
    assert endpoint.default is not None
    endpoint.script(endpoint.default, endpoint.default, Hang())
    panel.say(GOAL)
    [worker] = panel.browser.contexts[0].service_workers
    read = """async () => {
      const tabs = await chrome.tabs.query({ active: true });
      return Promise.all(tabs.map(({ id }) => chrome.action.getBadgeText({ tabId: id })));
    }"""
    until(lambda: any(re.fullmatch(r"\d+%", text) for text in worker.evaluate(read)), "the badge says how far it is")


def read_overlay(devtools: CDPSession) -> str:
    """All that stands in the overlay's closed shadow root, which DevTools alone can see."""
    root = devtools.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    [document] = [child for child in root["children"] if child["nodeName"] == "HTML"]
    overlays = [child for child in document["children"] if child["nodeName"] == "BROWSER-COPILOT-OVERLAY"]
    return json.dumps([overlay.get("shadowRoots") for overlay in overlays])


def test_a_stopped_run_goes_on_from_its_card(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    panel.button("Stop").click()
    panel.see_state("Stopped")
    panel.button("Go on with it").click()
    panel.allow_deletion()
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_what_is_allowed_once_is_done(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    panel.button("Allow once").click()
    panel.page.get_by_text("Yes, delete").first.wait_for()
    panel.button("Allow once").click()
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_an_approval_names_target_and_site(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    card = panel.page.locator("section.approval").inner_text()
    assert "Delete" in card and site.origin.removeprefix("http://") in card


def test_what_is_denied_is_not_done(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    panel.button("Deny").click()
    panel.see("Denied: Delete")
    panel.button("Stop").wait_for(state="detached")
    assert site.state.deleted == [] and site.ledger.writes() == []


def test_a_new_session_works_in_the_tab_of_an_earlier_one(panel: SidePanel) -> None:
    panel.say(VISIT)
    panel.see_state("Done")
    panel.forget()
    panel.say("Open the Team page")
    panel.see_state("Done")
    assert panel.tab.url.endswith("/team")


def test_a_question_is_answered_while_the_run_waits(panel: SidePanel) -> None:
    panel.ask_to_delete()
    said = panel.page.locator(".message.assistant")
    before = said.count()
    panel.say("What are you doing?")
    until(lambda: said.count() > before, "the copilot answers")
    assert "delete" in said.last.inner_text().lower()
    assert panel.button("Allow once").is_visible()


def test_stop_ends_the_run_and_withdraws_its_approval(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    panel.button("Stop").click()
    panel.see_state("Stopped")
    panel.button("Allow once").wait_for(state="detached")
    assert site.ledger.writes() == []


@pytest.mark.parametrize("hand", ["button", "mouse"])
def test_the_page_is_taken_over_and_handed_back(panel: SidePanel, site: BillingSite, hand: str) -> None:
    panel.ask_to_delete()
    if hand == "mouse":
        panel.tab.get_by_role("heading").first.click()  # the browser's own input, as a person's
    else:
        panel.button("Take over").click()
    panel.see("The page is yours")
    panel.button("Hand back").first.click()
    panel.page.get_by_text("The page is yours").wait_for(state="detached")
    panel.button("Allow once").click()
    panel.page.get_by_text("Yes, delete").first.wait_for()
    panel.button("Allow once").click()
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_a_run_is_paused_goes_on_and_leaves_a_step_out(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    panel.button("Pause").click()
    panel.see_state("Paused")
    panel.button("Resume").click()
    panel.see_state("Waits for you")
    panel.button("Skip").click()
    panel.see("Withdrawn: Delete")
    panel.button("Stop").wait_for(state="detached")
    assert site.ledger.writes() == []


def test_each_slash_command_does_what_it_says(panel: SidePanel, site: BillingSite) -> None:
    panel.ask_to_delete()
    for command, state in (("/pause", "Paused"), ("/resume", "Waits for you")):
        panel.say(command)
        panel.see_state(state)
    panel.say("/help")
    panel.see("/replay shows this session again")
    before = set(find_downloads(panel))
    panel.say("/export")
    until(lambda: len(set(find_downloads(panel)) - before) == 2, "both files of the export are saved")
    panel.say("/skip")
    panel.see("Withdrawn: Delete")
    panel.button("Stop").wait_for(state="detached")
    panel.ask_to_delete()
    panel.say("/stop")
    panel.see_state("Stopped")
    panel.say("/replay")
    panel.page.get_by_role("slider", name="Position in the replay").wait_for()
    assert site.ledger.writes() == []


def find_downloads(panel: SidePanel) -> list[str]:
    """The files that the browser has saved to the end."""
    [worker] = panel.browser.contexts[0].service_workers
    found = worker.evaluate("chrome.downloads.search({ state: 'complete' })")
    return [f"{one['id']} {one['filename']}" for one in found]


def test_what_waits_in_another_session_is_told_and_opened(panel: SidePanel) -> None:
    panel.ask_to_delete()
    session = panel.session
    panel.forget()
    others = panel.page.get_by_role("region", name="In other sessions")
    others.get_by_text("Approval:").wait_for()
    others.get_by_role("button", name=DELETE).first.click()
    panel.button("Deny").wait_for()
    assert panel.session == session
    panel.forget()
    [worker] = panel.browser.contexts[0].service_workers
    worker.evaluate("id => chrome.notifications.onClicked.dispatch(id)", f"run-{session}")
    panel.button("Deny").wait_for()
    panel.forget()
    panel.button(f"Stop: {DELETE}").click()
    others.wait_for(state="detached")


def test_a_site_is_allowed_with_an_end_that_is_shown(panel: SidePanel, site: BillingSite) -> None:
    panel.show("Settings")
    grant = panel.page.locator("li.row").filter(has_text=site.origin).filter(has_text="until")
    grant.wait_for()
    grant.get_by_role("button", name="Withdraw").click()
    grant.wait_for(state="detached")


def test_a_goal_is_set_and_approved_by_keyboard_alone(panel: SidePanel, site: BillingSite) -> None:
    panel.tab_to("Message to the copilot")
    panel.page.keyboard.type(DELETE)
    panel.page.keyboard.press("Enter")
    for _ in await_approvals(panel.page):
        panel.tab_to("Allow once")
        panel.page.keyboard.press("Enter")
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_a_run_is_held_and_stopped_by_keyboard_alone(panel: SidePanel) -> None:
    panel.ask_to_delete()
    for name, told in (("Take over", "The page is yours"), ("Hand back", "Waits for you"), ("Stop", "Stopped")):
        panel.tab_to(name)
        panel.page.keyboard.press("Enter")
        panel.see(told)


def test_a_workflow_is_run_by_its_form(panel: SidePanel) -> None:
    panel.show("Workflows")
    panel.page.locator("summary").filter(has_text="Copilot").click()
    form = panel.page.locator("details[open] form")
    form.get_by_label("Goal").fill(VISIT)
    form.get_by_role("button", name="Run", exact=True).click()
    panel.see_state("Done")
    assert panel.tab.url.endswith("/support")


def test_a_workflow_is_chosen_filled_in_and_run_by_keyboard_alone(panel: SidePanel) -> None:
    keyboard = panel.page.keyboard
    for name, key in (("Workflows", "Enter"), ("Copilot", "Enter")):
        panel.tab_to(name)
        keyboard.press(key)
    panel.page.locator("details[open] form").wait_for()
    keyboard.press("Tab")
    keyboard.type(VISIT)
    panel.tab_to("Run")
    keyboard.press("Enter")
    panel.see_state("Done")
    assert panel.tab.url.endswith("/support")


def test_a_form_names_the_field_its_limits_and_what_to_do(panel: SidePanel) -> None:
    panel.show("Workflows")
    panel.page.locator("summary").filter(has_text="Watch a page").click()
    form = panel.page.locator("details[open] form")
    form.get_by_label("Every (seconds)").fill("0")
    form.get_by_role("button", name="Run", exact=True).click()
    wrong = form.locator("[aria-invalid=true]")
    wrong.wait_for()
    assert wrong.get_attribute("aria-describedby")
    form.get_by_text("Write a number from 1 to 86400.").wait_for()
    until(lambda: wrong.evaluate("field => field === document.activeElement"), "the field has the focus")


@pytest.mark.parametrize(
    "pressed",
    ["chrome.commands.onCommand.dispatch('stop')", "chrome.contextMenus.onClicked.dispatch({ menuItemId: 'stop' })"],
    ids=["shortcut", "menu"],
)
def test_the_shortcut_and_the_menu_stop_the_run(panel: SidePanel, site: BillingSite, pressed: str) -> None:
    """The browser's own part, from the key to the event, is left out: no key of a page reaches it."""
    panel.ask_to_delete()
    [worker] = panel.browser.contexts[0].service_workers
    keys = worker.evaluate("chrome.commands.getAll()")
    assert [one["shortcut"] != "" for one in keys if one["name"] == "stop"] == [True], keys
    worker.evaluate(pressed)
    panel.see_state("Stopped")
    assert site.ledger.writes() == []


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
def test_a_screen_has_no_barrier_in_light_dark_and_forced_colours(panel: SidePanel, place: str) -> None:
    panel.show(place)
    panel.page.locator("main > *").first.wait_for()
    assert find_violations(panel.page) == []


def test_a_waiting_approval_has_no_barrier_in_light_dark_and_forced_colours(panel: SidePanel) -> None:
    panel.ask_to_delete()
    assert find_violations(panel.page) == []


def test_a_yes_is_to_the_values_that_were_shown(panel: SidePanel) -> None:
    """A script of the page changes one after the card was shown: nothing is sent before the new one is approved."""
    with TransferSite() as bank:
        panel.begin(bank.url)
        panel.say('Click "Transfer now"')
        cards = panel.page.locator("section.approval")
        shown = cards.locator("dl.values")
        shown.filter(has_text="bob@bank.example").wait_for()
        told = dict(zip(shown.locator("dt").all_inner_texts(), shown.locator("dd").all_inner_texts(), strict=True))
        assert told == {
            "Payee": "bob@bank.example",
            "Amount": "129.00",
            "Currency": "Euro",
            "Speed": "Standard",
            "Keep as a template": "no",
            "Security code": "filled",
            "Message": "Rent",
        }
        assert "Hidden fields that go along: 1" in cards.inner_text()
        panel.tab.evaluate("document.querySelector('[name=payee]').value = 'eve@bank.example'")
        panel.button("Allow once").click()
        shown.filter(has_text="eve@bank.example").wait_for()
        assert bank.transfers == []
        assert find_violations(panel.page) == []
        panel.button("Allow once").click()
        panel.see_state("Done")
        assert [one["payee"] for one in bank.transfers] == ["eve@bank.example"]
