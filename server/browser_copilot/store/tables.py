"""The tables, as the newest migration leaves them. Bodies are canonical JSON text in either database."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, Table, Text

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False),
    Column("ts_unix_ms", BigInteger, nullable=False),
    Column("session_id", Text, nullable=False),
    Column("run_id", Text),
    Column("task_id", Text),
    Column("type", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("events_by_session", "session_id", "seq"),
    Index("events_by_task", "task_id", "seq"),
)

intents = Table(
    "intents",
    metadata,
    Column("call_id", Text, primary_key=True),
    Column("session_id", Text, nullable=False),
    Column("task_id", Text),
    Column("tool", Text, nullable=False),
    Column("recorded_ms", BigInteger, nullable=False),
    Column("settled_ms", BigInteger),
    Column("ok", Boolean),
    Column("call", Text, nullable=False),
    Column("result", Text),
    Column("worker_id", Text),
    Index("intents_open", "session_id", "settled_ms"),
)

records = Table(
    "records",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("session_id", Text),
    Column("status", Text),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("records_by_session", "kind", "session_id", "updated_ms"),
    Index("records_by_status", "kind", "status"),
)
