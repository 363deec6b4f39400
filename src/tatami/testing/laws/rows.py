"""The laws that hold for every game, every seat count and every option: one row each, in the order of their numbers."""

from __future__ import annotations

from tatami.testing.laws import (
    ahead,
    builds,
    codes,
    copies,
    documents,
    endings,
    eras,
    imagining,
    languages,
    lists,
    notice,
    replays,
    samples,
    secrets,
    twins,
    windows,
)
from tatami.testing.laws.law import Law

LAWS = (
    Law(number=0, text="a game never crashes"),
    Law(
        number=1,
        text="codes round-trip and are distinct over the whole catalogue",
        catalogue=codes.round_trip,
    ),
    Law(
        number=2,
        text="legal lists are ascending, without repeats, and non-empty exactly for the seats to act",
        position=lists.legal,
        end=lists.legal,
    ),
    Law(
        number=3,
        text="chance weights are positive and outcomes distinct",
        position=lists.chance,
        end=lists.chance,
    ),
    Law(
        number=4,
        text="a clone equals its source, and no later move changes it",
        move=copies.independent,
    ),
    Law(
        number=5,
        text="replaying a record gives the same key at every step",
        record=replays.same,
    ),
    Law(
        number=6,
        text="window moves of different seats commute",
        position=windows.declared,
        slow_position=windows.commute,
    ),
    Law(
        number=7,
        text="a move that a seat did not notice changes neither its view nor its legal list",
        slow_move=notice.unnoticed,
    ),
    Law(
        number=8,
        text="a sample keeps the seat's view and legal list and is a sound position",
        slow_position=samples.sound,
    ),
    Law(
        number=9,
        text="what a seat cannot know changes no byte it is sent",
        slow_position=secrets.kept,
    ),
    Law(
        number=10,
        text="undo restores the exact key and never leaves the era",
        move=eras.handed_on,
        record=eras.undone,
    ),
    Law(
        number=11,
        text="games end within their bound, for a known reason, with returns that fit the utility",
        move=endings.in_time,
        end=endings.result,
    ),
    Law(
        number=12,
        text="compiled and uncompiled runs give the same records",
        builds=builds.alike,
    ),
    Law(
        number=13,
        text="every action, prompt and event reads in every language, and legal actions read differently",
        catalogue=languages.there,
        slow_position=languages.readable,
        slow_move=languages.told,
        end=languages.ending,
    ),
    Law(
        number=14,
        text="positions round-trip through JSON and pickling, and a broken one is refused with the reason",
        slow_position=documents.round_trip,
    ),
    Law(
        number=15,
        text="looking ahead tells what playing would give, foretells no secret and changes nothing",
        slow_position=ahead.true,
    ),
    Law(
        number=16,
        text="a match that is copied or pickled in the middle of a game knows the same and goes on alike",
        record=twins.alike,
    ),
    Law(
        number=17,
        text="what a seat imagines from its view and feed alone is what it imagines at the table",
        slow_position=imagining.alike,
    ),
)
"""A law's number is its place. Law 0 has no check of its own: whatever runs the others catches what they did not."""

CRASH = LAWS[0]
