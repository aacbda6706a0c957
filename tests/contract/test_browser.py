"""What every Browser promises, whoever stands behind it."""

import asyncio
from typing import Any

import pytest
from pydantic import TypeAdapter

from browser_copilot.browser.port import LinkChanged, Result, Secret
from browser_copilot.errors import StoreError
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.selector import ByRole, Target
from browser_copilot.protocol.tools import RESULT_TYPES, TOOL_TYPES, Failed, Ok
from tests.contract.harness import (
    DEADLINE_MS,
    HOME,
    PATIENCE,
    Harness,
    make_click,
    make_list,
    make_login,
    make_summary,
)


async def answer(work: "asyncio.Future[Result] | asyncio.Task[Result]") -> Result:
    async with asyncio.timeout(PATIENCE):
        return await work


def code_of(result: Result) -> str:
    return "ok" if isinstance(result, Ok) else result.code


def bought(harness: Harness) -> int:
    return int(harness.world.site.state.get("bought", 0))


BUTTON = {"selector": {"kind": "role", "role": "button", "name": "Buy"}}
FIELD = {"selector": {"kind": "role", "role": "textbox", "name": "User"}}
ARGUMENTS: dict[str, dict[str, Any]] = {
    "pcd.query": {"text": "invoices"},
    "getDetails": {"ids": ["a1", "g5"]},
    "capture.candidates": {"ids": ["a1"]},
    "dom.extract": {"collectionId": "c1", "fields": [], "controls": True},
    "dom.waitFor": {"event": "networkIdle"},
    "dom.hover": BUTTON,
    "dom.select": {**FIELD, "value": "x"},
    "dom.check": {**BUTTON, "checked": True},
    "dom.type": {**FIELD, "text": "ada"},
    "dom.click": BUTTON,
    "dom.submit": FIELD,
    "dom.press": {"key": "Enter", **FIELD},
    "dom.drag": {**BUTTON, "to": BUTTON["selector"]},
    "dom.upload": {**FIELD, "files": [{"name": "a.txt", "mime": "text/plain", "base64": "YQ=="}]},
    "dom.scroll": {"to": "bottom"},
    "tabs.open": {"url": f"{HOME}invoices"},
    "tabs.navigate": {"url": f"{HOME}invoices"},
    "explore.expand": {"actionIds": ["a2"]},
}
WITHOUT_TAB = {"tabs.list", "tabs.open", "explore.close"}
FAIL_HERE = {"dom.select": "bad_argument", "dom.extract": "not_found", "tabs.back": "bad_argument"}


@pytest.mark.parametrize("tool", sorted(TOOL_TYPES))
async def test_every_tool_answers_in_its_declared_shape(harness: Harness, tool: str) -> None:
    args = {**({} if tool in WITHOUT_TAB else {"tabId": 1}), **ARGUMENTS.get(tool, {})}
    call = TOOL_TYPES[tool].from_wire(
        {"name": tool, "id": "one", "epoch": 1, "sessionId": "s1", "deadlineMs": DEADLINE_MS, "args": args}
    )
    result = await harness.browser.call(call)
    if tool in FAIL_HERE:
        assert code_of(result) == FAIL_HERE[tool]
    else:
        assert isinstance(result, Ok), result
        TypeAdapter[Any](RESULT_TYPES[tool]).validate_python(result.data)


async def test_a_tab_that_is_not_there_is_gone(harness: Harness) -> None:
    assert code_of(await harness.browser.call(make_summary("r1", tab_id=99))) == "tab_gone"


async def test_a_disabled_button_is_not_enabled(harness: Harness) -> None:
    assert code_of(await harness.browser.call(make_click("w1", "Sold out"))) == "not_enabled"


async def test_a_missing_element_is_named_with_those_that_are_there(harness: Harness) -> None:
    result = await harness.browser.call(make_click("w1", "Sell"))
    assert isinstance(result, Failed)
    assert '"Buy"' in result.error


async def test_an_element_with_another_fingerprint_is_stale(harness: Harness) -> None:
    call = make_click("w1").model_copy(update={"target": Target(id="a1", fingerprint="0" * 16)})
    assert code_of(await harness.browser.call(call)) == "stale"


async def test_a_page_that_changed_since_it_was_seen_is_stale(harness: Harness) -> None:
    call = make_click("w1").model_copy(update={"expected_ts": 1})
    assert code_of(await harness.browser.call(call)) == "stale"


async def test_what_needs_a_yes_is_not_done_without_one(harness: Harness) -> None:
    assert code_of(await harness.browser.call(make_click("w1", "Delete account"))) == "needs_confirm"


async def test_a_link_leads_to_its_page(harness: Harness) -> None:
    result = await harness.browser.call(make_click("w1", "Invoices"))
    assert isinstance(result, Ok) and result.observation is not None
    assert result.observation.url == f"{HOME}invoices"


async def test_a_download_is_seen_in_the_observation(harness: Harness) -> None:
    await harness.browser.call(make_click("w1", "Invoices"))
    result = await harness.browser.call(make_click("w2", "Download"))
    assert isinstance(result, Ok) and result.observation is not None and result.observation.download is not None
    assert result.observation.download.filename == "r1.pdf"


# At most once


async def test_a_repeated_id_gets_the_stored_result_and_is_not_done_again(harness: Harness) -> None:
    first = await harness.browser.call(make_click("w1"))
    assert await harness.browser.call(make_click("w1")) == first
    assert bought(harness) == 1


async def test_the_same_id_twice_at_once_is_done_once(harness: Harness) -> None:
    calls = [asyncio.ensure_future(harness.browser.call(make_click("w1"))) for _ in range(3)]
    results = [await answer(call) for call in calls]
    assert results == [results[0]] * 3
    assert bought(harness) == 1


async def test_a_write_is_recorded_before_it_happens_and_settled_after(harness: Harness) -> None:
    harness.hold()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await harness.intents.until_recorded("w1")
    assert bought(harness) == 0
    harness.release()
    result = await answer(work)
    assert harness.intents.settled == {"w1": result}


async def test_a_write_that_cannot_be_recorded_is_not_sent(harness: Harness) -> None:
    harness.intents.broken = True
    with pytest.raises(StoreError):
        await harness.browser.call(make_click("w1"))
    assert bought(harness) == 0


async def test_reads_are_not_recorded(harness: Harness) -> None:
    await harness.browser.call(make_summary("r1"))
    assert harness.intents.recorded == {}


async def test_a_write_of_an_earlier_life_of_the_server_is_not_done_again(harness: Harness) -> None:
    await harness.intents.record(make_click("w1"))
    result = await harness.browser.call(make_click("w1"))
    assert (code_of(result), bought(harness)) == ("outcome_unknown", 0)


async def test_a_cancelled_caller_changes_nothing_for_a_write_under_way(harness: Harness) -> None:
    harness.hold_results()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await harness.until_dispatched()
    work.cancel()
    await asyncio.wait({work})
    harness.release()
    assert code_of(await answer(asyncio.ensure_future(harness.browser.call(make_click("w1"))))) == "ok"
    assert bought(harness) == 1


# Fence


async def test_a_call_below_the_fence_is_cancelled(harness: Harness) -> None:
    await harness.browser.raise_fence("s1", 2, "stop")
    assert code_of(await harness.browser.call(make_click("w1", epoch=1))) == "cancelled"
    assert bought(harness) == 0


async def test_a_call_at_the_fence_is_done(harness: Harness) -> None:
    await harness.browser.raise_fence("s1", 2, "stop")
    assert code_of(await harness.browser.call(make_click("w1", epoch=2))) == "ok"


async def test_a_fence_never_falls(harness: Harness) -> None:
    await harness.browser.raise_fence("s1", 5, "stop")
    await harness.browser.raise_fence("s1", 2, "pause")
    assert code_of(await harness.browser.call(make_click("w1", epoch=4))) == "cancelled"


async def test_a_fence_is_for_its_session_alone(harness: Harness) -> None:
    await harness.browser.raise_fence("another", 9, "stop")
    assert code_of(await harness.browser.call(make_click("w1"))) == "ok"


async def test_a_call_that_waits_for_its_turn_is_stopped_by_the_fence(harness: Harness) -> None:
    harness.hold()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await harness.intents.until_recorded("w1")
    await harness.browser.raise_fence("s1", 2, "stop")
    harness.release()
    assert code_of(await answer(work)) == "cancelled"
    assert bought(harness) == 0


async def test_a_dispatched_write_is_answered_in_spite_of_the_fence(harness: Harness) -> None:
    harness.hold_results()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await harness.until_dispatched()
    await harness.browser.raise_fence("s1", 2, "stop")
    harness.release()
    assert code_of(await answer(work)) == "ok"


async def test_without_a_connection_nobody_confirms_a_fence(harness: Harness) -> None:
    await harness.lose()
    assert await harness.browser.raise_fence("s1", 2, "stop") is False
    await harness.restore()


# The connection


async def test_a_call_waits_for_a_browser_that_was_there_a_moment_ago(harness: Harness) -> None:
    await harness.lose()
    work = asyncio.ensure_future(harness.browser.call(make_list("r1")))
    await asyncio.sleep(0)
    await harness.restore()
    assert code_of(await answer(work)) == "ok"


async def test_without_a_browser_a_call_fails_as_lost_and_may_be_tried_again(harness: Harness) -> None:
    await harness.lose()
    result = await harness.browser.call(make_summary("r1", deadline_ms=1))
    assert isinstance(result, Failed)
    assert (result.code, result.retryable, result.dispatched) == ("link_lost", True, None)


async def test_the_result_of_a_write_comes_after_the_connection_is_back(harness: Harness) -> None:
    harness.hold_results()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await harness.until_dispatched()
    await harness.lose()
    harness.release()
    await harness.restore()
    assert code_of(await answer(work)) == "ok"
    assert (bought(harness), code_of(harness.intents.settled["w1"])) == (1, "ok")


async def test_a_write_asked_for_during_the_loss_happens_once_after_it(harness: Harness) -> None:
    await harness.lose()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await asyncio.sleep(0)
    await harness.restore()
    assert code_of(await answer(work)) == "ok"
    assert bought(harness) == 1


async def test_a_fence_raised_during_the_loss_holds_after_it(harness: Harness) -> None:
    harness.hold()
    work = asyncio.ensure_future(harness.browser.call(make_click("w1")))
    await harness.intents.until_recorded("w1")
    await harness.lose()
    await harness.browser.raise_fence("s1", 2, "stop")
    await harness.restore()
    harness.release()
    assert code_of(await answer(work)) == "cancelled"
    assert bought(harness) == 0


async def test_loss_and_return_are_told_in_order(harness: Harness) -> None:
    heard: list[bool] = []
    done = asyncio.Event()

    def listen(event: object) -> None:
        if isinstance(event, LinkChanged):
            heard.append(event.connected)
            if event.connected:
                done.set()

    harness.browser.subscribe(listen)
    await harness.lose()
    await harness.restore()
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    assert heard == [False, True]


async def test_status_tells_what_is_broken_and_how_to_mend_it(harness: Harness) -> None:
    await harness.lose()
    status = harness.browser.status()
    assert (status.connected, bool(status.reason), bool(status.fix)) == (False, True, True)
    await harness.restore()
    assert harness.browser.status().connected


# Secrets


async def test_a_secret_is_typed_on_its_origin_and_shown_nowhere(harness: Harness) -> None:
    secret = Secret("correct horse", "https://shop.test")
    result = await harness.browser.call(make_login("t1"), {"vault-1": secret})
    assert code_of(result) == "ok"
    assert harness.world.tabs[1].values["Password"] == "correct horse"
    assert "correct horse" not in result.to_json() + repr(secret) + str(secret)


async def test_a_secret_of_another_origin_is_not_typed(harness: Harness) -> None:
    result = await harness.browser.call(make_login("t1"), {"vault-1": Secret("x", "https://evil.test")})
    assert code_of(result) == "not_allowed"
    assert harness.world.tabs[1].values["Password"] == ""


async def test_a_handle_without_its_secret_is_a_bad_argument(harness: Harness) -> None:
    assert code_of(await harness.browser.call(make_login("t1"))) == "bad_argument"


async def test_what_is_only_shown_is_taken_without_an_answer(harness: Harness) -> None:
    harness.browser.set_grants([GrantedOrigin(origin="https://shop.test")])
    harness.browser.claim_tab(1, "s1", "Buying")
    harness.browser.highlight(1, "Buy", ByRole(role="button", name="Buy"))
    assert code_of(await harness.browser.call(make_list("r1"))) == "ok"
