"""Setting the table for tests: positions in a line or two."""

from __future__ import annotations

from typing import Any

from tatami import Match
from tatami.core.events import Seen
from tatami.games.samurai_spirit import GAME
from tatami.games.samurai_spirit.data import CARD_IDS, NAMES
from tatami.games.samurai_spirit.view import Board, SamuraiSpiritView

HAT, HOUSE, DOLL = 0, 1, 2


def samurai(name: str, right: str = "", left: str = "", wounds: int = 0, passed: bool = False) -> dict[str, Any]:
    """One board; cards with spaces between."""
    return {"samurai": name, "right": right.split(), "left": left.split(), "wounds": wounds, "passed": passed}


def table(*boards: dict[str, Any], top: str = "", seats: int | None = None, seed: int = 1, **more: Any) -> Match:
    """A match that goes on from a position: the first samurai's action, unless said otherwise."""
    seats = len(boards) if seats is None else seats
    options = {"team": "3"} if seats == 1 and len(boards) == 3 else {}
    document = {
        "game": "samurai_spirit",
        "seats": seats,
        "boards": list(boards),
        "pile": {"top": top.split()},
        "spares": False,
        **more,
    }
    return Match(GAME, seats=seats, options=options, seed=seed, start=GAME.from_json(document))


def seen(match: Match) -> SamuraiSpiritView:
    view = match.view()
    assert isinstance(view, SamuraiSpiritView)
    return view


def board(match: Match, name: str) -> Board:
    return next(each for each in seen(match).boards if each.samurai == NAMES.index(name))


def line(match: Match, name: str) -> list[str]:
    return ids(board(match, name).line)


def left(match: Match, name: str) -> list[str]:
    return ids(card for card in board(match, name).left if card is not None)


def ids(cards: Any) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def discarded(match: Match) -> list[str]:
    return ids(seen(match).discarded)


def play(match: Match, *codes: str) -> list[str]:
    """Each code by whoever is to act; the kinds of events that followed."""
    happened: list[Seen] = []
    for code in codes:
        happened += match.submit(match.to_act[0], code)
    return [event.kind for event in happened]


def legal(match: Match) -> list[str]:
    return match.legal(match.to_act[0])


def now(match: Match) -> str:
    """The samurai for whom something is to be decided."""
    view = seen(match)
    assert view.decider is not None
    number = view.boards[view.decider].samurai
    assert number is not None
    return NAMES[number]


def stage(match: Match) -> str:
    return seen(match).stage


def refused(match: Match, code: str) -> tuple[str, str]:
    """Why the seat to act may not play the code."""
    refusal = match.explain(match.to_act[0], code)
    assert refusal is not None, f"{code} is legal"
    return refusal.code, refusal.rule
