"""How the tests set a table and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tatami import Match
from tatami.core.errors import IllegalMove
from tatami.games.seven_ronin import GAME
from tatami.games.seven_ronin.data import PLACE_NAMES, RONIN_NAMES

ATTACKER, DEFENDER = 0, 1

POSTS = {
    "hayai": "granary",
    "kabe": "well",
    "musashi": "watchtower",
    "taiko": "passage",
    "tasuke": "shrine",
    "yobu": "pen",
    "yumi": "field2",
}
"""Seven ronin in seven areas: the Inn, the Burial Grounds and the large Field are open."""


def table(stage: str = "plan", **facts: Any) -> Match:
    """A match from a position."""
    document = {"game": "seven_ronin", "stage": stage, **facts}
    if stage != "plan" and "ronin" not in facts:
        document["ronin"] = dict(POSTS)
    return Match(GAME, start=GAME.from_json(document))


def plan(posts: dict[str, str] | None = None) -> list[str]:
    """The Defender's whole plan as codes."""
    wanted = POSTS if posts is None else posts
    return [*(f"{ronin}>{wanted[ronin]}" for ronin in RONIN_NAMES if ronin in wanted), "ready"]


def attack(*places: str) -> list[str]:
    """The Attacker's whole plan as codes."""
    return [*(f"+{place}" for place in sorted(places, key=PLACE_NAMES.index)), "ready"]


def both(match: Match, places: Sequence[str], posts: dict[str, str] | None = None) -> None:
    match.submit(ATTACKER, attack(*places))
    match.submit(DEFENDER, plan(posts))


def ninja(match: Match) -> dict[str, int]:
    """The ninja on the board."""
    return dict(match.position()["ninja"])


def wounds(match: Match) -> dict[str, int]:
    """The wounds of those who have any."""
    return {name: tile["wounds"] for name, tile in match.position()["ronin"].items() if tile["wounds"]}


def at(match: Match, ronin: str) -> str:
    return str(match.position()["ronin"][ronin]["at"])


def markers(match: Match) -> tuple[int, int]:
    """Reserve and supply."""
    position = match.position()
    return position["reserve"], position["supply"]


def refused(match: Match, seat: int, codes: str | Sequence[str], reason: str, rule: str) -> None:
    """The move is refused for this reason with this rule, and nothing has changed."""
    before = match.key()
    with pytest.raises(IllegalMove) as problem:
        match.submit(seat, codes)
    assert (problem.value.refusal.code, problem.value.refusal.rule) == (reason, rule)
    assert rule in str(problem.value)
    assert match.key() == before


def story(match: Match) -> list[str]:
    """The log as a spectator reads it."""
    words = GAME.words("en", ("Derek", "Jarred"))
    return [words.event(seen) for seen in match.feed()]


def kinds(match: Match) -> list[str]:
    return [seen.kind for seen in match.feed()]
