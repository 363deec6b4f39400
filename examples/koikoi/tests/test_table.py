"""The list of fields is complete, and an action is legal exactly when no bar stands in its way."""

from __future__ import annotations

from koikoi import GAME, bars, stage
from koikoi.rules import CHANCES, DECISIONS, KoiKoi
from koikoi.table import FIELDS
from tatami.core.rng import stream
from tatami.core.state import CHANCE


def test_every_field_is_listed() -> None:
    assert set(FIELDS) == set(vars(KoiKoi(3)))


def test_a_copy_is_independent() -> None:
    state = KoiKoi(3)
    twin = state.clone()
    assert twin.key() == state.key()
    twin.hand[0] |= 1
    assert twin.key() != state.key()
    assert state.hand == [0, 0]


def test_every_stage_has_one_file_and_the_rows_say_who_decides() -> None:
    for number, row in enumerate(stage.ROWS):
        assert (number in DECISIONS) == (row.who == "turn")
        assert (number in CHANCES) == (row.who == "chance")


def test_what_is_offered_is_what_nothing_bars() -> None:
    fine = bars.ROWS[bars.FINE].code
    for number in range(3):
        state, rng = GAME.new(2, {"months": "1"}), stream(number, "bars")
        while owing := state.to_act():
            possible = [each for each, _ in state.chance()] if owing == [CHANCE] else state.legal(owing[0])
            if state.stage in (stage.PLAY, stage.MATCH, stage.PICK):
                barless = [each for each in range(len(GAME.codes)) if state.why_not(owing[0], each).code == fine]
                assert barless == possible
            state.apply(owing[0], possible[rng.below(len(possible))])
