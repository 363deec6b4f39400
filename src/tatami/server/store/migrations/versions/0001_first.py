"""The first tables.

Written out rather than taken from the schema: the schema will change, and this step must not.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("places_open", "places", ["status", "open", "updated"])
    op.create_index("places_deadline", "places", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("passphrase", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    signals = op.create_table(
        "signals",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("pulse", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(signals, [{"number": 0, "pulse": 0}])


def downgrade() -> None:
    for table in ("signals", "chat", "mutes", "players", "seats", "places", "log"):
        op.drop_table(table)
