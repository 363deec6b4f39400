"""The log of results, and the ratings that follow from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("deal", sa.String(64), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("results_place", "results", ["place"], unique=True)
    op.create_index("results_deal", "results", ["deal"])
    op.create_table(
        "result_seats",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(160), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("fate", sa.String(8), nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("rung", sa.String(32), nullable=False),
        sa.Column("habits", sa.Text, nullable=False),
    )
    op.create_index("result_seats_who", "result_seats", ["who", "ended"])
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(80), primary_key=True),
        sa.Column("who", sa.String(160), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("floor", sa.Double, nullable=False),
    )
    op.create_index("ratings_board", "ratings", ["pool", "floor"])
    op.create_index("ratings_who", "ratings", ["who"])
    op.create_table(
        "rating_steps",
        sa.Column("pool", sa.String(80), primary_key=True),
        sa.Column("who", sa.String(160), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("change", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("rating_steps", "ratings", "result_seats", "results"):
        op.drop_table(table)
