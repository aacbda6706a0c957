"""The origin that we find in an address is the one that the browser goes to, or none."""

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.runtime.origins import find_origin, is_same_site, parse_origin
from tests.runtime.conftest import Bench, succeeded


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("https://shop.test/a", "https://www.shop.test", True),
        ("http://shop.test", "https://my.shop.test", True),
        ("https://shop.test", "http://shop.test", False),
        ("https://shop.test", "https://shop.test.evil.test", False),
        ("https://shop.test", "https://noshop.test", False),
        ("http://127.0.0.1:81", "http://localhost:81", False),
        ("http://127.0.0.1:81", "http://127.0.0.1:82", False),
        ("http://1.0.0.1", "http://127.1.0.0.1", False),
        ("https://com", "https://shop.com", False),
    ],
)
def test_where_an_address_may_lead_and_still_be_what_the_user_chose(one: str, other: str, same: bool) -> None:
    assert is_same_site(one, other) is same


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("HTTPS://Shop.Test:443/a?b#c", "https://shop.test"),
        ("https://shop.test@evil.test/", "https://evil.test"),
        ("https://shop.test./", "https://shop.test."),
        ("https://evil.test\\@shop.test/", None),
        ("https://ev\til.test/", None),
        ("https:///shop.test/", None),
        ("https:shop.test", None),
        ("blob:https://shop.test/1", None),
    ],
)
def test_one_origin_for_us_and_for_the_browser(url: str, origin: str | None) -> None:
    assert find_origin(url) == origin


@pytest.mark.parametrize(
    "text", ["https://bank.test@evil.test", "https://a.test#x", "https://a.test/x", "https://a.test\\", "https://[x"]
)
def test_nobody_is_allowed_by_a_text_that_names_two(text: str) -> None:
    assert parse_origin(text) is None


async def test_no_policy_says_yes_to_an_address_without_an_origin(bench: Bench) -> None:
    """Browsers go to evil.test with it; what stands behind the at sign may be acted on."""

    async def travel(task: Task, desk: Desk) -> Task:
        await desk.look("getMiniPCD", {})
        args = {"url": "https://evil.test\\@shop.test/?q=all"}
        step = ToolStep(tool="tabs.navigate", args=args, description="go there", risk="high")
        return succeeded(task, (await desk.perform(step)).status)

    await bench.do(c.SessionNew())
    session = bench.runtime.sessions()[-1].id
    await bench.do(c.SetApprovalPolicy(policy="all"), session)
    await bench.begin(travel, session_id=session)
    asked = await bench.until(e.NeedsApproval, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="deny"), session)
    assert (await bench.until(e.TaskCompleted, session)).answer == "error"
