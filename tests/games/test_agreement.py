"""What is legal and why something is not agree, at every stage of every game and for every action of the catalogue.

`legal_into` asks the phases' `may`, a refusal their `why_not`; both rest on the same bars, and this test holds them to
it. The refusal of a legal action is the row FINE, which has no code.
"""

from __future__ import annotations

from importlib import import_module

import pytest

import tatami
from tatami.core.game import AnyGame, Position
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State
from tatami.testing.fuzz import tables
from tatami.testing.laws import choices
from tests.games.samurai_spirit.tables import play, samurai, table
from tests.games.seven_ronin.test_laws import RARE
from tests.games.test_fields import rare

GAMES = 6
"""So many games are played at least."""
MORE = 10
"""So many times the games are played at most in search of a stage."""


def starts(game: str) -> list[Position]:
    """Positions before stages that random games seldom come to."""
    if game == "seven_ronin":
        return [{"game": game, "edition": edition, **RARE[name]} for name in RARE for edition in ("grey_fox", "first")]
    if game == "samurai_spirit":
        # A card to be lost, one to be given, and one to be placed by who was given it.
        losing = table(samurai("Kanbei"), samurai("Kyuzo", "B6-07", "M1-01 M1-09"), samurai("Heihachi"), round=3)
        play(losing, "pass")
        moving = samurai("Daisuke", "M4-03 M3-13"), samurai("Gorobei", "M4-02 M2-03"), samurai("Kyuzo")
        giving, placing = table(*moving, top="M1-13"), table(*moving, top="M1-13")
        play(giving, "fight", "attack", "move-gorobei")
        play(placing, "fight", "attack", "move-gorobei", "give-kyuzo")
        return [*rare(game), losing.position(), giving.position(), placing.position()]
    return rare(game)


def stages(game: str) -> set[int]:
    """The stages at which seats decide."""
    rows = import_module(f"tatami.games.{game}.stage").ROWS
    return {number for number, row in enumerate(rows) if row.who not in ("chance", "nobody")}


def check_agreement(game: AnyGame, state: State) -> None:
    """Demand a reason against every action but the legal ones, from every seat that owes a decision."""
    for seat in state.to_act():
        if seat == CHANCE:
            continue
        legal = {int(action) for action in state.legal(seat)}
        free = {action for action in range(len(game.codes)) if game.why(state, seat, action).code == ""}
        assert legal == free, (
            f"refused though legal: {[game.codes[action] for action in sorted(legal - free)]}, "
            f"not legal for no reason: {[game.codes[action] for action in sorted(free - legal)]}, "
            f"for seat {seat} in {game.to_json(state)}"
        )


def walk(game: AnyGame, state: State, rng: Rng) -> set[int]:
    """Check a random game from this position to its end; returns the stages that it came to."""
    met = set()
    while owing := state.to_act():
        met.add(int(state.stage))  # type: ignore[attr-defined]
        check_agreement(game, state)
        seat = owing[rng.below(len(owing))]
        actions = choices(state, seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return met


@pytest.mark.parametrize("name", tatami.known_games())
def test_what_is_legal_and_what_is_refused_agree(name: str) -> None:
    game = tatami.game(name)
    missing = stages(name)
    for number, start in enumerate(starts(name)):
        missing -= walk(game, game.from_json(start), stream("agreement", "start", number))
    setups = tables(game)
    for number in range(GAMES * MORE):
        rng = stream("agreement", number)
        if number < GAMES or missing:
            seats, options = setups[rng.below(len(setups))]
            missing -= walk(game, game.new(seats, options), rng)
    assert not missing, f"{name} never came to {sorted(missing)}"
