"""Events, intents and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=False),
        sa.Column("ts_unix_ms", sa.BigInteger, nullable=False),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("run_id", sa.Text),
        sa.Column("task_id", sa.Text),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("events_by_session", "events", ["session_id", "seq"])
    op.create_index("events_by_task", "events", ["task_id", "seq"])
    op.create_table(
        "intents",
        sa.Column("call_id", sa.Text, primary_key=True),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("task_id", sa.Text),
        sa.Column("tool", sa.Text, nullable=False),
        sa.Column("recorded_ms", sa.BigInteger, nullable=False),
        sa.Column("settled_ms", sa.BigInteger),
        sa.Column("ok", sa.Boolean),
        sa.Column("call", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("intents_open", "intents", ["session_id", "settled_ms"])
    op.create_table(
        "records",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("session_id", sa.Text),
        sa.Column("status", sa.Text),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("records_by_session", "records", ["kind", "session_id", "updated_ms"])
    op.create_index("records_by_status", "records", ["kind", "status"])
