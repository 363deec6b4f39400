"""A game from another package (examples/koikoi) has everything that ours have, and nothing here knows about it."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from koikoi import GAME
from koikoi.knowledge import KNOWLEDGE
from tatami import Match
from tatami.adapters import openspiel, pettingzoo
from tatami.adapters.vector import VectorEnv
from tatami.bots import knowledge
from tatami.core import registry
from tatami.core.errors import BadSetup
from tests.example.janken import GAME as JANKEN
from tests.example.offered import ROOT, offered

SHARED = ("src", "tests/games", "tests/core", "web/src", "docs")
"""Where the game must not be named."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return offered(tmp_path)


@pytest.fixture
def known() -> Iterator[None]:
    """Koi-Koi is in the registry of this process."""
    with registry.known(GAME):
        yield


def tatami(environment: dict[str, str], *words: str, typed: str = "", folder: Path | None = None) -> str:
    """What the command prints."""
    command = [sys.executable, "-m", "tatami", *words]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, input=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr.strip() == ""
    return done.stdout


# --- the command ------------------------------------------------------------------------------------------------------


def test_it_is_listed_with_its_options(environment: dict[str, str]) -> None:
    said = tatami(environment, "games")
    assert "Koi-Koi: 2 players" in said
    assert "Months to play: 1 | 3 | 6 | 12" in said


def test_it_is_played_in_the_terminal_saved_and_replayed(environment: dict[str, str], tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    table = ("play", "koikoi", "--bots", "peasant", "--option", "months=1", "--seed", "3", "--lang", "pl")
    # Asked at the end where to save the game, this player says "1" once more.
    said = tatami(environment, *table, typed=f"?\n1\nsave {saved}\n" + "1\n" * 60, folder=tmp_path)
    assert "Zagraj kartę z ręki." in said
    assert "Punkty: " in said
    hint = json.loads(tatami(environment, "hint", str(saved), "--level", "peasant", "--json"))
    assert hint
    assert "On the field:" in tatami(environment, "replay", str(saved), "--run")


def test_bots_meet_in_the_arena_with_their_knowledge(environment: dict[str, str]) -> None:
    words = ("--bots", "peasant,random", "--games", "2", "--option", "months=1", "--workers", "1")
    assert "peasant" in tatami(environment, "arena", "koikoi", *words)


def test_the_fuzzer_finds_nothing(environment: dict[str, str], tmp_path: Path) -> None:
    words = ("--games", "8", "--workers", "1", "--folder", str(tmp_path / "failures"))
    assert "nothing found" in tatami(environment, "fuzz", "koikoi", *words)


# --- from Python ------------------------------------------------------------------------------------------------------


def test_its_knowledge_comes_by_its_entry_point(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    assert knowledge.knowledge_of.__wrapped__("koikoi") is KNOWLEDGE


def test_broken_knowledge_leaves_the_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[tatami.knowledge]\nlost = no_such_module:KNOWLEDGE\nodd = json:JSONDecoder\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, why in (("lost", "ModuleNotFoundError"), ("odd", "not Knowledge")):
        assert knowledge.knowledge_of.__wrapped__(name) is knowledge.PLAIN
        assert why in caplog.text


def test_knowledge_of_the_former_group_still_works_and_warns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "former-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: former\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tatami.crafts]\nformer = koikoi.knowledge:KNOWLEDGE\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(DeprecationWarning, match="tatami.knowledge"):
        assert knowledge.knowledge_of.__wrapped__("former") is KNOWLEDGE
    with pytest.warns(DeprecationWarning, match="tatami.bots.knowledge"):
        assert importlib.import_module("tatami.bots.craft").Craft is knowledge.Knowledge


@pytest.mark.usefixtures("known")
def test_open_spiel_plays_it() -> None:
    assert "tatami_koikoi" in openspiel.register()
    assert "tatami_koikoi_windows" not in pyspiel.registered_names()
    game = pyspiel.load_game("tatami_koikoi(months=v1)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_open_spiel_plays_a_game_without_an_encoder_by_its_strings() -> None:
    with registry.known(JANKEN):
        openspiel.register()
        game = pyspiel.load_game("tatami_janken(goal=v2)")
        assert not game.get_type().provides_observation_tensor
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.usefixtures("known")
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_petting_zoo_plays_it() -> None:
    api_test(pettingzoo.env("koikoi", months="1"), num_cycles=100)
    with pytest.raises(BadSetup, match="one agent at a time"):
        pettingzoo.parallel_env("koikoi")


@pytest.mark.usefixtures("known")
def test_many_games_at_once() -> None:
    env = VectorEnv("koikoi", 8, 2, seed=4, months="1")
    now, ended, rng = env.reset(), 0, np.random.RandomState(1)
    for _ in range(60):
        now = env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in now.masks]))
        assert 0 <= now.observations.min() <= now.observations.max() <= 1
        ended += int(now.done.sum())
    assert ended > 8


@pytest.mark.usefixtures("known")
def test_a_match_by_the_name() -> None:
    match = Match("koikoi", seed=1, options={"months": "1"})
    assert match.legal(match.to_act[0])


# --- and nothing knows it ---------------------------------------------------------------------------------------------


def test_nothing_here_names_it() -> None:
    for folder in SHARED:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".ftl") and "node_modules" not in path.parts:
                assert "koikoi" not in path.read_text("utf-8").lower(), path
