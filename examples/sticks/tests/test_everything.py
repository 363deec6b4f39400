"""Everything that Tatami asks of any game."""

from pathlib import Path

from sticks import GAME
from tatami.testing import check_citations, check_fields, check_laws, check_texts


def test_everything_that_is_asked_of_any_game() -> None:
    check_laws(GAME, games=20)
    check_fields(GAME)
    check_texts(GAME)
    check_citations(GAME, Path(__file__).parent)
