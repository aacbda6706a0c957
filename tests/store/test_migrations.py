"""Whatever version wrote it, a database opens with its data and with the tables that the code declares."""

from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from browser_copilot.store.database import MIGRATIONS, Database, parse_url
from browser_copilot.store.records import Record
from browser_copilot.store.tables import metadata

FIRST = (
    "INSERT INTO events (seq, ts_unix_ms, session_id, run_id, task_id, type, body) VALUES (7, 1, 's-1', 'run-1', "
    '\'task-1\', \'RUN_RESUMED\', \'{"seq":7,"ts_unix_ms":1,"session_id":"s-1","event":'
    '{"type":"RUN_RESUMED","family":"Lifecycle"}}\')',
    "INSERT INTO records (kind, id, session_id, status, created_ms, updated_ms, body) "
    "VALUES ('session', 's-1', 's-1', 'open', 1, 2, '{\"title\":\"kept\"}')",
)
"""As the first version wrote them; never edited."""
KEPT = {"policy": "ask", "untilMs": 0, "queue": [], "title": "kept"}


def write_first_schema(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for line in FIRST:
        connection.exec_driver_sql(line)


async def test_a_database_of_the_first_schema_is_brought_up_to_date_with_its_data(url: str) -> None:
    engine = create_async_engine(parse_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(write_first_schema)
    await engine.dispose()
    database = await Database.open(url)
    try:
        seen: Any = await database.records.get("session", "s-1")
        events = [entry.envelope.event.type for entry in await database.events.read("s-1", 0, 10)]
        await database.records.put(Record("session", "s-2", {}))
        assert (seen.body, events, database.events.last_seq) == (KEPT, ["RUN_RESUMED"], 7)
    finally:
        await database.close()


async def test_the_migrations_make_the_tables_that_the_code_declares(database: Database) -> None:
    def compare(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.read() as connection:
        assert await connection.run_sync(compare) == []
