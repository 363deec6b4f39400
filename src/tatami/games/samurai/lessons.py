"""Lessons of Samurai: a deal whose learner holds castles, and a village with a castle that two tiles surround."""

from __future__ import annotations

from tatami.core.lesson import Lesson, Step

FIRST = Lesson(
    seats=2,
    seed="samurai lesson 1 27",
    options={"setup": "random", "hands": "random", "first": "1"},
    steps=(
        Step("village", ("hex-o8",)),
        Step("tile", ("tile-castle-4",), draft=True, lit=("hex-o8",)),
        Step("lay", ("hex-o9",), ("castle-4", "o9"), lit=("hex-o8",)),
        Step("ship", ("tile-ship-2",), draft=True, lit=("hex-o8",)),
        Step("sea", ("hex-n8",), ("ship-2", "n8"), lit=("hex-o8",)),
        Step("end", ("=end",), ("end",), then=((1, ("samurai-2", "o15")), (1, ("end",)))),
        Step("again", ("tile-samurai-1",), draft=True, lit=("hex-o8",)),
        Step("close", ("hex-p8",), ("samurai-1", "p8"), lit=("hex-o8",)),
        Step("take", ("=end",), ("end",), lit=("hex-o8",)),
        Step("captured", ("hex-o8",), lit=("clan-0",)),
        Step("over", ("hex-o14",), lit=("left",)),
    ),
)

SECOND = Lesson(
    seats=2,
    seed="samurai lesson 2 103",
    options={"setup": "random", "hands": "random", "first": "2"},
    before=((1, ("castle-3", "q10")), (1, ("end",))),
    steps=(
        Step("danger", ("hex-q9",), lit=("hex-p8", "hex-p9")),
        Step("tile", ("tile-castle-4",), draft=True, lit=("hex-q9",)),
        Step("lay", ("hex-p9",), ("castle-4", "p9"), lit=("hex-q9",)),
        Step("ronin", ("tile-ronin",), draft=True, lit=("hex-q9",)),
        Step("close", ("hex-p8",), ("ronin", "p8"), lit=("hex-q9",)),
        Step("take", ("=end",), ("end",), lit=("hex-q9",)),
        Step("both", ("hex-p9",), lit=("hex-o10",)),
        Step("castes", ("hex-o14",), lit=("clan-0",)),
    ),
)

LESSONS = (FIRST, SECOND)
