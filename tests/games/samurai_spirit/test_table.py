"""New tables share nothing; bars and stages stand in order."""

from __future__ import annotations

from tatami.games.samurai_spirit import GAME, bars, stage


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
