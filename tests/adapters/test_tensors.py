"""Tensors say what views say: equal where views are equal, different where they differ, and always within bounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami
from tatami.core.registry import OURS
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State, buffer, pick
from tatami.core.tensor import Encoder, RowBuffer
from tests.adapters.tables import TABLES

GAMES = 6


def row(encoder: Encoder, state: State, seat: int) -> bytes:
    written = RowBuffer(1, int(encoder.width))
    encoder.write(state, seat, written)
    return bytes(written.cells)


def wander(state: State, rng: Rng) -> Iterator[State]:
    """Every position of a random game, its end excepted: there the view adds figures that play no longer needs."""
    out, weights = buffer(state.breadth()), buffer(state.breadth())
    while state.to_act():
        yield state
        owing = state.to_act()
        if owing == [CHANCE]:
            state.apply(CHANCE, out[pick(weights, state.chance_into(out, weights), rng)])
        else:
            seat = owing[rng.below(len(owing))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_a_tensor_says_what_the_view_says(id: str, seats: int, options: dict[str, str]) -> None:
    game = tatami.game(id)
    settled = game.meta.settle(seats, options)
    encoder = game.encoder(seats, settled)
    rng = stream(1, "tensors", id, seats, options)
    by_view: dict[tuple[bytes, tuple[int, ...]], bytes] = {}
    by_row: dict[bytes, bytes] = {}
    highest = [segment.highest for segment in encoder.segments for _ in range(segment.length)]
    for _ in range(GAMES):
        for state in wander(game.new(seats, settled), rng):
            if rng.below(4):
                continue
            seat = int(rng.below(seats))
            seen = row(encoder, state, seat)
            view = game.view(state, seat).to_json()
            known = (view, tuple(state.to_act()))
            assert by_view.setdefault(known, seen) == seen
            assert by_row.setdefault(seen, view) == view
            assert all(cell <= most for cell, most in zip(seen, highest, strict=True))
            if state.to_act() != [CHANCE]:
                assert row(encoder, state.sample(seat, rng), seat) == seen
    assert len(by_row) > 20


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_the_layout_covers_the_row_without_gaps(id: str, seats: int, options: dict[str, str]) -> None:
    game = tatami.game(id)
    encoder = game.encoder(seats, game.meta.settle(seats, options))
    assert [segment.start for segment in encoder.segments] == [
        sum(segment.length for segment in encoder.segments[:number]) for number in range(len(encoder.segments))
    ]
    assert encoder.segments[-1].slice.stop == encoder.width
    assert len({segment.name for segment in encoder.segments}) == len(encoder.segments)


def test_wiping_forgets_everything_even_when_more_was_written_than_remembered() -> None:
    written = RowBuffer(2, 2000)
    for count in (3, 1500):
        written.row(1)
        for at in range(count):
            written.put(at, 7)
        assert sum(written.cells) == 7 * count
        written.wipe()
        assert sum(written.cells) == 0


def test_a_game_without_an_encoder_says_so() -> None:
    from tests.example.janken import GAME

    with pytest.raises(tatami.BadSetup, match="cannot be written as numbers"):
        GAME.encoder(2, {})


@pytest.mark.parametrize("id", OURS)
def test_every_part_is_documented(id: str) -> None:
    game = tatami.game(id)
    seats = game.meta.min_seats
    page = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")
    encoder = game.encoder(seats, game.meta.settle(seats, None))
    assert [segment.name for segment in encoder.segments if f"`{segment.name}`" not in page] == []
