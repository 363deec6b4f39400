"""Notices: where people want to be told, and what is to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("errors", sa.Integer, nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_player", "channels", ["player"])
    op.create_index("channels_key", "channels", ["key"], unique=True)
    op.create_table(
        "notices",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("claim", sa.String(32), nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
    op.create_index("notices_matter", "notices", ["player", "place"])
    op.create_index("notices_claim", "notices", ["claim"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("channels")
