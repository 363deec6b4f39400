"""Every game has the same shape: modules in one order without rings, and a stage in one place with the same verbs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game_folder import DECIDING, DRAWING, RANKS, GameFolder

ROOT = Path(__file__).parent.parent
FOLDERS = sorted(path.parent for path in (ROOT / "src/tatami/games").glob("*/__init__.py"))
GAMES = [
    *(GameFolder(folder, f"tatami.games.{folder.name}") for folder in FOLDERS),
    GameFolder(ROOT / "examples/koikoi/koikoi", "koikoi"),
    GameFolder(ROOT / "examples/sticks/sticks", "sticks"),
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.package)


@every_game
def test_modules_import_one_another_in_no_ring(game: GameFolder) -> None:
    assert not game.cycle(), " imports ".join(game.cycle())


@every_game
def test_modules_import_only_from_the_left(game: GameFolder) -> None:
    for name, others in game.graph.items():
        for other in others:
            assert game.rank(other) <= game.rank(name), f"{game.package}: {name} imports {other}"


@every_game
def test_the_printed_facts_rest_on_nothing_and_numbers_on_them_alone(game: GameFolder) -> None:
    for name, others in game.graph.items():
        if (game.known(name) or 9) <= RANKS["bars"]:
            for other in others:
                assert game.rank(other) <= RANKS["bars"], f"{game.package}: {name} imports {other}"


@every_game
def test_nouns_that_the_rules_use_know_neither_phases_nor_rules(game: GameFolder) -> None:
    ruling = [name for name in game.graph if name == "rules" or name == "table" or name.startswith("phases")]
    for name in ruling:
        for other in game.graph[name]:
            if game.known(other) is None:
                assert game.rank(other) < RANKS["phases"], f"{game.package}: {name} uses {other}, which looks ahead"


@every_game
def test_nouns_among_the_phases_know_no_phase(game: GameFolder) -> None:
    for name in game.graph:
        if name.startswith("phases.") and name not in game.verbs:
            assert not game.graph[name] & game.verbs.keys(), f"{game.package}: {name} is no phase, but imports one"


@every_game
def test_words_never_see_the_position(game: GameFolder) -> None:
    for name in ("words", "screen", "meaning"):
        seen = {other.split(".")[0] for other in game.graph.get(name, ())}
        assert not seen & {"table", "state", "rules", "phases"}, f"{game.package}: {name} imports {seen}"


@every_game
def test_every_phase_has_its_verbs(game: GameFolder) -> None:
    assert game.verbs, f"{game.package} has no phase"
    for name, verbs in game.verbs.items():
        assert verbs in (set(DECIDING), set(DRAWING), {*DECIDING, *DRAWING}), f"{game.package}: {name} has only {verbs}"


@every_game
def test_every_stage_has_a_phase(game: GameFolder) -> None:
    assert game.stages, f"{game.package} has no stages"
    for stage, who in game.stages:
        wanted = {"nobody": set(), "chance": set(DRAWING)}.get(who, set(DECIDING))
        found = game.phases_of(stage)
        assert not wanted or any(wanted <= game.verbs[name] for name in found), f"{game.package}: {stage} has {found}"


@every_game
def test_what_a_stage_replaced_is_gone(game: GameFolder) -> None:
    assert not {"state", "refusals", "stages"} & game.graph.keys()
    assert {"actions", "stage", "bars", "table", "rules"} <= game.graph.keys()
