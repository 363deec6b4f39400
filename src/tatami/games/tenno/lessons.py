"""Lessons of Tenno. Nothing is drawn by lot when the first player is named, so the deal is the same at any table."""

from __future__ import annotations

from tatami.core.lesson import Lesson, Step

FIRST = Lesson(
    seats=3,
    seed="tenno lesson 1",
    options={"first": "1"},
    steps=(
        Step("peasants", ("card-0-0", "card-0-2"), draft=True),
        Step("lay", ("=set-321",), ("set-321",), then=((1, ("set-213",)), (2, ("set-132",)))),
        Step("attacker", ("card-0-0",), draft=True),
        Step("target", ("card-1-0",), ("a>2a",), then=((1, ("plain",)), (1, ("fill-7",))), lit=("card-0-0",)),
        Step("prisoner", ("prison-0",)),
        Step("change", ("card-0-2",), ("swap-c",)),
        Step("stronger", ("hand-7",), ("lay-8",), then=((1, ("a>1c",)),), lit=("card-0-2",)),
        Step("defend", ("=plain",), ("plain",), then=((1, ("fill-6",)),), lit=("card-0-2", "card-1-0")),
        Step(
            "look",
            ("card-1-0",),
            ("look-a",),
            then=((2, ("c>2b",)), (1, ("plain",)), (1, ("fill-9",)), (2, ("keep",))),
        ),
        Step("notes", ("card-1-0",)),
        Step("again", ("card-0-2",), draft=True),
        Step("known", ("card-1-0",), ("c>2a",), then=((1, ("plain",)), (1, ("fill-4",))), lit=("card-0-2",)),
        Step("keep", ("=keep",), ("keep",)),
        Step("end", ("prison-0",)),
    ),
)

LESSONS = (FIRST,)
