"""An intent says which life of the extension it was meant for; of those of before nothing is known."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("intents", sa.Column("worker_id", sa.Text))
