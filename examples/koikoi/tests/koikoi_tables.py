"""Tables of Koi-Koi set up for a test, and a way to play on them."""

from __future__ import annotations

from koikoi import GAME, stage
from koikoi.data import NUMBER
from koikoi.rules import KoiKoi
from tatami.core.events import Emit

Told = list[tuple[str, dict[str, object]]]


def bits(cards: str) -> int:
    return sum(1 << NUMBER[card] for card in cards.split())


def table(
    hand: str = "",
    field: str = "",
    taken: str = "",
    *,
    other: str = "plum-a paulownia-c",
    others: str = "",
    months: int = 3,
    month: int = 0,
) -> KoiKoi:
    """The first player's turn with these cards; the second has `other` in hand and `others` taken."""
    state = KoiKoi(months)
    state.stage = stage.PLAY
    state.month = month
    state.hand = [bits(hand), bits(other)]
    state.taken = [bits(taken), bits(others)]
    state.field = bits(field)
    return state


def play(state: KoiKoi, *codes: str) -> Told:
    """Play these codes, chance's too; what everybody was told."""
    emit = Emit()
    for code in codes:
        action = GAME.decode(code)
        seat = state.to_act()[0]
        possible = [each for each, _ in state.chance()] or state.legal(seat)
        assert action in possible, f"{code} is not possible now"
        state.apply(seat, action, emit)
    seen = [event.seen_by(None) for event in emit.events]
    return [(event.kind, event.data) for event in seen if event is not None]


def legal(state: KoiKoi) -> list[str]:
    return [GAME.encode(action) for seat in (0, 1) for action in state.legal(seat)]


def why(state: KoiKoi, code: str) -> str:
    """The sentence of the refusal."""
    refusal = GAME.explain(state, state.turn, GAME.decode(code))
    assert refusal is not None, f"{code} is legal"
    return GAME.words("en").refusal(refusal)
