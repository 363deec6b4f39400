"""The table: every field listed, copied, and in the key if it says more than others do; bars and stages as rows."""

from __future__ import annotations

import pytest

from tatami.core.fields import DERIVED
from tatami.games.samurai_spirit import GAME, bars, stage
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import FIELDS
from tests.games.samurai_spirit.careful import Careful

EASY = {"level": "easy", "samurai": "random", "team": "2", "spares": "book"}


def later() -> SamuraiSpirit:
    """A table some way into a game."""
    walk = Careful(3, EASY, "later", 0.0)
    for _ in range(60):
        walk.step()
    assert isinstance(walk.state, SamuraiSpirit)
    return walk.state


def test_every_field_is_listed_with_its_kind() -> None:
    methods = {name for name in dir(SamuraiSpirit) if callable(getattr(SamuraiSpirit, name))}
    fields = {name for name in dir(later()) if not name.startswith("_")} - methods
    assert fields == set(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_a_copy_has_every_field_for_itself_and_the_key_tells_positions_apart(field: str) -> None:
    state = later()
    state.breach = state.ordered = 1  # The key holds the intruders and the order as far as they go.
    twin = state.clone()
    value = getattr(twin, field)
    if isinstance(value, int):
        assert value == getattr(state, field)
        setattr(twin, field, value + 1)
    else:
        assert list(value) == list(getattr(state, field))
        value[0] = 5 if value[0] != 5 else 4
    assert getattr(twin, field) != getattr(state, field) or list(value) != list(getattr(state, field))
    if FIELDS[field] == DERIVED:
        assert twin.key() == state.key()
    else:
        assert twin.key() != state.key()


def test_tables_share_nothing() -> None:
    one, other = (GAME.new(3, GAME.meta.settle(3, None)) for _ in range(2))
    one.apply(-1, one.chance()[0][0])
    assert list(other.who) == [-1] * 7
    assert list(GAME.new(3, GAME.meta.settle(3, None)).who) == [-1] * 7


def test_bars_and_stages_stand_in_the_order_of_their_numbers() -> None:
    for name, number in vars(bars).items():
        if name.isupper() and isinstance(number, int) and number != bars.FINE:
            assert bars.ROWS[number].code == name.lower().replace("_", "-")
    for number, name in enumerate(stage.NAMES):
        assert getattr(stage, name.upper()) == number
