"""The front page of Samurai Spirit."""

from __future__ import annotations

from tatami.core.meta import Deal, Meta, Option
from tatami.games.samurai_spirit import reason
from tatami.games.samurai_spirit.data import LEVELS, MAX_TEAM, TURN_LIMIT


def _team(value: str, seats: int) -> str | None:
    """One player leads two or three samurai; several lead one each."""
    if seats > 1 and value != "2":
        return "2"
    return None


def _spares(value: str, seats: int) -> str | None:
    """Tables of three to six may allow what one and two players always have; seven have no absent samurai."""
    if value != "book" and not 3 <= seats < MAX_TEAM:
        return "book"
    return None


def longest(seats: int) -> int:
    """A bound for every game, far above what happens.

    A round has at most 200 turns. At most one card a turn is shuffled back, so no more than 66 + 200 cards are turned
    up in a round's turns, or twice that with Katsushiro's talent, and each may ask chance about 66 layers. Each kiai
    discards a card, so there are no more kiai than cards, with ten decisions at most; a turn asks ten more.
    """
    cards = 66 + TURN_LIMIT
    return 16 + 3 * (2 * cards * 66 + cards * 10 + TURN_LIMIT * 10 + 2 * 66)


META = Meta(
    id="samurai_spirit",
    version="1",
    min_seats=1,
    max_seats=MAX_TEAM,
    options=(
        Option("level", "normal", LEVELS),
        Option("samurai", "random", ("random", "chosen")),
        Option("team", "2", ("2", "3"), _team),
        Option("spares", "book", ("book", "always"), _spares),
    ),
    utility="shared",
    reasons=reason.NAMES[1:],
    longest=longest,
    reconstructed=("reconstructed-farms", "reconstructed-cards", "reconstructed-animals"),
    secrets=False,
    windows=False,
    deal=Deal(seats=1),
)
