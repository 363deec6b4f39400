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
        Step("use", ("watchtower", "watchtower"), ("use-watchtower",), lit=("ronin-musashi",)),
        Step("end", ("=end",), ("end",)),
        Step("goal", ("occupied",)),
    ),
)

SECOND = Lesson(
    seats=2,
    seed="seven ronin lesson 2",
    before=(
        (0, ("+pen", "+green", "ready")),
        (
            1,
            (
                "hayai>well",
                "kabe>granary",
                "musashi>field3",
                "taiko>shrine",
                "tasuke>burial",
                "yobu>inn",
                "yumi>passage",
                "ready",
            ),
        ),
        (1, ("fight",)),
    ),
    steps=(
        Step("pen", ("pen", "pen"), ("use-pen",)),
        Step("hold", ("ronin-yumi",), ("on-yumi",), lit=("passage",)),
        Step("green", ("green",), lit=("passage",)),
        Step("passage", ("passage", "passage", "passage"), draft=True),
        Step("spread", ("inn", "shrine"), draft=True),
        Step(
            "ready",
            ("=ready",),
            ("+inn", "+shrine", "+passage", "+passage", "+passage", "ready"),
            then=(
                (
                    1,
                    (
                        "hayai>well",
                        "kabe>watchtower",
                        "musashi>field3",
                        "taiko>field2",
                        "tasuke>granary",
                        "yobu>burial",
                        "ready",
                    ),
                ),
                (1, ("fight",)),
            ),
        ),
        Step("fell", ("ronin-yumi",), lit=("passage",)),
        Step("areas", ("occupied",), lit=("inn", "shrine", "pen")),
        Step("gone", ("supply",), lit=("reserve",)),
        Step("hunger", ("track",), lit=("reserve",)),
    ),
)
"""A ronin who is held can be counted on: the Pen, the Green and a limit exceeded, while the others spread."""

LESSONS = (FIRST, SECOND)
