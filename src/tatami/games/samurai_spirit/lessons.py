"""Lessons of Samurai Spirit: a deal in which the learner leads Kanbei and begins."""

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

LESSONS = (FIRST,)
