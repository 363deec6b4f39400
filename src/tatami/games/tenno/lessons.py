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

SECOND = Lesson(
    seats=3,
    seed="tenno lesson 2",
    options={"first": "1"},
    before=(
        (0, ("set-321",)),
        (1, ("set-213",)),
        (2, ("set-132",)),
        (0, ("a>2a",)),
        (1, ("plain",)),
        (1, ("fill-7",)),
        (0, ("keep",)),
        (1, ("c>3b",)),
        (2, ("plain",)),
        (1, ("fill-6",)),
        (2, ("fill-8",)),
        (2, ("b>2a",)),
        (1, ("plain",)),
        (1, ("fill-9",)),
        (2, ("keep",)),
    ),
    steps=(
        Step("count", ("card-1-1",)),
        Step("shown", ("card-0-0",), draft=True, lit=("card-1-1",)),
        Step("sure", ("card-1-1",), ("a>2b",), then=((1, ("plain",)), (1, ("fill-8",))), lit=("card-0-0",)),
        Step("change", ("card-0-0",), ("swap-a",)),
        Step(
            "hidden",
            ("hand-8",),
            ("lay-9",),
            then=(
                (1, ("c>3c",)),
                (2, ("plain",)),
                (1, ("stop",)),
                (2, ("fill-7",)),
                (1, ("keep",)),
                (2, ("b>1a",)),
            ),
            lit=("card-0-0",),
        ),
        Step("defend", ("=plain",), ("plain",), then=((2, ("fill-6",)),), lit=("card-0-0", "card-2-1")),
        Step("look", ("card-2-1",), ("look-b",), lit=("card-2-0", "card-2-2")),
        Step("again", ("card-2-0",)),
        Step("end", ("prison-0",)),
    ),
)
"""What is out tells what is left: the learner counts, changes what was seen, looks where counting ends."""

LESSONS = (FIRST, SECOND)
