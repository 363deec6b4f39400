"""Lessons of 7 Ronin. The learner leads the ninja; nothing is drawn by lot."""

from __future__ import annotations

from tatami.core.lesson import Lesson, Step

POSTS = (
    "hayai>well",
    "kabe>granary",
    "musashi>field3",
    "taiko>shrine",
    "tasuke>burial",
    "yobu>pen",
    "yumi>passage",
    "ready",
)

FIRST = Lesson(
    seats=2,
    seed="seven ronin lesson 1",
    steps=(
        Step("track", ("track",)),
        Step("granary", ("granary", "granary"), draft=True),
        Step("inn", ("inn",), draft=True),
        Step("watchtower", ("watchtower",), draft=True),
        Step(
            "ready",
            ("=ready",),
            ("+watchtower", "+inn", "+granary", "+granary", "ready"),
            then=((1, POSTS), (1, ("fight",))),
        ),
        Step("wounds", ("ronin-kabe",), lit=("granary",)),
        Step("occupied", ("occupied",), lit=("inn", "watchtower")),
        Step("use", ("=use-watchtower",), ("use-watchtower",), lit=("watchtower", "ronin-musashi")),
        Step("end", ("=end",), ("end",)),
        Step("goal", ("occupied",)),
    ),
)

LESSONS = (FIRST,)
