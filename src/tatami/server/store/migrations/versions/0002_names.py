"""Names that belong to their owner: what a claimed name looks like, and who spoke under one. Who imported what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tatami.server.domain.names import skeleton

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("skeleton", sa.String(255)))
    op.add_column("chat", sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()))
    _fill(op.get_bind())
    op.create_index("players_skeleton", "players", ["skeleton"], unique=True)
    op.create_table(
        "imports",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("imports_player", "imports", ["player"])


def _fill(connection: sa.Connection) -> None:
    """Whoever claimed a name first has what it looks like; who claimed another such name since keeps the login."""
    players = sa.table("players", *(sa.column(name) for name in ("id", "name", "login", "created", "skeleton")))
    claimed = sa.select(players).where(players.c.login.is_not(None)).order_by(players.c.created, players.c.id)
    taken: set[str] = set()
    for row in list(connection.execute(claimed)):
        drawn = skeleton(row.name)
        if drawn not in taken:
            taken.add(drawn)
            connection.execute(sa.update(players).where(players.c.id == row.id).values(skeleton=drawn))


def downgrade() -> None:
    op.drop_table("imports")
    op.drop_index("players_skeleton", "players")
    op.drop_column("chat", "claimed")
    op.drop_column("players", "skeleton")
