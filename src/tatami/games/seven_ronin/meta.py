"""The front page of 7 Ronin."""

from __future__ import annotations

from tatami.core.meta import Deal, Meta, Option
from tatami.games.seven_ronin import reason
from tatami.games.seven_ronin.data import AREAS, EDITIONS, MARKERS, PLACE_NAMES, ROUNDS
from tatami.games.seven_ronin.setup import MOST_MINIMUM, MOST_THREAT, PRINTED, ring, track


def _threat(value: str, seats: int) -> str | None:
    return None if value == PRINTED or track(value, 1, MOST_THREAT) else f"{PRINTED}, 3,3,4,4,5,5,6,6 (8 x 1-10)"


def _minimum(value: str, seats: int) -> str | None:
    return None if value == PRINTED or track(value, 0, MOST_MINIMUM) else f"{PRINTED}, 1,2,3,3,4,4,5,5 (8 x 0-50)"


def _ring(value: str, seats: int) -> str | None:
    return None if value == PRINTED or ring(value) else f"{PRINTED}, {','.join(PLACE_NAMES[:AREAS])}"


def longest(seats: int) -> int:
    """Eight rounds.

    A round asks for at most fifty ninja and seven ronin with two times `ready`, six answers in step 1, one sharing, and
    in step 3 for ten abilities of at most four parts each with three wounds to aim or one sharing.
    """
    return ROUNDS * (MARKERS + 7 + 2 + 6 + 1 + AREAS * 8)


META = Meta(
    id="seven_ronin",
    version="1",
    min_seats=2,
    max_seats=2,
    options=(
        Option("edition", "grey_fox", EDITIONS),
        Option("threat", PRINTED, (), _threat, ("1,1,1,1,1,1,1,1", "2,4,6,8,10,10,10,10")),
        Option("minimum", PRINTED, (), _minimum, ("0,3,6,9,12,15,18,21",)),
        Option(
            "ring",
            PRINTED,
            (),
            _ring,
            ("well,passage,watchtower,field3,granary,inn,pen,shrine,field2,burial",),
        ),
    ),
    utility="constant",
    reasons=reason.NAMES,
    longest=longest,
    reconstructed=("fact-threat", "fact-minimum", "fact-ring"),
    chance=False,
    deal=Deal(seats=2),
)
