"""Accounts: who may see one's page, ways back without the passphrase, and names that rest for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("profile", sa.String(16), nullable=False, server_default="everybody"))
    op.add_column("players", sa.Column("mail", sa.String(32), nullable=False, server_default=""))
    op.create_index("chat_player", "chat", ["player"])
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.String(32), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("recoveries_player", "recoveries", ["player"])
    op.create_table(
        "retired_names",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("retired_names")
    op.drop_table("recoveries")
    op.drop_index("chat_player", "chat")
    op.drop_column("players", "mail")
    op.drop_column("players", "profile")
