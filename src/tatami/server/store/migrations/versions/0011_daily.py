"""Who has tried the deal of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("points", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("tries_place", "tries", ["place"], unique=True)
    op.create_index("tries_board", "tries", ["day", "game", "ranked", "points"])
    op.create_index("tries_player", "tries", ["player", "day"])


def downgrade() -> None:
    op.drop_table("tries")
