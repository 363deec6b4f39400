"""Lessons of Samurai Spirit: one in which Kanbei begins, and one for Kyuzo in the middle of a round."""

from __future__ import annotations

from tatami.core.lesson import Lesson, Step

FIRST = Lesson(
    seats=3,
    seed="samurai spirit lesson 1 16",
    steps=(
        Step("village", ("farms",)),
        Step("fight", ("=fight",), ("fight",)),
        Step(
            "defend",
            ("defence-3-house",),
            ("defend",),
            then=((1, ("fight",)), (1, ("attack",)), (2, ("fight",)), (2, ("attack",))),
        ),
        Step("second", ("=fight",), ("fight",)),
        Step(
            "attack",
            ("line-3",),
            ("attack",),
            then=((1, ("ignore",)), (1, ("fight",)), (1, ("attack",)), (2, ("fight",)), (2, ("attack",))),
        ),
        Step("kiai", ("kiai-3",)),
        Step(
            "support",
            ("=support-gorobei",),
            ("support-gorobei",),
            then=(
                (1, ("ignore",)),
                (1, ("fight",)),
                (1, ("attack",)),
                (2, ("fight",)),
                (2, ("attack",)),
                (2, ("skip",)),
            ),
        ),
        Step("intruders", ("intruders",)),
        Step("end", ("families",)),
    ),
)

SECOND = Lesson(
    seats=3,
    seed="samurai spirit lesson 2 19618",
    before=tuple(
        (seat, (code,))
        for seat, codes in (
            (0, "fight defend"),
            (1, "fight defend"),
            (2, "fight defend stop"),
            (0, "fight defend"),
            (1, "fight defend"),
            (2, "fight defend stop"),
            (0, "fight defend"),
            (1, "fight defend"),
            (2, "fight stop"),
            (0, "fight"),
            (1, "fight attack"),
            (2, "fight stop"),
        )
        for code in codes.split()
    ),
    steps=(
        Step("full", ("left",)),
        Step("near", ("kiai-5",), lit=("line-5",)),
        Step(
            "lend",
            ("=support-katsushiro",),
            ("support-katsushiro",),
            then=((1, ("fight",)), (1, ("discard",)), (2, ("fight",))),
            lit=("samurai-6",),
        ),
        Step("lent", ("samurai-6",)),
        Step("beaten", ("barricades",), lit=("samurai-4",)),
        Step("penalty", ("line-5",), lit=("samurai-6",)),
        Step("pass", ("=pass", "=pass"), ("pass",)),
        Step("out", ("kiai-5",), lit=("left",)),
        Step("raiders", ("raiders",), lit=("intruders",)),
    ),
)
"""Knowing when to stop: a full left side, a sum near the value; first the token is lent, then Kyuzo passes."""

LESSONS = (FIRST, SECOND)
