"""No field of a position is forgotten in copies, in the key, in JSON, in views or in tensors."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.testing import check_fields
from tests.games.samurai_spirit.tables import play, samurai, table
from tests.games.seven_ronin.test_laws import RARE


def rare(game: str) -> list[dict[str, Any]]:
    """Positions from which fields are used that random games hardly ever come to."""
    if game == "seven_ronin":
        return [{"game": game, **RARE["a supply of one"]}]
    if game == "samurai_spirit":
        ordering = table(
            samurai("Katsushiro", "M4-03 M4-06 M3-13", wounds=2),
            samurai("Gorobei"),
            samurai("Kyuzo"),
            top="M2-13 M1-01 M3-02",
        )
        play(ordering, "fight", "attack", "use")
        return [ordering.position()]
    return []


@pytest.mark.parametrize("game", tatami.known_games())
def test_every_field_is_everywhere(game: str) -> None:
    check_fields(tatami.game(game), starts=rare(game))
