"""The site in memory: what its pages do beyond the contract that all browsers share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.browser.clock import FakeClock
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.fake_site import FakeAction, FakeField, FakeForm, FakePage, FakeSite
from browser_copilot.browser.fake_tab import FakeTab
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.limits import MAX_PCD_BYTES
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import TOOL_TYPES, Failed, Ok, fail

HOME = "https://a.test/"


class Driver:
    """Calls in one line."""

    def __init__(self, browser: FakeBrowser) -> None:
        self.browser = browser
        self._numbers: Iterator[int] = iter(range(1, 1_000))

    async def do(self, tool: str, *, deadline_ms: int = 5_000, **args: Any) -> Ok | Failed:
        call = {"name": tool, "id": f"x{next(self._numbers)}", "epoch": 1, "sessionId": "s", "deadlineMs": deadline_ms}
        return await self.browser.call(TOOL_TYPES[tool].from_wire({**call, "args": {"tabId": 1, **args}}))

    async def look(self) -> MiniPCD:
        result = await self.do("getMiniPCD")
        assert isinstance(result, Ok)
        return MiniPCD.model_validate(result.data)

    async def click(self, name: str, role: str = "button") -> Ok | Failed:
        return await self.do("dom.click", selector={"kind": "role", "role": role, "name": name})


def drive(site: FakeSite, **more: Any) -> Driver:
    return Driver(FakeBrowser(site, HOME, **more))


async def test_a_form_leads_on_when_what_is_required_is_filled() -> None:
    site = FakeSite()
    site.page(HOME, "Log in", forms=[FakeForm([FakeField("User", required=True)], "Go", leads_to="/in")])
    site.page(f"{HOME}in", "Inside")
    driver = drive(site)
    await driver.click("Go")
    assert (await driver.look()).messages[0].text == "Please fill in: User"
    await driver.do("dom.type", selector={"kind": "role", "role": "textbox", "name": "User"}, text="ada")
    await driver.click("Go")
    assert (await driver.look()).title == "Inside"


async def test_each_visit_gets_a_fresh_page() -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("Like", on_click=lambda tab: tab.say("Liked"))])
    driver = drive(site)
    await driver.click("Like")
    await driver.do("tabs.navigate", url=HOME)
    assert (await driver.look()).messages == []


async def test_a_route_builds_pages_from_what_the_site_remembers() -> None:
    site = FakeSite()

    def build(tab: FakeTab, url: str) -> FakePage:
        tab.site.state["visits"] = tab.site.state.get("visits", 0) + 1
        return FakePage(url, f"Visit {tab.site.state['visits']}")

    site.route(HOME, build)
    driver = drive(site)
    await driver.do("tabs.navigate", url=f"{HOME}again")
    assert (await driver.look()).title == "Visit 2"


async def test_a_huge_page_stays_under_the_ceiling_and_says_what_was_cut() -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("ä" * 80, href="/" + "x" * 180) for _ in range(100)])
    summary = await drive(site).look()
    assert len(summary.to_json().encode()) <= MAX_PCD_BYTES
    assert summary.truncated.actions == 100 - len(summary.actions)


async def test_details_of_a_form_hold_every_field_and_the_submit_control() -> None:
    site = FakeSite()
    site.page(HOME, "Home", forms=[FakeForm([FakeField("A"), FakeField("B")], "Send")])
    driver = drive(site)
    form = (await driver.look()).forms[0]
    result = await driver.do("getDetails", ids=[form.id])
    assert isinstance(result, Ok) and isinstance(result.data, list)
    assert [detail["part"] for detail in result.data] == ["form", "field", "field", "submit"]  # type: ignore[index,call-overload]


async def test_details_lead_back_to_one_of_several_like_named_controls() -> None:
    site = FakeSite()
    seen: list[int] = []
    site.page(HOME, "Home", actions=[FakeAction("Open", on_click=lambda _tab, n=n: seen.append(n)) for n in range(3)])
    driver = drive(site)
    result = await driver.do("getDetails", ids=["a2"])
    assert isinstance(result, Ok) and isinstance(result.data, list)
    await driver.do("dom.click", selector=result.data[0]["selector"])  # type: ignore[index,call-overload]
    assert seen == [1]


async def test_a_download_is_written_into_the_folder(tmp_path: Path) -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("Get", download=("a.pdf", b"%PDF"))])
    await drive(site, downloads=tmp_path).click("Get")
    assert (tmp_path / "a.pdf").read_bytes() == b"%PDF"


async def test_exploring_opens_children_and_adopting_one_closes_the_others() -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("One", href="/1"), FakeAction("Two", href="/2"), FakeAction("No")])
    driver = drive(site)
    expanded = await driver.do("explore.expand", actionIds=["a1", "a2", "a3"])
    assert isinstance(expanded, Ok) and sorted(driver.browser.world.tabs) == [1, 2, 3]
    await driver.do("explore.adopt", tabId=3)
    assert sorted(driver.browser.world.tabs) == [1, 3]


async def test_a_hanging_call_fails_at_its_deadline_and_does_nothing() -> None:
    site, clock = FakeSite(), FakeClock()
    site.page(HOME, "Home", actions=[FakeAction("Buy")])
    driver = drive(site, clock=clock)
    driver.browser.hang("dom.click")
    work = asyncio.create_task(driver.click("Buy"))
    while not driver.browser.calls:
        await asyncio.sleep(0)
    clock.advance(5)
    result = await work
    assert isinstance(result, Failed) and (result.code, driver.browser.performed) == ("timeout", [])


async def test_a_fence_frees_a_hanging_call() -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("Buy")])
    driver = drive(site)
    driver.browser.hang("dom.click")
    work = asyncio.create_task(driver.click("Buy"))
    while not driver.browser.calls:
        await asyncio.sleep(0)
    await driver.browser.raise_fence("s", 2, "stop")
    result = await work
    assert isinstance(result, Failed) and result.code == "cancelled"


async def test_the_next_call_of_a_tool_can_be_made_to_fail() -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("Buy")])
    driver = drive(site)
    driver.browser.fail_next("dom.click", fail("covered", "a banner covers it"))
    assert not (await driver.click("Buy")).ok
    assert (await driver.click("Buy")).ok


@pytest.mark.parametrize(
    ("grants", "code"),
    [
        ([], "needs_grant"),
        ([GrantedOrigin(origin="https://a.test")], "ok"),
        ([GrantedOrigin(origin="https://a.test.evil.test")], "needs_grant"),
        ([GrantedOrigin(origin="https://a.test", session_id="other")], "needs_grant"),
        ([GrantedOrigin(origin="https://a.test", expires_ms=1)], "needs_grant"),
        ([GrantedOrigin(origin="https://a.test"), GrantedOrigin(origin="https://a.test", denied=True)], "not_allowed"),
    ],
)
async def test_the_guard_lets_through_what_a_grant_covers(grants: list[GrantedOrigin], code: str) -> None:
    site = FakeSite()
    site.page(HOME, "Home", actions=[FakeAction("Buy")])
    driver = drive(site, guard=True)
    driver.browser.set_grants(grants)
    result = await driver.click("Buy")
    assert (result.code if isinstance(result, Failed) else "ok") == code
