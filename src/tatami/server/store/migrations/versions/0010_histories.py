"""What histories are filtered by (rated or not, people or bots), and who is listed on boards."""

from __future__ import annotations

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

AT_ONCE = 1_000


def upgrade() -> None:
    for name in ("rated", "company"):
        op.add_column("result_seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    seats = sa.table(
        "result_seats",
        sa.column("number", sa.Integer),
        sa.column("seat", sa.Integer),
        sa.column("rated", sa.Boolean),
        sa.column("company", sa.Boolean),
    )
    mine = sa.and_(seats.c.number == sa.bindparam("of"), seats.c.seat == sa.bindparam("at"))
    fill = sa.update(seats).where(mine).values(rated=sa.bindparam("counts"), company=sa.bindparam("met"))
    for rows in _told():
        op.get_bind().execute(fill, rows)
    op.add_column("ratings", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute(_unlist())
    op.drop_index("ratings_board", "ratings")
    op.create_index("ratings_board", "ratings", ["pool", "listed", "floor", "who"])


def _unlist() -> sa.Update:
    """Whoever is rated and neither a key nor here any more is listed no more."""
    ratings = sa.table("ratings", sa.column("who", sa.String), sa.column("listed", sa.Boolean))
    players = sa.table("players", sa.column("id", sa.String), sa.column("login", sa.String))
    here = sa.select(players.c.id).where(players.c.id == ratings.c.who, players.c.login.is_not(None)).exists()
    key = sa.or_(*(ratings.c.who.startswith(prefix) for prefix in ("bot:", "program:", "table:")))
    return sa.update(ratings).where(~sa.or_(here, key)).values(listed=False)


def _told() -> Iterator[list[dict[str, object]]]:
    """What the results that are kept say of each seat."""
    results = sa.table("results", sa.column("number", sa.Integer), sa.column("result", sa.Text))
    number = 0
    while True:
        query = sa.select(results).where(results.c.number > number).order_by(results.c.number).limit(AT_ONCE)
        found = op.get_bind().execute(query).all()
        if not found:
            return
        number = found[-1].number
        kept = [(row.number, json.loads(row.result)) for row in found]
        rows: list[dict[str, object]] = []
        for of, result in kept:
            all_seats = result.get("seats", [])
            for seat in all_seats:
                met = any(other["kind"] != "bot" and other["who"] != seat["who"] for other in all_seats)
                rows.append({"of": of, "at": seat["seat"], "counts": not result.get("bar", "friendly"), "met": met})
        if rows:
            yield rows


def downgrade() -> None:
    op.drop_index("ratings_board", "ratings")
    op.create_index("ratings_board", "ratings", ["pool", "floor"])
    op.drop_column("ratings", "listed")
    for name in ("company", "rated"):
        op.drop_column("result_seats", name)
