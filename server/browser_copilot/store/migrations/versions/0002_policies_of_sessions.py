"""Sessions keep their policy for approvals and the goals that wait: those of before ask, and nothing waits in them."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

records = sa.table("records", sa.column("kind", sa.Text), sa.column("id", sa.Text), sa.column("body", sa.Text))


def upgrade() -> None:
    connection = op.get_bind()
    sessions = records.c.kind == "session"
    for id, text in connection.execute(sa.select(records.c.id, records.c.body).where(sessions)).all():
        body = {"policy": "ask", "untilMs": 0, "queue": [], **json.loads(text)}
        kept = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        connection.execute(records.update().where(sessions & (records.c.id == id)).values(body=kept))
