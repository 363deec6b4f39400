"""Holidays: days on which somebody's clocks stand still."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("planned", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("holidays_planned", "holidays", ["planned"])


def downgrade() -> None:
    op.drop_table("holidays")
