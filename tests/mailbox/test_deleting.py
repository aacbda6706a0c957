"""A file may be deleted by anybody at any moment: nothing is done twice for it, and nobody falls over it."""

import asyncio
from typing import Any

import pytest

from browser_copilot.mailbox.client import Client
from browser_copilot.mailbox.evaluate import evaluate, watch
from browser_copilot.mailbox.folders import Document, FolderName, Folders, Request
from browser_copilot.mailbox.journal import Attempt
from tests.mailbox.rig import (
    SECONDS,
    CountingDoer,
    QuickClock,
    hosting,
    lose,
    put,
    response_of,
    succeed,
    until,
)


async def test_a_request_deleted_while_it_is_carried_out_is_done_once_and_answered(
    folders: Folders, doer: CountingDoer
) -> None:
    go = asyncio.Event()

    async def wait(_request: Request, _attempt: Attempt) -> Document:
        await go.wait()
        return {"done": True}

    doer.acts["say"] = wait
    put(folders, "r-1")
    async with hosting(folders, doer) as host:
        await until(lambda: doer.done["r-1"])
        folders.remove("requests", "r-1")
        go.set()
        response = await response_of(folders, "r-1")
        put(folders, "r-1")
        folders.remove("responses", "r-1")
        again = await response_of(folders, "r-1")
        await until(lambda: not host.busy)
    assert (response["status"], again, doer.done) == ("success", response, {"r-1": 1})


@pytest.mark.parametrize(("act", "state"), [(None, "SUCCESS"), (lose, "GAVE_UP")])
async def test_a_response_that_somebody_deletes_while_it_is_read_is_given_again(
    folders: Folders, doer: CountingDoer, act: Any, state: str
) -> None:
    """Once it was read nobody waits for it any more; what was done is done once."""

    class Hasty(Folders):
        deleted = 0

        def read(self, folder: FolderName, request_id: str) -> Document | None:
            if folder == "responses" and self.deleted < 2 and self.remove("responses", request_id):
                self.deleted += 1
            return super().read(folder, request_id)

    if act is not None:
        doer.acts["say"] = act
    hasty = Hasty(folders.root)
    async with hosting(folders, doer):
        client = Client(hasty, QuickClock())
        async with asyncio.timeout(SECONDS):
            states = await client.wait([client.submit("say", {}, "r-1")], 1e9)
        assert str(states["r-1"]) == state
    assert (hasty.deleted, doer.done["r-1"]) == (2, 1)


@pytest.mark.parametrize("deleted", ["requests", "responses"])
def test_what_is_deleted_while_it_is_judged_costs_no_other_its_judgement(folders: Folders, deleted: FolderName) -> None:
    class Hasty(Folders):
        def ids(self, folder: FolderName) -> list[str]:
            found = super().ids(folder)
            self.remove(deleted, "r-1")
            return found

    for name in ("r-1", "r-2"):
        succeed(folders, name)
    assert (evaluate(Hasty(folders.root), lambda verdict: None), folders.ids("eval")) == (1, ["r-2"])


async def test_a_judge_outlives_a_folder_that_goes_away_and_comes_back(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose() -> None:
        succeed(folders, "r-1")
        folders.remove("responses", "r-1")
        (folders.root / "responses").rmdir()

    def bring_back() -> None:
        folders.open()
        succeed(folders, "r-2")

    acts = {2: lose, 5: bring_back}
    looks = iter(range(9))

    def is_over() -> bool:
        look = next(looks)
        acts.get(look, lambda: None)()
        return look == 8

    await watch(folders, lambda verdict: None, QuickClock(), is_over=is_over)
    assert (folders.ids("eval"), capsys.readouterr().err.count("error: ")) == (["r-2"], 1)
