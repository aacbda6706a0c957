"""The client owns retries and states, and finds both again after it was killed."""

import asyncio
from pathlib import Path

import pytest

from browser_copilot.errors import StoreError, UsageError
from browser_copilot.mailbox import folders as folders_module
from browser_copilot.mailbox.client import Client, NotInTime, State
from browser_copilot.mailbox.folders import Folders
from tests.mailbox.rig import SECONDS, CountingDoer, QuickClock, hosting, linger, lose, put, refuse, until

LONG = 1e9


@pytest.fixture
def client(folders: Folders) -> Client:
    return Client(folders, QuickClock())


async def over(client: Client, request_id: str) -> State:
    async with asyncio.timeout(SECONDS):
        return (await client.wait([request_id], LONG))[request_id]


async def test_a_success_is_kept(folders: Folders, doer: CountingDoer, client: Client) -> None:
    async with hosting(folders, doer):
        state = await over(client, client.submit("say", {"text": "hi"}))
    assert state == State("SUCCESS")


async def test_after_three_failures_the_last_response_is_copied(
    folders: Folders, doer: CountingDoer, client: Client
) -> None:
    doer.acts["say"] = refuse
    async with hosting(folders, doer):
        state = await over(client, client.submit("say", {}, "r-1"))
    assert (state, doer.done["r-1"]) == (State("GAVE_UP"), 3)
    assert folders.read("failed", "r-1") == folders.read("responses", "r-1")


async def test_a_final_error_is_given_up_at_once(folders: Folders, doer: CountingDoer, client: Client) -> None:
    doer.acts["click"] = lose
    async with hosting(folders, doer):
        state = await over(client, client.submit("click", {}, "r-1"))
    assert (state, doer.done["r-1"]) == (State("GAVE_UP"), 1)


async def test_what_was_given_up_stays_so_when_it_is_submitted_again(
    folders: Folders, doer: CountingDoer, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    doer.acts["click"] = lose
    async with hosting(folders, doer):
        await over(client, client.submit("click", {}, "r-1"))
    written: list[Path] = []
    monkeypatch.setattr(folders_module, "write_whole", lambda path, _data: written.append(path))
    client.submit("click", {}, "r-1")
    client.step()
    assert (client.states["r-1"], written) == (State("GAVE_UP"), [])


async def test_what_was_cleared_away_can_be_submitted_anew(
    folders: Folders, doer: CountingDoer, client: Client
) -> None:
    async with hosting(folders, doer):
        await over(client, client.submit("say", {"text": "x"}, "r-1"))
        for folder in ("requests", "responses"):
            folders.remove(folder, "r-1")
        client.submit("say", {"text": "y"}, "r-1")
        await over(client, "r-1")
    assert (client.response("r-1") or {})["data"]["said"] == "y"


async def test_an_error_that_gets_better_succeeds(folders: Folders, doer: CountingDoer, client: Client) -> None:
    async def second_time(request, attempt):  # type: ignore[no-untyped-def]
        return await refuse(request, attempt) if attempt.number == 1 else {"number": attempt.number}

    doer.acts["say"] = second_time
    async with hosting(folders, doer):
        await over(client, client.submit("say", {}, "r-1"))
    assert (client.response("r-1") or {})["data"] == {"number": 2}


async def test_the_states_are_rebuilt_from_the_folders(folders: Folders, client: Client) -> None:
    for name in ("waiting", "good", "bad", "second"):
        put(folders, name)
    folders.write("responses", "good", {"request_id": "good", "status": "success", "data": {}})
    error = {"status": "error", "error_message": "x", "attempt": 2}
    folders.write("responses", "bad", {"request_id": "bad", **error})
    folders.write("failed", "bad", {"request_id": "bad", **error})
    folders.write("responses", "second", {"request_id": "second", **error})
    shown = {request_id: str(state) for request_id, state in client.rebuild().items()}
    assert shown == {
        "waiting": "POLLING (attempt: 1)",
        "good": "SUCCESS",
        "bad": "GAVE_UP",
        "second": "POLLING (attempt: 2)",
    }


async def test_a_killed_client_counts_on(folders: Folders, doer: CountingDoer, client: Client) -> None:
    doer.acts["say"] = refuse
    async with hosting(folders, doer):
        client.submit("say", {}, "r-1")
        await until(lambda: folders.has("responses", "r-1"))
        client.step()
        await until(lambda: (folders.read("responses", "r-1") or {}).get("attempt") == 2)
        heir = Client(folders, QuickClock())
        heir.rebuild()
        assert await over(heir, "r-1") == State("GAVE_UP")
    assert doer.done["r-1"] == 3


async def test_a_request_is_new_until_it_is_written(
    folders: Folders, doer: CountingDoer, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full, pytest.raises(StoreError, match="No space"):
        full.setattr(folders_module, "write_whole", fail)
        client.submit("say", {}, "r-1")
    client.step()
    assert str(client.states["r-1"]) == "NEW"
    async with hosting(folders, doer):
        client.submit("say", {}, "r-1")
        assert str(client.states["r-1"]) == "POLLING (attempt: 1)"
        assert str(await over(client, "r-1")) == "SUCCESS"


async def test_the_same_request_twice_is_one(folders: Folders, doer: CountingDoer, client: Client) -> None:
    async with hosting(folders, doer):
        client.submit("say", {"text": "x"}, "r-1")
        client.submit("say", {"text": "x"}, "r-1")
        await over(client, "r-1")
        client.submit("say", {"text": "x"}, "r-1")
    assert (client.states["r-1"], doer.done["r-1"]) == (State("SUCCESS"), 1)


async def test_an_id_that_is_taken_is_refused(client: Client) -> None:
    client.submit("say", {"text": "x"}, "r-1")
    with pytest.raises(UsageError, match="taken"):
        client.submit("say", {"text": "y"}, "r-1")


async def test_what_is_not_over_in_time_is_named(folders: Folders, doer: CountingDoer, client: Client) -> None:
    doer.acts["say"] = linger
    async with hosting(folders, doer):
        with pytest.raises(NotInTime, match="r-1"):
            await client.wait([client.submit("say", {}, "r-1")], 5)


async def test_a_host_that_is_ready_is_found_and_the_probe_is_cleared_away(
    folders: Folders, doer: CountingDoer, client: Client
) -> None:
    async with hosting(folders, doer), asyncio.timeout(SECONDS):
        assert (await client.wait_ready(LONG, cold_start_s=20))["ready"]
    assert folders.ids("requests") == []


async def test_a_host_that_is_ready_is_given_its_cold_start(folders: Folders, doer: CountingDoer) -> None:
    clock = QuickClock()
    begun = clock.now()
    async with hosting(folders, doer), asyncio.timeout(SECONDS):
        await Client(folders, clock).wait_ready(LONG, cold_start_s=2 * LONG)
    assert clock.now() - begun >= 2 * LONG


async def test_without_a_host_nothing_is_ready(client: Client) -> None:
    with pytest.raises(NotInTime):
        await client.wait_ready(3)
