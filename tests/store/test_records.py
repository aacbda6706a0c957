"""Documents are written all or none, and found by kind, session, status and text."""

import sqlite3
import threading
from collections import Counter
from pathlib import Path

import pytest
import sqlalchemy as sa

from browser_copilot.errors import StoreError
from browser_copilot.store import records
from browser_copilot.store.database import Database
from browser_copilot.store.records import Place, Record


async def test_a_document_comes_back_as_it_was(database: Database) -> None:
    document = Record("run", "r1", {"goal": "Größe ≤ 3", "n": [1, None, {"a": True}]}, "s", "running")
    await database.records.put(document)
    assert await database.records.get("run", "r1") == document


async def test_a_second_put_replaces_and_keeps_the_creation_time(database: Database) -> None:
    await database.records.put(Record("run", "r1", {"n": 1}))
    created = await database.records.get("run", "r1")
    await database.records.put(Record("run", "r1", {"n": 2}, status="done"))
    changed = await database.records.get("run", "r1")
    assert created and changed
    assert (changed.body, changed.status, changed.created_ms) == ({"n": 2}, "done", created.created_ms)


async def test_several_documents_are_written_all_or_none(database: Database) -> None:
    with pytest.raises(TypeError):
        await database.records.put(Record("run", "good", {}), Record("run", "bad", {"x": object()}))
    assert await database.records.get("run", "good") is None


async def test_documents_are_found_by_status_and_session(database: Database) -> None:
    await database.records.put(
        Record("session", "a", {}, "a", "open"),
        Record("session", "b", {}, "b", "closed"),
        Record("run", "c", {}, "a", "open"),
    )
    find = database.records.find
    assert [r.id for r in await find("session", statuses=["closed"])] == ["b"]
    assert [r.id for r in await find("run", session_id="a")] == ["c"]


async def test_documents_are_read_page_by_page_newest_first(database: Database) -> None:
    await database.records.put(*(Record("session", f"s{number}", {}) for number in range(5)))
    await database.records.put(Record("session", "s1", {"changed": True}))
    seen: list[str] = []
    place: Place | None = None
    while page := await database.records.find("session", limit=2, before=place):
        seen += [record.id for record in page]
        place = page[-1].place
    assert sorted(seen) == ["s0", "s1", "s2", "s3", "s4"]
    assert seen == [record.id for record in await database.records.find("session")]


async def test_a_removed_document_is_gone(database: Database) -> None:
    await database.records.put(Record("grant", "g", {}))
    assert await database.records.remove("grant", "g")
    assert not await database.records.remove("grant", "g")


async def test_a_second_server_on_the_same_database_refuses_to_start(database: Database, url: str) -> None:
    with pytest.raises(StoreError, match="another server is using"):
        await Database.open(url)


async def test_one_text_is_picked_of_each_document_that_has_it_and_none_is_read(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(records, "_to_record")
    bodies: list[dict[str, object]] = [{"record": {"hash": "a1"}}, {"record": {"hash": None}}, {"record": {}}, {}]
    await database.records.put(
        *(Record("step", f"s-{number}", body, "s", "t") for number, body in enumerate(bodies)),
        Record("step", "other", {"record": {"hash": "b2"}}, "s-2", "t"),
    )
    assert await database.records.pick("step", ("record", "hash"), session_id="s", statuses=["t"]) == {"s-0": "a1"}


async def test_many_documents_are_not_read_in_the_event_loop(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: Counter[int] = Counter()

    def read(row: sa.Row[tuple[object, ...]]) -> Record:
        threads[threading.get_ident()] += 1
        return real(row)

    real = records._to_record
    monkeypatch.setattr(records, "_to_record", read)
    await database.records.put(*(Record("step", f"s-{number}", {"n": number}) for number in range(60)))
    found = await database.records.find("step")
    assert sorted(one.body["n"] for one in found) == list(range(60))
    assert threads.total() == 60 and threads[threading.get_ident()] == 0


async def test_the_lock_goes_with_the_server(url: str) -> None:
    await (await Database.open(url)).close()
    await (await Database.open(url)).close()


async def test_an_unknown_kind_of_database_is_refused_by_name() -> None:
    with pytest.raises(StoreError, match="mysql"):
        await Database.open("mysql://localhost/x")


async def test_a_file_that_is_no_database_is_refused_with_a_clear_text(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"this is not a database, by any means" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        await Database.open(f"sqlite:///{tmp_path}/x.db")


async def test_a_schema_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/copilot.db"
    await (await Database.open(url)).close()
    with sqlite3.connect(tmp_path / "copilot.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(StoreError, match="newer version"):
        await Database.open(url)
