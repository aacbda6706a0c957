"""The panel for those who see, move or hear differently: forced colours, no motion, keyboard, three languages."""

from collections.abc import Iterator

import pytest

from e2e.side_panel import DELETE, SidePanel, beside, find_violations, until
from e2e.site.billing import BillingSite
from e2e.world import World

PLACES = ("Chat", "History", "Workflows", "Activity", "Settings")
MOVING = "document.getAnimations().filter((one) => one.playState === 'running').length"
FOCUS = """() => {
  const focused = document.activeElement;
  const ringed = [focused, focused.parentElement].filter(Boolean).map((one) => getComputedStyle(one));
  const visible = ringed.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1);
  if (focused === document.body) return ['', true];
  return [focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40), visible];
}"""
"""The name of what has the focus, and whether it, or what it stands in, shows a ring."""
MOST_TABS = 40


@pytest.fixture(scope="module")
def beside_tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SidePanel]:
    with World(tmp_path_factory.mktemp("media"), debugging=True) as running, beside(running) as shown:
        yield shown


@pytest.fixture
def panel(beside_tab: SidePanel, site: BillingSite) -> Iterator[SidePanel]:
    beside_tab.begin(site.url)
    yield beside_tab
    beside_tab.page.emulate_media(forced_colors="none", reduced_motion="no-preference", color_scheme="light")
    beside_tab.rest()


def walk(panel: SidePanel) -> list[tuple[str, bool]]:
    """Every stop of the Tab key until it comes round, and whether the focus can be seen there."""
    seen: list[tuple[str, bool]] = []
    for _ in range(MOST_TABS):
        panel.page.keyboard.press("Tab")
        name, visible = panel.page.evaluate(FOCUS)
        if (name, visible) in seen[:1]:
            break
        seen.append((name, visible))
    return seen


@pytest.mark.parametrize("colors", ["active", "none"])
def test_the_focus_is_seen_at_every_stop_of_the_keyboard(panel: SidePanel, colors: str) -> None:
    panel.ask_to_delete()
    panel.page.emulate_media(forced_colors="active" if colors == "active" else "none")
    assert panel.page.evaluate("matchMedia('(forced-colors: active)').matches") is (colors == "active")
    stops = walk(panel)
    assert {"Stop", "Allow once", "Deny"} <= {name for name, _ in stops}
    assert [name for name, visible in stops if not visible] == []


@pytest.mark.parametrize("place", PLACES)
def test_a_screen_in_forced_colours_has_no_barrier(panel: SidePanel, place: str) -> None:
    panel.show(place)
    panel.page.locator("main > *").first.wait_for()
    panel.page.emulate_media(forced_colors="active")
    assert find_violations(panel.page) == []


def test_nothing_moves_for_who_wants_no_motion(panel: SidePanel) -> None:
    panel.ask_to_delete()
    until(lambda: panel.page.evaluate(MOVING) > 0, "a run that is under way turns its spinner")
    panel.page.emulate_media(reduced_motion="reduce")
    until(lambda: panel.page.evaluate(MOVING) == 0, "nothing moves any more")


@pytest.mark.parametrize("width", [320, 360, 700])
def test_a_waiting_approval_fits_its_width_with_its_answers_and_stop_in_sight(panel: SidePanel, width: int) -> None:
    panel.ask_to_delete()
    panel.page.set_viewport_size({"width": width, "height": 585})
    try:
        for name in ("Deny", "Always here", "Allow once", "Stop", "Take over"):
            box = panel.button(name).bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= width, (name, box)
            assert box["y"] + box["height"] <= 585, (name, box)
        assert panel.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finally:
        panel.page.set_viewport_size({"width": 360, "height": 585})


@pytest.mark.parametrize(
    ("language", "stop", "needed"),
    [("Deutsch", "Stopp", "Deine Freigabe wird gebraucht"), ("Español", "Parar", "Se necesita tu permiso")],
)
def test_the_panel_and_its_button_speak_the_language_that_is_chosen(
    panel: SidePanel, language: str, stop: str, needed: str
) -> None:
    panel.show("Settings")
    choice = panel.page.locator("#language")
    choice.select_option(label=language)
    try:
        panel.page.get_by_role("navigation").get_by_role("button").first.click()
        panel.page.locator(".composer textarea").fill(DELETE)
        panel.page.locator(".composer textarea").press("Enter")
        panel.page.locator("section.approval").wait_for()
        [worker] = panel.browser.contexts[0].service_workers
        until(lambda: needed in worker.evaluate("chrome.action.getTitle({})"), "the button says who is needed")
        panel.button(stop).click()
        panel.button(stop).wait_for(state="detached")
    finally:
        panel.page.get_by_role("navigation").get_by_role("button").last.click()
        choice.select_option(label="English")
