"""The registry of games: ours, and those of other packages, by the entry point group `tatami.games`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from tatami.core.errors import UnknownGame
from tatami.core.game import AnyGame, Game

OURS = ("seven_ronin", "samurai", "tenno", "samurai_spirit")
GROUP = "tatami.games"

_added: dict[str, AnyGame] = {}


def known_games() -> list[str]:
    """The ids of all games, ours first."""
    outside = sorted({entry.name for entry in entry_points(group=GROUP)} | set(_added))
    return [*OURS, *(name for name in outside if name not in OURS)]


@lru_cache(maxsize=64)
def _load(id: str) -> AnyGame | None:
    if id in OURS:
        found = import_module(f"tatami.games.{id}").GAME
    else:
        entries = [entry for entry in entry_points(group=GROUP) if entry.name == id]
        if not entries:
            return None
        try:
            found = entries[0].load()
        except Exception as problem:  # A broken package must not hide the other games.
            raise UnknownGame("game-broken", game=id, why=f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(found, Game) or found.meta.id != id:
        raise UnknownGame("game-broken", game=id, why=f"GAME is {type(found).__name__}")
    return found


def game(id: str) -> AnyGame:
    """The game of that id; UnknownGame if there is none, or if its package is broken."""
    found = _added.get(id) or _load(id)
    if found is None:
        raise UnknownGame("game", game=id, known=", ".join(known_games()))
    return found


def is_known(game: AnyGame) -> bool:
    """Whether this very game is the one that its id stands for here."""
    try:
        return (_added.get(game.meta.id) or _load(game.meta.id)) is game
    except UnknownGame:
        return False


def add(extra: AnyGame) -> None:
    """Register a game in this process only, without packaging it."""
    _added[extra.meta.id] = extra


@contextmanager
def known(extra: AnyGame) -> Iterator[None]:
    """Register a game for the length of a `with` block, for tests."""
    before = dict(_added)
    add(extra)
    try:
        yield
    finally:
        _added.clear()
        _added.update(before)
