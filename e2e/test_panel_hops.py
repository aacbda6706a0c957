"""The real panel names each broken hop and what mends it; a server that is killed (-9) is missed and gone on with."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, sync_playwright
from websockets.sync.client import connect

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.browser.pairing import Pairing
from browser_copilot.protocol import frames
from e2e.own_browser import Server, open_own_browser
from e2e.side_panel import SidePanel, open_panel
from e2e.site.billing import BillingSite
from tests.browser.by_hand import make_hello


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"))
    one.start("serve")
    yield one
    one.end()


@pytest.fixture(scope="module")
def pairing(server: Server) -> Pairing:
    return server.pairing


@pytest.fixture(scope="module")
def panel(pairing: Pairing, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SidePanel]:
    """In a browser that its user paired."""
    folder = tmp_path_factory.mktemp("browser")
    with (
        open_own_browser(folder, pairing, paired=False) as browser,
        sync_playwright() as playwright,
        open_panel(playwright, browser.debugging_url) as shown,
    ):
        pair(shown, pairing)
        see_hop(shown, "Connected", None)
        yield shown


def pair(panel: SidePanel, pairing: Pairing) -> None:
    panel.show("Settings")
    panel.page.get_by_label("Pairing code").fill(pairing.to_code())
    panel.button("Pair").click()


def see_hop(panel: SidePanel, title: str, fix: str | None) -> None:
    """The dot names it; the bar over the conversation says what mends it, where something is to be done."""
    panel.page.get_by_role("button", name=f"Connection: {title}").wait_for()
    if fix is not None:
        bar = panel.page.get_by_role("region", name="Connection trouble")
        bar.get_by_text(title, exact=True).wait_for()
        bar.get_by_text(fix).wait_for()


def press(panel: SidePanel, name: str) -> None:
    panel.tab_to(name)
    panel.page.keyboard.press("Enter")


def test_a_killed_server_is_missed_and_its_run_gone_on_with_by_keyboard_alone(
    server: Server, panel: SidePanel, site: BillingSite
) -> None:
    panel.begin(site.url)
    panel.ask_to_delete()
    server.end(kill=True)
    see_hop(panel, "The server does not answer", "Start it with browser-copilot up")
    server.start("serve")
    see_hop(panel, "Connected", None)
    panel.see("An interrupted run")
    assert site.ledger.writes() == []
    press(panel, "Resume")
    panel.button("Always here").wait_for()
    press(panel, "Always here")
    panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]


def test_a_pairing_that_is_taken_away_wrong_or_right_is_told(pairing: Pairing, panel: SidePanel) -> None:
    panel.show("Settings")
    panel.button("Unpair").click()
    see_hop(panel, "Not paired with a server", "paste the code in the settings")
    pair(panel, Pairing(pairing.url, b"x" * 32))
    see_hop(panel, "The server refused this extension", "Pair again with browser-copilot pair")
    pair(panel, pairing)
    see_hop(panel, "Connected", None)


def test_a_browser_that_takes_over_is_told_and_taken_back_from(pairing: Pairing, panel: SidePanel) -> None:
    with connect(pairing.url, origin=EXTENSION_ORIGIN) as other:  # type: ignore[arg-type]
        challenge = frames.Challenge.from_wire(json.loads(other.recv(30)))
        other.send(make_hello(challenge, secret=pairing.secret, browser_id="another").to_json())
        see_hop(panel, "Another browser took over", "take it back to this browser")
        panel.page.get_by_role("region", name="Connection trouble").get_by_role("button", name="Try again").click()
        see_hop(panel, "Connected", None)


@pytest.mark.parametrize(
    ("code", "title"),
    [(1011, "This page has no connection to the server"), (1008, "The server refused this page")],
)
def test_a_panel_that_is_cut_off_from_a_server_that_is_there_says_so(panel: SidePanel, code: int, title: str) -> None:
    def cut(route: WebSocketRoute) -> None:
        route.close(code=code)

    address = re.compile("/ws/frontend")
    panel.page.route_web_socket(address, cut)
    panel.page.reload()
    see_hop(panel, title, "Start it with" if code == 1011 else "Pair again with browser-copilot pair")
