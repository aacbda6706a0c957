"""What a resumed task is told of the time between its last checkpoint and the crash."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from browser_copilot.agent.history import steps_left, unknown_outcome, with_plan
from browser_copilot.browser.port import Result
from browser_copilot.protocol.page import Download, Observation
from browser_copilot.protocol.task import Artifact, StepRecord, ToolStep
from browser_copilot.protocol.tools import Call, DomUpload, Ok, fail
from browser_copilot.runtime.recovery import add_unseen, catch_up
from browser_copilot.store.database import Database
from browser_copilot.store.records import Record
from tests.agent.fake_desk import new_task
from tests.contract.harness import make_click

BEFORE_S, AFTER_S = 100.0, 200.0
PDF = Artifact(kind="download", path="/work/invoice.pdf", mime="application/pdf", bytes=721, sha256="0" * 64)


class Hand:
    """The time that the intent log writes down, s."""

    now = AFTER_S

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def database(tmp_path: Path, hand: Hand) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite:///{tmp_path}/copilot.db", clock=hand)
    yield opened
    await opened.close()


def make_call(call_id: str) -> Call:
    return make_click(call_id).model_copy(update={"task_id": "t1"})


async def write(database: Database, call_id: str, result: Result | None) -> None:
    await database.intents.record(make_call(call_id))
    if result is not None:
        await database.intents.settle(call_id, result)


async def keep_step(database: Database, *calls: str, named: bool = True) -> None:
    """A step of these calls that ended between both times."""
    step = ToolStep(tool="dom.click", args={}, description="press")
    record = StepRecord(id="s1", step=step, result=Ok(data={}), ts=int((BEFORE_S + AFTER_S) / 2 * 1000), status="ok")
    body = {"taskId": "t1", "record": record.to_wire()} | ({"calls": list(calls)} if named else {})
    await database.records.put(Record("step", "s1", body, "s1", "t1"))


async def list_unseen(database: Database) -> list[tuple[str, str]]:
    return [(one.id, one.status) for one in (await add_unseen(database, new_task("buy"))).history]


async def test_a_write_with_a_stored_result_and_no_step_was_done(database: Database) -> None:
    await write(database, "w1", Ok(data={}))
    assert await list_unseen(database) == [("done-w1", "ok")]


async def test_a_write_with_a_step_is_told_once(database: Database, hand: Hand) -> None:
    hand.now = BEFORE_S
    await write(database, "w1", Ok(data={}))
    await keep_step(database, "w1")
    assert await list_unseen(database) == [("s1", "ok")]


async def test_a_write_without_a_step_was_done_also_when_the_clock_was_set_back(database: Database, hand: Hand) -> None:
    await write(database, "w1", Ok(data={}))
    await keep_step(database, "w1")
    hand.now = BEFORE_S
    await write(database, "w2", Ok(data={}))
    assert sorted(await list_unseen(database)) == [("done-w2", "ok"), ("s1", "ok")]


async def test_a_step_of_an_earlier_version_tells_the_writes_before_its_end(database: Database, hand: Hand) -> None:
    hand.now = BEFORE_S
    await write(database, "w1", Ok(data={}))
    await write(database, "w2", None)
    await keep_step(database, named=False)
    hand.now = AFTER_S
    await write(database, "w3", Ok(data={}))
    assert await list_unseen(database) == [("unknown-w2", "error"), ("s1", "ok"), ("done-w3", "ok")]


async def test_a_run_that_goes_on_twice_is_told_of_a_write_once(database: Database) -> None:
    await write(database, "w1", Ok(data={}))
    again = await add_unseen(database, await add_unseen(database, new_task("buy")))
    assert [one.id for one in again.history] == ["done-w1"]


async def test_a_write_that_was_unknown_when_the_run_went_on_is_known_later(database: Database) -> None:
    await write(database, "w1", None)
    task = await add_unseen(database, new_task("buy"))
    await database.intents.settle("w1", Ok(data={}))
    again = await add_unseen(database, task)
    assert [(one.id, one.status) for one in again.history] == [("done-w1", "ok")]


async def test_a_step_that_told_its_unknown_outcome_is_told_once(database: Database, hand: Hand) -> None:
    hand.now = BEFORE_S
    await write(database, "w1", None)
    await keep_step(database, "w1")
    assert await list_unseen(database) == [("s1", "ok")]


async def test_a_write_after_the_last_step_comes_behind_it(database: Database) -> None:
    await keep_step(database)
    await write(database, "w2", Ok(data={}))
    assert await list_unseen(database) == [("s1", "ok"), ("done-w2", "ok")]


async def test_a_write_that_was_refused_is_not_told(database: Database) -> None:
    await write(database, "w1", fail("cancelled", "stopped before it was dispatched", dispatched=False))
    assert await list_unseen(database) == []


async def test_a_download_that_nobody_took_in_is_looked_for(database: Database) -> None:
    download = Download(filename="invoice.pdf", state="complete", bytes=721)
    seen = Observation(url="https://shop.test/", title="Shop", ts=1, download=download)
    await write(database, "w1", Ok(data={}, observation=seen))
    [last] = (await add_unseen(database, new_task("download"))).history
    assert (last.ts, unknown_outcome(new_task("x").model_copy(update={"history": [last]}))) == (AFTER_S * 1000, last)


@pytest.mark.parametrize(("artifacts", "status"), [([], "error"), ([PDF], "ok")], ids=["left behind", "taken in"])
async def test_the_checkpoint_of_a_download_says_whether_its_file_was_taken_in(
    database: Database, artifacts: list[Artifact], status: str
) -> None:
    await keep_step(database)  # older than the checkpoint, which does not know it
    download = Download(filename="invoice.pdf", state="complete", bytes=PDF.bytes)
    seen = Observation(url="https://shop.test/", title="Shop", ts=1, download=download)
    click = ToolStep(tool="dom.click", args={}, description="fetch")
    at_ms = int(AFTER_S * 1000)
    done = StepRecord(id="s2", step=click, result=Ok(data={}), observation=seen, ts=at_ms, status="ok")
    task = new_task("download").model_copy(update={"history": [done], "artifacts": artifacts})
    history = (await add_unseen(database, task)).history
    assert [(one.id, one.status) for one in history] == [("s1", "ok"), ("s2", status)]


async def test_a_write_that_was_done_is_the_step_of_the_plan_that_it_was(database: Database) -> None:
    await write(database, "w1", Ok(data={}))
    args = {name: value for name, value in make_call("w1").to_wire()["args"].items() if name != "tabId"}
    step = ToolStep(tool="dom.click", args=args, description="press", risk="high")
    task = with_plan(new_task("buy"), [step], "click", "", 1)
    assert steps_left(await add_unseen(database, task)) == []


async def test_a_write_without_a_result_is_unknown(database: Database) -> None:
    await write(database, "w1", None)
    assert await list_unseen(database) == [("unknown-w1", "error")]


SEEN = Observation(url="https://shop.test/", title="Shop", ts=1)
FILE = Download(filename="invoice.pdf", state="complete", bytes=721)


@pytest.mark.parametrize(
    ("result", "tab"),
    [
        (None, 7),
        (Ok(data={}), 7),
        (fail("not_found", "no such button"), 7),
        (Ok(data={}, observation=SEEN.model_copy(update={"opened_tabs": [8, 9]})), 9),
        (Ok(data={}, observation=SEEN.model_copy(update={"opened_tabs": [9], "download": FILE})), 7),
    ],
)  # fmt: skip
async def test_it_goes_on_in_the_tab_of_the_newest_write(result: Result | None, tab: int, database: Database) -> None:
    await write(database, "w1", Ok(data={}))
    newest = make_call("w2").model_copy(update={"args": make_call("w2").args.model_copy(update={"tab_id": 7})})
    await database.intents.record(newest)
    if result is not None:
        await database.intents.settle("w2", result)
    assert (await catch_up(database, new_task("buy")))[1] == tab


@pytest.mark.parametrize(("opened", "kept", "tab"), [(None, 7, 7), (9, 7, 9), (None, 12, 12), (9, 12, 12), (9, 8, 9)])
async def test_it_goes_on_where_the_last_checkpoint_was_when_nothing_was_written_there(
    opened: int | None, kept: int, tab: int, database: Database
) -> None:
    newest = make_call("w1").model_copy(update={"args": make_call("w1").args.model_copy(update={"tab_id": 7})})
    await database.intents.record(newest)
    seen = SEEN.model_copy(update={"opened_tabs": [opened] if opened else None})
    await database.intents.settle("w1", Ok(data={}, observation=seen))
    assert (await catch_up(database, new_task("buy"), kept=kept))[1] == tab


@pytest.mark.parametrize("name", ["contract.txt", "/home/ada/contract.txt"])
async def test_an_upload_that_was_sent_is_the_step_of_the_plan_that_it_was(name: str, database: Database) -> None:
    args = {"selector": {"kind": "role", "role": "button", "name": "Document"}}
    files = [{"name": "contract.txt", "mime": "text/plain", "base64": "V2U="}]
    wire = {**make_call("w1").to_wire(), "name": "dom.upload", "args": {**args, "tabId": 1, "files": files}}
    await database.intents.record(DomUpload.from_wire(wire))
    await database.intents.settle("w1", Ok(data={}))
    step = ToolStep(tool="dom.upload", args={**args, "files": [{"name": name}]}, description="Upload")
    task = with_plan(new_task("buy"), [step], "upload", "", 1)
    assert steps_left(await add_unseen(database, task)) == []


async def test_a_task_that_wrote_nothing_was_in_no_tab(database: Database) -> None:
    assert (await catch_up(database, new_task("buy")))[1] is None
