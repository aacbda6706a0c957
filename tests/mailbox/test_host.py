"""The host answers each request once, whatever the files look like and whenever it is ended."""

import json
from pathlib import Path

import pytest

from browser_copilot.errors import StoreError, UsageError
from browser_copilot.mailbox.folders import Document, Folders, Request
from browser_copilot.mailbox.journal import Attempt, Journal, begin
from tests.mailbox.rig import (
    CountingDoer,
    QuickClock,
    break_down,
    hosting,
    linger,
    lose,
    put,
    refuse,
    response_of,
    until,
)


async def test_a_request_gets_its_response(folders: Folders, doer: CountingDoer) -> None:
    async with hosting(folders, doer):
        put(folders, "r-1", text="hello")
        response = await response_of(folders, "r-1")
    assert (response["status"], response["data"]["said"], response["attempt"]) == ("success", "hello", 1)


async def test_requests_that_were_there_before_the_host_are_answered(folders: Folders, doer: CountingDoer) -> None:
    put(folders, "r-1")
    async with hosting(folders, doer):
        assert (await response_of(folders, "r-1"))["status"] == "success"


async def test_a_request_that_has_a_response_is_not_run(folders: Folders, doer: CountingDoer) -> None:
    put(folders, "old")
    folders.write("responses", "old", {"request_id": "old", "status": "success", "data": {}})
    put(folders, "new")
    async with hosting(folders, doer):
        await response_of(folders, "new")
    assert doer.done == {"new": 1}


async def test_a_failure_is_an_error_response(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["say"] = refuse
    async with hosting(folders, doer):
        put(folders, "r-1")
        response = await response_of(folders, "r-1")
    assert (response["status"], response["error_message"]) == ("error", "the button is covered")


async def test_a_failure_is_run_again_once_its_response_is_deleted(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["say"] = refuse
    async with hosting(folders, doer):
        put(folders, "r-1")
        first = await response_of(folders, "r-1")
        folders.remove("responses", "r-1")
        second = await response_of(folders, "r-1")
    assert (second["attempt"], second["attempt_id"] != first["attempt_id"]) == (2, True)


async def test_a_success_whose_response_is_deleted_is_given_again(folders: Folders, doer: CountingDoer) -> None:
    async with hosting(folders, doer):
        put(folders, "r-1")
        first = await response_of(folders, "r-1")
        folders.remove("responses", "r-1")
        assert await response_of(folders, "r-1") == first
    assert doer.done["r-1"] == 1


async def test_an_unknown_outcome_is_not_run_again(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["click"] = lose
    async with hosting(folders, doer):
        put(folders, "r-1", "click")
        first = await response_of(folders, "r-1")
        folders.remove("responses", "r-1")
        assert await response_of(folders, "r-1") == first
    assert (first["final"], doer.done["r-1"]) == (True, 1)


async def test_a_defect_in_a_run_is_final(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["say"] = break_down
    async with hosting(folders, doer):
        put(folders, "r-1")
        response = await response_of(folders, "r-1")
    assert response["final"] and "ZeroDivisionError" in response["error_message"]


@pytest.mark.parametrize(("command", "status", "runs"), [("say", "error", 1), ("read", "success", 2)])
async def test_after_a_crash_runs_are_given_up_and_reads_are_read_again(
    folders: Folders, doer: CountingDoer, command: str, status: str, runs: int
) -> None:
    doer.acts[command] = linger
    put(folders, "r-1", command)
    async with hosting(folders, doer):
        await until(lambda: doer.done["r-1"])
    assert not folders.has("responses", "r-1")
    del doer.acts[command]
    async with hosting(folders, doer):
        response = await response_of(folders, "r-1")
    assert (response["status"], doer.done["r-1"]) == (status, runs)


async def test_after_a_crash_a_tool_goes_on_under_its_id(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["click"] = linger
    put(folders, "r-1", "click")
    async with hosting(folders, doer):
        await until(lambda: doer.done["r-1"])
    begun = Journal(folders).find("r-1")
    del doer.acts["click"]
    async with hosting(folders, doer):
        response = await response_of(folders, "r-1")
    assert begun is not None and response["attempt_id"] == begun.id


@pytest.mark.parametrize(("error", "final"), [(StoreError("the disk is full"), True), (UsageError("not found"), False)])
async def test_only_a_refusal_lets_a_tool_that_was_begun_before_a_crash_begin_anew(
    folders: Folders, doer: CountingDoer, error: Exception, final: bool
) -> None:
    async def fail(_request: Request, _attempt: Attempt) -> Document:
        raise error

    doer.acts["click"] = fail
    put(folders, "r-1", "click")
    begun = begin(Request("r-1", "click", {}), None)
    Journal(folders).keep("r-1", begun)
    async with hosting(folders, doer):
        first = await response_of(folders, "r-1")
        folders.remove("responses", "r-1")
        second = await response_of(folders, "r-1")
    assert (first["attempt_id"], first.get("final", False)) == (begun.id, final)
    assert (second["attempt_id"] == begun.id, doer.done["r-1"]) == (final, 1 if final else 2)


async def test_another_content_under_an_old_id_is_another_request(folders: Folders, doer: CountingDoer) -> None:
    async with hosting(folders, doer):
        put(folders, "r-1", text="one")
        await response_of(folders, "r-1")
        put(folders, "r-1", text="two")
        folders.remove("responses", "r-1")
        assert (await response_of(folders, "r-1"))["data"]["said"] == "two"


async def test_a_torn_request_is_answered_once_it_is_whole(folders: Folders, doer: CountingDoer) -> None:
    text = json.dumps({"request_id": "r-1", "command": "say", "params": {"text": "whole"}})
    path = folders.path("requests", "r-1")
    path.write_text(text[:30])
    async with hosting(folders, doer, clock := QuickClock()):
        began = clock.now()
        await until(lambda: clock.now() > began + 1)
        path.write_text(text)
        response = await response_of(folders, "r-1")
    assert response["data"] == {"ready": True, "said": "whole"}


async def test_a_request_that_stays_torn_is_refused(folders: Folders, doer: CountingDoer) -> None:
    folders.path("requests", "r-1").write_text('{"request_id": "r-1"')
    async with hosting(folders, doer):
        response = await response_of(folders, "r-1")
    assert (response["status"], "JSON" in response["error_message"]) == ("error", True)


async def test_a_link_is_refused_and_not_followed(folders: Folders, doer: CountingDoer, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"request_id": "r-1", "command": "say", "params": {}}')
    folders.path("requests", "r-1").symlink_to(tmp_path / "x.json")
    async with hosting(folders, doer):
        response = await response_of(folders, "r-1")
    assert response["status"] == "error" and not doer.done


async def test_names_that_are_no_ids_are_left_alone(folders: Folders, doer: CountingDoer) -> None:
    for name in ("note.txt", "a b.json", "..json"):
        (folders.root / "requests" / name).write_text("{}")
    put(folders, "r-1")
    async with hosting(folders, doer):
        await response_of(folders, "r-1")
    assert doer.done == {"r-1": 1} and folders.ids("responses") == ["r-1"]


async def test_a_request_deleted_before_it_is_read_is_forgotten(folders: Folders, doer: CountingDoer) -> None:
    class Vanishing(Folders):
        def ids(self, folder):  # type: ignore[no-untyped-def]
            found = super().ids(folder)
            if folder == "requests":
                self.remove("requests", "r-1")
            return found

    put(folders, "r-1")
    put(folders, "r-2")
    async with hosting(Vanishing(folders.root), doer):
        await response_of(folders, "r-2")
    assert doer.done == {"r-2": 1}


async def test_one_that_takes_long_holds_up_no_other(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["say"] = linger
    put(folders, "slow")
    async with hosting(folders, doer) as host:
        await until(lambda: "slow" in host.busy)
        put(folders, "fast", "read")
        assert (await response_of(folders, "fast"))["status"] == "success"


async def test_no_more_than_eight_are_carried_out_at_once(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["say"] = linger
    for number in range(12):
        put(folders, f"r-{number}")
    async with hosting(folders, doer) as host:
        await until(lambda: len(host.busy) == 12)
        put(folders, "z-1", "ping")
        await response_of(folders, "z-1")
        await until(lambda: len(doer.done) == 9)
        assert [one for one in doer.done if one != "z-1"] == [f"r-{number}" for number in range(8)]


async def test_a_journal_that_somebody_broke_stops_only_its_request(folders: Folders, doer: CountingDoer) -> None:
    (folders.root / ".attempts" / "r-1.json").write_text("[]")
    put(folders, "r-1")
    put(folders, "r-2")
    async with hosting(folders, doer):
        assert (await response_of(folders, "r-1"))["status"] == "error"
        assert (await response_of(folders, "r-2"))["status"] == "success"
    assert doer.done == {"r-2": 1}


async def test_the_journal_forgets_what_is_gone(folders: Folders, doer: CountingDoer) -> None:
    async with hosting(folders, doer):
        put(folders, "r-1")
        await response_of(folders, "r-1")
    folders.remove("requests", "r-1")
    folders.remove("responses", "r-1")
    put(folders, "r-2")
    async with hosting(folders, doer):
        await response_of(folders, "r-2")
    assert folders.ids(".attempts") == ["r-2"]
