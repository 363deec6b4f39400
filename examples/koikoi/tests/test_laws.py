"""Everything that Tatami asks of any game."""

from __future__ import annotations

from pathlib import Path

from koikoi import GAME
from koikoi.rules import KoiKoi
from koikoi.tensor import KoiKoiEncoder
from tatami.core.rng import stream
from tatami.core.state import CHANCE
from tatami.core.tensor import RowBuffer
from tatami.testing import check_citations, check_fields, check_laws, check_texts


def test_laws() -> None:
    check_laws(GAME, games=12)


def test_no_field_is_forgotten() -> None:
    check_fields(GAME)


def test_texts() -> None:
    check_texts(GAME)


def test_every_paragraph_has_a_test() -> None:
    check_citations(GAME, Path(__file__).parent)


def test_numbers_and_view_tell_positions_apart_alike() -> None:
    encoder, row = KoiKoiEncoder(2), RowBuffer(1, int(KoiKoiEncoder(2).width))
    rows: dict[bytes, bytes] = {}
    for state in _positions(40):
        row.wipe()
        encoder.write(state, 0, row)
        view = GAME.view(state, 0).to_json()
        assert rows.setdefault(bytes(row.cells), view) == view
    assert len(set(rows.values())) == len(rows) > 500


def _positions(games: int) -> list[KoiKoi]:
    found = []
    for number in range(games):
        rng = stream(number, "positions")
        state = GAME.new(2, {"months": "1"})
        while owing := state.to_act():
            possible = [each for each, _ in state.chance()] if owing == [CHANCE] else state.legal(owing[0])
            state.apply(owing[0], possible[rng.below(len(possible))])
            found.append(state.clone())
    return found
