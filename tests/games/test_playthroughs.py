"""Golden playthroughs: pages that people review when they change. `make playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tatami.core.registry import OURS
from tatami.testing.playthrough import playthrough
from tests.games.corpus import ALL_PLAYTHROUGHS, HERE, playthrough_files, records

LANGUAGE_OF = {"pl": "pl", "uk": "uk"}


def rendered(game: str, name: str) -> str:
    """The page `name.txt`; a name that ends in -pl or -uk is in that language."""
    base, _, lang = name.rpartition("-")
    if lang in LANGUAGE_OF:
        return playthrough(records(game)[base], lang)
    return playthrough(records(game)[name])


@pytest.mark.parametrize(("game", "name"), ALL_PLAYTHROUGHS)
def test_reads_as_stored(game: str, name: str) -> None:
    assert rendered(game, name) == (HERE / game / "playthroughs" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_playthroughs(game: str) -> None:
    assert playthrough_files(game)


def write_all() -> None:
    for game, name in ALL_PLAYTHROUGHS:
        (HERE / game / "playthroughs" / f"{name}.txt").write_text(rendered(game, name), "utf-8")


if __name__ == "__main__":
    write_all()
