"""Whoever only hears the table knows as much as whoever sees it: what differs in a view differs in its words.

Each fact of a view is exchanged for what the same fact was elsewhere in the same stage. If the table as text and the
prompt stay the same, they keep that fact to themselves."""

from __future__ import annotations

import copy
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.core.words import LANGUAGES
from tests.heard import heard

Path = tuple[str | int, ...]

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("tenno", 3, {}),
    ("seven_ronin", 2, {}),
    ("samurai", 2, {}),
    ("samurai_spirit", 3, {"level": "heroic", "spares": "always"}),
]
MATCHES = 10
VIEWS = 60
OTHERS = 2
"""So many other values are tried for each fact, those that differ least."""

HUSHED: dict[str, dict[str, str]] = {
    "tenno": {
        "fight.place": "the cards that fight lie turned up",
        "fight.at": "the cards that fight lie turned up",
        "look_at": "whose turn it is",
    },
    "seven_ronin": {
        "seat": "the seats are named beside the table",
        "areas.*.neighbours": "the areas are told in the order of the ring",
        "areas.*.ronin": "where each ronin stands",
        "areas.*.occupied": "ninja, and no ronin",
        "green_ronin": "where each ronin stands",
        "ronin.*.vitality": "printed, and of no matter to the fallen",
        "through_inn": "one's own choice a moment ago",
    },
    "samurai": {
        "first": "of no matter once all figures stand",
        "settlements.*.name": "a settlement goes by its hex",
        "settlements.*.kind": "printed: cities and villages are told by their names, and by their figures",
        "leaders": "who has captured how many is told",
        "played": "counts nothing beside whether an ordinary tile was among them",
        "ordinary": "asked at the choice of a tile",
    },
    "samurai_spirit": {
        "turn": "whoever decides is marked",
        "kiai": "whoever decides is marked",
        "result": "the ending says it",
    },
}
"""What need not be told there, and why."""


def _plain(value: Any) -> bool:
    return not isinstance(value, dict | list)


def _facts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The smallest parts that can be exchanged: structs of plain things, plain things, and lists of plain things."""
    if isinstance(value, dict):
        flat = all(_plain(each) or (isinstance(each, list) and all(map(_plain, each))) for each in value.values())
        if path and flat:
            yield path, value
            return
        for key, each in value.items():
            yield from _facts(each, (*path, key))
    elif isinstance(value, list) and not all(map(_plain, value)):
        for at, each in enumerate(value):
            yield from _facts(each, (*path, at))
    else:
        yield path, value


def _form(path: Path) -> str:
    return ".".join("*" if isinstance(part, int) else part for part in path)


def _differing(one: Any, other: Any) -> tuple[str, ...]:
    if isinstance(one, dict) and isinstance(other, dict):
        return tuple(key for key in one if one[key] != other[key])
    return ("",)


def _exchanged(view: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(view)
    at: Any = changed
    for part in path[:-1]:
        at = at[part]
    at[path[-1]] = value
    return changed


def _views(game: str, seats: int, options: dict[str, str]) -> list[Any]:
    """What the seats see in some matches, from the first move to the end."""
    found = []
    rng = random.Random(game)
    for seed in range(MATCHES):
        match = Match(game, seats=seats, options=options, seed=seed)
        while match.outcome is None:
            seat = match.to_act[0]
            found.append(match.view(seat))
            match.submit(seat, rng.choice(match.legal(seat)))
        found += [match.view(seat) for seat in range(seats)]
    return found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_the_table_as_text_keeps_nothing_to_itself(game: str, seats: int, options: dict[str, str]) -> None:
    words = find_game(game).words("en", ("Ada", "Bo", "Cy")[:seats])
    seen = [(view, json.loads(msgspec.json.encode(view))) for view in _views(game, seats, options)]
    values: dict[tuple[str, str], dict[str, Any]] = defaultdict(dict)
    for _, plain in seen:
        for path, value in _facts(plain):
            values[plain["stage"], _form(path)][repr(value)] = value
    rng = random.Random(1)
    hushed = HUSHED.get(game, {})
    untold: dict[str, str] = {}
    for view, plain in rng.sample(seen, min(VIEWS, len(seen))):
        told = [*heard(words.sheet(view)), words.prompt(view)]
        for path, value in _facts(plain):
            form = _form(path)
            others = [each for each in values[plain["stage"], form].values() if each != value]
            others.sort(key=lambda other: len(_differing(value, other)))
            for other in others[:OTHERS]:
                names = [f"{form}.{key}".rstrip(".") for key in _differing(value, other)]
                if any(name in hushed for name in names):
                    continue
                changed = msgspec.convert(_exchanged(plain, path, other), type(view))
                try:
                    anew = [*heard(words.sheet(changed)), words.prompt(changed)]
                except (LookupError, AssertionError, TypeError, ValueError):
                    continue  # There is no such table.
                if anew == told:
                    untold[" ".join(names)] = f"{path}: {value} or {other} ({plain['stage']})"
    assert not untold, "\n".join(f"{name}: {where}" for name, where in untold.items())


MARKS = re.compile(r"[*~×/]|\.\.|__|\?\?| : |\b[^\W\d_a-zа-яєіїґ]+\d|\d[^\W\d_]+\b|\d [CZBRЗБР]{1,3}\b")
"""Short for the eye; nothing to the ear."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_no_mark_is_read_out(game: str, seats: int, options: dict[str, str], lang: str) -> None:
    words = find_game(game).words(lang, ("Ada", "Bo", "Cy")[:seats])
    rng = random.Random(game)
    match = Match(game, seats=seats, options=options, seed=1)
    said: set[str] = set()
    while match.outcome is None:
        seat = match.to_act[0]
        view = match.view(seat)
        legal = match.legal(seat)
        said |= {*heard(words.sheet(view)), words.prompt(view)}
        said |= {words.action(match.game.decode(code), view) for code in legal}
        match.submit(seat, rng.choice(legal))
    said |= {words.event(seen) for seat in range(seats) for seen in match.feed(seat)}
    assert len(said) > 100
    assert not [line for line in said if MARKS.search(line)]
