"""The grammar that clients are given is the grammar of the codes."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.grammar import expand
from tatami.core.registry import OURS
from tatami.server.wire.typescript import grammar


@pytest.mark.parametrize("id", OURS)
def test_the_forms_of_a_game_give_its_catalogue_in_order(id: str) -> None:
    game = tatami.game(id)
    assert expand(game.grammar) == tuple(game.codes)
    kinds = [form.kind for form in game.grammar]
    assert len(kinds) == len(set(kinds))
    assert all(f'kind: "{kind}"' in grammar(game.grammar) for kind in kinds)
