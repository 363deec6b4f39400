"""No field of a position is forgotten in copies, in the key, in JSON, in views or in tensors."""

from __future__ import annotations

import pytest

import tatami
from tatami.testing import check_fields


@pytest.mark.parametrize("game", [id for id in tatami.known_games() if tatami.game(id).fields])
def test_every_field_is_everywhere(game: str) -> None:
    check_fields(tatami.game(game))
