"""An intent is durable before the write, and settled once."""

from pathlib import Path

from browser_copilot.protocol.tools import ActResult, DomClick, Ok, fail
from browser_copilot.store.database import Database

CLICK = DomClick.from_wire(
    {
        "id": "c1",
        "epoch": 1,
        "sessionId": "s",
        "taskId": "t",
        "deadlineMs": 1000,
        "args": {"tabId": 1, "selector": {"kind": "role", "role": "button", "name": "Buy"}},
    }
)
DONE = Ok(data=ActResult(role="button", label="Buy").to_wire())


async def test_a_recorded_call_is_found_after_a_restart(url: str) -> None:
    first = await Database.open(url)
    await first.intents.record(CLICK)
    await first.close()
    second = await Database.open(url)
    assert [intent.call for intent in await second.intents.unsettled("s")] == [CLICK]
    await second.close()


async def test_a_settled_call_is_not_unknown(database: Database) -> None:
    await database.intents.record(CLICK)
    await database.intents.settle("c1", DONE)
    assert await database.intents.unsettled() == []


async def test_the_first_result_stands(database: Database) -> None:
    await database.intents.record(CLICK)
    await database.intents.settle("c1", DONE)
    await database.intents.settle("c1", fail("timeout", "too late"))
    found = await database.intents.find("c1")
    assert found and found.result == DONE


async def test_recording_twice_changes_nothing(database: Database) -> None:
    await database.intents.record(CLICK)
    await database.intents.settle("c1", DONE)
    await database.intents.record(CLICK)
    assert await database.intents.unsettled() == []


async def test_intents_of_a_task_come_in_order(database: Database) -> None:
    await database.intents.record(CLICK)
    await database.intents.record(CLICK.model_copy(update={"id": "c2"}))
    assert [intent.call.id for intent in await database.intents.of_task("t")] == ["c1", "c2"]


async def test_what_sqlite_commits_survives_a_power_cut(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/copilot.db")
    async with database.write("intent") as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        ]
    await database.close()
    assert found == ["wal", 2]  # 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
