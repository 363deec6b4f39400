"""Stories of tables, which outlive the rules they were played by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stories")
