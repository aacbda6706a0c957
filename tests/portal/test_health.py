"""Health tells the truth about each hop, without a token."""

from typing import Any

from browser_copilot.errors import StoreError
from browser_copilot.protocol.tools import fail
from tests.portal.rig import Rig


async def check(rig: Rig) -> tuple[int, dict[str, Any]]:
    reply = await rig.client.get("/healthz", headers={"authorization": ""})
    return reply.status_code, reply.json()


def broken(state: dict[str, Any]) -> list[str]:
    return [name for name, hop in state["hops"].items() if not hop["ok"]]


async def test_all_is_well(rig: Rig) -> None:
    status, state = await check(rig)
    assert (status, broken(state)) == (200, [])


async def test_a_browser_that_went_away_breaks_link_and_browser(rig: Rig) -> None:
    rig.browser.lose_link()
    status, state = await check(rig)
    assert (status, broken(state)) == (503, ["link", "browser"])


async def test_a_broken_hop_says_how_to_mend_it(rig: Rig) -> None:
    rig.browser.lose_link()
    _, state = await check(rig)
    assert all(state["hops"][name]["reason"] and state["hops"][name]["fix"] for name in broken(state))


async def test_a_browser_that_does_not_answer_is_broken_alone(rig: Rig) -> None:
    rig.browser.fail_next("tabs.list", fail("timeout", "the browser did not answer in time"))
    _, state = await check(rig)
    assert broken(state) == ["browser"]


async def test_a_profile_that_cannot_be_used_is_named(rig: Rig) -> None:
    rig.profiles.trouble = "the key is missing"
    _, state = await check(rig)
    assert (broken(state), state["hops"]["model"]["reason"]) == (["model"], "the key is missing")


async def test_a_database_that_cannot_be_read_is_named(rig: Rig, monkeypatch: Any) -> None:
    async def refuse(*_: Any) -> None:
        raise StoreError("the disk is gone", hint="plug it in")

    monkeypatch.setattr(rig.runtime.events, "read", refuse)
    _, state = await check(rig)
    assert (broken(state), state["hops"]["database"]["fix"]) == (["database"], "plug it in")


async def test_who_asks_again_within_a_second_gets_the_same_answer(rig: Rig) -> None:
    await check(rig)
    before = len(rig.browser.calls)
    await check(rig)
    assert len(rig.browser.calls) == before


async def test_who_asks_later_gets_a_new_answer(rig: Rig) -> None:
    await check(rig)
    rig.browser.lose_link()
    rig.clock.advance(1)
    assert (await check(rig))[0] == 503
