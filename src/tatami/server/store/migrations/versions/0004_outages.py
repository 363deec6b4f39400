"""When the server was down, so that no clock charges for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("begin", sa.BigInteger, primary_key=True),
        sa.Column("end", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outages")
